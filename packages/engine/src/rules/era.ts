import type { Knobs } from "./knobs.ts"

/** One step of the rules' history: what it changes in the rules of the era before. */
export interface Era {
  name: string
  /** The day from which it applied, YYYY-MM-DD. */
  effective: string
  knobs: Partial<Knobs>
  /** The numbers of the eras before are no more. */
  renumbered?: true
  /** By the number of the current rules, or its section's: the number in this era, from here on. */
  numbers: Readonly<Record<string, string>>
}
