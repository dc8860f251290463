import type { Amount, Filter, PlayerSelector, Selector } from "@apnap/engine"
import { same } from "../../grammar/hole.ts"
import { conjunction, partsOf } from "../../noun-phrase/conjunction.ts"
import { ORACLE, object } from "../../oracle.ts"
import { ANY_NUMBER } from "../targets/slots.ts"
import { withOther, withoutOther } from "./other.ts"
import { pileOf, thingsOfPile } from "./pile.ts"
import type { Things } from "./things.ts"

// Objects given by a noun phrase: all that match, or some that are chosen.

object.iso(
  ["each {t:thing}", "each {t:every thing}", "each of {t:things}"],
  ({ t }) => allOf(t),
  (value) => thingsOfAll(value),
)
object.iso(
  ["all {t:things}", "{t:things}"],
  ({ t }) => allOf(t),
  (value) => thingsOfAll(value),
)
object.iso(
  ["a {t:thing}", "a {t:thing} of your choice"],
  ({ t }) => choiceOf(t),
  (value) => thingsOfChoice(value, undefined, undefined),
)
/** "All black and all red creature cards": the noun is that of both. */
object.iso(
  "all {a:color word} and all {t:things}",
  ({ a, t }) => {
    const things = t as Things
    const [color, ...rest] = partsOf(things.filter)
    if (color?.is !== "color") return undefined
    return allOf({ ...things, filter: conjunction([{ is: "or", of: [a as Filter, color] }, ...rest]) })
  },
  (value) => {
    const [colors, ...rest] = value.sel === "all" ? partsOf(value.filter) : []
    const [a, b] = colors?.is === "or" && colors.of.every(({ is }) => is === "color") ? colors.of : []
    if (value.sel !== "all" || a === undefined || b === undefined) return undefined
    return { a, t: cardsOf({ ...value, filter: conjunction([b, ...rest]) }) }
  },
)
// 109.2: cards that were put into the graveyard are there.
object.iso(
  "all {t:card things} that were put into your graveyard from the battlefield this turn",
  ({ t }) => ({ sel: "all", filter: diedToday(t as Filter), zone: "graveyard", of: { who: "you" } }),
  (value) => {
    if (value.sel !== "all" || value.filter.is !== "and" || value.zone !== "graveyard") return undefined
    const t = conjunction(value.filter.of.slice(0, -1))
    return same(value.filter, diedToday(t)) && value.of?.who === "you" ? { t } : undefined
  },
)
function diedToday(t: Filter): Filter {
  const event = { on: "moves", object: { is: "any" }, from: "battlefield", to: "graveyard" } as const
  return conjunction([...partsOf(t), { is: "thisTurn", event }])
}
object.iso(
  "a {t:thing} at random",
  ({ t }) => atRandom(choiceOf(t)),
  (value) => {
    if (value.sel !== "choose" || value.random !== true) return undefined
    const { random: _, ...rest } = value
    return thingsOfChoice(rest, undefined, undefined)
  },
)
object.iso(
  "{n:number} {t:things} at random",
  ({ n, t }) => (n === 1 ? undefined : atRandom(choiceOf(t, { count: n }))),
  (value) => {
    if (value.sel !== "choose" || value.random !== true || value.count === undefined) return undefined
    const { random: _, ...rest } = value
    return thingsOfChoice(rest, value.count, undefined)
  },
)
object.iso(
  "up to one {t:thing}",
  ({ t }) => choiceOf(t, { upTo: true }),
  (value) => thingsOfChoice(value, undefined, true),
)
object.iso(
  "another {t:thing}",
  ({ t }) => choiceOf(t, { other: true }),
  (value) => {
    const made = thingsOfChoice(value, undefined, undefined)
    const bare = made && withoutOther(made.t)
    return bare && { t: bare }
  },
)
object.iso(
  "{n:number} {t:things}",
  ({ n, t }) => (n === 1 ? undefined : choiceOf(t, { count: n })),
  (value) =>
    value.sel === "choose" && value.count !== undefined
      ? thingsOfChoice(value, value.count, undefined)
      : undefined,
)
object.iso(
  "a number of {t:things} equal to {n:quantity}",
  ({ n, t }) => choiceOf(t, { count: n }),
  (value) =>
    value.sel === "choose" && typeof value.count === "object"
      ? thingsOfChoice(value, value.count, undefined)
      : undefined,
)
object.iso(
  "any number of {t:things}",
  ({ t }) => choiceOf(t, { count: ANY_NUMBER, upTo: true }),
  (value) =>
    value.sel === "choose" && value.count === ANY_NUMBER
      ? thingsOfChoice(value, ANY_NUMBER, true)
      : undefined,
)
for (const [words, different] of [
  ["names", "name"],
  ["powers", "power"],
  ["mana values", "manaValue"],
] as const)
  object.iso(
    `any number of {t:card things} with different ${words} {z:place}`,
    ({ t, z }) => ({ sel: "choose", filter: t, ...(z as object), count: ANY_NUMBER, upTo: true, different }),
    (value) => {
      if (value.sel !== "choose" || value.different !== different || value.count !== ANY_NUMBER)
        return undefined
      const { filter, zone, of } = value
      return { t: filter, z: { zone, ...(of && { of }) } }
    },
  )
for (const [words, of] of [
  ["power", "power"],
  ["mana value", "manaValue"],
] as const)
  object.iso(
    `any number of {t:card things} with total ${words} {n:digits} or less {z:place}`,
    ({ t, n, z }) => ({
      sel: "choose",
      filter: t,
      ...(z as object),
      count: ANY_NUMBER,
      upTo: true,
      total: { of, max: n },
    }),
    (value) => {
      if (value.sel !== "choose" || value.total?.of !== of || value.count !== ANY_NUMBER) return undefined
      const { filter, zone, of: whose, total } = value
      return { t: filter, n: total.max, z: { zone, ...(whose && { of: whose }) } }
    },
  )
