/** A rule that a state violates: its number, and what is wrong. */
export interface Breach {
  readonly rule: string
  readonly what: string
}

export function breach(rule: string, what: string): Breach {
  return { rule, what }
}
