import type {
  Amount,
  ColorLetter,
  Condition,
  EventPattern,
  Filter,
  Keyword,
  PlayerSelector,
  Selector,
  Zone,
} from "@apnap/engine"
import { asObject } from "../../discourse/surface.ts"
import { define } from "../../grammar/grammar.ts"
import { $, same } from "../../grammar/hole.ts"
import { ORACLE, post } from "../../oracle.ts"
import { LOOP } from "../effects/repeating/doers.ts"

/** Where cards are: "in your graveyard". */
const place = define<{ zone: Zone | readonly Zone[]; of?: PlayerSelector }>(ORACLE, "place")
place(["in {who:whose} graveyard", "from {who:whose} graveyard"], {
  zone: "graveyard",
  of: $<PlayerSelector>("who"),
})
place(
  [
    "in a opponent 's graveyard",
    "from a opponent 's graveyard",
    "in your opponents ' graveyards",
    "from your opponents ' graveyards",
  ],
  {
    zone: "graveyard",
    of: { who: "opponents" },
  },
)
place(["in {who:whose} hand", "from {who:whose} hand"], { zone: "hand", of: $<PlayerSelector>("who") })
place(["in {who:whose} library", "from {who:whose} library"], {
  zone: "library",
  of: $<PlayerSelector>("who"),
})
place(
  [
    "in a graveyard",
    "from a graveyard",
    "in all graveyards",
    "from all graveyards",
    "in graveyards",
    "from graveyards",
    "in each graveyard",
  ],
  {
    zone: "graveyard",
  },
)
place(
  [
    "from your hand or graveyard",
    "from your hand {ao:and or} graveyard",
    "from your graveyard or hand",
    "from your graveyard {ao:and or} hand",
  ],
  { zone: ["hand", "graveyard"], of: { who: "you" } },
)
place(
  [
    "from {who:whose} graveyard or hand",
    "from {who:whose} hand or graveyard",
    "from {who:whose} hand and graveyard",
  ],
  {
    zone: ["hand", "graveyard"],
    of: $<PlayerSelector>("who"),
  },
)
place(["in exile", "from exile"], { zone: "exile" })

post(["you control", "you controlled"], { is: "controlledBy", player: { who: "you" } })
post(["a opponent controls", "your opponents control"], { is: "controlledBy", player: { who: "opponents" } })
post("you don't control", { is: "not", of: { is: "controlledBy", player: { who: "you" } } })
post("whose controller {p:player predicate}", {
  is: "controlledBy",
  player: { who: "such", of: { who: "players" }, that: $<Condition>("p") },
})
for (const [words, is] of [
  ["they control", "controlledBy"],
  ["they own", "ownedBy"],
] as const)
  post.iso(
    words,
    () => undefined, // read as any player's
    (f, { told, printed }) =>
      printed === true && told === true && same(f, { is, player: LOOP }) ? {} : undefined,
  )
post("{who:player} control(s)", { is: "controlledBy", player: $<PlayerSelector>("who") })
post("{who:player} controlled", { is: "controlledBy", player: $<PlayerSelector>("who") })
post("you own", { is: "ownedBy", player: { who: "you" } })
post("{who:player} own(s)", { is: "ownedBy", player: $<PlayerSelector>("who") })

