import type { Amount, Condition, Filter, PlayerSelector, Selector } from "@apnap/engine"
import { asObject } from "../discourse/surface.ts"
import { type Definer, define } from "../grammar/grammar.ts"
import { $, same } from "../grammar/hole.ts"
import { condition, ORACLE, player, quantity } from "../oracle.ts"
import { each } from "../phrases/amounts/each.ts"
import { playerSlot } from "../phrases/targets/slots.ts"

// Players by what they have or did: "each opponent who lost life this turn", "target player who controls a Forest".

const predicate: Definer<Condition> = define<Condition>(ORACLE, "player predicate")
const such = (of: PlayerSelector): PlayerSelector => ({ who: "such", of, that: $<Condition>("p") })
const THEY: PlayerSelector = { who: "bound", name: "player" }
const YOU: PlayerSelector = { who: "you" }
const OPPONENTS: PlayerSelector = { who: "opponents" }
const PLAYERS: PlayerSelector = { who: "players" }

for (const [noun, plural, of] of [
  ["opponent", "opponents", OPPONENTS],
  ["player", "players", PLAYERS],
] as const) {
  player(`each ${noun} who {p:player predicate}`, such(of))
  playerSlot(`target ${noun} who {p:player predicate}`, { players: such(of) })
  each(`${noun} who {p:player predicate}`, { n: "countPlayers", of: such(of) })
  quantity(`the number of ${plural} who {p:player predicate}`, { n: "countPlayers", of: such(of) })
}
player("each other player who {p:player predicate}", such({ who: "otherThan", than: YOU }))
each("of your opponents who {p:player predicate}", { n: "countPlayers", of: such(OPPONENTS) })
quantity("the number of your opponents who {p:player predicate}", { n: "countPlayers", of: such(OPPONENTS) })

// Predicates of these players.
/** Of these discarded cards, one of the player's own shares a card type with one of yours. */
function sharesWithYours(of: Selector): Condition {
  const ofThose = (...filters: readonly Filter[]): Selector => ({
    sel: "filtered",
    of,
    filter: { is: "and", of: filters },
  })
  const yours = ofThose({ is: "card" }, { is: "ownedBy", player: YOU })
  const theirs = ofThose({ is: "ownedBy", player: THEY }, { is: "sharesType", with: yours, kind: "card" })
  return { if: "is", of: theirs, filter: { is: "card" } }
}
predicate.iso(
  "discarded a card that shares a card type with the card you discarded",
  () => sharesWithYours(asObject({ sel: "said", plural: true, how: "discarded" })),
  (c) => (c.if === "is" && c.of.sel === "filtered" && same(c, sharesWithYours(c.of.of)) ? {} : undefined),
)
/** None of those discarded cards is a matching one of the player's own. */
function discardedNone(of: Selector, filter: Filter): Condition {
  const theirs: Filter = { is: "and", of: [filter, { is: "ownedBy", player: THEY }] }
  return { if: "not", of: { if: "is", of: { sel: "filtered", of, filter: theirs }, filter: { is: "card" } } }
}
predicate.iso(
  "didn't discard a {c:card thing} this way",
  ({ c }) => discardedNone(asObject({ sel: "said", plural: true, how: "discarded" }), c as Filter),
  (c) => {
    if (c.if !== "not" || c.of.if !== "is" || c.of.of.sel !== "filtered") return undefined
    const { of, filter } = c.of.of
    if (filter.is !== "and") return undefined
    return same(c, discardedNone(of, filter.of[0])) ? { c: filter.of[0] } : undefined
  },
)
const n = (): Amount => $<Amount>("n")
const controlled = (who: PlayerSelector): Amount => ({
  n: "count",
  filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: who }] },
})
const controls = (): Condition => ({
  if: "exists",
  filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: THEY }] },
})
predicate("control(s) a {t:plain thing}", controls())
predicate("control(s) no {t:plain things}", { if: "not", of: controls() })
predicate("control(s) fewer {t:plain things} than you", {
  if: "compare",
  left: controlled(THEY),
  op: "<",
  right: controlled(YOU),
})
predicate("control(s) {n:number} or fewer {t:plain things}", {
  if: "compare",
  left: controlled(THEY),
  op: "<=",
  right: n(),
})
const lies = (zone: "hand" | "graveyard"): ((who: PlayerSelector) => Amount) =>
  zone === "hand"
    ? (who) => ({ n: "handSize", of: who })
    : (who) => ({ n: "count", filter: { is: "any" }, zone, of: who })
const life = (who: PlayerSelector): Amount => ({ n: "life", of: who })
for (const [words, of] of [
  ["life", life],
  ["cards in hand", lies("hand")],
] as const) {
  const [more, fewer] = words === "life" ? ["more", "less"] : ["more", "fewer"]
  for (const [which, op] of [
    [more, ">"],
    [fewer, "<"],
  ] as const) {
    predicate([`has/have ${which} ${words} than you`, `has/have ${which} ${words} than you do`], {
      if: "compare",
      left: of(THEY),
      op,
      right: of(YOU),
    })
  }
  // "You have more life than each opponent": the number of opponents with at least as much is 0.
  for (const [which, op] of [
    [more, ">="],
    [fewer, "<="],
  ] as const)
    for (const [whom, all] of [
      ["each opponent", OPPONENTS],
      ["each other player", { who: "otherThan", than: YOU }],
    ] as const)
      condition(`you have ${which} ${words} than ${whom}`, {
        if: "compare",
        left: {
          n: "countPlayers",
          of: { who: "such", of: all, that: { if: "compare", left: of(THEY), op, right: of(YOU) } },
        },
        op: "=",
        right: 0,
      })
}
for (const [words, op] of [
  ["more", ">="],
  ["fewer", "<="],
] as const)
  for (const [whom, all] of [
    ["each opponent", OPPONENTS],
    ["each other player", { who: "otherThan", than: YOU }],
  ] as const)
    condition(`you control ${words} {t:plain things} than ${whom}`, {
      if: "compare",
      left: {
        n: "countPlayers",
        of: {
          who: "such",
          of: all,
          that: { if: "compare", left: controlled(THEY), op, right: controlled(YOU) },
        },
      },
      op: "=",
      right: 0,
    })
