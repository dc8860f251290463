import { definitionsContainAny } from "../../characteristics/definitions-contain.ts"
import { activeStatics } from "../../characteristics/layers/derived.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { players } from "../../characteristics/queries/selector.ts"
import { isActive } from "../../characteristics/queries/teams.ts"
import { characteristics } from "../../characteristics/query.ts"
import { FLAG_BIT } from "../../language/keyword.ts"
import { CARD_TYPE_BIT } from "../../language/vocabulary.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { stackHere } from "../../state/turn-markers.ts"
import { givesItselfFlash, ownEffects } from "./permissions.ts"

/** 307.1: a main phase of the player's own turn, priority, and an empty stack. */
export function isSorceryTime(s: State, player: PlayerId): boolean {
  return (
    isActive(s, player) &&
    stackHere(s).length === 0 &&
    (s.turn.step === "precombatMain" || s.turn.step === "postcombatMain")
  )
}

/** Whether the spell, evaluated as if on the stack, may be cast whenever its controller has priority (304.1, 702.8). */
export function isInstantSpeed(s: State, player: PlayerId, id: ObjectId): boolean {
  const c = characteristics(s, id)
  if ((c.types & CARD_TYPE_BIT.instant) !== 0 || (c.flags & FLAG_BIT.flash) !== 0) return true
  if (ownEffects(s, player, id, "flash").some(({ effect }) => effect.cost === undefined)) return true
  if (givesItselfFlash(s, player, id)) return true
  return activeStatics(s, "flash").some(
    ({ effect, context }) =>
      !effect.self &&
      players(s, effect.who ?? { who: "you" }, context).includes(player) &&
      matchesFilter(s, effect.spells, id, context),
  )
}

/** 702.61b: while a spell with split second is on the stack, players may only use mana abilities and special actions. */
export function isSplitSecond(s: State): boolean {
  return (
    anySplitSecond(s) &&
    s.stack.some(
      (id) =>
        objectNow(s, id).stack?.kind === "spell" &&
        (characteristics(s, id).flags & FLAG_BIT.splitSecond) !== 0,
    )
  )
}

const anySplitSecond = definitionsContainAny(["splitSecond"])
