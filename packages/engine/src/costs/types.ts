import type { Context } from "../characteristics/context.ts"
import type { ActivatedAbility } from "../language/ability.ts"
import type { Cost, CostPart } from "../language/cost.ts"
import type { AnyMana } from "../language/statics/play-static.ts"
import type { ManaCost } from "../mana/index.ts"
import type { ObjectId, PlayerId, Ref } from "../state/ref.ts"

/** The locked-in total cost of a spell or ability (601.2f). */
export interface TotalCost {
  /** With X and all changes applied; null if no mana is required. */
  readonly mana: ManaCost | null
  /** The nonmana parts. */
  readonly parts: readonly CostPart[]
  /** The cost it was computed from, to try another X. */
  readonly base?: Cost | null
  /** 118.6: it can't be paid. */
  readonly unpayable?: boolean
}

/** Who pays a cost, and for what. "effect" is a payment while a spell or ability resolves (118.12) or for a special action. */
export interface Payment {
  kind: "spell" | "ability" | "effect"
  player: PlayerId
  /** The spell; for an ability, the object that has it. */
  object: ObjectId
  /** The announced X (107.3a). */
  x: number
  /** 601.2c: needed for costs that depend on targets. */
  targets?: readonly Ref[]
  ability?: ActivatedAbility
  /** Additional costs that the player chose to pay (601.2b). */
  optional?: readonly Cost[]
  /** 118.14: how the casting permission lets mana be spent. */
  anyMana?: AnyMana
  context: Context
  /** What is paid, with kind "effect". */
  cost?: Cost
  /** The special action being paid for, with kind "effect" (116). */
  special?: string
  /** The mana ability being activated, which can't be used for this payment (605.3c). */
  barred?: Barred
}

/** A mana ability that can't be used for this payment: the one being activated (605.3c). */
export interface Barred {
  object: ObjectId
  ability: number
}
