import type {
  Amount,
  Change,
  Cost,
  Duration,
  Effect,
  EventPattern,
  Filter,
  PlayerSelector,
  Selector,
  TargetSlot,
} from "@apnap/engine"
import { asObject } from "../discourse/surface.ts"
import { define } from "../grammar/grammar.ts"
import { $, same } from "../grammar/hole.ts"
import { clause, does, duration, number, ORACLE, player, quantity } from "../oracle.ts"
import { certain } from "./owners.ts"
import { ANY_NUMBER } from "./slots.ts"
import type { Things } from "./things.ts"

const what = (): Selector => $<Selector>("what")

// Instructions that happen when something next happens.
clause("when you next cast {s:cast spell} this turn , {e:sentence}", {
  do: "delayed",
  when: { on: "cast", spell: $<Filter>("s"), by: { who: "you" } },
  effect: $<Effect>("e"),
  duration: "endOfTurn",
})
clause.iso(
  "when {w:event} , {e:sentence}",
  ({ w, e }) => (isOfSaid(w) ? { do: "delayed", when: w, effect: e } : undefined),
  (e) => (e.do === "delayed" && Object.keys(e).length === 3 ? { w: e.when, e: e.effect } : undefined),
)
/** Whether an event is of something that was spoken of before: else "when" begins an ability of its own. */
function isOfSaid(when: EventPattern): boolean {
  return when.on === "moves" && when.object.is === "among" && when.object.of.sel !== "attachedTo"
}

// Damage to two at once.
for (const who of ["~", "{source:simple object}"])
  clause.iso(
    `${who} deal(s) {n:digits} damage to {to:recipient} and {m:digits} damage to {b:recipient}`,
    ({ source, n, to, m, b }) => ({
      do: "sequence",
      of: [hurt(source as Selector | undefined, n, to), hurt(source as Selector | undefined, m, b)],
    }),
    () => undefined, // spelled as one instruction after the other
  )

function hurt(source: Selector | undefined, amount: Amount, to: Selector): Effect {
  return { do: "damage", amount, to, ...(source !== undefined && { source }) }
}

// Spells that are countered go elsewhere (701.6a).
const THIS_WAY = "if that spell is countered this way ,"
for (const [words, more] of [
  ["exile it instead of putting it into its owner 's graveyard", { to: "exile" }],
  ["put it on top of its owner 's library instead of into that player 's graveyard", { to: "library" }],
  ["put it into its owner 's hand instead of into that player 's graveyard", { to: "hand" }],
] as const) {
  does(`counter {what:object} . ${THIS_WAY} ${words}`, { do: "counter", what: what(), ...more } as Effect)
  clause(`counter {what:object} unless {w:its controller} pay(s) {c:costs} . ${THIS_WAY} ${words}`, {
    do: "counter",
    what: what(),
    unlessPays: $<Cost>("c"),
    ...more,
  } as Effect)
}

// Choices on resolution.
const option = define<{ label: string; effect: Effect }>(ORACLE, "token option")
option.iso(
  "a {t:token}",
  ({ t }) => ({ label: labelOf(t), effect: { do: "createToken", token: t } as Effect }),
  (o) => (o.effect.do === "createToken" ? { t: o.effect.token } : undefined),
)
function labelOf(token: unknown): string {
  const spec = token as { predefined?: string; face?: { name: string } }
  return spec.predefined ?? spec.face?.name ?? ""
}
does("create(s) your choice of {a:token option} or {b:token option}", {
  do: "chooseOne",
  of: [$("a"), $("b")],
})
does("create(s) your choice of {a:token option} , {b:token option} , or {c:token option}", {
  do: "chooseOne",
  of: [$("a"), $("b"), $("c")],
})
does("clash with a opponent", { do: "clash", bind: "clash" })

