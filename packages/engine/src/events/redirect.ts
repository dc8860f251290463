import type { Context } from "../characteristics/context.ts"
import { characteristics } from "../characteristics/query.ts"
import { select } from "../characteristics/selector.ts"
import type { Alteration } from "../language/static.ts"
import { TYPE_BIT } from "../language/vocabulary.ts"
import { isPlayerRef, NONE, type Ref, refPlayer } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { carryOut } from "./interpreter.ts"
import type { Proposal } from "./proposal.ts"
import { spendUses, usesLeft } from "./uses.ts"

/** 614.9: the damage, or as much of it as the effect covers, is dealt to another; nothing when that one can't be dealt damage. */
export function redirect(
  s: State,
  p: Proposal,
  to: Extract<Alteration, { to: "recipient" }>,
  effect: number,
  context: Context,
): boolean {
  const [receiver = NONE] = select(s, to.selector, context)
  if (receiver === NONE || receiver === p.other || !canReceive(s, receiver)) return true
  const covered = to.times ? p.amount : Math.min(p.amount, usesLeft(s, effect))
  spendUses(s, effect, to.times ? 1 : covered)
  if (covered === p.amount) {
    p.other = receiver
    p.object = isPlayerRef(receiver) ? NONE : receiver
    p.player = isPlayerRef(receiver) ? refPlayer(receiver) : -1
    return true
  }
  p.amount -= covered
  const bindings = { ...context.bindings, receiver: [receiver], dealer: [p.source] }
  carryOut(
    s,
    {
      do: "damage",
      amount: covered,
      to: { sel: "bound", name: "receiver" },
      source: { sel: "bound", name: "dealer" },
    },
    { ...context, bindings },
  )
  return true
}

function canReceive(s: State, ref: Ref): boolean {
  if (isPlayerRef(ref)) return s.players[refPlayer(ref)].left === null
  const damageable = TYPE_BIT.creature | TYPE_BIT.planeswalker | TYPE_BIT.battle
  return s.objects[ref]?.zone === "battlefield" && (characteristics(s, ref).types & damageable) !== 0
}
