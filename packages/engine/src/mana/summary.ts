import type { ManaCost } from "./cost.ts"
import { type CostVariant, mayUse, variantsOf } from "./demand.ts"
import { type Mana, manaMask, type Pool } from "./pool.ts"
import type { ManaSource, PaymentTerms } from "./request.ts"
import { search } from "./search.ts"

/**
 * What a player can produce, measured once and tested against many costs: build it when the player gets priority and keep it while pool,
 * sources and restrictions are unchanged. It counts certain mana (the pool, and sources whose choices cost nothing) by the set of types it
 * can be; the rest is `hard` and is searched only if it decides the answer.
 */
export interface ManaSummary {
  readonly pool: Pool
  readonly sources: readonly ManaSource[]
  /** The histogram: how many mana can be any type in the mask (with the snow bit). */
  readonly masks: number[]
  readonly counts: number[]
  /** The amount of certain mana: the histogram's total. */
  total: number
  /** The most mana that everything else together could add to `total`. */
  extra: number
  /** The most life that all activations together could cost. */
  life: number
  /** Some source isn't in the histogram: it makes several mana by choice, has its own mana cost, or is in a group. */
  hard: boolean
  /** Some mana carries a restriction (106.6); `canPayFrom` needs `canSpend` to use it. */
  restricted: boolean
}

export type CanSpend = PaymentTerms["canSpend"]

export function summarise(pool: Pool, sources: readonly ManaSource[], canSpend?: CanSpend): ManaSummary {
  const summary = blank(pool, sources)
  measure(summary, canSpend)
  return summary
}

function blank(pool: Pool, sources: readonly ManaSource[]): ManaSummary {
  return { pool, sources, masks: [], counts: [], total: 0, extra: 0, life: 0, hard: false, restricted: false }
}

function measure(summary: ManaSummary, canSpend: CanSpend): void {
  const { pool, sources } = summary
  for (let i = 0; i < pool.length; i++) count(summary, maskFor(summary, pool[i], canSpend))
  for (let i = 0; i < sources.length; i++) measureSource(summary, sources[i], canSpend)
}

function maskFor(summary: ManaSummary, mana: Mana, canSpend: CanSpend): number {
  if (mana.restriction !== undefined) {
    summary.restricted = true
    if (canSpend === undefined) return 0
  }
  return canSpend === undefined || canSpend(mana) ? manaMask(mana) : 0
}

function count(summary: ManaSummary, mask: number): void {
  if (mask === 0) return
  const { masks, counts } = summary
  summary.total++
  for (let i = 0; i < masks.length; i++) {
    if (masks[i] === mask) {
      counts[i]++
      return
    }
  }
  masks.push(mask)
  counts.push(1)
}

/** A source of one mana of any of several types is one entry; a source without a choice is one entry per mana. */
function measureSource(summary: ManaSummary, source: ManaSource, canSpend: CanSpend): void {
  const { outputs } = source
  let union = 0
  let life = 0
  for (let i = 0; i < outputs.length; i++) {
    const output = outputs[i]
    if (output.cost !== undefined || source.group !== undefined || output.mana.length !== 1) {
      measureRest(summary, source, canSpend)
      return
    }
    union |= maskFor(summary, output.mana[0], canSpend)
    if (output.life !== undefined && output.life > life) life = output.life
  }
  summary.life += life
  count(summary, union)
}

function measureRest(summary: ManaSummary, source: ManaSource, canSpend: CanSpend): void {
  const { outputs, group } = source
  summary.life += Math.max(...outputs.map((output) => output.life ?? 0))
  const only = outputs.length === 1 && group === undefined ? outputs[0] : null
  if (only && only.cost === undefined) {
    for (const mana of only.mana) count(summary, maskFor(summary, mana, canSpend))
    return
  }
  for (const output of outputs) for (const mana of output.mana) maskFor(summary, mana, canSpend)
  summary.hard = true
  summary.extra += Math.max(...outputs.map((output) => output.mana.length))
}

const NO_TERMS: PaymentTerms = { life: 0, mayPayLifeForPhyrexian: false }

/**
 * Same as `canPay`, from a summary made without `canSpend`. Pass `canSpend` here only if it matters (the summary is `restricted`, or the
 * spell itself restricts), since it makes everything be measured again.
 */
export function canPayFrom(summary: ManaSummary, cost: ManaCost, terms: PaymentTerms = NO_TERMS): boolean {
  const { canSpend } = terms
  return isPayable(canSpend ? summarise(summary.pool, summary.sources, canSpend) : summary, cost, terms)
}

/**
 * For a summary made with the terms' own `canSpend`: checks the total, then Hall's condition, and searches only if that could change the
 * answer.
 */
export function isPayable(summary: ManaSummary, cost: ManaCost, terms: PaymentTerms): boolean {
  const variants = variantsOf(cost, terms.asThough)
  let possible = false
  for (let i = 0; i < variants.length; i++) {
    const variant = variants[i]
    if (!mayUse(variant, terms)) break // they come in order of life
    if (variant.masks.length === 0) return true
    if (variant.masks.length > summary.total + summary.extra) continue
    const enough = meetsHall(summary, variant)
    const lifeIsFree = summary.life === 0 || summary.life + variant.life <= terms.life
    if (enough && lifeIsFree) return true
    if (summary.hard || (enough && !lifeIsFree)) possible = true
  }
  return possible && search({ ...terms, cost, pool: summary.pool, sources: summary.sources }, "any") !== null
}

function meetsHall(summary: ManaSummary, variant: CostVariant): boolean {
  const { masks, counts } = summary
  const { unions, needs } = variant
  if (summary.total < needs[0]) return false
  for (let i = 1; i < unions.length; i++) {
    const union = unions[i]
    let have = 0
    for (let j = 0; j < masks.length; j++) if (masks[j] & union) have += counts[j]
    if (have < needs[i]) return false
  }
  return true
}
