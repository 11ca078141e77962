import { plain, type Line } from '#words/line.ts'

/** A sentence with its full stop, unless a name at its end brings one: “Fidge & Co.” */
export const stopped = (parts: Line): Line => (plain(parts).endsWith('.') ? parts : [...parts, '.'])
