import type {
  Amount,
  Condition,
  Effect,
  EventPattern,
  Filter,
  PlayerSelector,
  Selector,
  StaticEffect,
} from "@apnap/engine"
import { define } from "../grammar/grammar.ts"
import { $, same } from "../grammar/hole.ts"
import { does, ORACLE, statics } from "../oracle.ts"
import { certain } from "./owners.ts"

const EXILED = { to: "zone", zone: "exile" } as const
/** The event in "if … would …, … instead" (614). */
const would = define<EventPattern>(ORACLE, "would")
would("{f:subject} would die", { on: "moves", object: $<Filter>("f"), from: "battlefield", to: "graveyard" })
would(
  [
    "{f:would card} would be put into a graveyard from anywhere",
    "{f:subject} would be put into a graveyard from anywhere",
  ],
  {
    on: "moves",
    object: $<Filter>("f"),
    to: "graveyard",
  },
)
// Without a stated origin: from the battlefield.
would("{f:subject} would be put into a graveyard", {
  on: "moves",
  object: $<Filter>("f"),
  from: "battlefield",
  to: "graveyard",
})
would("{f:subject} would leave the battlefield", { on: "moves", object: $<Filter>("f"), from: "battlefield" })
would("a card would be put into {who:graveyard whose} graveyard from anywhere", {
  on: "moves",
  object: { is: "and", of: [{ is: "card" }, { is: "ownedBy", player: $<PlayerSelector>("who") }] }, // 108.2
  to: "graveyard",
})
would("a card {p:player} didn't control would be put into {who:graveyard whose} graveyard from anywhere", {
  on: "moves",
  object: {
    is: "and",
    of: [
      { is: "card" },
      { is: "not", of: { is: "controlledBy", player: $<PlayerSelector>("p") } },
      { is: "ownedBy", player: $<PlayerSelector>("who") },
    ],
  },
  to: "graveyard",
})
would("a {c:card thing} not on the battlefield would be put into {who:graveyard whose} graveyard", {
  on: "moves",
  object: {
    is: "and",
    of: [{ is: "card" }, $<Filter>("c"), { is: "ownedBy", player: $<PlayerSelector>("who") }],
  },
  notFrom: "battlefield",
  to: "graveyard",
})
would("a {t:plain thing} a opponent owns would die", {
  on: "moves",
  object: { is: "and", of: [$<Filter>("t"), { is: "ownedBy", player: { who: "opponents" } }] },
  from: "battlefield",
  to: "graveyard",
})
// Two events, each replaced alike.
statics.iso(
  "if {e:would} or {f:would} , exile {i:it again} instead",
  ({ e, f }) => ({
    static: "alter",
    event: { on: "anyOf", of: [e as EventPattern, f as EventPattern] },
    alter: { to: "zone", zone: "exile" },
  }),
  (s) =>
    s.static === "alter" && s.event.on === "anyOf" && s.event.of.length === 2 && same(s.alter, EXILED)
      ? { e: s.event.of[0], f: s.event.of[1] }
      : undefined,
)
/** Dealt damage this turn by the source itself. */
const DAMAGED: Filter = {
  is: "thisTurn",
  event: { on: "damage", source: { is: "self" }, to: { is: "any" } },
}
const wouldCard = define<Filter>(ORACLE, "would card")
wouldCard("a card or token", { is: "any" })
wouldCard("a card", { is: "card" })
certain("it again", ["it", "that card", "that creature", "that permanent"])
certain("spell again", ["it", "that spell", "those spells", "them", "spells this way", "a spell this way"])
statics(
  [
    "if {e:would} , exile {i:it again} instead",
    "if {e:would} , exile {i:it again} instead of putting it anywhere else",
  ],
  {
    static: "alter",
    event: $<EventPattern>("e"),
    alter: { to: "zone", zone: "exile" },
  },
)
statics(
  [
    "if {e:would} , shuffle {i:it again} into its owner 's library instead",
    "if {e:would} , reveal ~ and shuffle {i:it again} into its owner 's library instead",
  ],
  {
    static: "alter",
    event: $<EventPattern>("e"),
    alter: { to: "zone", zone: "library", shuffle: true },
  },
)
for (const [may, optional] of [
  ["you may put", true],
  ["put", undefined],
] as const)
  statics(`if {e:would} , ${may} {i:it again} on top of its owner 's library instead`, {
    static: "alter",
    event: $<EventPattern>("e"),
    alter: { to: "zone", zone: "library", position: 0 },
    ...(optional && { optional }),
  })
