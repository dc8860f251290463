import { contextOf } from "../characteristics/context.ts"
import { characteristics, controllerOf, hasKeyword } from "../characteristics/query.ts"
import { execute } from "../events/interpreter-port.ts"
import { shuffle } from "../events/moving/draw.ts"
import { cease } from "../events/moving/leave-game.ts"
import { move, moveOne } from "../events/moving/move.ts"
import { blankMove } from "../events/moving/move-request.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import { NONE } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { editState, invalidate, newTimestamp } from "../state/writing/edit.ts"

/** 608.2n: as the final part of its resolution, an instant or sorcery leaves the stack, normally for the graveyard. */
export function afterResolution(s: State, id: ObjectId): void {
  const object = objectNow(s, id)
  const controller = controllerOf(s, id)
  if (object.kind === "copy") return cease(s, id, "608.2n")
  if ((object.memory?.paid?.buyback ?? 0) > 0) return leave(s, id, "hand", "702.27a")
  if (object.face === 1 && s.definitions[object.def].layout === "adventure")
    return afterAdventure(s, id, controller)
  if (hasKeyword(s, id, "rebound") && object.memory?.castFrom === "hand") return rebound(s, id, controller)
  leave(s, id, "graveyard", "608.2n")
}

function leave(s: State, id: ObjectId, to: "hand" | "graveyard" | "exile" | "library", rule: string): void {
  const m = blankMove(id, to, rule)
  m.cause = "resolve"
  moveOne(s, m)
}

/** 715.3d: an Adventure is exiled, and its controller may play it from there; 720.3d: an Omen is shuffled into the library. */
function afterAdventure(s: State, id: ObjectId, controller: PlayerId): void {
  const { owner } = objectNow(s, id)
  if (characteristics(s, id).subtypes.includes("Omen")) {
    leave(s, id, "library", "720.3d")
    return shuffle(s, owner)
  }
  const exiled = move(s, { id, to: "exile", rule: "715.3d", cause: "resolve", keep: { way: "adventure" } })
  if (s.objects[exiled]?.zone !== "exile") return
  const context = contextOf(exiled, controller, 0, { card: [exiled] })
  execute(s, { do: "permitPlay", what: { sel: "bound", name: "card" }, duration: "permanent" }, context)
}

/** 702.88a: exiles the card, to be cast again at the beginning of the next upkeep. */
function rebound(s: State, id: ObjectId, controller: PlayerId): void {
  const exiled = move(s, { id, to: "exile", rule: "702.88a", cause: "resolve" })
  if (exiled === NONE || s.objects[exiled]?.zone !== "exile") return
  const what = { sel: "bound" as const, name: "rebound" }
  editState(s).delayed = [
    ...s.delayed,
    {
      id: newTimestamp(s),
      source: id,
      controller,
      ability: {
        ability: "triggered",
        when: { on: "step", step: "upkeep", player: { who: "you" } },
        effect: { do: "cast", what, free: true, optional: true },
        keyword: "rebound",
      },
      bindings: { rebound: [exiled] },
      once: true,
      duration: "permanent",
      turn: s.turn.number,
      x: 0,
    },
  ]
  invalidate(s)
}