object.iso(
  "up to {n:number} {t:things}",
  ({ n, t }) => choiceOf(t, { count: n, upTo: true }),
  (value) =>
    value.sel === "choose" && value.count !== undefined
      ? thingsOfChoice(value, value.count, true)
      : undefined,
)

object.iso(
  "a {t:plain thing} that was attached to ~",
  ({ t }) => ({ sel: "choose", filter: { is: "and", of: [t, WAS_ATTACHED] } }),
  (value) =>
    value.sel === "choose" && value.filter.is === "and" && value.filter.of.length === 2
      ? same(value.filter.of[1], WAS_ATTACHED)
        ? { t: value.filter.of[0] }
        : undefined
      : undefined,
)
const WAS_ATTACHED: Filter = {
  is: "among",
  of: { sel: "attachments", of: { sel: "self" } },
}

function allOf(said: Things): Selector | undefined {
  const things = inExile(said)
  if (
    things.kind === "card"
      ? things.zone === undefined
      : things.kind !== undefined || things.zone !== undefined
  )
    return undefined
  return { sel: "all", filter: things.filter, ...place(things) }
}

function atRandom(choice: Selector | undefined): Selector | undefined {
  return choice && ({ ...choice, random: true } as Selector)
}

function place(things: Things): Pick<Things, "zone" | "of"> {
  return { ...(things.zone && { zone: things.zone }), ...(things.of && { of: things.of }) }
}

function thingsOfAll(value: Selector): { t: Things } | undefined {
  if (value.sel !== "all") return undefined
  return { t: cardsOf(value) }
}

/** Cards exiled with an object are in exile, though the text doesn't say so (607.2a). */
function inExile(things: Things): Things {
  const pile = things.zone === undefined ? pileOf(things) : undefined
  return pile === undefined ? things : { ...things, zone: pile.zone }
}

function cardsOf({ filter, zone, of }: Pick<Things, "filter" | "zone" | "of">): Things {
  if (zone === "exile") return thingsOfPile({ filter, zone, ...(of && { of }) })
  return { filter, ...(zone && { kind: "card" as const, zone }), ...(of && { of }) }
}

function choiceOf(
  said: Things,
  extra: { other?: boolean; count?: Amount; upTo?: boolean } = {},
): Selector | undefined {
  const things = inExile(said)
  if (
    things.kind === "card"
      ? things.zone === undefined
      : things.kind !== undefined || things.zone !== undefined
  )
    return undefined
  const { other, ...counts } = extra
  const filter = other === true ? withOther(things.filter) : things.filter
  return { sel: "choose", filter, ...place(things), ...counts }
}

function thingsOfChoice(
  value: Selector,
  count: Amount | undefined,
  upTo: boolean | undefined,
): { t: Things; n?: Amount } | undefined {
  if (value.sel !== "choose" || value.count !== count || value.upTo !== upTo) return undefined
  const { sel, filter, zone, of, count: _, upTo: __, bind, ...rest } = value
  if (Object.values(rest).some((v) => v !== undefined)) return undefined
  return {
    t: cardsOf({ filter, ...(zone && { zone }), ...(of && { of }) }),
    ...(count !== undefined && { n: count }),
  }
}

object.iso(
  "one of {w:object}",
  ({ w }) =>
    (w as { sel: string }).sel === "said" ? { sel: "choose", filter: { is: "any" }, from: w } : undefined,
  (s) =>
    s.sel === "choose" && s.from !== undefined && s.filter.is === "any" && s.count === undefined
      ? { w: s.from }
      : undefined,
)
object.iso(
  "{n:number} of {w:object}",
  ({ n, w }) =>
    (w as { sel: string }).sel === "said" && n !== 1
      ? { sel: "choose", filter: { is: "any" }, from: w, count: n }
      : undefined,
  (s) =>
    s.sel === "choose" && s.from !== undefined && s.filter.is === "any" && s.count !== undefined && !s.upTo
      ? { w: s.from, n: s.count }
      : undefined,
)
object.iso(
  "a {t:thing} at random {z:place}",
  ({ t, z }) => {
    const things = t as Things
    return things.kind === "card" && things.zone === undefined
      ? atRandom(choiceOf({ ...things, ...(z as Pick<Things, "zone" | "of">) }))
      : undefined
  },
  (value) => {
    if (value.sel !== "choose" || value.random !== true || value.zone === undefined) return undefined
    return {
      t: { filter: value.filter, kind: "card" },
      z: { zone: value.zone, ...(value.of && { of: value.of }) },
    }
  },
)

/** The subject of a static ability: all matching objects, in the plural without "all". */
ORACLE.symbol("group").handwritten = {
  read: (reader, at) => reader.read("object", at),
  *spell(value) {
    const what = value as Selector
    // Spells are printed as cast by someone, by rules of their own.
    if (what.sel === "all" && what.zone === "stack") return
    const made = thingsOfAll(what)
    if (made !== undefined) yield [{ symbol: "things", value: made.t }]
    yield [{ symbol: "object", value }]
  },
}
object.iso(
  "a {t:card thing} of a opponent 's choice {z:place}",
  ({ t, z }) => ({ sel: "choose", filter: t, ...(z as Pick<Things, "zone" | "of">), by: AN_OPPONENT }),
  (s) => {
    if (s.sel !== "choose" || !same(s.by, AN_OPPONENT)) return undefined
    const { filter, zone, of } = s
    return { t: filter, z: { zone, ...(of && { of }) } }
  },
)
const AN_OPPONENT: PlayerSelector = { who: "choose", from: { who: "opponents" } }
