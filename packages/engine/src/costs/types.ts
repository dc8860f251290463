import type { Context } from "../characteristics/context.ts"
import type { ActivatedAbility } from "../language/ability.ts"
import type { Cost, CostPart } from "../language/cost.ts"
import type { AnyMana } from "../language/statics/play-static.ts"
import type { ManaCost } from "../mana/index.ts"
import type { ObjectId, Ref } from "../state/ref.ts"

/** What is to be paid for a spell or ability, locked in (601.2f). */
export interface TotalCost {
  /** With X and all changes counted; null when no mana is asked for. */
  readonly mana: ManaCost | null
  /** The parts that are no mana. */
  readonly parts: readonly CostPart[]
  /** The cost that it was worked out from, so that another X can be tried. */
  readonly base?: Cost | null
  /** 118.6: it can't be paid. */
  readonly unpayable?: boolean
}

/** What a cost is paid for. "effect" is a payment that a resolving spell or ability asks for (118.12). */
export interface PayFor {
  kind: "spell" | "ability" | "effect"
  /** The spell; for an ability, the object that has it. */
  object: ObjectId
  /** The announced X (107.3a). */
  x: number
  /** 601.2c; costs that look at targets need them. */
  targets?: readonly Ref[]
  ability?: ActivatedAbility
  /** Additional costs that the player chose to pay (601.2b). */
  optional?: readonly Cost[]
  /** 118.14: how this permission lets mana be spent. */
  anyMana?: AnyMana
  context: Context
  /** The special action that is paid for, of kind "effect" (116). */
  special?: string
}

/** A mana ability that must not be used for this payment: the one that is being activated (605.3c). */
export interface Barred {
  object: ObjectId
  ability: number
}
