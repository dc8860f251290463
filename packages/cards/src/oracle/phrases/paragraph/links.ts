import type { PlayerSelector } from "@apnap/engine"
import { ORACLE } from "../../oracle.ts"
import type { Link } from "./hanging.ts"

/** The words that make a sentence depend on the one before it. */
export const LINKS: readonly (readonly [Link, readonly string[]])[] = [
  ["ifDone", ["if", "you", "do", ","]],
  ["ifDone", ["if", "they", "do", ","]],
  ["ifDone", ["if", "that", "player", "does", ","]],
  ["ifDone", ["if", "the", "player", "does", ","]],
  ["ifSomeDone", ["if", "a", "player", "does", ","]],
  ["ifSomeDone", ["if", "a", "player", "does", "either", ","]],
  ["ifNoneDone", ["if", "no", "one", "does", ","]],
  ["ifNoneDone", ["if", "no", "player", "does", ","]],
  ["ifNotDone", ["if", "you", "don't", ","]],
  ["ifNotDone", ["if", "they", "don't", ","]],
  ["ifNotDone", ["if", "the", "player", "doesn't", ","]],
  ["ifNotDone", ["if", "that", "player", "doesn't", ","]],
  ["whenDone", ["when", "you", "do", ","]],
  ["ifImpossible", ["if", "you", "can't", ","]],
  ["ifNotCast", ["if", "you", "don't", "cast", "it", ","]],
  ["ifNotCast", ["if", "you", "don't", "cast", "it", "this", "way", ","]],
  ["ifNotCast", ["if", "you", "don't", "cast", "that", "card", ","]],
  ["ifNotCast", ["if", "you", "don't", "cast", "a", "card", "this", "way", ","]],
  ["ifNotCast", ["if", "you", "don't", "cast", "that", "card", "this", "way", ","]],
  ["ifImpossible", ["if", "that", "player", "can't", ","]],
  ["ifImpossible", ["if", "the", "player", "can't", ","]],
  ["ifImpossible", ["if", "they", "can't", ","]],
  ["otherwise", ["otherwise", ","]],
]

/** Links whose words can also express another link. */
const LIKE: Partial<Record<Link, Link>> = {
  ifNotCast: "ifNotDone",
  ifSomeDone: "ifDone",
  ifNoneDone: "ifNotDone",
}
/** The words of a link; those with "you" come last if another player may have done it. */
function spoken(link: Link, doer: PlayerSelector | undefined): readonly (readonly string[])[] {
  const all = LINKS.filter(([name]) => name === link).map(([, words]) => words)
  if (doer === undefined || doer.who === "you") return all
  return all.toSorted((a, b) => Number(a.includes("you")) - Number(b.includes("you")))
}
for (const link of [
  "ifDone",
  "ifNotDone",
  "ifSomeDone",
  "ifNoneDone",
  "ifImpossible",
  "ifNotCast",
  "whenDone",
  "otherwise",
] as const)
  ORACLE.symbol(link).handwritten = {
    read: () => [],
    spell: (doer) => [
      ...spoken(link, doer as PlayerSelector | undefined),
      ...(link === "ifNotDone" || link === "ifNoneDone" ? [["otherwise", ","]] : []),
      ...LINKS.filter(([name]) => name === LIKE[link]).map(([, words]) => words),
    ],
  }
