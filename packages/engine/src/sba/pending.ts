import type { TriggeredAbility } from "../language/ability.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/** Whether the object is the source of an ability that has triggered but not yet left the stack (704.5s, t, v). */
export function hasPendingTrigger(
  s: State,
  source: ObjectId,
  such: (ability: TriggeredAbility) => boolean = () => true,
): boolean {
  if (s.waiting.some((w) => w.source === source && such(w.ability))) return true
  return s.stack.some((id) => {
    const info = objectNow(s, id).stack
    return info?.kind === "triggered" && info.source === source && such(info.ability as TriggeredAbility)
  })
}
