import { colorsNamed } from "../colors.ts"
import { compares, comparesSets } from "../compare.ts"
import type { Comparison, Term } from "../query.ts"
import { countBits, type SearchCard } from "../search-card.ts"
import { type Field, fault, type Matcher } from "./field.ts"

/** Colours ("c:rg", "c<=azorius"), their number ("c=2"), colourless ("c:c") or multicoloured ("c:m"). */
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

/** "c:rg" matches cards with both colours. */
export const color = colored((card) => card.colors, ">=")
/** "id:rg" matches cards that fit a deck of these colours. */
export const identity = colored((card) => card.identity, "<=")
