import { abilityKey } from "../../characteristics/layers/ability-key.ts"
import { characteristics } from "../../characteristics/query.ts"
import type { Ability } from "../../language/ability.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit } from "../../state/writing/edit.ts"

/** "Do this only once each turn" (603.2h): an action of an ability, kept by its source. */
export interface OnceEachTurn {
  source: ObjectId
  ability: Ability
  /** The ability's place among its source's, which tells those apart that say the same. */
  index: number
}

/** Whether it was done this turn; what is gone keeps nothing, and has no ability left that could do it again. */
export function isDoneThisTurn(s: State, of: OnceEachTurn): boolean {
  return (s.objects[of.source]?.memory?.uses?.[doneKey(s, of)] ?? 0) > 0
}

export function noteDone(s: State, of: OnceEachTurn, times: number): void {
  const object = s.objects[of.source]
  if (object === undefined) return
  const uses = { ...object.memory?.uses, [doneKey(s, of)]: times }
  edit(s, of.source).memory = { ...object.memory, uses }
}

function doneKey(s: State, of: OnceEachTurn): string {
  return `m${ownAbilityKey(s, of)}:${s.turn.number}`
}

/** `abilityKey` of the ability that has that place among its source's; the source may have lost it meanwhile (603.10). */
export function ownAbilityKey(s: State, { source, ability, index }: OnceEachTurn): string {
  return abilityKey(ability, characteristics(s, source).abilities.slice(0, Math.max(index, 0)))
}
