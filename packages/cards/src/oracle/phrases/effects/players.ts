import type { Amount, Effect, Filter, PlayerSelector, Selector } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $, same } from "../../grammar/hole.ts"
import { clause, does, ORACLE } from "../../oracle.ts"
import type { Things } from "../objects/things.ts"
import { ANY_NUMBER } from "../targets/slots.ts"

// Actions of players. The clause adds the subject.
does("draw(s) {n:cards}", { do: "draw", count: $<Amount>("n") })
does("draw(s) cards equal to {n:quantity}", { do: "draw", count: $<Amount>("n") })
does("gain(s) {n:digits} life", { do: "gainLife", amount: $<Amount>("n") })
does("gain(s) life equal to {n:quantity}", { do: "gainLife", amount: $<Amount>("n") })
does("lose(s) {n:digits} life", { do: "loseLife", amount: $<Amount>("n") })
does("lose(s) life equal to {n:quantity}", { do: "loseLife", amount: $<Amount>("n") })
const plusEach: Amount = {
  n: "plus",
  of: [$<Amount>("a"), { n: "times", of: $<Amount>("b"), by: $<Amount>("n") }],
}
does("lose(s) {a:digits} life plus {b:digits} life for each {n:each}", { do: "loseLife", amount: plusEach })
does("mill(s) {n:cards}", { do: "mill", count: $<Amount>("n") })
does("mill(s) cards equal to {n:quantity}", { do: "mill", count: $<Amount>("n") })
does("scry {n:digits}", { do: "scry", count: $<Amount>("n") })
does("surveil {n:digits}", { do: "surveil", count: $<Amount>("n") })
does("discard(s) {n:cards}", { do: "discard", count: $<Amount>("n") })
does("discard(s) cards equal to {n:quantity}", { do: "discard", count: $<Amount>("n") })
does("discard(s) all {c:card things}", { do: "discard", count: "all", filter: $<Filter>("c") })
does("discard(s) {n:cards} at random", { do: "discard", count: $<Amount>("n"), random: true })
does(["discard(s) {o:own} hand", "discard(s) all the cards in {o:own} hand"], {
  do: "discard",
  count: "all",
})
does.iso(
  "discard(s) a {t:thing}",
  ({ t }) => {
    const things = t as Things
    return things.kind === "card" && things.zone === undefined && things.filter.is !== "any"
      ? { do: "discard", count: 1, filter: things.filter }
      : undefined
  },
  (e) =>
    e.do === "discard" && e.count === 1 && e.filter !== undefined && !e.random && !e.chooser && !e.player
      ? { t: { filter: e.filter, kind: "card" } }
      : undefined,
)
does("discard(s) a {c:card thing} at random", {
  do: "discard",
  count: 1,
  filter: $<Filter>("c"),
  random: true,
})
// 106.13
does("lose(s) all unspent mana", { do: "loseMana", player: { who: "you" } })
clause("{who:player} lose(s) all unspent mana and you add the mana lost this way", {
  do: "loseMana",
  player: $<PlayerSelector>("who"),
  to: { who: "you" },
})
does("activate(s) a mana ability of each {t:plain thing} they control", {
  do: "activateForMana",
  player: { who: "you" },
  of: $<Filter>("t"),
})
does.iso(
  "sacrifice(s) a {t:thing}",
  ({ t }) => sacrificeOf(t, undefined),
  (e) => sacrificed(e, undefined),
)
does.iso(
  ["sacrifice(s) a {t:thing} of their|your choice"],
  ({ t }) => sacrificeOf(t, undefined),
  (e) => sacrificed(e, undefined),
)
does("sacrifice(s) another {a:plain thing} or a {b:plain thing}", {
  do: "sacrifice",
  filter: { is: "or", of: [{ is: "and", of: [{ is: "other" }, $<Filter>("a")] }, $<Filter>("b")] },
})
does("sacrifice(s) a {t:plain thing} of their choice {p:post}", {
  do: "sacrifice",
  filter: { is: "and", of: [$<Filter>("t"), $<Filter>("p")] },
})
does.iso(
  "sacrifice(s) {n:number} {t:things}",
  ({ t, n }) => (n === 1 ? undefined : sacrificeOf(t, n)),
  (e) => (e.do === "sacrifice" && e.count !== undefined ? sacrificed(e, e.count) : undefined),
)
does.iso(
  ["sacrifice(s) {n:number} {t:things} of their|your choice"],
  ({ t, n }) => (n === 1 ? undefined : sacrificeOf(t, n)),
  (e) => (e.do === "sacrifice" && e.count !== undefined ? sacrificed(e, e.count) : undefined),
)
for (const round of ["up", "down"] as const)
  does.iso(
    `sacrifice(s) half the {t:plain things} of their choice , rounded ${round}`,
    ({ t }) => ({ do: "sacrifice", filter: t, count: halfOf(t, round) }),
    (e) =>
      e.do === "sacrifice" && e.player === undefined && e.filter && same(e.count, halfOf(e.filter, round))
        ? { t: e.filter }
        : undefined,
  )
