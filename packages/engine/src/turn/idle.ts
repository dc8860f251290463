import { definitionsContainAny, WATCHES_MANA } from "../characteristics/definitions-contain.ts"
import { analyse } from "../characteristics/layers/analysis.ts"
import { characteristics } from "../characteristics/query.ts"
import type { Action } from "../state/decision.ts"
import type { State } from "../state/state.ts"

/** What could make tapping something for mana matter: what looks at it, or at what is tapped. */
const tappingMatters = definitionsContainAny([WATCHES_MANA, "taps", "untaps", "tapped"])

/**
 * Whether a player with these options can do nothing but pass and tap permanents for mana that nobody can use for anything else: he
 * has no choice that could end a loop (732.4). Not while mana burns, nor where a card of the game looks at tapping or at mana.
 */
export function isIdle(s: State, options: readonly Action[]): boolean {
  if (s.ruleset.knobs.manaBurn || tappingMatters(s)) return false
  return options.every((option) => option.do === "pass" || (option.do === "activate" && onlyTaps(s, option)))
}

function onlyTaps(s: State, { object, ability, mana }: Extract<Action, { do: "activate" }>): boolean {
  if (!mana) return false
  const entries = analyse(characteristics(s, object).abilities).mana
  const found = entries.find((entry) => entry.index === ability)?.ability
  return found?.cost.length === 1 && found.cost[0].pay === "tap" && found.effect?.do === "addMana"
}
