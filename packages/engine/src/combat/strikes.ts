import { characteristics } from "../characteristics/query.ts"
import { fighting } from "../events/damage/combat-role.ts"
import { FLAG_BIT } from "../language/keyword.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/** 510.4: whether a creature in combat has first or double strike, which requires two damage steps. */
export function someoneStrikesFirst(s: State): boolean {
  return inCombat(s).some((id) => strikesFirst(s, id))
}

/** The creatures that deal damage in the first-strike step or in the regular (possibly only) step (510.4). */
export function dealersOf(s: State, first: boolean): ObjectId[] {
  return inCombat(s).filter((id) => (first ? strikesFirst(s, id) : strikesNow(s, id)))
}

function inCombat(s: State): ObjectId[] {
  return fighting(s).filter((id) => objectNow(s, id).phasedOut === 0)
}

function strikesFirst(s: State, id: ObjectId): boolean {
  return (characteristics(s, id).flags & FLAG_BIT.firstStrike) !== 0 || strikesTwice(s, id)
}

function strikesTwice(s: State, id: ObjectId): boolean {
  return (characteristics(s, id).flags & FLAG_BIT.doubleStrike) !== 0 && s.ruleset.knobs.doubleStrike
}

/** 510.4: in the second step, creatures that didn't strike in the first, and those with double strike now. */
function strikesNow(s: State, id: ObjectId): boolean {
  const struck = s.turn.combat!.struckFirst
  return struck === null || !struck.includes(id) || strikesTwice(s, id)
}