function halfOf(filter: Filter, round: "up" | "down"): Amount {
  return { n: "half", of: { n: "count", filter }, round }
}
does("sacrifice(s) {what:simple object}", { do: "sacrifice", what: $<Selector>("what") })
does("lose(s) the game", { do: "loseGame", player: { who: "you" } })
clause("the game is a draw", { do: "drawGame" })
does("win(s) the game", { do: "winGame", player: { who: "you" } })
does("get(s) {e:energy}", { do: "playerCounters", kind: "energy", count: $<Amount>("e") })
does("get(s) a {kind:counter} counter", { do: "playerCounters", kind: $<string>("kind"), count: 1 })
does("get(s) {n:number} {kind:counter} counters", {
  do: "playerCounters",
  kind: $<string>("kind"),
  count: $<Amount>("n"),
})
clause("give {p:player} a {kind:counter} counter", {
  do: "playerCounters",
  kind: $<string>("kind"),
  count: 1,
  player: $<PlayerSelector>("p"),
})
clause("give {p:player} a {kind:counter} counter for each {n:each}", {
  do: "playerCounters",
  kind: $<string>("kind"),
  count: $<Amount>("n"),
  player: $<PlayerSelector>("p"),
})
does("become(s) the monarch", { do: "becomeMonarch" })
does("take(s) the initiative", { do: "takeInitiative" })
does("take(s) a extra turn after this one", { do: "extraTurn" })
does("take(s) a extra turn after this one . at the beginning of that turn 's end step , you lose the game", {
  do: "extraTurn",
  loseAtEnd: true,
})
does("take(s) {n:number} extra turns after this one", { do: "extraTurn", count: $<Amount>("n") })
does("shuffle(s) {o:own} library", { do: "shuffle" })
does("venture(s) into the dungeon", { do: "venture" })
does("learn(s)", { do: "learn" })

function sacrificeOf(things: Things, count: Amount | undefined): Effect | undefined {
  if (things.kind !== undefined || things.zone !== undefined) return undefined
  return { do: "sacrifice", filter: things.filter, ...(count !== undefined && { count }) }
}

function sacrificed(e: Effect, count: Amount | undefined): { t: { filter: Filter }; n?: Amount } | undefined {
  if (
    e.do !== "sacrifice" ||
    e.filter === undefined ||
    e.count !== count ||
    e.what !== undefined ||
    e.player !== undefined
  )
    return undefined
  return { t: { filter: e.filter }, ...(count !== undefined && { n: count }) }
}
const sacrificedThings = define<Selector>(ORACLE, "sacrificed things")
sacrificedThings.iso(
  "{t:things}",
  ({ t }) =>
    (t as Things).kind === undefined && (t as Things).zone === undefined
      ? { sel: "all", filter: (t as Things).filter }
      : undefined,
  (s) => (s.sel === "all" && s.zone === undefined ? { t: { filter: s.filter } } : undefined),
)
does("discard any number of cards", {
  do: "move",
  what: {
    sel: "choose",
    filter: { is: "any" },
    zone: "hand",
    of: { who: "you" },
    count: ANY_NUMBER,
    upTo: true,
  },
  to: "graveyard",
  cause: "discard",
})
does("draw(s) a additional card", { do: "draw", count: 1 })
does("draw(s) {n:number} additional cards", { do: "draw", count: $<Amount>("n") })
does("draw(s) half x cards , rounded down", {
  do: "draw",
  count: { n: "half", of: { n: "x" }, round: "down" },
})
for (const zones of [
  ["hand", "graveyard"],
  ["hand", "library"],
  ["graveyard", "library"],
] as const)
  does(`exchange(s) {o:own} ${zones[0]} and ${zones[1]}`, { do: "exchangeZones", zones })
does("shuffle(s)", { do: "shuffle" })
