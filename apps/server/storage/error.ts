import { OrreryError } from '#kernel/errors.ts'

export type StorageCode =
  /** Somebody else wrote first: read again and decide anew. Nothing of this write was kept. */
  | 'storage.conflict'
  /** The match or guest that the write belongs to is not there. */
  | 'storage.missing'
  /** The value can never be stored (a NUL character, a fraction where a count belongs): a fault of the caller. */
  | 'storage.invalid'
  /** No room left. Nothing of this write was kept; the same write works again once there is room. */
  | 'storage.full'
  | 'storage.corrupt'
  /** Written by a newer version of Orrery, which this one must not touch. */
  | 'storage.newer'
  | 'storage.readonly'
  /** Another process holds the storage. */
  | 'storage.locked'
  | 'storage.closed'
  /** Anything else, a failing disk above all; `cause` has the driver's own error. */
  | 'storage.failed'

export class StorageError extends OrreryError {
  declare readonly code: StorageCode

  constructor(code: StorageCode, message: string, cause?: unknown) {
    super(code, message)
    this.name = 'StorageError'
    if (cause !== undefined) this.cause = cause
  }
}
