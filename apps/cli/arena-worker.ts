import { parentPort, workerData } from 'node:worker_threads'
import { arenaPlayer, type Arena } from './arena-games.ts'

/** Plays the games whose numbers it is sent, and answers each with its result. */
const play = arenaPlayer(workerData as Arena)
parentPort?.on('message', (number: number) => parentPort?.postMessage(play(number)))