statics("if {e:would} , put {i:it again} on the bottom of its owner 's library instead", {
  static: "alter",
  event: $<EventPattern>("e"),
  alter: { to: "zone", zone: "library", position: -1 },
})
statics("if {e:would} , instead that card is revealed and put on the bottom of {o:owners} library", {
  static: "alter",
  event: $<EventPattern>("e"),
  alter: { to: "zone", zone: "library", position: -1, reveal: true },
})
does("if {f:subject} would die this turn , exile {i:it again} instead", {
  do: "rule",
  effects: [
    {
      static: "alter",
      event: { on: "moves", object: $<Filter>("f"), from: "battlefield", to: "graveyard" },
      alter: { to: "zone", zone: "exile" },
    },
  ],
  duration: "endOfTurn",
})
// Counters, tokens and damage that are multiplied or added to.
const BOUND: Amount = { n: "bound", name: "amount" }
const counted = define<EventPattern>(ORACLE, "counted would")
counted("one or more {kind:counter} counters would be put on {f:subject}", {
  on: "counters",
  object: $<Filter>("f"),
  kind: $<string>("kind"),
})
statics(
  [
    "if {e:counted would} , that many plus one {kind:any counter} counters are put on {i:it again} instead",
    "if {e:counted would} , that many plus one of those counters are put on {i:it again} instead",
  ],
  {
    static: "alter",
    event: $<EventPattern>("e"),
    alter: { to: "amount", amount: { n: "plus", of: [BOUND, 1] } },
  },
)
statics(
  "if {e:counted would} , twice that many {kind:any counter} counters are put on {i:it again} instead",
  {
    static: "alter",
    event: $<EventPattern>("e"),
    alter: { to: "amount", amount: { n: "times", of: 2, by: BOUND } },
  },
)
/** "If you would put counters on a permanent or player": by who puts them (614.16). */
const putBy = (who: PlayerSelector, amount: Amount) =>
  ({ static: "alter", event: { on: "counters", by: who }, alter: { to: "amount", amount } }) as const