// What is chosen as the effect begins.
for (const [words, choose, changes] of [
  ["become(s) the color of your choice", "color", [{ change: "setColors", colors: "chosen" }]],
  [
    "become(s) the basic land type of your choice",
    "landType",
    [{ change: "setSubtypes", of: "land", subtypes: "chosen" }],
  ],
  [
    "become(s) the creature type of your choice",
    "creatureType",
    [{ change: "setSubtypes", of: "creature", subtypes: "chosen" }],
  ],
] as const)
  clause([`{what:object} ${words} {d:duration}`, `{d:duration} , {what:object} ${words}`], {
    do: "change",
    what: what(),
    changes,
    duration: $<Duration>("d"),
    choose,
  })
clause("{what:object} gain(s) protection from the color of your choice {d:duration}", {
  do: "change",
  what: what(),
  changes: [
    {
      change: "addAbilities",
      abilities: [{ ability: "keyword", keyword: "protection", filter: { is: "color", color: "chosen" } }],
    },
  ],
  duration: $<Duration>("d"),
  choose: "color",
})

clause("{what:object} block(s) {a:object} this turn if able", {
  do: "rule",
  effects: [{ static: "mustBlock", creature: what(), attacker: $<Selector>("a") }],
  duration: "endOfTurn",
})
clause.iso(
  "{who:player} puts it on their choice of the top or bottom of their library",
  ({ who }) => {
    const of = (who as { of?: Selector }).of
    return of && topOrBottom(who, of)
  },
  (e) => (e.do === "chooseOne" && e.player?.who === "ownerOf" ? { who: e.player } : undefined),
)
player("the owner of {what:simple object}", { who: "ownerOf", of: what() })
function topOrBottom(who: PlayerSelector, of: Selector): Effect {
  return {
    do: "chooseOne",
    player: who,
    of: [
      { label: "top", effect: { do: "move", what: of, to: "library" } },
      { label: "bottom", effect: { do: "move", what: of, to: "library", position: -1 } },
    ],
  }
}
for (const [nth, position] of [
  ["second", 1],
  ["third", 2],
  ["fourth", 3],
  ["seventh", 6],
] as const)
  does([`put {what:object} into {o:owners} library ${nth} from the top`], {
    do: "move",
    what: what(),
    to: "library",
    position,
  })
clause("{who:player} shuffles {o:owners} graveyard into {o:owners} library", {
  do: "move",
  what: { sel: "all", filter: { is: "any" }, zone: "graveyard", of: $<PlayerSelector>("who") },
  to: "library",
  shuffle: true,
})
does("shuffle your graveyard into your library", {
  do: "move",
  what: { sel: "all", filter: { is: "any" }, zone: "graveyard", of: { who: "you" } },
  to: "library",
  shuffle: true,
})
for (const [words, step] of [
  ["turn", "turn"],
  ["untap step", "untap"],
  ["draw step", "draw"],
  ["combat phase", "combat"],
] as const)
  does([`skip(s) {o:owners} next ${words}`], { do: "skip", what: step })
