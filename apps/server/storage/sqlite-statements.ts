import type Database from 'libsql'

export type Statements = ReturnType<typeof prepareAll>

/** Every statement of the driver, prepared once. libsql aborts the process on a boolean: bind numbers, text and null. */
export function prepareAll(db: Database.Database) {
  const to = (sql: string) => db.prepare(sql)
  return {
    saveGuest: to(`INSERT INTO guests (id, name, language, created_at) VALUES (?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language`),
    guests: to('SELECT * FROM guests WHERE id IN (SELECT value FROM json_each(?))'),

    insertMatch: to(`INSERT INTO matches
      (id, game, rules_version, status, table_name, invite, waiting_since, created_at, updated_at)
      VALUES (?, ?, ?, 'lobby', ?, ?, ?, ?, ?)`),
    insertTexts: to('INSERT INTO match_texts (match, header, lobby) VALUES (?, NULL, ?)'),
    match: to('SELECT * FROM matches JOIN match_texts ON match = id WHERE id = ?'),
    matchIdByInvite: to('SELECT id FROM matches WHERE invite = ?'),
    updateMatch: to(`UPDATE matches SET rules_version = ?, status = ?, error = ?, table_name = ?, waiting_for = ?,
      waiting_since = ?, updated_at = ?, revision = revision + 1 WHERE id = ?`),
    updateTexts: to('UPDATE match_texts SET header = ?, lobby = ? WHERE match = ?'),
    matchesOf: to(`SELECT * FROM matches WHERE id IN (SELECT match FROM seats WHERE guest = ?)
      ORDER BY status IN ('finished', 'abandoned'), updated_at DESC, id LIMIT ?`),
    matchIds: to('SELECT id FROM matches WHERE status = ?'),
    awaitingBots: to(`SELECT DISTINCT id FROM matches JOIN seats ON match = id
      WHERE status = 'running' AND (kind <> 'person' OR kept_by_bot = 1) AND (waiting_for >> seat) & 1`),
    seats: to('SELECT * FROM seats WHERE match = ? ORDER BY seat'),
    deleteSeats: to('DELETE FROM seats WHERE match = ?'),
    insertSeat: to('INSERT INTO seats (match, seat, kind, guest, bot_level, kept_by_bot) VALUES (?, ?, ?, ?, ?, ?)'),

    advance: to(`UPDATE matches SET plies = plies + ?, waiting_for = ?, waiting_since = ?, updated_at = ?
      WHERE id = ? AND plies = ? AND status = 'running'`),
    // Apart from `advance`, which then leaves the index on status alone.
    restate: to('UPDATE matches SET status = coalesce(?, status), revision = revision + 1 WHERE id = ?'),
    insertLine: to('INSERT INTO lines (match, ply, text) VALUES (?, ?, ?)'),
    lines: to('SELECT text FROM lines WHERE match = ? AND ply >= ? ORDER BY ply'),
    saveSnapshot: to(`INSERT INTO snapshots (match, ply, state) VALUES (?, ?, ?)
      ON CONFLICT (match) DO UPDATE SET ply = excluded.ply, state = excluded.state`),
    snapshot: to('SELECT ply, state FROM snapshots WHERE match = ?'),
    deleteSnapshot: to('DELETE FROM snapshots WHERE match = ?'),

    lastChat: to('SELECT coalesce(max(n), 0) AS n FROM chat WHERE match = ?'),
    insertChat: to('INSERT INTO chat (match, n, guest, text, at) VALUES (?, ?, ?, ?, ?)'),
    chat: to('SELECT * FROM chat WHERE match = ? AND n > ? ORDER BY n DESC LIMIT ?'),

    createSetting: to('INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING'),
    setting: to('SELECT value FROM settings WHERE key = ?'),

    savepoint: to('SAVEPOINT entry'),
    release: to('RELEASE entry'),
    rollbackTo: to('ROLLBACK TO entry'),
    backup: to('VACUUM INTO ?'),
  }
}
