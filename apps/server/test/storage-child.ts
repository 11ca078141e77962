import { writeSync } from 'node:fs'
import { GroupCommit } from '../storage/group-commit.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { line, startMatch } from './storage-samples.ts'

/** Appends to every match without end, two lines at a time, and repeats on stdout what is durable. Meant to be killed. */
const [dataDir, ...matches] = process.argv.slice(1)
const storage = await openSqlite(dataDir)
const commits = new GroupCommit(storage)
for (const id of matches) await startMatch(storage, id)

for (const id of matches) void writeForever(id)

async function writeForever(id: string): Promise<never> {
  for (let ply = 0; ; ply += 2) {
    const lines = [`${id} ${ply}`, `${id} ${ply + 1}`]
    await commits.append({ ...line(id, ply), lines })
    writeSync(1, lines.map((text) => `${text}\n`).join(''))
  }
}
