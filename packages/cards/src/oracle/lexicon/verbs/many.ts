import type { Amount, EventPattern, Filter } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { DOER } from "../verb.ts"

/** An act with a minimum number or amount: "draws three or more cards", "gains 3 or more life". */
export interface Many {
  readonly event: EventPattern
  readonly n: Amount
  /** Whether amounts are summed rather than events counted. */
  readonly sum?: true
}

/** A verb with a number: like `Verb`, with `many` instead of `event`. */
export interface ManyVerb {
  readonly words: string
  readonly many: Many
  readonly french: string
}

const n = (): Amount => $<Amount>("n")
const t = (): Filter => $<Filter>("t")

export const MANY_ACTS: readonly ManyVerb[] = [
  {
    words: "<draw> {n:number} or more cards",
    many: { event: { on: "draw", player: DOER }, n: n() },
    french: "<piocher> au moins {n} cartes",
  },
  {
    words: "<discard> {n:number} or more cards",
    many: { event: { on: "discard", player: DOER }, n: n() },
    french: "<se défausser> d'au moins {n} cartes",
  },
  {
    words: "<cast> {n:number} or more {t:spell things}",
    many: { event: { on: "cast", spell: t(), by: DOER }, n: n() },
    french: "<lancer> au moins {n} {t}",
  },
  {
    words: "<sacrifice> {n:number} or more {t:plain things}",
    many: { event: { on: "sacrifice", player: DOER, object: t() }, n: n() },
    french: "<sacrifier> au moins {n} {t}",
  },
  {
    words: "<create> {n:number} or more tokens",
    many: { event: { on: "token", by: DOER }, n: n() },
    french: "<créer> au moins {n} jetons",
  },
  {
    words: "<gain> {n:number} or more life",
    many: { event: { on: "gainLife", player: DOER }, n: n(), sum: true },
    french: "<gagner> au moins {n} points de vie",
  },
  {
    words: "<lose> {n:number} or more life",
    many: { event: { on: "loseLife", player: DOER }, n: n(), sum: true },
    french: "<perdre> au moins {n} points de vie",
  },
]
