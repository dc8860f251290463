import type { Ability, Condition, Cost, Filter, PlayerSelector } from "@apnap/engine"
import { define } from "../../../grammar/grammar.ts"
import { $ } from "../../../grammar/hole.ts"
import { ORACLE, statics } from "../../../oracle.ts"
import { COLOR_WORDS } from "../../../words/colors.ts"

// What may and may not be cast or played, and from where (601.3).

statics("~ can't be countered", { static: "cantBeCountered", spells: { is: "self" }, self: true })
statics("you may play a additional land on each of your turns", {
  static: "landPlays",
  who: { who: "you" },
  plus: 1,
})
statics("you may play {n:number} additional lands on each of your turns", {
  static: "landPlays",
  who: { who: "you" },
  plus: $<number>("n"),
})
statics("you may play any number of additional lands on each of your turns", {
  static: "landPlays",
  who: { who: "you" },
  plus: "any",
})
statics(
  [
    "each player may play a additional land on each of their turns",
    "each player may play a additional land during each of their turns",
  ],
  {
    static: "landPlays",
    who: { who: "players" },
    plus: 1,
  },
)
statics("{s:spell things} you control can't be countered", {
  static: "cantBeCountered",
  spells: { is: "and", of: [$<Filter>("s"), { is: "controlledBy", player: { who: "you" } }] },
})
statics("{s:spell things} can't be countered", { static: "cantBeCountered", spells: $<Filter>("s") })
statics("you may cast ~ as though it had flash", { static: "flash", spells: { is: "self" }, self: true })
statics("you may cast {s:spell things} as though they had flash", { static: "flash", spells: $<Filter>("s") })
statics("you may play lands from your graveyard", {
  static: "playFrom",
  zone: "graveyard",
  of: { who: "you" },
  landsOnly: true,
})
statics("you may cast ~ from your graveyard", {
  static: "playFrom",
  zone: "graveyard",
  self: true,
  castOnly: true,
})
statics("play with the top card of your library revealed", {
  static: "revealed",
  what: "libraryTop",
  of: { who: "you" },
})
statics("you may play lands from the top of your library", {
  static: "playFrom",
  zone: "library",
  top: true,
  of: { who: "you" },
  landsOnly: true,
})
// 702.170f
statics("you may plot {c:card things} from the top of your library", {
  static: "plotFromTop",
  of: { who: "you" },
  cards: $<Filter>("c"),
})
statics("you may cast {s:spell things} from the top of your library", {
  static: "playFrom",
  zone: "library",
  top: true,
  of: { who: "you" },
  castOnly: true,
  filter: $<Filter>("s"),
})
/** The players a rule is about: "players", not "each player". */
const barred = define<PlayerSelector>(ORACLE, "barred")
barred("players", { who: "players" })
barred("your opponents", { who: "opponents" })
barred("{p:player}", $<PlayerSelector>("p"))
statics("{p:barred} can't cast {s:spell things}", {
  static: "cantCast",
  who: $<PlayerSelector>("p"),
  spells: $<Filter>("s"),
})
statics("{p:barred} can't cast more than one spell each turn", {
  static: "cantCast",
  who: $<PlayerSelector>("p"),
  maxPerTurn: 1,
})
statics("{s:spell things} you cast have {k:abilities}", {
  static: "modify",
  what: {
    sel: "all",
    filter: { is: "and", of: [$<Filter>("s"), { is: "controlledBy", player: { who: "you" } }] },
    zone: "stack",
  },
  changes: [{ change: "addAbilities", abilities: $("k") }],
})
statics("{s:spell things} you cast from {z:cast zone} have {k:abilities}", {
  static: "modify",
  what: {
    sel: "all",
    filter: {
      is: "and",
      of: [$<Filter>("s"), { is: "controlledBy", player: { who: "you" } }, $<Filter>("z")],
    },
    zone: "stack",
  },
  changes: [{ change: "addAbilities", abilities: $("k") }],
})
statics("you may cast {s:spell things} from your hand without paying their mana costs", {
  static: "alternativeCost",
  spells: $<Filter>("s"),
  cost: [],
  key: "free",
  zone: "hand",
})
const forCost = { static: "alternativeCost", spells: $<Filter>("s"), cost: $<Cost>("g") } as const
const FOR_COST = "you may cast {s:spell things} by {g:gerunds} rather than paying their mana costs"
statics(FOR_COST, forCost)
statics(`${FOR_COST} . if you cast a spell this way , you may cast it as though it had flash`, {
  ...forCost,
  timing: "instant",
})
// 609.4: any player, at any time they have priority.
statics("any player may cast {s:spell things} without paying their mana costs and as though they had flash", {
  static: "alternativeCost",
  spells: $<Filter>("s"),
  by: { who: "players" },
  cost: [],
  key: "free",
  timing: "instant",
})
statics("{p:player} can cast spells only any time they could cast a sorcery", {
  static: "cantCast",
  who: $<PlayerSelector>("p"),
  onlySorcerySpeed: true,
})
statics("spells with the chosen name can't be cast", {
  static: "cantCast",
  who: { who: "players" },
  spells: { is: "chosenName" },
})
statics("cast ~ only {c:timing}", {
  static: "cantCast",
  who: { who: "players" },
  self: true,
  unless: $<Condition>("c"),
})
// 601.2h: what may pay for it.
for (const [word, color] of Object.entries(COLOR_WORDS))
  statics(`spend only ${word} mana on x`, { static: "spendOnX", self: true, colors: color })