post("with power {n:figures} or less", { is: "power", op: "<=", than: $<Amount>("n") })
post("with power {n:figures} or greater", { is: "power", op: ">=", than: $<Amount>("n") })
post("with power {n:figures}", { is: "power", op: "=", than: $<Amount>("n") })
for (const is of ["power", "toughness"] as const) {
  post(`with base ${is} {n:figures} or less`, { is, op: "<=", than: $<Amount>("n"), base: true })
  post(`with base ${is} {n:figures} or greater`, { is, op: ">=", than: $<Amount>("n"), base: true })
  post(`with base ${is} {n:figures}`, { is, op: "=", than: $<Amount>("n"), base: true })
}
post.iso(
  "with base power and toughness {s:base size}",
  ({ s }) => baseSize(s),
  (f) => {
    const [power, toughness] = f.is === "and" && f.of.length === 2 ? f.of : []
    if (power?.is !== "power" || toughness?.is !== "toughness") return undefined
    const s = { change: "setPT", power: power.than, toughness: toughness.than }
    return same(f, baseSize(s)) ? { s } : undefined
  },
)
function baseSize({ power, toughness }: { power: Amount; toughness: Amount }): Filter {
  return {
    is: "and",
    of: [
      { is: "power", op: "=", than: power, base: true },
      { is: "toughness", op: "=", than: toughness, base: true },
    ],
  }
}
post("with power less than {n:quantity}", { is: "power", op: "<", than: $<Amount>("n") })
post("with power greater than {n:quantity}", { is: "power", op: ">", than: $<Amount>("n") })
post("with power less than or equal to {n:quantity}", { is: "power", op: "<=", than: $<Amount>("n") })
post("with toughness {n:figures} or less", { is: "toughness", op: "<=", than: $<Amount>("n") })
post("with toughness {n:figures} or greater", { is: "toughness", op: ">=", than: $<Amount>("n") })
post("with mana value {n:figures} or less", { is: "manaValue", op: "<=", than: $<Amount>("n") })
post("with mana value {n:figures} or greater", { is: "manaValue", op: ">=", than: $<Amount>("n") })
post("with mana value {n:figures}", { is: "manaValue", op: "=", than: $<Amount>("n") })
post("with mana value less than or equal to {n:quantity}", {
  is: "manaValue",
  op: "<=",
  than: $<Amount>("n"),
})
post("with toughness greater than its power", { is: "powerVsToughness", op: "<" })
post("with power equal to its toughness", { is: "powerVsToughness", op: "=" })

