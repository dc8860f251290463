import type { Amount, Condition, Selector } from "@apnap/engine"
import type { Reader, Reading } from "../../grammar/grammar.ts"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { clause, condition, ORACLE, object, quantity, statics } from "../../oracle.ts"
import { each } from "../amounts/each.ts"
import type { Things } from "../objects/things.ts"

// Votes for words and for objects (701.38). Later sentences refer to them by the word.

type Options = readonly { readonly label: string }[]

clause("starting with you , each player votes for {l:vote words}", {
  do: "vote",
  options: $<Options>("l"),
  bind: "vote",
})
clause("starting with you , each player votes for a {t:voted thing}", {
  do: "vote",
  objects: $<Selector>("t"),
  bind: "vote",
})
for (const [words, optional] of [
  ["while voting , you may vote a additional time", true],
  ["while voting , you get a additional vote", undefined],
] as const)
  statics(words, { static: "extraVote", who: { who: "you" }, ...(optional && { optional }) })
define<Selector>(ORACLE, "voted thing").iso(
  "{t:thing}",
  ({ t }) => {
    const { filter, kind, zone, of } = t as Things
    if (kind === "card" ? zone === undefined : kind !== undefined || zone !== undefined) return undefined
    return { sel: "all", filter, ...(zone && { zone }), ...(of && { of }) }
  },
  (s) => {
    if (s.sel !== "all") return undefined
    const { sel: _, ...things } = s
    return { t: { ...things, ...(s.zone && { kind: "card" }) } }
  },
)

/** "Time or money", "A, B, or C". */
ORACLE.symbol("vote words").handwritten = {
  read: readWords,
  spell: (value) => {
    const words = (value as Options).map(({ label }) => label.split(" "))
    const last = words.length - 1
    return [
      words.flatMap((word, i) => [
        ...(i === 0 ? [] : i < last ? [","] : last > 1 ? [",", "or"] : ["or"]),
        ...word,
      ]),
    ]
  },
}

function readWords({ tokens }: Reader, at: number): readonly Reading[] {
  const options: { label: string }[] = []
  let word: string[] = []
  for (let pos = at; ; pos++) {
    const token = tokens[pos] ?? ""
    if (/^[a-z]+$/.test(token) && token !== "or") {
      word.push(token)
      continue
    }
    if (word.length > 0) options.push({ label: word.join(" ") })
    else if (token !== "or") return []
    word = []
    if (token !== "," && token !== "or") return options.length > 1 ? [{ end: pos, value: options }] : []
  }
}

/** A word voted for, before "vote" or "gets". */
ORACLE.symbol("vote word").handwritten = {
  read: ({ tokens }, at) =>
    [1, 2, 3, 4].flatMap((length) => {
      const words = tokens.slice(at, at + length)
      const known = /^(?:votes?|gets)$/.test(tokens[at + length] ?? "")
      return known && words.every((word) => /^[a-z]+$/.test(word))
        ? [{ end: at + length, value: words.join(" ") }]
        : []
    }),
  spell: (value) => [(value as string).split(" ")],
}

const PREFIX = "vote:"
const LEAD = ":lead"
const votesFor = (word: string): Amount => ({ n: "bound", name: `${PREFIX}${word}` })
/** The word whose votes, or whose lead, an amount is. */
function wordOf(amount: Amount, end: string): string | undefined {
  if (typeof amount === "number" || amount.n !== "bound" || !amount.name.startsWith(PREFIX)) return undefined
  const word = amount.name.slice(PREFIX.length)
  if (word.includes(":") !== (end !== "") || !word.endsWith(end)) return undefined
  return word.slice(0, word.length - end.length)
}
function holes(word: string | undefined): { w: string } | undefined {
  return word === undefined ? undefined : { w: word }
}
each.iso(
  "{w:vote word} vote",
  ({ w }) => votesFor(w),
  (n) => holes(wordOf(n, "")),
)
quantity.iso(
  "the number of {w:vote word} votes",
  ({ w }) => votesFor(w),
  (n) => holes(wordOf(n, "")),
)
for (const [words, op] of [
  ["gets more votes", ">"],
  ["gets more votes or the vote is tied", ">="],
] as const)
  condition.iso(
    `{w:vote word} ${words}`,
    ({ w }): Condition => ({ if: "compare", left: votesFor(`${w}${LEAD}`), op, right: 0 }),
    (c) => (c.if === "compare" && c.op === op && c.right === 0 ? holes(wordOf(c.left, LEAD)) : undefined),
  )

object(
  ["permanent", "card", "creature", "player", "artifact"].map(
    (noun) => `each ${noun} with the most votes or tied for most votes`,
  ),
  { sel: "bound", name: "vote" },
)
