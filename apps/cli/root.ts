import { fileURLToPath } from 'node:url'

/** The project's folder: two levels above this file, and above the bundle in dist/cli. */
export const root = fileURLToPath(new URL('../../', import.meta.url))
