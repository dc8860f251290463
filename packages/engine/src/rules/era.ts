import type { Knobs } from "./knobs.ts"

/** One step in the history of the rules: what it changes from the previous era. */
export interface Era {
  name: string
  /** First day in force, YYYY-MM-DD. */
  effective: string
  knobs: Partial<Knobs>
  /** Drops the numbers of all earlier eras. */
  renumbered?: true
  /** By current rule or section number: the number from this era on. */
  numbers: Readonly<Record<string, string>>
}
