import type { TriggeredAbility } from "../../language/ability.ts"
import type { Bindings } from "../../state/object.ts"
import type { ObjectId, PlayerId, Ref } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { editState } from "../../state/writing/edit.ts"

// Other keywords that trigger are abilities of the language (`language/keywords/`). What either kind does is done as the ability resolves
// (`resolving/resolve.ts`).

/** 502.58@2007-10: "Whenever this permanent deals damage to a creature, destroy that creature." */
const DEATHTOUCH: TriggeredAbility = {
  ability: "triggered",
  when: { on: "damage" },
  effect: { do: "destroy", what: { sel: "bound", name: "other" } },
}

/** 502.68@2007-10: "Whenever this permanent deals damage, you gain that much life." */
const LIFELINK: TriggeredAbility = {
  ability: "triggered",
  when: { on: "damage" },
  effect: { do: "gainLife", amount: { n: "bound", name: "amount" } },
}

/** Deathtouch as a triggered ability, in older rules. */
export function triggerDeathtouch(s: State, source: ObjectId, controller: PlayerId, creature: Ref): void {
  wait(s, DEATHTOUCH, source, controller, { other: [creature] })
}

/** Lifelink as a triggered ability, in older rules. */
export function triggerLifelink(s: State, source: ObjectId, controller: PlayerId, amount: number): void {
  wait(s, LIFELINK, source, controller, { amount })
}

function wait(
  s: State,
  ability: TriggeredAbility,
  source: ObjectId,
  controller: PlayerId,
  bindings: Bindings,
): void {
  editState(s).waiting = [...s.waiting, { source, controller, ability, bindings, x: 0, index: 0 }]
}
