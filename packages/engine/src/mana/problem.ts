import { type CostVariant, mayUse, variantsOf } from "./demand.ts"
import { type Mana, manaMask } from "./pool.ts"
import type { ManaOutput, ManaSource, PaymentRequest } from "./request.ts"
import { bitCount, TYPE_MASK } from "./symbols.ts"

/**
 * A payment request, sorted by difficulty. Masks have two halves here: the low bits say what the mana pays in the cost itself, the high
 * bits what it pays in activations' own costs, since restrictions (106.6) and "as though" (609.4b) differ between the two.
 */
export interface Problem {
  readonly request: PaymentRequest
  /** One mana each, at no cost: left for the final assignment. */
  readonly singles: readonly Single[]
  /** Sources that make several mana, cost life that matters, or exclude each other: use one option of each. */
  readonly bundles: readonly (readonly Option[])[]
  /** Sources with a mana cost of their own; equal ones are grouped. */
  readonly converters: readonly Kind[]
}

export interface Single {
  readonly mask: number
  readonly choices: readonly Option[]
}

export interface Kind {
  readonly members: readonly (readonly Option[])[]
}

export interface Option {
  /** Index in the request's sources, or -1 for the pool. */
  readonly source: number
  /** Index in the source's outputs, or in the pool. */
  readonly output: number
  readonly units: readonly number[]
  /** How the activation's own cost is paid. */
  readonly own: CostVariant | null
  readonly life: number
  /** What a plan minimises: harm, then the tapping of useful sources. */
  readonly weight: number
}

export const ACTIVATION_SHIFT = 7
const HARM_WEIGHT = 1e6

/** The solution wanted: any, one of least harm, or of those the one that taps the fewest useful sources. */
export type Aim = "any" | "harm" | "best"

export function buildProblem(request: PaymentRequest, aim: Aim): Problem {
  const tight = lifeIsTight(request)
  const singles: Single[] = request.pool.map((mana, i) => single([poolOption(request, mana, i, aim)]))
  const bundles: (readonly Option[])[] = []
  const kinds = new Map<string, (readonly Option[])[]>()
  for (const { options, grouped } of choicesOf(request, aim)) {
    if (options.length === 0) continue
    const free = options.every((option) => option.own === null) && !(tight && options.some((o) => o.life > 0))
    if (free && options.every((option) => option.units.length === 1)) singles.push(single(options))
    else if (free && aim === "any" && options.length === 1 && !grouped) singles.push(...split(options[0]))
    else if (options.every((option) => option.own === null)) bundles.push(options)
    else pushTo(kinds, signature(options), options)
  }
  const free = [...singles.flatMap((one) => one.choices), ...bundles.flat()]
  return { request, singles, bundles, converters: reachable([...kinds.values()], free) }
}

/**
 * Drops activations that nothing could ever pay for: Signets without a first mana, filter lands without a color. Looks only at types, so
 * it never drops too much.
 */
function reachable(kinds: readonly (readonly (readonly Option[])[])[], free: readonly Option[]): Kind[] {
  let types = typesMade(free)
  for (;;) {
    const started = (option: Option): boolean =>
      option.own?.masks.every((mask) => types & (mask << ACTIVATION_SHIFT)) ?? true
    const next = types | typesMade(kinds.flatMap((members) => members[0].filter(started)))
    if (next === types)
      return kinds
        .map((members) => ({ members: members.map((options) => options.filter(started)) }))
        .filter(({ members }) => members[0].length > 0)
    types = next
  }
}

function typesMade(options: readonly Option[]): number {
  return options.reduce((mask, option) => option.units.reduce((all, unit) => all | unit, mask), 0)
}

/** Whether life matters: false if there is enough for everything that could be paid. */
function lifeIsTight(request: PaymentRequest): boolean {
  const variants = variantsOf(request.cost, request.asThough).filter((variant) => mayUse(variant, request))
  let most = Math.max(0, ...variants.map((variant) => variant.life))
  for (const source of request.sources) {
    most += Math.max(0, ...source.outputs.map((o) => (o.life ?? 0) + 2 * (o.cost?.symbols.length ?? 0)))
  }
  return most > request.life
}

/** Sources in the same group form one choice. */
function choicesOf(request: PaymentRequest, aim: Aim): { options: Option[]; grouped: boolean }[] {
  const groups = new Map<number, Option[]>()
  const choices: { options: Option[]; grouped: boolean }[] = []
  request.sources.forEach(({ outputs, group }, i) => {
    let options = group === undefined ? undefined : groups.get(group)
    if (!options) {
      options = []
      choices.push({ options, grouped: group !== undefined })
      if (group !== undefined) groups.set(group, options)
    }
    for (let k = 0; k < outputs.length; k++) addOptions(options, request, i, k, aim)
  })
  return choices
}

// Runs for every output at each payment: plain loops and one object literal are several times faster here than spreads.
function addOptions(into: Option[], request: PaymentRequest, i: number, k: number, aim: Aim): void {
  const source = request.sources[i]
  const output = source.outputs[k]
  const life = output.life ?? 0
  const units: number[] = []
  let any = 0
  for (const mana of output.mana) {
    const unit = unitMask(request, mana)
    units.push(unit)
    any |= unit
  }
  if (any === 0 || life > request.life) return
  const weight = weightOf(source, output, aim)
  if (!output.cost) into.push({ source: i, output: k, units, own: null, life, weight })
  else
    for (const own of variantsOf(output.cost))
      if (mayUse(own, request)) into.push({ source: i, output: k, units, own, life: life + own.life, weight })
}

function weightOf(source: ManaSource, output: ManaOutput, aim: Aim): number {
  if (aim !== "best") return output.harm
  return (
    output.harm * HARM_WEIGHT + 8 + 4 * (source.flexibility ?? usefulness(source)) + (output.cost ? 2 : 0)
  )
}

function usefulness(source: ManaSource): number {
  let types = 0
  let most = 1
  for (const output of source.outputs) {
    for (const mana of output.mana) types |= manaMask(mana)
    most = Math.max(most, output.mana.length)
  }
  return bitCount(types & TYPE_MASK) + most - 1
}

/** Spends restricted mana first, then what would be lost soonest (106.4). */
function poolOption(request: PaymentRequest, mana: Mana, i: number, aim: Aim): Option {
  const weight = aim !== "best" || mana.restriction !== undefined ? 0 : mana.persists === undefined ? 1 : 2
  return { source: -1, output: i, units: [unitMask(request, mana)], own: null, life: 0, weight }
}

function unitMask(request: PaymentRequest, mana: Mana): number {
  const { canSpend, canSpendOnActivation } = request
  const free = mana.restriction === undefined
  const mask = manaMask(mana)
  const main = (canSpend ? canSpend(mana) : free) ? mask : 0
  return main | ((canSpendOnActivation ? canSpendOnActivation(mana) : free) ? mask << ACTIVATION_SHIFT : 0)
}

function single(choices: readonly Option[]): Single {
  return { mask: choices.reduce((mask, choice) => mask | choice.units[0], 0), choices }
}

function split(option: Option): Single[] {
  return option.units.map((unit) => single([{ ...option, units: [unit] }]))
}

function signature(options: readonly Option[]): string {
  return JSON.stringify(options.map((o) => [o.units, o.own?.masks, o.life, o.weight]))
}

function pushTo<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
