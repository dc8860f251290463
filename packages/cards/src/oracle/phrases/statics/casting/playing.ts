import type {
  Ability,
  Change,
  Cost,
  Effect,
  Filter,
  Keyword,
  PlayerSelector,
  StaticEffect,
} from "@apnap/engine"
import { define } from "../../../grammar/grammar.ts"
import { $, same } from "../../../grammar/hole.ts"
import { ORACLE, statics } from "../../../oracle.ts"
import { pileOf, thingsOfPile } from "../../objects/pile.ts"
import type { Things } from "../../objects/things.ts"

// Playing or casting cards from zones other than the hand (601.3, 305.1).

type PlayFrom = Extract<StaticEffect, { static: "playFrom" }>

const MANA = [
  ["", {}],
  [
    " , and you may spend mana as though it were mana of any color to cast {i:spell again}",
    { anyMana: "color" },
  ],
  [
    " , and you may spend mana as though it were mana of any type to cast {i:spell again}",
    { anyMana: "type" },
  ],
  [" , and mana of any type can be spent to cast {i:spell again}", { anyMana: "type" }],
  [
    " , and you may spend mana from snow sources as though it were mana of any color to cast {i:spell again}",
    { anyMana: "snow" },
  ],
] as const

/** A permission to play matching spells among cards of a zone. */
function among(t: unknown, s: Filter, more: Partial<PlayFrom>): PlayFrom | undefined {
  const pile = pileOf(t as Things)
  return pile && { static: "playFrom", ...pile, filter: both(pile.filter, s), ...more }
}

function both(pile: Filter, quality: Filter): Filter {
  return quality.is === "any" ? pile : { is: "and", of: [quality, pile] }
}

/** The inverse: the quality and the cards. */
function amongWords(effect: StaticEffect, more: Partial<PlayFrom>): { s: Filter; t: Things } | undefined {
  if (effect.static !== "playFrom" || effect.filter === undefined) return undefined
  const { static: _, zone, filter, of, ...rest } = effect
  if (JSON.stringify(rest) !== JSON.stringify(more)) return undefined
  // "Cards in exile your opponents own with ice counters on them": both qualities belong to the cards, none to the spells.
  const split = filter.is === "and" && filter.of.length === 2 && filter.of[0].is !== "ownedBy"
  const [s, cards] = split ? filter.of : [{ is: "any" } as const, filter]
  return { s, t: thingsOfPile({ filter: cards, zone, ...(of && { of }) }) }
}

for (const [mana, more] of MANA) {
  const cast = { castOnly: true, ...more } as const
  statics.iso(
    `you may cast {s:spell things} from among {t:things}${mana}`,
    ({ s, t }) => among(t, s as Filter, cast),
    (e) => amongWords(e, cast),
  )
  statics.iso(
    [`you may play lands and cast spells from among {t:things}${mana}`, `you may play {t:things}${mana}`],
    ({ t }) => among(t, { is: "any" }, more),
    (e) => amongWords(e, more),
  )
}

statics("you may cast ~ from your graveyard using its {k:casting keyword} ability", {
  static: "playFrom",
  zone: "graveyard",
  self: true,
  castOnly: true,
  using: $<Keyword>("k"),
})
const castingKeyword = define<string>(ORACLE, "casting keyword")
for (const keyword of ["bestow", "blitz", "dash", "evoke", "mutate", "overload"])
  castingKeyword(keyword, keyword)