statics("spend only black and/or red mana on x", { static: "spendOnX", self: true, colors: "B/R" })
statics("you can't spend mana to cast ~", { static: "spendOnly", self: true })
statics("spend only mana produced by {f:plain things} to cast ~", {
  static: "spendOnly",
  self: true,
  from: $<Filter>("f"),
})
statics("you may cast {s:spell things} from your graveyard", {
  static: "playFrom",
  zone: "graveyard",
  of: { who: "you" },
  castOnly: true,
  filter: $<Filter>("s"),
})
statics("each {s:spell thing} you cast has {k:abilities}", {
  static: "modify",
  what: {
    sel: "all",
    filter: { is: "and", of: [$<Filter>("s"), { is: "controlledBy", player: { who: "you" } }] },
    zone: "stack",
  },
  changes: [{ change: "addAbilities", abilities: $<readonly Ability[]>("k") }],
})
statics("any player may cast {s:spell things} as though they had flash", {
  static: "flash",
  spells: $<Filter>("s"),
  who: { who: "players" },
})
// 601.3c: the permission is tied to paying more.
statics("you may cast ~ as though it had flash if you pay {m:mana cost} more to cast it", {
  static: "flash",
  spells: { is: "self" },
  self: true,
  cost: $<Cost>("m"),
})
statics("{p:barred} can't cast {s:spell things} from anywhere other than their hands|hand", {
  static: "cantCast",
  who: $<PlayerSelector>("p"),
  spells: $<Filter>("s"),
  notFrom: "hand",
})
// 601.3: what forbids casting the spell, asked as it would be cast.
statics("you can't cast ~ unless {c:condition}", {
  static: "cantCast",
  who: { who: "you" },
  self: true,
  unless: $<Condition>("c"),
})
// Spells cast from either zone cost less (601.2f).
for (const [words, zones] of [
  ["from your graveyard or from exile", ["graveyard", "exile"]],
  ["from your hand or from exile", ["hand", "exile"]],
] as const)
  statics(`{s:spell things} you cast ${words} cost {m:mana} less to cast`, {
    static: "cost",
    spells: {
      is: "and",
      of: [$<Filter>("s"), { is: "or", of: zones.map((zone) => ({ is: "castFrom", zone })) }],
    },
    by: { who: "you" },
    less: $<string>("m"),
  })
statics("each {a:color word} or {b:color word} {s:spell thing} you cast has {k:abilities}", {
  static: "modify",
  what: {
    sel: "all",
    filter: {
      is: "and",
      of: [
        { is: "or", of: [$<Filter>("a"), $<Filter>("b")] },
        $<Filter>("s"),
        { is: "controlledBy", player: { who: "you" } },
      ],
    },
    zone: "stack",
  },
  changes: [{ change: "addAbilities", abilities: $<readonly Ability[]>("k") }],
})
