/** Why something is not allowed: a value with the rule's number, worded by the game's words. */
export interface Reason {
  /** `RA-3.2` */
  readonly rule: string
  readonly why: string
  readonly args?: Readonly<Record<string, number | string>>
}

export const because = (rule: string, why: string, args?: Reason['args']): Reason => (args ? { rule, why, args } : { rule, why })
