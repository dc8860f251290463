import { type Context, contextOf } from "../characteristics/context.ts"
import { countEvents } from "../characteristics/queries/history/history.ts"
import type { TriggeredAbility } from "../language/ability.ts"
import type { ObjectEffect } from "../language/effects/object-effect.ts"
import type { GameEvent } from "../state/event.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { editState, invalidate, newTimestamp } from "../state/writing/edit.ts"
import { beginEffect } from "./continuous.ts"

/** What ends it; default "sourceLeaves". */
interface Until {
  until?: Extract<ObjectEffect, { do: "exileUntil" }>["until"]
}
type ExileUntil = Extract<ObjectEffect, { do: "exileUntil" }>

/** 610.3a, 610.3b, 610.4b, 610.4c: if the event that ends it has already occurred, the object doesn't move. */
export function canBeginUntil(s: State, e: Until, context: Context): boolean {
  if (e.until !== undefined && e.until !== "sourceLeaves")
    return countEvents(s, e.until, contextOf(context.source, context.you), sinceBegun(s, context.stack)) === 0
  return s.objects[context.source]?.zone === "battlefield"
}

/** The events since the spell or ability was put onto the stack. */
function sinceBegun(s: State, stack: ObjectId): readonly GameEvent[] {
  const begun = s.events.findIndex((e) => BEGINNING.has(e.kind) && e.object === stack)
  return begun < 0 ? [] : s.events.slice(begun)
}

const BEGINNING: ReadonlySet<GameEvent["kind"]> = new Set(["cast", "activates", "triggers"])

/** 610.3: the second one-shot effect, which happens immediately when the event occurs. */
export function returnLater(s: State, e: ExileUntil, exiled: readonly ObjectId[], context: Context): void {
  if (exiled.length === 0) return
  if (e.until === undefined || e.until === "sourceLeaves") {
    beginEffect(
      s,
      { ...context, bindings: { exiledUntil: exiled } },
      { duration: "whileSourceOnBattlefield" },
    )
    return
  }
  const ability: TriggeredAbility = {
    ability: "triggered",
    when: e.until,
    effect: { do: "move", what: { sel: "bound", name: "exiledUntil" }, to: "battlefield" },
  }
  const delayed = {
    source: context.source,
    controller: context.you,
    ability,
    bindings: { exiledUntil: exiled },
    once: true,
    atOnce: true,
    duration: "permanent" as const,
  }
  editState(s).delayed = [
    ...s.delayed,
    { ...delayed, id: newTimestamp(s), turn: s.turn.number, x: context.x },
  ]
  invalidate(s)
}
