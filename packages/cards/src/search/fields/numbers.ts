import { compares } from "../compare.ts"
import type { Term } from "../query.ts"
import type { SearchCard, SearchFace } from "../search-card.ts"
import { type Field, fault } from "./field.ts"

type NumberOf = (face: SearchFace, card: SearchCard) => number | null

const NUMBERS: Readonly<Record<string, NumberOf>> = {
  pow: (face) => face.power,
  tou: (face) => face.toughness,
  pt: ({ power, toughness }) => (power === null || toughness === null ? null : power + toughness),
  loy: (face) => face.loyalty,
  def: (face) => face.defense,
  mv: (_, card) => card.manaValue,
}

/** Aliases of these fields. */
const ALIASES: Readonly<Record<string, keyof typeof NUMBERS>> = {
  power: "pow",
  toughness: "tou",
  powtou: "pt",
  loyalty: "loy",
  defense: "def",
  cmc: "mv",
  manavalue: "mv",
}

function numberNamed(value: string): NumberOf | undefined {
  const key = ALIASES[value] ?? value
  return Object.hasOwn(NUMBERS, key) ? NUMBERS[key] : undefined
}

/** Compares a number of a face with a constant, or with another number of the same face: "pow>tou". */
function numbered(own: keyof typeof NUMBERS): Field {
  return (term) => {
    const right = rightOf(term)
    return (card) => card.faces.some((face) => holds(NUMBERS[own], right, term, face, card))
  }
}

function holds(
  left: NumberOf,
  right: NumberOf,
  { comparison }: Term,
  face: SearchFace,
  card: SearchCard,
): boolean {
  const [one, other] = [left(face, card), right(face, card)]
  return one !== null && other !== null && compares(one, comparison, other)
}

function rightOf(term: Term): NumberOf {
  const value = term.value.toLowerCase()
  const named = numberNamed(value)
  if (named !== undefined) return named
  if (!/^\d{1,7}(?:\.\d)?$/.test(value)) throw fault("search/value", term)
  const number = Number(value)
  return () => number
}

export const power = numbered("pow")
export const toughness = numbered("tou")
export const both = numbered("pt")
export const loyalty = numbered("loy")
export const defense = numbered("def")

/** The mana value: a number, "even" or "odd". */
export const manaValue: Field = (term) => {
  const rest = ["even", "odd"].indexOf(term.value.toLowerCase())
  if (rest >= 0) return ({ manaValue }) => manaValue % 2 === rest
  const right = rightOf(term)
  return (card) => holds(NUMBERS.mv, right, term, card.faces[0], card)
}

/** Mana symbols: "m:2WW" costs at least these. */
export const mana: Field = (term) => {
  const wanted = symbolsIn(term.value)
  if (wanted.size === 0) throw fault("search/value", term)
  return (card) => card.faces.some(({ cost }) => costCompares(symbolsIn(cost), wanted, term))
}

function costCompares(
  cost: ReadonlyMap<string, number>,
  wanted: ReadonlyMap<string, number>,
  { comparison }: Term,
): boolean {
  const has = contains(cost, wanted)
  const within = cost.size > 0 && contains(wanted, cost)
  const matches: Record<Term["comparison"], () => boolean> = {
    ":": () => has,
    ">=": () => has,
    ">": () => has && !within,
    "<=": () => within,
    "<": () => within && !has,
    "=": () => has && within,
    "!=": () => !(has && within),
  }
  return matches[comparison]()
}

function contains(cost: ReadonlyMap<string, number>, wanted: ReadonlyMap<string, number>): boolean {
  for (const [symbol, count] of wanted) if ((cost.get(symbol) ?? 0) < count) return false
  return true
}

/** Counts each symbol in a cost, "{2}{W}{W}" or "2WW"; generic mana counts by its amount. */
function symbolsIn(cost: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const [, braced, bare] of cost.toUpperCase().matchAll(/\{([^{}]*)\}|(\d+|[WUBRGCXSP])/g)) {
    const symbol = braced ?? bare
    const generic = /^\d+$/.test(symbol)
    const key = generic ? "generic" : symbol
    counts.set(key, (counts.get(key) ?? 0) + (generic ? Number(symbol) : 1))
  }
  return counts
}