player("you and {p:other player} each", { who: "union", of: [{ who: "you" }, $<PlayerSelector>("p")] })
player("you and {p:other player}", { who: "union", of: [{ who: "you" }, $<PlayerSelector>("p")] })
ORACLE.symbol("other player").handwritten = {
  read: (reader, at) => reader.read("player", at).filter((r) => (r.value as PlayerSelector).who !== "union"),
  spell: (value) => ((value as PlayerSelector).who === "union" ? [] : [[{ symbol: "player", value }]]),
}
clause(["you and {p:player} exchange life totals", "exchange life totals with {p:player}"], {
  do: "exchangeLife",
  a: { who: "you" },
  b: $<PlayerSelector>("p"),
})
clause.iso(
  "double {what:simple object} 's power {d:duration}",
  ({ what: w, d }) => ({
    do: "change",
    what: w,
    changes: [{ change: "modifyPT", power: { n: "power", of: asObject({ sel: "said" }) }, toughness: 0 }],
    duration: d,
  }),
  (e) => {
    if (e.do !== "change" || e.changes.length !== 1) return undefined
    const [only] = e.changes
    if (only.change !== "modifyPT" || only.toughness !== 0 || typeof only.power === "number") return undefined
    return only.power.n === "power" ? { what: e.what, d: e.duration } : undefined
  },
)
does("remove all counters from {what:object}", { do: "removeCounters", count: "all", from: what() })
clause.iso(
  "you may cast a {t:thing} without paying its mana cost",
  ({ t }) => {
    const things = t as Things
    if (things.kind !== "spell" || things.zone === undefined) return undefined
    const among = {
      sel: "all",
      filter: things.filter,
      zone: things.zone,
      ...(things.of && { of: things.of }),
    } as const
    return { do: "cast", what: among, free: true, optional: true, count: 1 }
  },
  (e) => {
    if (e.do !== "cast" || e.what.sel !== "all" || e.count !== 1 || e.optional !== true || e.free !== true)
      return undefined
    const { filter, zone, of } = e.what
    return { t: { filter, kind: "spell", zone, ...(of && { of }) } }
  },
)
clause("you may play {what:object} without paying its mana cost", {
  do: "cast",
  what: what(),
  free: true,
  optional: true,
  orPlayLand: true,
})
/** A card that leaves exile is a new object (400.7): the permission ends by itself. */
duration(
  [
    "for as long as it|they remains|remain exiled",
    "for as long as that card remains exiled",
    "for as long as those cards remain exiled",
  ],
  "permanent",
)
for (const [words, anyMana] of [
  ["mana as though it were mana of any color", "color"],
  ["mana as though it were mana of any type", "type"],
  ["mana of any type", "type"],
] as const)
  for (const [verb, only] of [
    ["play", {}],
    ["cast", { castOnly: true }],
  ] as const)
    clause(
      [
        `you may ${verb} {what:object} {d:duration} , and you may spend ${words} to cast {i:spell again}`,
        `{d:duration} , you may ${verb} {what:object} , and you may spend ${words} to cast {i:spell again}`,
        `you may ${verb} {what:object} {d:duration} , and mana of any type can be spent to cast {i:spell again}`,
      ],
      { do: "permitPlay", what: what(), duration: $<Duration>("d"), anyMana, ...only } as Effect,
    )

// Dice (706).
does("roll(s) a six-sided die", { do: "rollDie", sides: 6 } as Effect)
does("roll(s) a {d:die}", { do: "rollDie", sides: $<number>("d") } as Effect)
does("roll(s) a {d:die} . {t:die table}", { do: "rollDie", sides: $<number>("d"), table: $("t") } as Effect)
ORACLE.symbol("die").handwritten = {
  read: (reader, at) => {
    const die = /^d(\d+)$/.exec(reader.tokens[at] ?? "")
    return die === null ? [] : [{ end: at + 1, value: Number(die[1]) }]
  },
  *spell(value) {
    yield [`d${value as number}`]
  },
}
quantity(["the result"], { n: "said", what: "way" } as unknown as Amount)
quantity.iso(
  "the result",
  () => undefined,
  (n) => (typeof n !== "number" && n.n === "bound" ? {} : undefined),
)
does.iso(
  "choose(s) {what:simple object}",
  ({ what: w }) =>
    (w as Selector).sel === "choose" ? { do: "chooseObjects", what: w, bind: "chosen" } : undefined,
  (e) => (e.do === "chooseObjects" ? { what: e.what } : undefined),
)
// Flashback without a cost of its own costs the mana cost (702.34a).
for (const it of ["its", "their"])
  clause(
    [
      `{what:object} gain(s) flashback {d:duration} . the flashback cost is equal to ${it} mana cost`,
      `{d:duration} , {what:object} gain(s) flashback . the flashback cost is equal to ${it} mana cost`,
    ],
    {
      do: "change",
      what: what(),
      changes: [{ change: "addAbilities", abilities: [{ ability: "keyword", keyword: "flashback" }] }],
      duration: $<Duration>("d"),
    },
  )
