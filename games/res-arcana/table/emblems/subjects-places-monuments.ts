import type { Subject } from './pen.ts'
export const monumentSubjects: Readonly<Record<string, Subject>> = {}
export const placeSubjects: Readonly<Record<string, Subject>> = {}
