import type { Subject } from './pen.ts'
import { artifactSubjects } from './subjects-artifacts.ts'
import { creatureSubjects, dragonSubjects } from './subjects-dragons-creatures.ts'
import { itemSubjects, mageSubjects } from './subjects-others.ts'
import { monumentSubjects, placeSubjects } from './subjects-places-monuments.ts'

/** Every drawn subject by component id. */
export const subjects: Readonly<Record<string, Subject>> = {
  ...artifactSubjects,
  ...dragonSubjects,
  ...creatureSubjects,
  ...mageSubjects,
  ...itemSubjects,
  ...monumentSubjects,
  ...placeSubjects,
}

const unknown: Subject = []

/** The drawing of a component; empty for an id that has none. */
export function subjectOf(id: string): Subject {
  return subjects[id] ?? unknown
}
