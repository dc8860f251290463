import type { Amount, Cost, Effect, Filter, PlayerSelector, Selector } from "@apnap/engine"
import { $, same } from "../../../grammar/hole.ts"
import { conjunction, partsOf } from "../../../noun-phrase/conjunction.ts"
import { clause, ORACLE } from "../../../oracle.ts"
import { what } from "../../holes.ts"
import type { Things } from "../../objects/things.ts"
import { certain } from "../../players/owners.ts"
import { ANY_NUMBER } from "../../targets/slots.ts"

// Casting cards during resolution (608.2g).

certain("for free", ["without paying their mana costs", "without paying its mana cost"])

clause("you may cast {what:object} without paying its mana cost", {
  do: "cast",
  what: what(),
  free: true,
  optional: true,
})
clause.iso(
  "{p:player} may cast {what:object} without paying its mana cost",
  ({ p, what: w }) =>
    (p as PlayerSelector).who === "you"
      ? undefined
      : { do: "cast", what: w as Selector, player: p as PlayerSelector, free: true, optional: true },
  (e) => {
    if (e.do !== "cast" || e.player === undefined || e.player.who === "you") return undefined
    const { what: w, player: p } = e
    return same(e, { do: "cast", what: w, player: p, free: true, optional: true })
      ? { p, what: w }
      : undefined
  },
)
clause("{what:object} 's owner may cast that card without paying its mana cost", {
  do: "cast",
  what: what(),
  player: { who: "ownerOf", of: what() },
  free: true,
  optional: true,
})
clause.iso(
  "you may cast a {t:thing} without paying its mana cost",
  ({ t }) => {
    const things = t as Things
    if (things.kind !== "spell" || things.zone === undefined) return undefined
    const spell = partsOf(things.filter).filter(isOfSpell)
    const among = {
      sel: "all",
      filter: conjunction(partsOf(things.filter).filter((part) => !isOfSpell(part))),
      zone: things.zone,
      ...(things.of && { of: things.of }),
    } as const
    const only = spell.length === 0 ? {} : { filter: conjunction(spell) }
    return { do: "cast", what: among, ...only, free: true, optional: true, count: 1 }
  },
  (e) => {
    if (e.do !== "cast" || e.what.sel !== "all" || e.count !== 1 || e.optional !== true || e.free !== true)
      return undefined
    if (e.exileAfter !== undefined) return undefined
    const { filter: card, zone, of } = e.what
    const filter = conjunction([...partsOf(e.filter ?? { is: "any" }), ...partsOf(card)])
    return { t: { filter, kind: "spell", zone, ...(of && { of }) } }
  },
)
/** 709.3a, 715.3a: the half or face that is cast is asked for these, not the card. */
function isOfSpell(part: Filter): boolean {
  if (part.is === "or" || part.is === "and") return part.of.every(isOfSpell)
  return part.is === "not" ? isOfSpell(part.of) : SPELL_QUALITIES.has(part.is)
}
const SPELL_QUALITIES: ReadonlySet<Filter["is"]> = new Set([
  "type",
  "supertype",
  "subtype",
  "color",
  "colorless",
  "multicolored",
  "monocolored",
  "colors",
  "name",
  "historic",
  "keyword",
  "power",
  "toughness",
  "sharesType",
  "sharesName",
  "sharesColor",
  "manaValue",
  "permanent",
] as const)
clause("you may play {what:object} without paying its mana cost", {
  do: "cast",
  what: what(),
  free: true,
  optional: true,
  orPlayLand: true,
})

clause("you may cast {what:object} by {g:gerunds} rather than paying its mana cost", {
  do: "cast",
  what: what(),
  free: false,
  cost: $<Cost>("g"),
  optional: true,
})
clause("you may cast {what:object}", { do: "cast", what: what(), free: false, optional: true })

// Some of several cards.
const among = { do: "cast", what: $("what"), filter: $<Filter>("s"), free: true, optional: true } as const
clause(
  [
    "you may cast a {s:spell thing} from among {what:pile} {free:for free}",
    "you may cast one {s:spell thing} from among {what:pile} {free:for free}",
  ],
  { ...among, count: 1 } as Effect,
)
clause("you may cast any number of {s:spell things} from among {what:pile} {free:for free}", {
  ...among,
  count: ANY_NUMBER,
} as Effect)
clause(
  [
    "you may cast any number of {s:spell things} with total mana value {n:number} or less from among {what:pile} {free:for free}",
    "you may cast any number of {s:spell things} from among {what:pile} with total mana value {n:number} or less {free:for free}",
  ],
  { ...among, count: ANY_NUMBER, totalManaValue: $<Amount>("n") } as Effect,
)
clause("you may cast {what:object} without paying their mana costs", {
  do: "cast",
  what: what(),
  free: true,
  optional: true,
})

clause.iso(
  "cast any number of {t:things} {free:for free}",
  ({ t }) => {
    const { kind, filter, zone, of } = t as Things
    if (kind !== "card" || zone === undefined) return undefined
    const what = { sel: "all", filter, zone, ...(of && { of }) } as const
    return { do: "cast", what, free: true, optional: true, count: ANY_NUMBER }
  },
  (e) => {
    if (e.do !== "cast" || e.what.sel !== "all" || e.count !== ANY_NUMBER || e.filter || e.free !== true)
      return undefined
    const { filter, zone, of } = e.what
    return { t: { filter, kind: "card", zone, ...(of && { of }) } }
  },
)

// Spells cast this way that get exiled afterwards.
certain("exiled after", [
  "if that spell would be put into a graveyard , exile it instead",
  "if that spell would be put into your graveyard , exile it instead",
  "if a spell cast this way would be put into a graveyard , exile it instead",
  "if a spell cast this way would be put into your graveyard , exile it instead",
  "if a instant or sorcery spell cast this way would be put into your graveyard , exile it instead",
  "if it would be put into your graveyard , exile it instead",
])
clause.iso(
  "{e:casting clause} . {x:exiled after}",
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
// 601.3e: the condition applies to the characteristics of the spell it would be.
clause("you may cast {what:object} without paying its mana cost if it's a {s:spell thing}", {
  do: "cast",
  what: what(),
  filter: $<Filter>("s"),
  free: true,
  optional: true,
})
// A copy of a card is created in the card's zone and cast from there (707.12).
for (const words of [
  "copy {what:object} . you may cast the copy",
  "copy {what:object} and you may cast the copy",
  "copy {what:object} , and you may cast the copy",
  "you may copy {what:object} . if you do , you may cast the copy",
])
  clause(`${words} without paying its mana cost`, {
    do: "cast",
    what: what(),
    copy: true,
    free: true,
    optional: true,
  })
clause("copy {what:object} . you may cast up to {n:number} of the copies {free:for free}", {
  do: "cast",
  what: what(),
  copy: true,
  free: true,
  optional: true,
  count: $<Amount>("n"),
} as Effect)
clause(["copy {what:object} . you may cast the copy", "copy {what:object} and you may cast the copy"], {
  do: "cast",
  what: what(),
  copy: true,
  free: false,
  optional: true,
})
