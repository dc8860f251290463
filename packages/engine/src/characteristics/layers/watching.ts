import type { StaticAbility, TriggeredAbility } from "../../language/ability.ts"
import type { GameObject } from "../../state/object.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { analyse, type Indexed } from "./analysis.ts"
import { rememberedByIdentity } from "./by-list.ts"
import type { Derived } from "./derived.ts"
import { baseCharacteristics } from "./printed.ts"

/** An object with static or triggered abilities that may function where it is. */
export interface Watcher {
  object: GameObject
  statics: readonly Indexed<StaticAbility>[]
  triggers: readonly Indexed<TriggeredAbility>[]
}

/** All watchers as of now in the layers: permanents, and objects elsewhere with abilities that function there. */
export function watchers(s: State, d: Derived): Watcher[] {
  const out: Watcher[] = []
  for (const id of s.battlefield) {
    const object = objectNow(s, id)
    if (object.phasedOut === 0) look(s, d, object, false, out)
  }
  lookElsewhere(s, d, s.stack, out)
  const arePrinted = !changesElsewhere(s, d)
  const lookAt = (ids: readonly ObjectId[]) =>
    lookElsewhere(s, d, arePrinted ? printedWatchers(s, ids) : ids, out)
  lookAt(s.command)
  lookAt(s.exile)
  for (const player of s.players) {
    lookAt(player.graveyard)
    lookAt(player.hand)
  }
  return out
}

/** The cards in a list (usually none) with printed abilities that function off the battlefield. */
const printedWatchers = rememberedByIdentity(
  () => null,
  (s, ids) => ids.filter((id) => analyse(baseCharacteristics(s, objectNow(s, id)).abilities).elsewhere),
)

/** Whether the layers have changed any object off the battlefield and the stack so far. */
export function changesElsewhere(s: State, { changed }: Derived): boolean {
  for (const id of changed.keys()) {
    const zone = s.objects[id]?.zone
    if (zone !== "battlefield" && zone !== "stack") return true
  }
  return false
}

function lookElsewhere(s: State, d: Derived, ids: readonly ObjectId[], out: Watcher[]): void {
  for (const id of ids) {
    const object = objectNow(s, id)
    if (object.stack === null || object.stack.kind === "spell") look(s, d, object, true, out)
  }
}

function look(s: State, d: Derived, object: GameObject, away: boolean, out: Watcher[]): void {
  const { abilities } = d.changed.get(object.id) ?? baseCharacteristics(s, object)
  if (abilities.length === 0) return
  const { statics, triggers, elsewhere } = analyse(abilities)
  if (away ? elsewhere : statics.length + triggers.length > 0) out.push({ object, statics, triggers })
}
