import type { Knobs } from "../../rules/knobs.ts"
import type { State } from "../../state/state.ts"
import { setKnobs, table } from "../../testing/table.ts"

/** A game by the rules of today, but for these knobs. */
export function by(knobs: Partial<Knobs>, players = 2): State {
  const s = table(players, "current")
  setKnobs(s, knobs)
  return s
}
