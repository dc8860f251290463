import { completeDungeon, isOnBottommostRoom } from "../../actions/supplementary/dungeons.ts"
import type { Characteristics } from "../../characteristics/layers/characteristics.ts"
import { controllerOf } from "../../characteristics/query.ts"
import type { Ability, TriggeredAbility } from "../../language/ability.ts"
import type { GameObject } from "../../state/object.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { hasPendingTrigger } from "../pending.ts"
import { bury, type Plan } from "../plan.ts"

/** 704.5s, 714.4: a Saga whose final chapter ability has left the stack. */
export function finishedSaga(s: State, object: GameObject, c: Characteristics, plan: Plan): void {
  const final = finalChapter(c.abilities)
  if (final === 0 && s.ruleset.knobs.sagas === "on-no-chapter-safe") return
  if ((object.counters?.lore ?? 0) < final) return
  if (!hasPendingTrigger(s, object.id, isChapter)) plan.sacrificed.set(object.id, "704.5s")
}

function isChapter(ability: TriggeredAbility): boolean {
  return ability.chapters !== undefined
}

/** 714.2d: the greatest chapter number, 0 without chapter abilities. */
export function finalChapter(abilities: readonly Ability[]): number {
  const numbers = abilities.flatMap((a) => (a.ability === "triggered" ? (a.chapters ?? []) : []))
  return Math.max(0, ...numbers)
}

/** 704.5t, 309.6: completes a dungeon whose last room's ability has left the stack. */
export function finishedDungeons(s: State, plan: Plan): void {
  for (const id of s.command) {
    if (!isOnBottommostRoom(s, id) || hasPendingTrigger(s, id)) continue
    plan.steps.push(() => completeDungeon(s, id, "704.5t"))
  }
}

/** 704.5y: if a player has several Roles on a permanent, only the newest stays. */
export function extraRoles(s: State, roles: readonly ObjectId[], plan: Plan): void {
  for (const id of roles) {
    const { attachedTo, timestamp } = objectNow(s, id)
    const newer = roles.some(
      (other) =>
        objectNow(s, other).attachedTo === attachedTo &&
        objectNow(s, other).timestamp > timestamp &&
        controllerOf(s, other) === controllerOf(s, id),
    )
    if (attachedTo !== 0 && newer) bury(plan, id, "704.5y")
  }
}
