import { StorageError, type StorageCode } from './error.ts'

/** What SQLite or the file system says, as the port's error. */
export function asStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error
  const code = codeOf(error)
  return new StorageError(code, `${SENTENCES[code]} (${error instanceof Error ? error.message : String(error)})`, error)
}

type FileCode = Exclude<StorageCode, 'storage.newer' | 'storage.closed'>

const SENTENCES: Record<FileCode, string> = {
  'storage.conflict': 'Something with this key is there already.',
  'storage.missing': 'What this belongs to is not there.',
  'storage.invalid': 'This value cannot be stored.',
  'storage.full': 'There is no room left on the disk.',
  'storage.corrupt': 'The database is damaged: restore a backup.',
  'storage.readonly': 'The database cannot be written: check the permissions of the data folder.',
  'storage.locked': 'Another program holds the database.',
  'storage.failed': 'The database failed.',
}

function codeOf(error: unknown): FileCode {
  if (!(error instanceof Error)) return 'storage.failed'
  if ('rawCode' in error && typeof error.rawCode === 'number') return codeOfSqlite(error.rawCode)
  return ('code' in error ? FILE_SYSTEM[String(error.code)] : undefined) ?? 'storage.failed'
}

const FILE_SYSTEM: Partial<Record<string, FileCode>> = {
  ENOSPC: 'storage.full',
  EDQUOT: 'storage.full',
  EACCES: 'storage.readonly',
  EPERM: 'storage.readonly',
  EROFS: 'storage.readonly',
}

/** By number: libsql has names for only some of the extended codes. */
function codeOfSqlite(extended: number): FileCode {
  switch (extended) {
    case 1555: // SQLITE_CONSTRAINT_PRIMARYKEY
    case 2067: // SQLITE_CONSTRAINT_UNIQUE
      return 'storage.conflict'
    case 787: // SQLITE_CONSTRAINT_FOREIGNKEY
      return 'storage.missing'
    case 4874: // SQLITE_IOERR_SHMSIZE: the shared index of the log could not grow
      return 'storage.full'
  }
  switch (extended & 0xff) {
    case 19: // SQLITE_CONSTRAINT
    case 20: // SQLITE_MISMATCH
      return 'storage.invalid'
    case 13: // SQLITE_FULL
      return 'storage.full'
    case 11: // SQLITE_CORRUPT
    case 26: // SQLITE_NOTADB
      return 'storage.corrupt'
    case 8: // SQLITE_READONLY
    case 23: // SQLITE_AUTH
    case 3: // SQLITE_PERM
      return 'storage.readonly'
    case 5: // SQLITE_BUSY
    case 6: // SQLITE_LOCKED
      return 'storage.locked'
    default:
      return 'storage.failed'
  }
}