clause("choose a creature type", { do: "chooseText", what: "creatureType", bind: "type" })
clause("choose a card name", { do: "chooseText", what: "cardName", bind: "name" })
clause("choose a color", { do: "chooseColor", bind: "color" })
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
quantity("the damage prevented this way", { n: "bound", name: "prevented" })
number("that much damage prevented this way", { n: "bound", name: "prevented" })
/** What follows when a shield prevents damage (615.5). */
does.iso(
  "{p:prevent does} . {e:prevented then}",
  ({ p, e }) => ({ ...(p as Extract<Effect, { do: "prevent" }>), then: e }),
  (e) => {
    if (e.do !== "prevent" || e.then === undefined) return undefined
    const { then, ...p } = e
    return { p, e: then }
  },
)
ORACLE.symbol("prevent does").handwritten = {
  begins: (word) => word === "the" || word === "prevent" || word === "prevents",
  read: (reader, at) =>
    reader.read("does", at).filter((r) => {
      const e = r.value as Effect
      return e.do === "prevent" && e.then === undefined
    }),
  spell: (value) => [[{ symbol: "does", value }]],
}
ORACLE.symbol("prevented then").handwritten = {
  read: (reader, at) =>
    reader.read("sentence", at).filter((r) => JSON.stringify(r.value).includes('"prevented"')),
  spell: (value) => [[{ symbol: "sentence", value }]],
}
clause("{what:object} doesn't/don't untap during {w:controllers} untap step {d:duration}", {
  do: "rule",
  effects: [{ static: "doesntUntap", what: what() }],
  duration: $<Duration>("d"),
})
clause("{w:shuffler} shuffles {what:object} into {o:owners} library", {
  do: "move",
  what: what(),
  to: "library",
  shuffle: true,
})
clause.iso(
  "double {what:simple object} 's power and toughness {d:duration}",
  ({ what: w, d }) => doubled(w, d),
  (e) => (e.do === "change" && isDoubled(e.changes) ? { what: e.what, d: e.duration } : undefined),
)
clause.iso(
  "double the power and toughness of {what:simple object} {d:duration}",
  ({ what: w, d }) => doubled(w, d),
  (e) => (e.do === "change" && isDoubled(e.changes) ? { what: e.what, d: e.duration } : undefined),
)
function doubled(of: Selector, d: Duration): Effect {
  const it = () => asObject({ sel: "said" })
  const change = {
    change: "modifyPT",
    power: { n: "power", of: it() },
    toughness: { n: "toughness", of: it() },
  } as const
  return { do: "change", what: of, changes: [change], duration: d }
}
function isDoubled(changes: readonly Change[]): boolean {
  const [only] = changes
  if (changes.length !== 1 || only.change !== "modifyPT") return false
  const { power, toughness } = only
  return (
    typeof power !== "number" &&
    power.n === "power" &&
    typeof toughness !== "number" &&
    toughness.n === "toughness"
  )
}
does("draw(s) a additional card", { do: "draw", count: 1 })
does("draw(s) {n:number} additional cards", { do: "draw", count: $<Amount>("n") })
clause("creatures of the creature type of your choice {c:changes} {d:duration}", {
  do: "change",
  what: { sel: "all", filter: { is: "and", of: [{ is: "type", type: "creature" }, { is: "chosenType" }] } },
  changes: $<readonly Change[]>("c"),
  duration: $<Duration>("d"),
  choose: "creatureType",
})
clause.iso(
  "support {n:number}",
  ({ n }) => ({
    do: "addCounters",
    kind: "+1/+1",
    count: 1,
    on: asObject({ sel: "mention", slot: { filter: SUPPORTED, min: 0, max: n } }),
  }),
  (e, context) => {
    if (e.do !== "addCounters" || e.on.sel !== "target" || e.kind !== "+1/+1" || e.count !== 1)
      return undefined
    const slot = context.targets[e.on.slot] as TargetSlot | undefined
    return slot?.min === 0 && slot.max !== undefined && same(slot.filter, SUPPORTED)
      ? { n: slot.max }
      : undefined
  },
)
/** 701.41a: up to so many other target creatures. */
const SUPPORTED: Filter = { is: "and", of: [{ is: "other" }, { is: "type", type: "creature" }] }
certain("shuffler", ["its owner", "their owner", "their owners", "that player"])
/** "Do this only once each turn." */
clause.iso(
  "{e:may clause} . do this only once each turn",
  ({ e }) => ({ ...(e as Extract<Effect, { do: "may" }>), oncePerTurn: true }),
  (e) => {
    if (e.do !== "may" || e.oncePerTurn !== true) return undefined
    const { oncePerTurn: _, ...rest } = e
    return { e: rest }
  },
)
ORACLE.symbol("may clause").handwritten = {
  begins: (word) => word === "you",
  read: (reader, at) =>
    reader.read("clause", at).filter((r) => {
      const e = r.value as Effect
      return e.do === "may" && e.oncePerTurn === undefined
    }),
  spell: (value) => [[{ symbol: "clause", value }]],
}
// Spells cast this way that go to exile.
for (const words of [
  "if that spell would be put into a graveyard , exile it instead",
  "if that spell would be put into your graveyard , exile it instead",
  "if a spell cast this way would be put into a graveyard , exile it instead",
  "if a spell cast this way would be put into your graveyard , exile it instead",
  "if a instant or sorcery spell cast this way would be put into your graveyard , exile it instead",
  "if it would be put into your graveyard , exile it instead",
])
  clause.iso(
    `{e:casting clause} . ${words}`,
    ({ e }) => ({ ...(e as Extract<Effect, { do: "cast" }>), exileAfter: true }),
    (e) => {
      if ((e.do !== "cast" && e.do !== "permitPlay") || e.exileAfter !== true) return undefined
      const { exileAfter: _, ...rest } = e
      return { e: rest }
    },
  )
