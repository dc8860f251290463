import { setKnobs, table } from "../../abilities/testing/table.ts"
import type { Knobs } from "../../rules/knobs.ts"
import type { State } from "../../state/state.ts"

/** A game by the rules of today, but for these knobs. */
export function by(knobs: Partial<Knobs>, players = 2): State {
  const s = table(players, "current")
  setKnobs(s, knobs)
  return s
}
