import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameEntry } from '#games/registry.ts'
import { fail, OrreryError } from '#kernel/errors.ts'

/** By game, the tables that the host has put in place of ours: file names without `.json` and what they hold. */
export type Overrides = ReadonlyMap<string, Readonly<Record<string, unknown>>>

/**
 * Reads `overrides/<game>/<table>.json` in the data folder. What a game refuses is refused here, with
 * file, field and reason: a server that silently played by other numbers would be worse than none.
 */
export function readOverrides(dataDir: string, games: readonly GameEntry[]): Overrides {
  const root = join(dataDir, 'overrides')
  const found = new Map<string, Record<string, unknown>>()
  for (const folder of namesIn(root)) {
    const entry = games.find(({ id }) => id === folder) ?? fail('overrides.game', `overrides/${folder}: there is no game of that name; there are ${games.map(({ id }) => id).join(', ')}`)
    const tables: Record<string, unknown> = {}
    for (const file of namesIn(join(root, folder))) {
      if (!file.endsWith('.json')) fail('overrides.file', `overrides/${folder}/${file}: a table is a .json file`)
      tables[file.slice(0, -'.json'.length)] = parsed(join(root, folder, file), `overrides/${folder}/${file}`)
    }
    if (Object.keys(tables).length === 0) continue
    tried(entry, tables, folder)
    found.set(folder, tables)
  }
  return found
}

/** Files that the system keeps for itself begin with a dot. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.')).sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function parsed(path: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown
  } catch (error) {
    return fail('overrides.json', `${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function tried(entry: GameEntry, tables: Readonly<Record<string, unknown>>, folder: string): void {
  try {
    entry.make(tables)
  } catch (error) {
    const { code, message } = error instanceof OrreryError ? error : { code: 'overrides.table', message: error instanceof Error ? error.message : String(error) }
    fail(code, `overrides/${folder}: ${message}`)
  }
}