statics(
  "if you would put one or more counters on a permanent or player , put twice that many of each of those kinds of counters on that permanent or player instead",
  putBy({ who: "you" }, { n: "times", of: 2, by: BOUND }),
)
statics(
  "if a opponent would put one or more counters on a permanent or player , they put half that many of each of those kinds of counters on that permanent or player instead , rounded down",
  putBy({ who: "opponents" }, { n: "half", of: BOUND, round: "down" }),
)
/** Only counters put by an effect, including entering with them; not by costs, damage or rules (614.16). */
statics(
  "if a effect would put one or more counters on a permanent you control , it puts twice that many of those counters on that permanent instead",
  {
    static: "alter",
    event: { on: "counters", object: { is: "controlledBy", player: { who: "you" } }, byEffect: true },
    alter: { to: "amount", amount: { n: "times", of: 2, by: BOUND } },
  },
)
statics.iso(
  "if one or more {kind:counter} counters would be put on {f:subject} , that many {k:counter} counters minus one are put on {i:it again} instead",
  ({ kind, f, k }) => (kind === k ? oneFewer(f, kind) : undefined),
  (s) => {
    const { kind, object } =
      s.static === "alter" && s.event.on === "counters" ? s.event : { kind: undefined, object: undefined }
    if (kind === undefined || object === undefined || !same(s, oneFewer(object, kind))) return undefined
    return { kind, f: object, k: kind }
  },
)
function oneFewer(object: Filter, kind: string): StaticEffect {
  return {
    static: "alter",
    event: { on: "counters", object, kind },
    alter: { to: "amount", amount: { n: "minus", of: BOUND, by: 1 } },
  }
}
statics(
  "if one or more counters would be put on {f:subject} , that many plus one of each of those kinds of counters are put on {i:it again} instead",
  {
    static: "alter",
    event: { on: "counters", object: $<Filter>("f") },
    alter: { to: "amount", amount: { n: "plus", of: [BOUND, 1] } },
  },
)
statics(
  "if one or more {t:plain things} would be created under your control , three times that many of those tokens are created instead",
  {
    static: "alter",
    event: { on: "token", by: { who: "you" }, object: $<Filter>("t") },
    alter: { to: "amount", amount: { n: "times", of: 3, by: BOUND } },
  },
)
certain("any counter", ["+1/+1", "-1/-1", "charge", "loyalty"])
statics(
  [
    "if one or more tokens would be created under your control , twice that many of those tokens are created instead",
    "if a effect would create one or more tokens under your control , it creates twice that many of those tokens instead",
  ],
  {
    static: "alter",
    event: { on: "token", by: { who: "you" } },
    alter: { to: "amount", amount: { n: "times", of: 2, by: BOUND } },
  },
)
const hurt = define<EventPattern>(ORACLE, "hurt")
hurt("a {f:source thing} would deal damage to {who:hurt player} or a permanent {p:hurt player} control(s)", {
  on: "anyOf",
  of: [
    { on: "damage", source: $<Filter>("f"), player: $<PlayerSelector>("who") },
    { on: "damage", source: $<Filter>("f"), to: { is: "controlledBy", player: $<PlayerSelector>("p") } },
  ],
})
hurt("a {f:source thing} would deal damage to {who:hurt player}", {
  on: "damage",
  source: $<Filter>("f"),
  player: $<PlayerSelector>("who"),
})
hurt("a {f:spell thing} would deal damage to {who:hurt player}", {
  on: "damage",
  source: { is: "and", of: [{ is: "spell" }, $<Filter>("f")] },
  player: $<PlayerSelector>("who"),
})
hurt("a {f:source thing} would deal damage to {t:subject}", {
  on: "damage",
  source: $<Filter>("f"),
  to: $<Filter>("t"),
})
hurt("a {f:source thing} would deal damage to a permanent or player", {
  on: "damage",
  source: $<Filter>("f"),
})
hurt("{f:subject} would deal damage to a permanent or player", { on: "damage", source: $<Filter>("f") })
const hurtPlayer = define<PlayerSelector>(ORACLE, "hurt player")
hurtPlayer("you", { who: "you" })
hurtPlayer("a opponent", { who: "opponents" })
hurtPlayer("a player", { who: "players" })
certain("that victim", [
  "instead",
  "to that player instead",
  "to that permanent or player instead",
  "to that creature instead",
  "to you instead",
  "to it instead",
  "to ~ instead",
  "to that player or permanent instead",
  ", to that permanent or player instead",
])
statics("if {e:hurt} , prevent that damage", { static: "prevent", event: $<EventPattern>("e") })
statics("if {e:hurt} , prevent {n:digits} of that damage", {
  static: "prevent",
  event: $<EventPattern>("e"),
  amount: $<Amount>("n"),
})
statics("{t:plain things} entering don't cause abilities of permanents your opponents control to trigger", {
  static: "triggerTimes",
  event: { on: "moves", object: $<Filter>("t"), to: "battlefield" },
  of: { is: "and", of: [{ is: "permanent" }, { is: "controlledBy", player: { who: "opponents" } }] },
  none: true,
})
statics("{t:plain things} entering don't cause abilities to trigger", {
  static: "triggerTimes",
  event: { on: "moves", object: $<Filter>("t"), to: "battlefield" },
  none: true,
})
// Prevented damage with an additional effect (615.5), and redirected damage (614.9).
statics(["if damage would be dealt to {f:subject} , prevent that damage"], {
  static: "prevent",
  event: { on: "damage", to: $<Filter>("f") },
})
statics("if damage would be dealt to {f:subject} while {c:condition} , prevent that damage", {
  static: "prevent",
  event: { on: "damage", to: $<Filter>("f") },
  condition: $<Condition>("c"),
})
statics("if {k:kind of damage} damage would be dealt to {f:subject} , prevent that damage", {
  static: "prevent",
  event: { on: "damage", to: $<Filter>("f"), combat: $<boolean>("k") },
})
const kindOfDamage = define<boolean>(ORACLE, "kind of damage")
kindOfDamage("combat", true)
kindOfDamage("non combat", false)
statics.iso(
  ["{s:prevention} . {e:sentence}", "{s:prevention} and {e:sentence}", "{s:prevention} , {e:sentence}"],
  ({ s, e }) => ({ ...(s as Prevention), then: e as Effect }),
  (s) => {
    if (s.static !== "prevent" || s.then === undefined) return undefined
    const { then, ...rest } = s
    return { s: rest, e: then }
  },
)
type Prevention = Extract<StaticEffect, { static: "prevent" }>
ORACLE.symbol("prevention").handwritten = {
  begins: (word) => word === "if" || word === "prevent",
  read: (reader, at) =>
    reader.read("static", at).filter((r) => {
      const s = r.value as StaticEffect
      return s.static === "prevent" && s.then === undefined
    }),
  spell: (value) => [[{ symbol: "static", value }]],
}
statics("all damage that would be dealt to you is dealt to {w:simple object} instead", {
  static: "alter",
  event: { on: "damage", player: { who: "you" } },
  alter: { to: "recipient", selector: $<Selector>("w") },
})
does(
  [
    "the next {n:digits} damage that would be dealt to {from:recipient} this turn is dealt to {to:recipient} instead",
    "the next {n:digits} damage that would be dealt to {from:recipient} this turn is dealt to {to:recipient} instead",
  ],
  {
    do: "redirect",
    amount: $<Amount>("n"),
    from: $<Selector>("from"),
    to: $<Selector>("to"),
    duration: "endOfTurn",
  },
)
does("all damage that would be dealt to {from:recipient} this turn is dealt to {to:recipient} instead", {
  do: "redirect",
  from: $<Selector>("from"),
  to: $<Selector>("to"),
  duration: "endOfTurn",
})
/** What the spell dealt damage to, in a separate line. */
does("if a permanent dealt damage by ~ would die this turn , exile it instead", {
  do: "rule",
  effects: [
    {
      static: "alter",
      event: {
        on: "moves",
        object: { is: "and", of: [{ is: "permanent" }, DAMAGED] },
        from: "battlefield",
        to: "graveyard",
      },
      alter: { to: "zone", zone: "exile" },
    },
  ],
  duration: "endOfTurn",
})
statics(
  "if {c:discarded} would be put into {w:graveyard whose} graveyard from anywhere and it wasn't cycled , exile it instead",
  {
    static: "alter",
    event: {
      on: "moves",
      object: {
        is: "and",
        of: [{ is: "card" }, $<Filter>("c"), { is: "ownedBy", player: $<PlayerSelector>("w") }],
      },
      to: "graveyard",
      cycled: false,
    },
    alter: { to: "zone", zone: "exile" },
  },
)
// The same for a turn.
does("if {e:would} this turn , exile {i:it again} instead", {
  do: "rule",
  effects: [{ static: "alter", event: $<EventPattern>("e"), alter: { to: "zone", zone: "exile" } }],
  duration: "endOfTurn",
})
statics("if {f:subject} would deal combat damage to {t:subject} , prevent that damage", {
  static: "prevent",
  event: { on: "damage", source: $<Filter>("f"), to: $<Filter>("t"), combat: true },
})
