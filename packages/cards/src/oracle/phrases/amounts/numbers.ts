import type { Amount, Selector } from "@apnap/engine"
import { isSaidAgain } from "../../discourse/amounts.ts"
import { asAmount } from "../../discourse/surface.ts"
import { define } from "../../grammar/grammar.ts"
import { $, same } from "../../grammar/hole.ts"
import { number, ORACLE } from "../../oracle.ts"
import { numberOf, wordFor } from "../../words/numbers.ts"
import { ANY_NUMBER } from "../targets/slots.ts"

// Numbers in words, digits and power/toughness (107).

ORACLE.symbol("number").handwritten = {
  begins: (word) => numberOf(word) !== undefined || word === "x",
  read: (reader, at) => {
    const n = numberOf(reader.tokens[at] ?? "")
    if (n !== undefined) return [{ end: at + 1, value: n }]
    return reader.tokens[at] === "x" ? [{ end: at + 1, value: { n: "x" } }] : []
  },
  *spell(value, { printed }) {
    const n = value as Amount
    if (printed === true && n === ANY_NUMBER) return
    if (typeof n === "number") yield [[wordFor(n), String(n)]]
    else if (n.n === "x") yield ["x"]
  },
}
/** A number printed in digits: of life, damage, power. */
ORACLE.symbol("digits").handwritten = {
  begins: (word) =>
    numberOf(word) !== undefined || word === "x" || word === "that" || word === "twice" || word === "three",
  read: (reader, at) => reader.read("number", at),
  *spell(value) {
    if (typeof value === "number") yield [String(value)]
    yield [{ symbol: "number", value }]
  },
}
/** A number of a keyword action or the like: in digits, or X defined later in the text. */
ORACLE.symbol("figures").handwritten = {
  begins: (word) => numberOf(word) !== undefined || word === "x",
  read: (reader, at) => reader.read("number", at),
  *spell(value) {
    const n = value as Amount
    if (typeof n === "number") yield [[String(n), wordFor(n)]]
    else if (!isSpokenOf(n)) yield [{ symbol: "number", value }]
  },
}
number("that many", asAmount({ n: "said", what: "many" }))
number(["that much", "that amount of"], asAmount({ n: "said", what: "much" }))
number.iso(
  ["that many", "that much", "that amount of"],
  () => undefined,
  (n) => (typeof n !== "number" && isSpokenOf(n) ? {} : undefined),
)
number("x plus {m:number}", { n: "plus", of: [{ n: "x" }, $<Amount>("m")] })
number("twice x", { n: "times", of: 2, by: { n: "x" } })
number("three times x", { n: "times", of: 3, by: { n: "x" } })
number.iso(
  "{m:number} times x",
  ({ m }) => (typeof m === "number" ? { n: "times", of: m, by: { n: "x" } } : undefined),
  (n) =>
    typeof n === "object" && n.n === "times" && typeof n.of === "number" && same(n.by, { n: "x" })
      ? { m: n.of }
      : undefined,
)
number("twice that many", { n: "times", of: 2, by: asAmount({ n: "said", what: "many" }) })
number("twice that much", { n: "times", of: 2, by: asAmount({ n: "said", what: "much" }) })

/** A count with its noun, whose singular takes an article: "a card", "two cards". */
function counted(symbol: string, singular: string, plural: string): void {
  const rule = define<Amount>(ORACLE, symbol)
  rule(singular, 1)
  rule(plural, $<Amount>("n"))
}
counted("cards", "a card", "{n:number} cards")
counted("turns", "a turn", "{n:number} turns")

// A signed size: +2, -X.
ORACLE.symbol("size").handwritten = {
  begins: (word) => /^[+-]/.test(word),
  read: (reader, at) => {
    const sizes = /^([+-])(\d+|x)\/([+-])(\d+|x)$/.exec(reader.tokens[at] ?? "")
    if (sizes === null) return []
    const value = [signed(sizes[1], sizes[2]), signed(sizes[3], sizes[4])]
    return [{ end: at + 1, value }]
  },
  *spell(value) {
    const [power, toughness] = value as readonly [Amount, Amount]
    const p = signOf(power, toughness)
    const t = signOf(toughness, power)
    if (p !== undefined && t !== undefined) yield [`${p}/${t}`]
  },
}

function signed(sign: string, digits: string): Amount {
  if (digits === "x") return sign === "-" ? { n: "minus", of: 0, by: { n: "x" } } : { n: "x" }
  return sign === "-" ? 0 - Number(digits) : Number(digits)
}

/** The sign of zero follows the other number: -2/-0. */
function signOf(n: Amount, other: Amount): string | undefined {
  if (typeof n !== "number") {
    if (n.n === "x") return "+x"
    return n.n === "minus" && n.of === 0 && typeof n.by !== "number" && n.by.n === "x" ? "-x" : undefined
  }
  const negative = n < 0 || (n === 0 && (typeof other === "number" ? other < 0 : other.n === "minus"))
  return `${negative ? "-" : "+"}${Math.abs(n)}`
}

/** What has words of its own: votes the word voted for, excess damage its name (120.10), "the other result". */
const OWN_WORDS = /:|Excess$|Other$/
/** Whether the number is printed as a reference ("that many"). */
function isSpokenOf(n: Exclude<Amount, number>): boolean {
  if (n.n === "countOf") return isSaidAgain(n) || isOfAll(n.of)
  return isSaidAgain(n) || (n.n === "bound" && !OWN_WORDS.test(n.name))
}
/** Whether all that was done is counted. Some of it, what convoked the object or what is attached to it has wording of its own. */
function isOfAll(of: Selector): boolean {
  if (of.sel === "filtered" || of.sel === "lastKnown") return OF_ALL.has(of.filter.is) && isOfAll(of.of)
  return of.sel === "bound"
}
const OF_ALL: ReadonlySet<string> = new Set(["any", "permanent"])
