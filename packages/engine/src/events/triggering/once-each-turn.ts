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

/** Whether it was done this turn. A source that is gone keeps nothing: of two triggers that wait then, each may do it. */
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

/** `abilityKey` of an ability among its source's, which may have moved up or be lost since it triggered (603.10). */
export function ownAbilityKey(s: State, { source, ability, index }: OnceEachTurn): string {
  const { abilities } = characteristics(s, source)
  return abilityKey(ability, abilities.slice(0, Math.max(placeOf(abilities, ability, index), 0)))
}

/** Where the ability is now: at that place if it still says the same, else where the first that does is; -1 if it is lost. */
function placeOf(abilities: readonly Ability[], ability: Ability, index: number): number {
  const said = JSON.stringify(ability)
  const says = (other: Ability | undefined) => other !== undefined && JSON.stringify(other) === said
  return says(abilities[index]) ? index : abilities.findIndex(says)
}