post(["with {k:plain keyword}", "that has|have {k:plain keyword}"], {
  is: "keyword",
  keyword: $<Keyword>("k"),
})
post("without {k:plain keyword}", { is: "not", of: { is: "keyword", keyword: $<Keyword>("k") } })
post("with {a:plain keyword} or {b:plain keyword}", {
  is: "or",
  of: [
    { is: "keyword", keyword: $<Keyword>("a") },
    { is: "keyword", keyword: $<Keyword>("b") },
  ],
})
post("that has|have a adventure", { is: "hasAdventure" })
post("with a basic land type", { is: "basicLandType" })
post("with even mana values", { is: "manaValue", op: ">=", than: 0, parity: "even" })
post("that's|are both {a:color} and {b:color}", {
  is: "and",
  of: [
    { is: "color", color: $<ColorLetter>("a") },
    { is: "color", color: $<ColorLetter>("b") },
  ],
})
post(["that's {a:color} or {b:color}", "that are {a:color} or {b:color}"], {
  is: "or",
  of: [
    { is: "color", color: $<ColorLetter>("a") },
    { is: "color", color: $<ColorLetter>("b") },
  ],
})
post(["with a {kind:counter} counter on it|them", "that has|have a {kind:counter} counter on it|them"], {
  is: "counters",
  kind: $<string>("kind"),
  op: ">=",
  than: 1,
})
post(["with a counter on it|them", "with one or more counters on it|them", "with counters on them"], {
  is: "counters",
  op: ">=",
  than: 1,
})
post("with no counters on it|them", { is: "counters", op: "=", than: 0 })
post("with no abilities", { is: "not", of: { is: "hasAbility", kind: "any" } })
post("of the chosen type", { is: "chosenType" })
post("of the chosen color", { is: "color", color: "chosen" })
post("with the chosen name", { is: "chosenName" })
post("other than {what:object alone}", { is: "other", than: $<Selector>("what") })
post("attached to a {t:plain thing}", { is: "attachedTo", filter: $<Filter>("t") })
post("attached to {what:object}", { is: "attachedTo", filter: { is: "among", of: $<Selector>("what") } })
post("blocking {what:object}", { is: "blocking", whom: $<Selector>("what") })
post("that's {f:thing filter}", $<Filter>("f"))
post(["dealt damage by {f:subject} this turn", "dealt damage this turn by {f:subject}"], {
  is: "thisTurn",
  event: { on: "damage", source: $<Filter>("f"), to: { is: "any" } },
})
post("with {kind:counter} counters on them", { is: "counters", kind: $<string>("kind"), op: ">=", than: 1 })
post("named ~", { is: "sharesName", with: { sel: "self" } })
post(["exiled with ~", "exiled with {i:its own}"], { is: "exiledWith" })
post("that's attacking you", { is: "attacking", whom: { who: "you" } })
post("attacking you", { is: "attacking", whom: { who: "you" } })
post("attacking {who:player}", { is: "attacking", whom: $<PlayerSelector>("who") })
post(["with the same name as a card exiled with ~", "with the same name as a card exiled with it"], {
  is: "sharesName",
  with: { sel: "all", filter: { is: "exiledWith" }, zone: "exile" },
})
post("with the same name as {what:simple object}", { is: "sharesName", with: $<Selector>("what") })
// 903.3e: its characteristics are seen in every zone.
post("that share(s) a creature type with your commander", {
  is: "sharesType",
  with: {
    sel: "all",
    filter: { is: "and", of: [{ is: "commander" }, { is: "ownedBy", player: { who: "you" } }] },
    zone: ["battlefield", "command", "stack", "exile", "graveyard", "hand", "library"],
  },
  kind: "creature",
})
post(
  [
    "that share(s) a creature type with {what:simple object}",
    "that share(s) at least one creature type with {what:simple object}",
  ],
  {
    is: "sharesType",
    with: $<Selector>("what"),
    kind: "creature",
  },
)
post(["with {k:named keyword}", "that has|have {k:named keyword}"], {
  is: "keyword",
  keyword: $<Keyword>("k"),
})
post("without {k:named keyword}", { is: "not", of: { is: "keyword", keyword: $<Keyword>("k") } })
post(["with a mana cost that contains {x}", "with {x} in its|their mana cost|costs"], {
  is: "manaCostHas",
  symbol: "{X}",
})
post("with mana cost {m:mana}", { is: "manaCostIs", mana: $<string>("m") })
post("with mana cost {a:mana} or {b:mana}", {
  is: "or",
  of: [
    { is: "manaCostIs", mana: $<string>("a") },
    { is: "manaCostIs", mana: $<string>("b") },
  ],
})
post("attacking your opponents", { is: "attacking", whom: { who: "opponents" } })
post("attached to enchanted player", { is: "enchantsPlayer", player: { who: "enchanted" } })
post("that has|have a activated ability with {t} in its cost", { is: "hasAbility", kind: "tap" })
post("attached to you", { is: "enchantsPlayer", player: { who: "you" } })
post("with power or toughness {n:figures} or less", {
  is: "or",
  of: [
    { is: "power", op: "<=", than: $<Amount>("n") },
    { is: "toughness", op: "<=", than: $<Amount>("n") },
  ],
})
post("with toughness less than {n:quantity}", { is: "toughness", op: "<", than: $<Amount>("n") })
post("with mana value less than {n:quantity}", { is: "manaValue", op: "<", than: $<Amount>("n") })
post("with mana value equal to {n:quantity}", { is: "manaValue", op: "=", than: $<Amount>("n") })
post("with power equal to {n:quantity}", { is: "power", op: "=", than: $<Amount>("n") })
post("blocked by {what:simple object}", { is: "among", of: { sel: "blockedBy", of: $<Selector>("what") } })
post.iso(
  "it's blocking",
  () => ({ is: "among", of: { sel: "blockedBy", of: asObject({ sel: "said" }) } }),
  (f) => (f.is === "among" && f.of.sel === "blockedBy" && f.of.of.sel === "self" ? {} : undefined),
)
post("that are tapped", { is: "tapped" })
for (const [word, subtype] of [
  ["enchanted", "Aura"],
  ["equipped", "Equipment"],
] as const)
  post([`that are ${word}`, `that's ${word}`], { is: "hasAttached", filter: { is: "subtype", subtype } })
