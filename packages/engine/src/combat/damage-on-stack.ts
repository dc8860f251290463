import { putAbilityOnStack } from "../announcing/ability-on-stack.ts"
import { characteristics } from "../characteristics/query.ts"
import { type Damage, dealDamage } from "../events/damage/damage.ts"
import { cease } from "../events/moving/leave-game.ts"
import { record } from "../events/record.ts"
import { CARD_TYPE_BIT } from "../language/vocabulary.ts"
import { stackInfoOf } from "../state/object-now.ts"
import { isPlayerRef, NONE, type ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/** 310.4@2003-07: assigned damage goes onto the stack as one object that can't be countered. */
export function putDamageOnStack(s: State, damage: readonly Damage[]): void {
  if (damage.length === 0) return
  putAbilityOnStack(s, s.turn.active, {
    kind: "combatDamage",
    source: NONE,
    ability: null,
    targets: [],
    divided: null,
    modes: null,
    x: 0,
    bindings: {},
    damage,
  })
  for (const { source, to, amount } of damage)
    record(s, {
      kind: "action",
      rule: "310.4@2003-07",
      source,
      other: to,
      amount,
      detail: "damageOnStack",
      combat: true,
    })
}

/** Dealt as assigned, even if the source has left, but not to creatures that have left or stopped being creatures. */
export function resolveCombatDamage(s: State, id: ObjectId): void {
  const damage = stackInfoOf(s, id).damage ?? []
  cease(s, id, "310.4@2003-07")
  dealDamage(
    s,
    damage.filter(({ to }) => isPlayerRef(to) || canTakeIt(s, to)),
    "510.2",
  )
}

function canTakeIt(s: State, id: ObjectId): boolean {
  const object = s.objects[id]
  if (object === undefined || object.phasedOut !== 0) return false
  return (characteristics(s, id).types & (CARD_TYPE_BIT.creature | CARD_TYPE_BIT.planeswalker)) !== 0
}
