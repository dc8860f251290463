import type { EventPattern, Filter } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { ORDINALS } from "../../words/ordinals.ts"
import { DOER, OBJECT, type Verb } from "../verb.ts"

// Cards that players draw, discard, mill and search for (121, 701.9, 701.17).

const c = (): Filter => $<Filter>("c")
const NTH = ORDINALS.slice(1, 5)

export const CARD_ACTS: readonly Verb[] = [
  { words: "<draw> a card", event: { on: "draw", player: DOER }, french: "<piocher> une carte" },
  ...NTH.flatMap(([word, nth, french]) =>
    ["each turn", "in a turn"].map(
      (when): Verb => ({
        words: `<draw> your|their ${word} card ${when}`,
        event: { on: "draw", player: DOER, nth },
        french: `<piocher> {son~${french} carte} de chaque tour`,
      }),
    ),
  ),
  {
    words: "<draw> a card except the first one you|they draw in each of your|their draw steps",
    event: { on: "draw", player: DOER, exceptFirstInDrawStep: true },
    french: "<piocher> une carte , excepté la première de chacune de ses étapes de pioche",
  },
  {
    words: "<discard> {c:discarded}",
    event: { on: "discard", player: DOER, card: c() },
    french: "<se défausser> de {c}",
  },
  { words: "<discard> a card", event: { on: "discard", player: DOER }, french: "<se défausser> d'une carte" },
  // Cycling a card discards it (702.29a).
  {
    words: "<cycle> or <discard> a card",
    event: { on: "discard", player: DOER },
    french: "<recycler> une carte ou <se défausser> d'une carte",
  },
  {
    words: "<cycle> or <discard> another card",
    event: { on: "discard", player: DOER, card: { is: "other" } },
    french: "<recycler> une autre carte ou <se défausser> d'une autre carte",
  },
  {
    words: "<discard> one or more cards",
    event: { on: "discard", player: DOER, batch: true },
    french: "<se défausser> d'au moins une carte",
  },
  {
    words: "<discard> one or more {c:card things}",
    event: { on: "discard", player: DOER, card: c(), batch: true },
    french: "<se défausser> d'au moins {c:one}",
  },
  {
    words: "<discard> ~",
    event: { on: "discard", player: DOER, card: { is: "self" } },
    french: "<se défausser> de {~}",
  },
  {
    words: "<cycle> ~",
    event: { on: "cycle", player: DOER, card: { is: "self" } },
    french: "<recycler> {~}",
  },
  { words: "<cycle> a card", event: { on: "cycle", player: DOER }, french: "<recycler> une carte" },
  {
    words: "<cycle> another card",
    event: { on: "cycle", player: DOER, card: { is: "other" } },
    french: "<recycler> une autre carte",
  },
  {
    words: "<mill> a {c:card thing}",
    event: { on: "moves", object: c(), cause: "mill", by: DOER },
    french: "<meuler> {c:un}",
  },
  {
    words: "<mill> one or more {c:card things}",
    event: { on: "moves", object: c(), cause: "mill", by: DOER, batch: true },
    french: "<meuler> au moins {c:one}",
  },
  { words: "<scry>", event: { on: "scry", player: DOER }, french: "<appliquer> regard" },
  { words: "<surveil>", event: { on: "surveil", player: DOER }, french: "<surveiller>" },
  {
    words: "<search> a library",
    event: { on: "searches", player: DOER },
    french: "<chercher> dans une bibliothèque",
  },
  {
    words: "<search> your|their library",
    event: { on: "searches", player: DOER, own: true },
    french: "<chercher> dans {son~bibliothèque}",
  },
  {
    words: "<shuffle> your|their library",
    event: { on: "shuffles", player: DOER },
    french: "<mélanger> {son~bibliothèque}",
  },
]
const on = (event: "draw" | "discard"): EventPattern => ({ on: event, player: DOER, card: OBJECT })
export const CARD_ACTS_ON: readonly Verb[] = [
  { words: "<draw>", event: on("draw"), french: "<piocher>" },
  { words: "<discard>", event: on("discard"), french: "<défausser>" },
]