ORACLE.symbol("casting clause").handwritten = {
  begins: (word) => word === "you" || word === "until" || word === "for",
  read: (reader, at) =>
    reader.read("clause", at).filter((r) => {
      const e = r.value as Effect
      return (e.do === "cast" || e.do === "permitPlay") && e.exileAfter === undefined
    }),
  spell: (value) => [[{ symbol: "clause", value }]],
}
// "It gains haste": for as long as it is what it is.
clause.iso(
  "{what:object} gain(s) {k:abilities}",
  ({ what: w, k }) =>
    (w as { sel: string }).sel === "said"
      ? { do: "change", what: w, changes: [{ change: "addAbilities", abilities: k }], duration: "permanent" }
      : undefined,
  (e) => {
    if (e.do !== "change" || e.duration !== "permanent" || e.changes.length !== 1 || e.choose)
      return undefined
    const [only] = e.changes
    return only.change === "addAbilities" && (e.what.sel === "bound" || e.what.sel === "target")
      ? { what: e.what, k: only.abilities }
      : undefined
  },
)
for (const [words, step] of [
  ["the beginning of the next upkeep", "upkeep"],
  ["the beginning of the next cleanup step", "cleanup"],
] as const)
  clause([`{e:bare clause} at ${words}`, `at ${words} , {e:sentence}`], {
    do: "delayed",
    when: { on: "step", step },
    effect: $<Effect>("e"),
  })
does("remove {n:number} {kind:counter} counters from {what:object}", {
  do: "removeCounters",
  kind: $("kind"),
  count: $<Amount>("n"),
  from: what(),
})
clause("{a:player} and {b:player} exchange life totals", {
  do: "exchangeLife",
  a: $<PlayerSelector>("a"),
  b: $<PlayerSelector>("b"),
})
clause("{what:object} lose(s) all creature types {d:duration}", {
  do: "change",
  what: what(),
  changes: [{ change: "setSubtypes", of: "creature", subtypes: [] }],
  duration: $<Duration>("d"),
})
does("change the target of {what:object}", { do: "chooseNewTargets", of: what(), single: true })
does("prevent all combat damage that would be dealt this turn by {from:object}", {
  do: "prevent",
  from: $<Selector>("from"),
  combat: true,
  duration: "endOfTurn",
})
duration("until your next upkeep", "yourNextUpkeep")
duration("until the beginning of your next upkeep", "yourNextUpkeep")
