import { type Context, contextOf } from "../characteristics/context.ts"
import { type Available, available } from "../costs/mana/available.ts"
import type { Payment } from "../costs/types.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import type { CastOption } from "./permitting/cast-option.ts"
import { NO_NAMES, type StartingCost } from "./permitting/starting-costs.ts"

/** The casting of a spell (601.2), under way or tried out: who casts what, in which way. */
export interface Casting {
  readonly player: PlayerId
  readonly option: CastOption
  /** The spell's context; the starting cost may bind names in it. */
  readonly context: Context
  /** The mana that the player could spend. */
  readonly mana: Available
}

export function castingOf(
  s: State,
  player: PlayerId,
  option: CastOption,
  mana = available(s, player),
): Casting {
  const context = contextOf(option.object, player)
  context.stack = option.object
  return { player, option, context, mana }
}

/** The casting with the names that its starting cost binds. */
export function withNames(casting: Casting, { bindings }: StartingCost): Casting {
  if (bindings === NO_NAMES) return casting
  const { context } = casting
  return { ...casting, context: { ...context, bindings: { ...context.bindings, ...bindings } } }
}

/** The payment for the spell, on which some mana depends. */
export function paymentFor({ player, option, context }: Casting, extra: Partial<Payment> = {}): Payment {
  const payment: Payment = {
    kind: "spell",
    player,
    object: option.object,
    x: extra.x ?? 0,
    context,
    targets: extra.targets,
    optional: extra.optional,
  }
  if (option.anyMana !== null) payment.anyMana = option.anyMana
  return payment
}