statics("you may cast ~ from your graveyard by paying {m:mana cost} rather than paying its mana cost", {
  static: "playFrom",
  zone: "graveyard",
  self: true,
  castOnly: true,
  cost: $<Cost>("m"),
})
statics(
  "you may cast ~ from your graveyard by paying {m:mana cost} rather than paying its mana cost . if you do , it {x:entry}",
  {
    static: "playFrom",
    zone: "graveyard",
    self: true,
    castOnly: true,
    cost: $<Cost>("m"),
    with: $<readonly Change[]>("x"),
  },
)
/** What a static ability permits once each turn; several zones give one permission each, used up together. */
const once = define<StaticEffect>(ORACLE, "once")
const onceList = define<readonly StaticEffect[]>(ORACLE, "once list")
onceList.iso(
  "{e:once}",
  ({ e }) => [e],
  (list) => (list.length === 1 ? { e: list[0] } : undefined),
)
const FREE_FROM_HAND = {
  static: "alternativeCost",
  spells: $<Filter>("s"),
  cost: [],
  oncePerTurn: true,
  zone: "hand",
} as const
once("you may cast a {s:spell thing} from your hand without paying its mana cost", FREE_FROM_HAND)
onceList(
  "you may cast a {s:spell thing} from your hand or the top of your library without paying its mana cost",
  [
    FREE_FROM_HAND,
    {
      static: "playFrom",
      zone: "library",
      of: { who: "you" },
      top: true,
      filter: $<Filter>("s"),
      castOnly: true,
      oncePerTurn: true,
      free: true,
    },
  ],
)
for (const [from, zone] of [
  [" from your hand", { zone: "hand" }],
  ["", {}],
] as const)
  once(`you may cast a {s:spell thing}${from} by {g:gerunds} rather than paying its mana cost`, {
    static: "alternativeCost",
    spells: $<Filter>("s"),
    cost: $<Cost>("g"),
    oncePerTurn: true,
    ...zone,
  } as StaticEffect)
for (const [from, zone] of [
  [" from your hand", { zone: "hand" }],
  [" from exile", { zone: "exile" }],
  ["", {}],
] as const)
  once(`you may pay {c:mana cost} rather than pay the mana cost for a {s:spell thing} you cast${from}`, {
    static: "alternativeCost",
    spells: $<Filter>("s"),
    cost: $<Cost>("c"),
    oncePerTurn: true,
    ...zone,
  } as StaticEffect)
const fromGraveyard = {
  static: "playFrom",
  zone: "graveyard",
  filter: $<Filter>("s"),
  of: { who: "you" },
  castOnly: true,
  oncePerTurn: true,
} as const
once("you may cast a {s:spell thing} from your graveyard", fromGraveyard)
once("you may cast a {s:spell thing} from the top of your library", {
  static: "playFrom",
  zone: "library",
  of: { who: "you" },
  top: true,
  filter: $<Filter>("s"),
  castOnly: true,
  oncePerTurn: true,
})
for (const [mana, more] of MANA)
  once.iso(
    `you may cast a {s:spell thing} from among {t:things}${mana}`,
    ({ s, t }) => among(t, s as Filter, { castOnly: true, oncePerTurn: true, ...more }),
    (e) => amongWords(e, { castOnly: true, oncePerTurn: true, ...more }),
  )
once(
  "you may cast a {s:spell thing} from the top of your library if it shares a card type with a card exiled with ~",
  {
    static: "playFrom",
    zone: "library",
    top: true,
    of: { who: "you" },
    castOnly: true,
    oncePerTurn: true,
    filter: { is: "and", of: [$<Filter>("s"), { is: "sharesType", with: { sel: "linked" }, kind: "card" }] },
  },
)
const { oncePerTurn: _, ...anyFromGraveyard } = fromGraveyard
statics("you may cast {s:spell things} from your graveyard . {x:exiled after}", {
  ...anyFromGraveyard,
  exileAfter: true,
})
once("you may cast a {s:spell thing} from your graveyard . {x:exiled after}", {
  ...fromGraveyard,
  exileAfter: true,
})
// One permission for either, used up by both.
const landOrSpell = {
  static: "playFrom",
  zone: "graveyard",
  of: { who: "you" },
  filter: { is: "or", of: [{ is: "type", type: "land" }, $<Filter>("s")] },
  oncePerTurn: true,
} as const
const PLAY_OR_CAST = "you may play a land from your graveyard or cast a {s:spell thing} from your graveyard"
once(PLAY_OR_CAST, landOrSpell)
once(`${PLAY_OR_CAST} . if you do , it gains {k:abilities}`, {
  ...landOrSpell,
  with: [{ change: "addAbilities", abilities: $<readonly Ability[]>("k") }],
})
// "That player may play a land or cast a spell": once in each player's turn.
for (const then of ["", " . when they do , {e:sentence}"])
  statics.iso(
    `during each player 's turn , {p:player of the turn} may play a land or cast a spell from among {t:things} , and they may spend mana as though it were mana of any color to cast that spell${then}`,
    ({ p, t, e }) => among(t, { is: "any" }, ofTurn(p, e)),
    (effect) => {
      const e = effect.static === "playFrom" ? effect.then : undefined
      const p: PlayerSelector = { who: "active" }
      const words = amongWords(effect, ofTurn(p, e))
      return words && (e === undefined) === (then === "") ? { ...words, p, e } : undefined
    },
  )

