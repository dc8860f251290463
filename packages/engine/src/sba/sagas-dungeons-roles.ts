import type { Characteristics } from "../characteristics/characteristics.ts"
import { characteristics, controllerOf } from "../characteristics/query.ts"
import { cease } from "../events/leave-game.ts"
import { record } from "../events/record.ts"
import type { Ability, TriggeredAbility } from "../language/ability.ts"
import { TYPE_BIT } from "../language/vocabulary.ts"
import { editPlayer } from "../state/edit.ts"
import type { GameObject } from "../state/object.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { hasPendingTrigger } from "./pending.ts"
import { bury, type Plan } from "./plan.ts"

/** 704.5s, 714.4: a Saga whose final chapter ability has left the stack. */
export function finishedSaga(s: State, object: GameObject, c: Characteristics, plan: Plan): void {
  const final = finalChapter(c.abilities)
  if (final === 0 || (object.counters?.lore ?? 0) < final) return
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

/** 704.5t, 309.6: a dungeon whose last room's ability has left the stack is completed. */
export function finishedDungeons(s: State, plan: Plan): void {
  for (const id of s.command) {
    const object = s.objects[id]!
    const c = characteristics(s, id)
    if ((c.types & TYPE_BIT.dungeon) === 0 || object.memory?.room === undefined) continue
    if (object.memory.room < lastRoom(c.abilities) || hasPendingTrigger(s, id)) continue
    plan.steps.push(() => completeDungeon(s, id, c.name))
  }
}

function lastRoom(abilities: readonly Ability[]): number {
  return abilities.filter((a) => a.ability === "triggered").length - 1
}

/** 309.7: a dungeon is completed as it is removed from the game. */
function completeDungeon(s: State, id: ObjectId, name: string): void {
  const { owner } = s.objects[id]!
  cease(s, id, "704.5t")
  editPlayer(s, owner).dungeons = [...s.players[owner].dungeons, name]
  record(s, { kind: "completesDungeon", rule: "309.7", player: owner, detail: name })
}

/** 704.5y: of several Roles of one player on a permanent only the newest stays. */
export function extraRoles(s: State, roles: readonly ObjectId[], plan: Plan): void {
  for (const id of roles) {
    const { attachedTo, timestamp } = s.objects[id]!
    const newer = roles.some(
      (other) =>
        s.objects[other]!.attachedTo === attachedTo &&
        s.objects[other]!.timestamp > timestamp &&
        controllerOf(s, other) === controllerOf(s, id),
    )
    if (attachedTo !== 0 && newer) bury(plan, id, "704.5y")
  }
}
