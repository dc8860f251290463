import type { ManaCost } from "./cost.ts"
import type { Mana, Pool } from "./pool.ts"

/** One way of using a source: one activation of one of its mana abilities (605.1a) with its choices made. */
export interface ManaOutput {
  readonly mana: readonly Mana[]
  /** Mana that this activation itself costs: filter lands, Signets. Leave it out for none. */
  readonly cost?: ManaCost
  /** Life that this activation costs. */
  readonly life?: number
  /** How much the payer minds (0 or more): 0 for the plain tap of a land; more for creatures, sacrifices, life. */
  readonly harm: number
}

/** Something with mana abilities. At most one of its outputs is used, once. */
export interface ManaSource {
  /** The object's id; not read here. */
  readonly id: number
  readonly outputs: readonly ManaOutput[]
  /** Of the sources of one group, at most one is used. */
  readonly group?: number
  /** How useful it is untapped. Default: the types of mana it can make, and the extra mana of its best output. */
  readonly flexibility?: number
}

/** How the mana may be spent, apart from the mana and the cost themselves. */
export interface PaymentTerms {
  /** Life that may be paid, by activations and Phyrexian symbols together (118.3b). */
  readonly life: number
  /** 107.4f. False when the choice was already made (601.2b) or something forbids it. */
  readonly mayPayLifeForPhyrexian: boolean
  /**
   * May this mana be spent on the cost (106.6)? It is asked about all mana, so a spell may restrict too ("spend only
   * mana from basic lands"). Without it, mana that carries a restriction can't be spent and all other mana can.
   */
  readonly canSpend?: (mana: Mana) => boolean
  /** May this mana be spent on activations' own costs? Without it: yes, unless it carries a restriction. */
  readonly canSpendOnActivation?: (mana: Mana) => boolean
  /** 609.4b, 118.14: for the cost itself, not for the activations' own costs. `snowAnyColor`: only mana from snow sources; `colorlessAnyColor`: only colorless mana. */
  readonly asThough?: "anyColor" | "anyType" | "snowAnyColor" | "colorlessAnyColor"
  /** True: plans pay Phyrexian symbols with life as far as possible. Else: with life only as far as mana can't. */
  readonly preferLifeForPhyrexian?: boolean
}

export interface PaymentRequest extends PaymentTerms {
  /** With X resolved; an {X} that is left counts as 0. An unpayable cost (118.6) is the caller's to refuse. */
  readonly cost: ManaCost
  readonly pool: Pool
  readonly sources: readonly ManaSource[]
}

export interface SpentMana {
  /** Index in the list of all mana: the pool's first, then the mana of each activation, in the plan's order. */
  readonly mana: number
  /** Index in the cost's `symbols`, or -1 for its generic mana. A monocolored hybrid paid as generic repeats its index. */
  readonly symbol: number
}

export interface PlannedActivation {
  /** Index in the request's sources. */
  readonly source: number
  /** Index in the source's outputs. */
  readonly output: number
  /** What pays the activation's own mana cost: mana of the pool or of earlier activations. */
  readonly spent: readonly SpentMana[]
  /** Phyrexian symbols of the activation's own cost that are paid with life. */
  readonly usesPhyrexianLife: readonly number[]
}

export interface PaymentPlan {
  /** In an order in which each one's own cost can be paid when its turn comes. */
  readonly activations: readonly PlannedActivation[]
  readonly spent: readonly SpentMana[]
  /** All life paid: activations and Phyrexian symbols. */
  readonly life: number
  /** Indices of the cost's symbols that are paid with 2 life each. */
  readonly usesPhyrexianLife: readonly number[]
  /** The total harm of the activations. */
  readonly harm: number
}