function ofTurn(who: PlayerSelector, then: Effect | undefined): Partial<PlayFrom> {
  return { who, oncePerTurn: true, anyMana: "color", ...(then && { then }) }
}
define<PlayerSelector>(ORACLE, "player of the turn")("that player", { who: "active" })

for (const [words, place] of [
  ["from your graveyard", { zone: "graveyard", of: { who: "you" } }],
  ["from the top of your library", { zone: "library", top: true, of: { who: "you" } }],
] as const)
  statics(`you may play lands and cast spells ${words}`, { static: "playFrom", ...place })
statics("you may play lands and cast spells from {w:whose} hand", {
  static: "playFrom",
  zone: "hand",
  of: $<PlayerSelector>("w"),
})
// A land and a spell, one of each per turn.
const landAndSpell = define<readonly StaticEffect[]>(ORACLE, "static list")
landAndSpell.iso(
  "you may play a land and cast a spell from among {t:things}",
  ({ t }) => {
    const from = among(t, { is: "any" }, { oncePerTurn: true }) as PlayFrom | undefined
    if (from === undefined) return undefined
    const whose = from.of === undefined && from.zone === "graveyard" ? { of: ANYBODY } : {}
    return [
      { ...from, ...whose, landsOnly: true },
      { ...from, ...whose, castOnly: true },
    ]
  },
  (list) => {
    const [first, second] = list
    if (list.length !== 2 || first.static !== "playFrom" || second.static !== "playFrom") return undefined
    const { landsOnly, ...lands } = first
    const { castOnly, ...spells } = second
    if (landsOnly !== true || castOnly !== true || !same(lands, spells)) return undefined
    const { of, ...rest } = lands
    return amongWords(same(of, ANYBODY) ? rest : lands, { oncePerTurn: true })
  },
)
const ANYBODY: PlayerSelector = { who: "players" }
statics("you may play cards from the top of your library", {
  static: "playFrom",
  zone: "library",
  top: true,
  of: { who: "you" },
})
statics("you may play lands and cast {s:spell things} from the top of your library", {
  static: "playFrom",
  zone: "library",
  top: true,
  of: { who: "you" },
  filter: { is: "or", of: [{ is: "type", type: "land" }, $<Filter>("s")] },
})
statics("you may cast ~ from your graveyard . if you do , it {x:entry}", {
  static: "playFrom",
  zone: "graveyard",
  self: true,
  castOnly: true,
  with: $<readonly Change[]>("x"),
})
define<readonly StaticEffect[]>(ORACLE, "static list")(
  "you may play lands and cast {s:spell things} from the top of your library",
  [
    { static: "playFrom", zone: "library", of: { who: "you" }, top: true, landsOnly: true },
    {
      static: "playFrom",
      zone: "library",
      of: { who: "you" },
      top: true,
      castOnly: true,
      filter: $<Filter>("s"),
    },
  ],
)
// "You may look at the top card of your library any time, and you may play lands from the top of your library."
const LOOK = {
  static: "revealed",
  what: "libraryTop",
  of: { who: "you" },
  to: { who: "you" },
} as const satisfies StaticEffect
define<readonly StaticEffect[]>(ORACLE, "static list").iso(
  "you may look at the top card of your library any time , and {l:static list}",
  ({ l }) => {
    const list = l as readonly StaticEffect[]
    return list.every((e) => e.static === "playFrom" && e.top === true) ? [LOOK, ...list] : undefined
  },
  ([look, ...l]) => (l.length > 0 && same(look, LOOK) ? { l } : undefined),
)
statics("you may cast ~ from exile", { static: "playFrom", zone: "exile", self: true, castOnly: true })
// Each zone is a separate permission (601.3).
define<readonly StaticEffect[]>(ORACLE, "static list")(
  ["you may cast ~ from your graveyard or from exile", "you may cast ~ from your graveyard or exile"],
  [
    { static: "playFrom", zone: "graveyard", self: true, castOnly: true },
    { static: "playFrom", zone: "exile", self: true, castOnly: true },
  ],
)
