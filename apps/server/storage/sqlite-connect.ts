import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { StorageError } from './error.ts'
import { asStorageError } from './sqlite-errors.ts'
import { migrate } from './sqlite-schema.ts'

export interface Connection {
  readonly db: Database.Database
  /** Held for as long as the data folder is ours. */
  readonly lock: Database.Database
}

/** Takes the data folder for this process, checks its database and brings it to the newest schema. */
export function connect(dataDir: string): Connection {
  const file = join(dataDir, 'orrery.db')
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.R_OK | constants.W_OK)
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK)
  } catch (error) {
    throw asStorageError(error)
  }
  const lock = takeLock(dataDir)
  try {
    return { db: openDatabase(file), lock }
  } catch (error) {
    lock.close()
    throw asStorageError(error)
  }
}

/**
 * The lock is a transaction that stays open on an empty database beside the real one: the system drops it with the
 * process, however that ends, and other programs can still read the real one (a shell, a backup).
 */
function takeLock(dataDir: string): Database.Database {
  const lock = new Database(join(dataDir, 'orrery.lock'))
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    const known = asStorageError(error)
    if (known.code !== 'storage.locked') throw known
    throw new StorageError('storage.locked', `Another Orrery server already uses the data folder ${dataDir}.`, error)
  }
}

function openDatabase(file: string): Database.Database {
  const db = new Database(file)
  try {
    const [mode] = db.pragma('journal_mode = WAL') as { journal_mode: string }[]
    if (mode.journal_mode !== 'wal') {
      throw new StorageError('storage.failed', `The file system of ${file} does not support a write-ahead log.`)
    }
    db.pragma('synchronous = FULL')
    db.pragma('foreign_keys = ON')
    // A shell that reads or writes for a moment is waited for.
    db.pragma('busy_timeout = 2000')
    // Better to refuse now than to serve some matches and lose others later.
    const [check] = db.pragma('quick_check(1)') as { quick_check: string }[]
    if (check.quick_check !== 'ok') {
      throw new StorageError('storage.corrupt', `${file} is damaged: restore a backup. (${check.quick_check})`)
    }
    migrate(db)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}
