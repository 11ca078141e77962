import type Database from 'libsql'
import { StorageError } from './error.ts'

/**
 * Brings a database to the newest schema. A migration that has been released is never edited: add one at the end.
 */
export function migrate(db: Database.Database): void {
  db.exec('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY) STRICT')
  const { version } = db.prepare('SELECT coalesce(max(version), 0) AS version FROM migrations').get() as {
    version: number
  }
  if (version > MIGRATIONS.length) {
    throw new StorageError(
      'storage.newer',
      `The database has schema ${version}, this version of Orrery knows ${MIGRATIONS.length}: use the newer version, or a backup made before it.`,
    )
  }
  const applied = db.prepare('INSERT INTO migrations (version) VALUES (?)')
  for (let next = version; next < MIGRATIONS.length; next++) {
    db.exec('BEGIN IMMEDIATE')
    try {
      db.exec(MIGRATIONS[next])
      applied.run(next + 1)
      db.exec('COMMIT')
    } catch (error) {
      if (db.inTransaction) db.exec('ROLLBACK')
      throw error
    }
  }
}

/** libsql reads text only up to a NUL character: kept silently, a line with one would come back cut. */
const NO_NUL = (column: string) => `CHECK (instr(${column}, char(0)) = 0)`

const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL ${NO_NUL('name')},
    language TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- One small row per match, rewritten by every append; what is large and seldom changes is in match_texts.
  CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'finished', 'broken', 'abandoned')),
    error TEXT,
    table_name TEXT NOT NULL ${NO_NUL('table_name')},
    invite TEXT NOT NULL UNIQUE,
    plies INTEGER NOT NULL DEFAULT 0,
    waiting_for INTEGER NOT NULL DEFAULT 0,
    waiting_since INTEGER NOT NULL,
    revision INTEGER NOT NULL DEFAULT 1,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    CHECK ((status = 'broken') = (error IS NOT NULL))
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX matches_by_status ON matches (status);

  CREATE TABLE match_texts (
    match TEXT PRIMARY KEY REFERENCES matches,
    header TEXT,
    lobby TEXT NOT NULL
  ) STRICT;

  CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 30),
    kind TEXT NOT NULL CHECK (kind IN ('open', 'person', 'bot')),
    guest TEXT REFERENCES guests,
    bot_level TEXT,
    kept_by_bot INTEGER NOT NULL CHECK (kept_by_bot IN (0, 1)),
    PRIMARY KEY (match, seat),
    CHECK ((kind = 'person') = (guest IS NOT NULL)),
    CHECK ((kind = 'bot') = (bot_level IS NOT NULL)),
    CHECK (kind = 'person' OR kept_by_bot = 0)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_by_guest ON seats (guest) WHERE guest IS NOT NULL;

  CREATE TABLE lines (
    match TEXT NOT NULL REFERENCES matches,
    ply INTEGER NOT NULL,
    text TEXT NOT NULL ${NO_NUL('text')},
    PRIMARY KEY (match, ply)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE snapshots (
    match TEXT PRIMARY KEY REFERENCES matches,
    ply INTEGER NOT NULL,
    state TEXT NOT NULL
  ) STRICT;

  CREATE TABLE chat (
    match TEXT NOT NULL REFERENCES matches,
    n INTEGER NOT NULL,
    guest TEXT NOT NULL REFERENCES guests,
    text TEXT NOT NULL ${NO_NUL('text')},
    at INTEGER NOT NULL,
    PRIMARY KEY (match, n)
  ) STRICT, WITHOUT ROWID;
  `,
]
