import { fail } from '#kernel/errors.ts'
import { StorageError } from '../storage/error.ts'
import type { MatchChange, Storage, StoredMatch } from '../storage/port.ts'

const TRIES = 5

/** Reads, decides and writes; when somebody else wrote in between, all of it again. Undefined changes nothing. */
export async function edit(storage: Storage, id: string, decide: (match: StoredMatch) => MatchChange | undefined): Promise<StoredMatch> {
  for (let left = TRIES; ; left--) {
    const match = (await storage.match(id)) ?? fail('match.unknown', 'There is no such match')
    const change = decide(match)
    if (!change) return match
    try {
      return await storage.updateMatch(id, match.revision, change, Date.now())
    } catch (error) {
      if (!(error instanceof StorageError) || error.code !== 'storage.conflict' || left === 1) throw error
    }
  }
}
