import { colorsNamed } from "../colors.ts"
import { compares, comparesSets } from "../compare.ts"
import type { Comparison, Term } from "../query.ts"
import { countBits, type SearchCard } from "../search-card.ts"
import { type Field, fault, type Matcher } from "./field.ts"

/** Colours ("c:rg", "c<=azorius"), how many ("c=2"), none ("c:c") or several ("c:m"). */
function colored(bitsOf: (card: SearchCard) => number, usual: Comparison): Field {
  return (term) => {
    const value = term.value.toLowerCase()
    if (value === "m" || value === "multicolor") return several(term, bitsOf)
    if (/^\d$/.test(value)) return (card) => compares(countBits(bitsOf(card)), term.comparison, Number(value))
    const bits = colorsNamed(value)
    if (bits === undefined) throw fault("search/value", term)
    const comparison = term.comparison === ":" ? (bits === 0 ? "=" : usual) : term.comparison
    return (card) => comparesSets(bitsOf(card), comparison, bits)
  }
}

function several(term: Term, bitsOf: (card: SearchCard) => number): Matcher {
  const wanted = term.comparison !== "!="
  return (card) => countBits(bitsOf(card)) > 1 === wanted
}

/** "c:rg" has both; */
export const color = colored((card) => card.colors, ">=")
/** "id:rg" fits a deck of these colours. */
export const identity = colored((card) => card.identity, "<=")
