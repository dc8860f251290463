import type { TriggeredAbility } from "../language/ability.ts"
import type { PlayerSelector } from "../language/selector.ts"
import { record } from "../events/record.ts"
import { edit, touch } from "../state/edit.ts"
import { NONE, type PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { venture } from "./dungeons.ts"

/** 725.2, 726.2: the monarch and the initiative have triggered abilities with no source, controlled by who has the designation. */
function inherent(ability: Omit<TriggeredAbility, "ability">): TriggeredAbility {
  return { ability: "triggered", ...ability }
}

const HOLDER: PlayerSelector = { who: "you" }

/** 725.2: at the beginning of the monarch's end step that player draws a card; combat damage to the monarch passes it on. */
export const MONARCH_ABILITIES: readonly TriggeredAbility[] = [
  inherent({ when: { on: "step", step: "end", player: HOLDER }, effect: { do: "draw", count: 1 } }),
  inherent({ when: { on: "damage", source: { is: "type", type: "creature" }, player: HOLDER, combat: true }, effect: { do: "becomeMonarch", player: { who: "controllerOf", of: { sel: "bound", name: "source" } } } }),
]

/** 726.2: venture into the Undercity at the upkeep and on taking it; combat damage passes it on. */
export const INITIATIVE_ABILITIES: readonly TriggeredAbility[] = [
  inherent({ when: { on: "step", step: "upkeep", player: HOLDER }, effect: { do: "venture", into: "Undercity" } }),
  inherent({ when: { on: "damage", source: { is: "type", type: "creature" }, player: HOLDER, combat: true }, effect: { do: "takeInitiative", player: { who: "controllerOf", of: { sel: "bound", name: "source" } } } }),
]

/** 725.3: at most one player is the monarch. */
export function becomeMonarch(s: State, player: PlayerId): void {
  if (player < 0 || s.monarch === player) return
  s.monarch = player
  touch(s)
  record(s, { kind: "becomesMonarch", rule: "725.3", player })
}

/** 726.3: taking the initiative again triggers again. */
export function takeInitiative(s: State, player: PlayerId): void {
  if (player < 0) return
  s.initiative = player
  touch(s)
  record(s, { kind: "action", rule: "726.3", player, detail: "initiative" })
  venture(s, player, "Undercity")
}

/** 731.1, 731.2: day or night begins; permanents with daybound and nightbound transform. */
export function setDayNight(s: State, to: "day" | "night"): void {
  if (s.dayNight === to) return
  s.dayNight = to
  touch(s)
  record(s, { kind: "dayNight", rule: "731.1", detail: to, object: NONE })
  for (const id of s.battlefield) turnWithTheDay(s, id, to)
}

/** 702.145c, f: as it becomes night, daybound permanents transform; as it becomes day, nightbound ones do. */
function turnWithTheDay(s: State, id: number, to: "day" | "night"): void {
  const object = s.objects[id]!
  const front = s.definitions[object.def].faces[0].abilities?.some((a) => a.ability === "keyword" && a.keyword === "daybound")
  const face = to === "night" ? 1 : 0
  if (!front || object.face === face || object.faceDown) return
  edit(s, id).face = face
  touch(s)
  record(s, { kind: "transforms", rule: "701.27a", object: id })
}
