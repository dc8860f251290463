import type { Amount, Filter, PlayerSelector } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { condition } from "../../oracle.ts"
import { isMany } from "../effects/repeating/doers.ts"

// What players have.

const YOU: PlayerSelector = { who: "you" }
const BOTH_YOURS: Filter = {
  is: "and",
  of: [
    { is: "ownedBy", player: YOU },
    { is: "controlledBy", player: YOU },
  ],
}

condition("you're the monarch", { if: "monarch", player: { who: "you" } })
/** Meld pairs (701.42a); the thing includes the partner's name. */
condition("you both own and control ~ and a {t:plain thing}", {
  if: "and",
  of: [
    { if: "is", of: { sel: "self" }, filter: BOTH_YOURS },
    { if: "exists", filter: { is: "and", of: [$<Filter>("t"), BOTH_YOURS] } },
  ],
})
condition("you've completed a dungeon", { if: "completedDungeon", player: { who: "you" } })
condition("you haven't completed a dungeon", {
  if: "not",
  of: { if: "completedDungeon", player: { who: "you" } },
})
condition("{who:player} has/have the initiative", { if: "initiative", player: $<PlayerSelector>("who") })
condition("you have the city 's blessing", { if: "cityBlessing", player: { who: "you" } })
// A number of a single player; several players each have their own (`some-player.ts`).
for (const [words, n, op] of [
  ["{n:number} or less life", "life", "<="],
  ["{n:number} or more life", "life", ">="],
  ["{n:number} or more cards in hand", "handSize", ">="],
  ["{n:number} or fewer cards in hand", "handSize", "<="],
] as const)
  condition.iso(
    `{who:player} has/have ${words}`,
    ({ who, n: right }) => (isMany(who) ? undefined : { if: "compare", left: { n, of: who }, op, right }),
    (c) =>
      c.if === "compare" && c.op === op && typeof c.left !== "number" && c.left.n === n
        ? { who: c.left.of, n: c.right }
        : undefined,
  )
condition("no opponent has more life than {who:player}", {
  if: "compare",
  left: { n: "life", of: { who: "opponents" }, fold: "greatest" },
  op: "<=",
  right: { n: "life", of: $<PlayerSelector>("who") },
})
// "You have more life than an opponent": at least one opponent has less.
for (const [words, n, op] of [
  ["more life", "life", "<"],
  ["less life", "life", ">"],
  ["more cards in hand", "handSize", "<"],
  ["fewer cards in hand", "handSize", ">"],
] as const)
  condition(`you have ${words} than a opponent`, {
    if: "compare",
    left: {
      n: "countPlayers",
      of: {
        who: "such",
        of: { who: "opponents" },
        that: {
          if: "compare",
          left: { n, of: { who: "bound", name: "player" } },
          op,
          right: { n, of: { who: "you" } },
        },
      },
    },
    op: ">=",
    right: 1,
  })
condition.iso(
  "{who:player} has/have no cards in hand",
  ({ who }) =>
    isMany(who) ? undefined : { if: "compare", left: { n: "handSize", of: who }, op: "=", right: 0 },
  (c) =>
    c.if === "compare" &&
    c.op === "=" &&
    c.right === 0 &&
    typeof c.left !== "number" &&
    c.left.n === "handSize"
      ? { who: c.left.of }
      : undefined,
)
condition("you have at least {n:number} life more than your starting life total", {
  if: "compare",
  left: { n: "life", of: { who: "you" } },
  op: ">=",
  right: { n: "plus", of: [{ n: "startingLife" }, $<Amount>("n")] },
})
condition("you have {n:number} or less life", {
  if: "compare",
  left: { n: "life", of: { who: "you" } },
  op: "<=",
  right: $<Amount>("n"),
})

condition("your devotion to {c:color} is less than {n:number}", {
  if: "compare",
  left: { n: "devotion", to: [$("c")] },
  op: "<",
  right: $<Amount>("n"),
})
condition("your devotion to {c:color} and {d:color} is less than {n:number}", {
  if: "compare",
  left: { n: "devotion", to: [$("c"), $("d")] },
  op: "<",
  right: $<Amount>("n"),
})
condition("you have a full party", { if: "compare", left: { n: "party" }, op: ">=", right: 4 })
condition("you have max speed", { if: "maxSpeed", player: { who: "you" } })
condition("you have {n:number} or more opponents", {
  if: "compare",
  left: { n: "countPlayers", of: { who: "opponents" } },
  op: ">=",
  right: $<Amount>("n"),
})
condition("{who:player} has/have more cards in hand than you", {
  if: "compare",
  left: { n: "handSize", of: $<PlayerSelector>("who") },
  op: ">",
  right: { n: "handSize", of: { who: "you" } },
})
