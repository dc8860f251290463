import type { StaticAbility, TriggeredAbility } from "../../language/ability.ts"
import type { GameObject } from "../../state/object.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { analyse, type Indexed } from "./analysis.ts"
import type { Derived } from "./derived.ts"
import { baseCharacteristics } from "./printed.ts"

/** An object with static or triggered abilities that may work where it is. */
export interface Watcher {
  object: GameObject
  statics: readonly Indexed<StaticAbility>[]
  triggers: readonly Indexed<TriggeredAbility>[]
}

/** All of them as far as the layers have come: permanents, and objects elsewhere with abilities that work there. */
export function watchers(s: State, d: Derived): Watcher[] {
  const out: Watcher[] = []
  for (const id of s.battlefield) {
    const object = objectNow(s, id)
    if (object.phasedOut === 0) look(s, d, object, false, out)
  }
  lookElsewhere(s, d, s.stack, out)
  lookElsewhere(s, d, s.command, out)
  lookElsewhere(s, d, s.exile, out)
  for (const player of s.players) {
    lookElsewhere(s, d, player.graveyard, out)
    lookElsewhere(s, d, player.hand, out)
  }
  return out
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
