import { COLOR_BIT, COLOR_MASK, isManaType, TYPE_MASK, typeBit } from "./symbols.ts"

/** A symbol of a cost other than generic mana or {X} (107.4). */
export interface ManaSymbol {
  /** Without braces, in the order of 107.4: "W", "W/U", "2/W", "W/P", "W/U/P", "C/W", "C", "S". */
  readonly text: string
  /** The types of mana that pay the symbol. */
  readonly mask: number
  /** The amount of generic mana that pays it instead (107.4e). */
  readonly twobrid?: number
  /** Can be paid with 2 life (107.4f). */
  readonly phyrexian: boolean
  /** Requires mana from a snow source (107.4h). */
  readonly snow: boolean
}

/**
 * The mana component of a cost: plain data, frozen, shared. "No mana cost" is unpayable (118.6), unlike {0}: callers represent it as null.
 * `parseManaCost("")` gives an empty cost whose text is "".
 */
export interface ManaCost {
  readonly text: string
  readonly generic: number
  /** The number of {X} symbols (107.3). */
  readonly x: number
  readonly symbols: readonly ManaSymbol[]
}

export type ManaCostErrorCode = "mana-cost-syntax" | "mana-cost-symbol" | "mana-cost-amount"

export class ManaCostError extends Error {
  readonly code: ManaCostErrorCode
  readonly text: string
  constructor(code: ManaCostErrorCode, text: string, detail: string) {
    super(`Bad mana cost ${JSON.stringify(text)}: ${detail}`)
    this.name = "ManaCostError"
    this.code = code
    this.text = text
  }
}

const parsed = new Map<string, ManaCost>()

/** Parses "{2}{W/U}{X}". The result is memoised and frozen; throws a ManaCostError on anything else. */
export function parseManaCost(text: string): ManaCost {
  const known = parsed.get(text)
  if (known) return known
  const cost = parse(text)
  parsed.set(text, cost)
  return cost
}

/** Whether `parseManaCost` accepts the text: symbols of 107.4, in braces. */
export function isManaCost(text: string): boolean {
  try {
    parseManaCost(text)
    return true
  } catch (error) {
    if (error instanceof ManaCostError) return false
    throw error
  }
}

function parse(text: string): ManaCost {
  if (!/^(\{[^{}]*\})*$/.test(text))
    throw new ManaCostError("mana-cost-syntax", text, "symbols are written {in braces}")
  let generic = 0
  let x = 0
  const symbols: ManaSymbol[] = []
  for (const [, inner = ""] of text.matchAll(/\{([^{}]*)\}/g)) {
    if (/^\d{1,9}$/.test(inner)) generic += Number(inner)
    else if (inner === "X") x++
    else symbols.push(parseSymbol(inner, text))
  }
  return makeCost(generic, x, symbols, text)
}

const HYBRIDS = "W/U W/B U/B U/R B/R B/G R/G R/W G/W G/U C/W C/U C/B C/R C/G".split(" ")
const knownSymbols = new Map<string, ManaSymbol>()

function parseSymbol(inner: string, whole: string): ManaSymbol {
  const known = knownSymbols.get(inner)
  if (known) return known
  const symbol = readSymbol(inner)
  if (!symbol) throw new ManaCostError("mana-cost-symbol", whole, `{${inner}} is not a mana symbol`)
  knownSymbols.set(inner, symbol)
  return symbol
}

function readSymbol(inner: string): ManaSymbol | null {
  if (inner === "S") return symbolOf("S", 0, { snow: true })
  const parts = inner.split("/")
  const phyrexian = parts.length > 1 && parts.at(-1) === "P"
  if (phyrexian) parts.pop()
  const [first = "", second] = parts
  if (parts.length > 2) return null
  if (second === undefined) return readPlain(first, phyrexian)
  if (/^[1-9]\d?$/.test(first) && isManaType(second) && second !== "C" && !phyrexian)
    return symbolOf(inner, COLOR_BIT[second], { twobrid: Number(first) }) // 107.4e
  return readHybrid(first, second, phyrexian)
}

function readPlain(type: string, phyrexian: boolean): ManaSymbol | null {
  if (!isManaType(type) || (phyrexian && type === "C")) return null
  return symbolOf(phyrexian ? `${type}/P` : type, COLOR_BIT[type], { phyrexian })
}

/** Accepts the halves in either order; the result has the order of 107.4. */
function readHybrid(first: string, second: string, phyrexian: boolean): ManaSymbol | null {
  const pair = HYBRIDS.find((h) => h === `${first}/${second}` || h === `${second}/${first}`)
  if (!pair || (phyrexian && pair.startsWith("C"))) return null // 107.4f: the ten pairs of colors only
  const mask = typeBit(first) | typeBit(second)
  return symbolOf(phyrexian ? `${pair}/P` : pair, mask, { phyrexian })
}

function symbolOf(text: string, mask: number, extra: Partial<ManaSymbol>): ManaSymbol {
  return Object.freeze({ text, mask: mask & TYPE_MASK, phyrexian: false, snow: false, ...extra })
}

/** A frozen cost from its parts; its text defaults to the canonical one. */
export function makeCost(
  generic: number,
  x: number,
  symbols: readonly ManaSymbol[],
  text?: string,
): ManaCost {
  const written = text ?? print(generic, x, symbols)
  return Object.freeze({ text: written, generic, x, symbols: Object.freeze([...symbols]) })
}

/** Canonical text: {X}, then generic mana, then the other symbols; {0} for an empty cost (107.4d). */
export function printManaCost(cost: ManaCost): string {
  return cost.text === "" ? "" : print(cost.generic, cost.x, cost.symbols)
}

function print(generic: number, x: number, symbols: readonly ManaSymbol[]): string {
  const number = generic > 0 || (x === 0 && symbols.length === 0) ? `{${generic}}` : ""
  return "{X}".repeat(x) + number + symbols.map((symbol) => `{${symbol.text}}`).join("")
}

/** 202.3. `x` is the chosen X while the object is on the stack, else 0 (202.3e). */
export function manaValue(cost: ManaCost | null, x = 0): number {
  if (!cost) return 0 // 202.3a
  // 202.3f: the largest half of a hybrid symbol; 202.3g: 1 for a Phyrexian one
  return cost.symbols.reduce(
    (sum, symbol) => sum + Math.max(1, symbol.twobrid ?? 1),
    cost.generic + cost.x * x,
  )
}

/** The mask of the colors of the cost's symbols (105.2, 202.2). */
export function colorsOf(cost: ManaCost | null): number {
  return cost ? cost.symbols.reduce((mask, symbol) => mask | (symbol.mask & COLOR_MASK), 0) : 0
}