post("that are enchanted or equipped", {
  is: "or",
  of: [
    { is: "hasAttached", filter: { is: "subtype", subtype: "Aura" } },
    { is: "hasAttached", filter: { is: "subtype", subtype: "Equipment" } },
  ],
})
post(["that aren't enchanted", "that isn't enchanted"], {
  is: "not",
  of: { is: "hasAttached", filter: { is: "subtype", subtype: "Aura" } },
})
post("that isn't all colors", { is: "colors", op: "<", than: 5 })
post(["that aren't of the chosen type", "that isn't of the chosen type"], {
  is: "not",
  of: { is: "chosenType" },
})
post("blocking or blocked by {what:simple object}", {
  is: "or",
  of: [
    { is: "blocking", whom: $<Selector>("what") },
    { is: "among", of: { sel: "blockedBy", of: $<Selector>("what") } },
  ],
})
post("with that name", { is: "chosenName" })
post("with a single target", { is: "targets", single: true })
post("with mana value greater than {n:quantity}", { is: "manaValue", op: ">", than: $<Amount>("n") })
post("with power or toughness {n:figures} or greater", {
  is: "or",
  of: [
    { is: "power", op: ">=", than: $<Amount>("n") },
    { is: "toughness", op: ">=", than: $<Amount>("n") },
  ],
})
post("you don't own", { is: "not", of: { is: "ownedBy", player: { who: "you" } } })
for (const [words, from] of [
  ["libraries|library", "library"],
  ["the battlefield", "battlefield"],
  ["anywhere", undefined],
] as const)
  post(`that was|were put there from ${words} this turn`, {
    is: "thisTurn",
    event: {
      on: "moves",
      object: { is: "any" },
      ...(from !== undefined && { from }),
      to: "graveyard",
    } as EventPattern,
  })
post("you control but don't own", {
  is: "and",
  of: [
    { is: "controlledBy", player: { who: "you" } },
    { is: "not", of: { is: "ownedBy", player: { who: "you" } } },
  ],
})
post(["that have|has a cycling ability", "with a cycling ability", "with cycling abilities"], {
  is: "or",
  of: [
    { is: "keyword", keyword: "cycling" },
    { is: "keyword", keyword: "typecycling" },
  ],
})
post("with {what:objects'} mana value", {
  is: "manaValue",
  op: "=",
  than: { n: "manaValue", of: $<Selector>("what") },
})
/** Refers to several players named just before. */
post.iso(
  "they control",
  () => undefined,
  (f) =>
    f.is === "controlledBy" && (f.player.who === "opponents" || f.player.who === "players") ? {} : undefined,
)
post("with odd mana values", { is: "manaValue", op: ">=", than: 0, parity: "odd" })
post("with a odd mana value", { is: "manaValue", op: ">=", than: 0, parity: "odd" })
post("with a even mana value", { is: "manaValue", op: ">=", than: 0, parity: "even" })
post(["that's one or more colors", "that are one or more colors"], { is: "not", of: { is: "colorless" } })
post("other than {a:simple object} or {b:simple object}", {
  is: "and",
  of: [
    { is: "other", than: $<Selector>("a") },
    { is: "other", than: $<Selector>("b") },
  ],
})
/** Postmodifiers of spells other than their targets; costs have rules of their own for those. */
ORACLE.symbol("plain post").handwritten = {
  read: (reader, at) => reader.read("post", at).filter((r) => (r.value as Filter).is !== "targets"),
  spell: (value) => ((value as Filter).is === "targets" ? [] : [[{ symbol: "post", value }]]),
}
/** "It", if the preceding words name nothing but the object itself (607.2a). */
ORACLE.symbol("its own").handwritten = {
  begins: (word) => word === "it",
  read: (reader, at) => {
    const before = reader.tokens.slice(0, at)
    const isOwn =
      reader.tokens[at] === "it" && before.includes("~") && !before.some((word) => OTHERS.has(word))
    return isOwn ? [{ end: at + 1, value: undefined }] : []
  },
  spell: () => [["it"]],
}
const OTHERS: ReadonlySet<string> = new Set([
  "own",
  "target",
  "another",
  "equipped",
  "enchanted",
  "that",
  "spell",
  '"',
])
