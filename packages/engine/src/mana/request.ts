import type { ManaCost } from "./cost.ts"
import type { Mana, Pool } from "./pool.ts"

/** One way of using a source: one activation of one of its mana abilities (605.1a), with its choices made. */
export interface ManaOutput {
  readonly mana: readonly Mana[]
  /** The activation's own mana cost: filter lands, Signets. Omit if none. */
  readonly cost?: ManaCost
  /** The activation's life cost. */
  readonly life?: number
  /** How much the payer minds (0 or more): 0 for tapping a land; more for creatures, sacrifices, life. */
  readonly harm: number
}

/** Something with mana abilities. At most one of its outputs is used, once. */
export interface ManaSource {
  /** The object's id; not read here. */
  readonly id: number
  readonly outputs: readonly ManaOutput[]
  /** At most one source of each group is used. */
  readonly group?: number
  /** How useful it is untapped. Default: the number of types of mana it can make, plus the extra mana of its best output. */
  readonly flexibility?: number
}

/** How mana may be spent, apart from the mana and the cost themselves. */
export interface PaymentTerms {
  /** Life available for activations and Phyrexian symbols together (118.3b). */
  readonly life: number
  /** 107.4f. False if the choice was already made (601.2b) or something forbids it. */
  readonly mayPayLifeForPhyrexian: boolean
  /**
   * Whether this mana may be spent on the cost (106.6). Called for all mana, so that spells can restrict too ("spend only mana from basic
   * lands"). Default: only mana without a restriction.
   */
  readonly canSpend?: (mana: Mana) => boolean
  /** Whether this mana may be spent on activations' own costs. Default: only mana without a restriction. */
  readonly canSpendOnActivation?: (mana: Mana) => boolean
  /**
   * 609.4b, 118.14: for the cost itself, not for activations' own costs. `snowAnyColor`: only mana from snow sources; `colorlessAnyColor`:
   * only colorless mana; a letter: only mana of that color, as any color.
   */
  readonly asThough?:
    | "anyColor"
    | "anyType"
    | "snowAnyColor"
    | "colorlessAnyColor"
    | "W"
    | "U"
    | "B"
    | "R"
    | "G"
  /** True: plans pay as many Phyrexian symbols as possible with life. Else only those that mana can't pay. */
  readonly preferLifeForPhyrexian?: boolean
}

export interface PaymentRequest extends PaymentTerms {
  /** With X resolved; a remaining {X} counts as 0. The caller must refuse unpayable costs (118.6). */
  readonly cost: ManaCost
  readonly pool: Pool
  readonly sources: readonly ManaSource[]
}

export interface SpentMana {
  /** Index in the list of all mana: first the pool's, then that of each activation, in plan order. */
  readonly mana: number
  /** Index in the cost's `symbols`, or -1 for its generic mana. A monocolored hybrid paid as generic repeats its index. */
  readonly symbol: number
}

export interface PlannedActivation {
  /** Index in the request's sources. */
  readonly source: number
  /** Index in the source's outputs. */
  readonly output: number
  /** What pays the activation's own mana cost: mana from the pool or earlier activations. */
  readonly spent: readonly SpentMana[]
  /** Indices of the Phyrexian symbols in the activation's own cost paid with life. */
  readonly usesPhyrexianLife: readonly number[]
}

export interface PaymentPlan {
  /** Ordered so that each activation's own cost can be paid in its turn. */
  readonly activations: readonly PlannedActivation[]
  readonly spent: readonly SpentMana[]
  /** All life paid: for activations and Phyrexian symbols. */
  readonly life: number
  /** Indices of the cost's symbols paid with 2 life each. */
  readonly usesPhyrexianLife: readonly number[]
  /** The total harm of the activations. */
  readonly harm: number
}
