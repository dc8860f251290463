import type { Amount, Filter, PlayerSelector, TargetSlot } from "@apnap/engine"
import { type Definer, define } from "../grammar/grammar.ts"
import { $, same } from "../grammar/hole.ts"
import { ORACLE } from "../oracle.ts"
import { wordFor } from "../words/numbers.ts"
import { withOther, withoutOther } from "./other.ts"
import type { Things } from "./things.ts"

/** What may be a target and how many: "target creature", "up to two target players" (115.1). */
export const slot: Definer<TargetSlot> = define<TargetSlot>(ORACLE, "slot")
/** Players as targets, "target opponent". */
export const playerSlot: Definer<TargetSlot> = define<TargetSlot>(ORACLE, "player slot")

const SPELL: Filter = { is: "spell" }
const PLAYERS: PlayerSelector = { who: "players" }
const OPPONENTS: PlayerSelector = { who: "opponents" }

function parts(filter: Filter): readonly Filter[] {
  return filter.is === "and" ? filter.of : filter.is === "any" ? [] : [filter]
}

function all(of: readonly Filter[]): Filter {
  return of.length === 1 ? of[0] : of.length === 0 ? { is: "any" } : { is: "and", of }
}

/** The slot for what a noun phrase names. A card is a target only where it is said where it lies. */
export function slotOf(things: Things): TargetSlot | undefined {
  if (things.kind === "source") return undefined
  if (things.kind === "card") {
    if (things.zone === undefined) return undefined
    return { filter: things.filter, zone: things.zone, ...(things.of && { of: things.of }) }
  }
  if (things.zone !== undefined) return undefined
  if (things.kind === "spell") return { filter: all([SPELL, ...parts(things.filter)]) }
  return { filter: things.filter }
}

/** The noun phrase for what a slot takes. */
export function thingsOf(target: TargetSlot): Things | undefined {
  const { filter, zone, of, min, max, otherThan, ...rest } = target
  if (filter === undefined || Object.values(rest).some((value) => value !== undefined)) return undefined
  if (zone !== undefined)
    return zone === "stack" ? undefined : { filter, kind: "card", zone, ...(of && { of }) }
  const [first, ...others] = parts(filter)
  if (first !== undefined && first.is === "spell") return { filter: all(others), kind: "spell" }
  return { filter }
}

function single(target: TargetSlot): Things | undefined {
  if (target.min !== undefined || target.max !== undefined) return undefined
  return thingsOf(target)
}

slot.iso(
  "target {t:thing}",
  ({ t }) => slotOf(t),
  (s) => {
    const t = single(s)
    return t && { t }
  },
)
slot.iso(
  "up to one target {t:thing}",
  ({ t }) => withCount(t, 0, 1),
  (s) => counted(s, 0, 1),
)
slot.iso(
  "up to {n:number} target {t:things}",
  ({ t, n }) => withCount(t, 0, n),
  (s) =>
    s.min === 0 && s.max !== 1 && s.max !== undefined && s.max !== ANY_NUMBER ? several(s, s.max) : undefined,
)
slot.iso(
  "{n:number} target {t:things}",
  ({ t, n }) => (n === 1 ? undefined : withCount(t, n, n)),
  (s) =>
    s.min !== undefined && s.min !== 0 && JSON.stringify(s.min) === JSON.stringify(s.max)
      ? several(s, s.max)
      : undefined,
)
slot.iso(
  "one or two target {t:things}",
  ({ t }) => withCount(t, 1, 2),
  (s) => counted(s, 1, 2),
)
/** More targets than a game has objects: "any number". */
export const ANY_NUMBER = 999
slot.iso(
  "any number of target {t:things}",
  ({ t }) => withCount(t, 0, ANY_NUMBER),
  (s) => counted(s, 0, ANY_NUMBER),
)

/** What other things than this object, or than the targets before it, a slot takes. */
function otherThings(s: TargetSlot): Things | undefined {
  const { otherThan, ...slot } = s
  const things = thingsOf(slot)
  return otherThan !== undefined ? things : things && withoutOther(things)
}

type Counts = Pick<TargetSlot, "min" | "max">

function withCount(things: Things, min: Counts["min"], max: Counts["max"]): TargetSlot | undefined {
  const made = slotOf(things)
  return made && { ...made, min, max }
}

function counted(s: TargetSlot, min: number, max: number): { t: Things } | undefined {
  if (s.min !== min || s.max !== max) return undefined
  const t = thingsOf(s)
  return t && { t }
}

function several(s: TargetSlot, n: TargetSlot["max"]): { t: Things; n: unknown } | undefined {
  const t = thingsOf(s)
  return t && { t, n }
}

export const ANY_TARGET: Filter = {
  is: "or",
  of: [
    { is: "type", type: "creature" },
    { is: "type", type: "planeswalker" },
    { is: "type", type: "battle" },
  ],
}
slot("any target", { filter: ANY_TARGET, players: PLAYERS })
const otherTarget = (): TargetSlot => ({
  filter: { is: "and", of: [ANY_TARGET, { is: "other" }] },
  players: PLAYERS,
})
slot.iso(
  "any other target",
  () => otherTarget(),
  ({ otherThan, ...s }) =>
    same(s, otherThan === undefined ? otherTarget() : { filter: ANY_TARGET, players: PLAYERS })
      ? {}
      : undefined,
)
slot("up to one target", { filter: ANY_TARGET, players: PLAYERS, min: 0, max: 1 })
slot("two targets", { filter: ANY_TARGET, players: PLAYERS, min: 2, max: 2 })
slot(["target player or planeswalker"], {
  filter: { is: "type", type: "planeswalker" },
  players: PLAYERS,
})
slot("target opponent or planeswalker", { filter: { is: "type", type: "planeswalker" }, players: OPPONENTS })
slot("target creature or player", { filter: { is: "type", type: "creature" }, players: PLAYERS })
slot("target creature or opponent", { filter: { is: "type", type: "creature" }, players: OPPONENTS })
slot("target activated or triggered ability", { filter: { is: "ability" }, zone: "stack" })
slot("target activated ability", { filter: { is: "ability", kind: "activated" }, zone: "stack" })
slot("target triggered ability", { filter: { is: "ability", kind: "triggered" }, zone: "stack" })

playerSlot("target player", { players: PLAYERS })
playerSlot("target opponent", { players: OPPONENTS })
playerSlot("up to one target player", { players: PLAYERS, min: 0, max: 1 })
playerSlot("up to one target opponent", { players: OPPONENTS, min: 0, max: 1 })
playerSlot(["any number of target players", "any number of target players each"], {
  players: PLAYERS,
  min: 0,
  max: ANY_NUMBER,
})
playerSlot(["any number of target opponents", "any number of target opponents each"], {
  players: OPPONENTS,
  min: 0,
  max: ANY_NUMBER,
})
playerSlot(["two target players", "two target players each"], { players: PLAYERS, min: 2, max: 2 })
playerSlot("another target player", { players: { who: "otherThan", than: { who: "you" } } })
slot.iso(
  "up to one other target {t:thing}",
  ({ t }) => withCount({ ...(t as Things), filter: withOther((t as Things).filter) }, 0, 1),
  (s) => {
    const t = s.min === 0 && s.max === 1 ? otherThings(s) : undefined
    return t && { t }
  },
)
// Of the battlefield and of graveyards.
for (const [words, counts] of [
  ["up to one other target {t:plain thing} from the battlefield or {u:card thing} from a graveyard", () => 1],
  [
    "up to {n:number} other target {t:plain things} from the battlefield {a:and or} {u:card things} from graveyards",
    (n: Amount) => n,
  ],
] as const)
  slot.iso(
    words,
    ({ n, t, u }) =>
      same(t, u) ? { filter: withOther(t), zone: BOTH, min: 0, max: counts(n ?? 1) } : undefined,
    (s) => {
      const bare = s.filter && same(s.zone, BOTH) ? withoutOther({ filter: s.filter }) : undefined
      return bare && s.min === 0 ? { n: s.max, t: bare.filter, u: bare.filter } : undefined
    },
  )
const BOTH = ["battlefield", "graveyard"] as const
/** Chosen by the player whose turn it is. */
playerSlot("target player who controls more {t:plain things} than they do and is their opponent", {
  players: {
    who: "such",
    of: { who: "otherThan", than: { who: "active" } },
    that: {
      if: "compare",
      left: more({ who: "bound", name: "player" }),
      op: ">",
      right: more({ who: "active" }),
    },
  },
  by: { who: "active" },
})
function more(player: PlayerSelector): Amount {
  return { n: "count", filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player }] } }
}
// Spells, and permanents of some kind. Whose they are is said of both.
for (const [words, count] of [
  ["target spell or {t:plain thing}", {}],
  ["target {t:plain thing} or spell", {}],
  ["up to one target spell or {t:plain thing}", { min: 0, max: 1 }],
  ["up to one target {t:plain thing} or spell", { min: 0, max: 1 }],
] as const)
  slot.iso(
    words,
    ({ t }) => ({ filter: withSpells(t), zone: ["battlefield", "stack"], ...count }),
    (s) => {
      const { filter, zone, ...rest } = s
      const t = filter && same(zone, ["battlefield", "stack"]) ? withoutSpells(filter) : undefined
      return t && same(rest, count) ? { t } : undefined
    },
  )

function withSpells(filter: Filter): Filter {
  const whose = parts(filter).filter(isWhose)
  const kind = all(parts(filter).filter((part) => !isWhose(part)))
  return all([{ is: "or", of: [SPELL, kind] }, ...whose])
}

function withoutSpells(filter: Filter): Filter | undefined {
  const [first, ...whose] = parts(filter)
  if (first?.is !== "or" || first.of.length !== 2 || !same(first.of[0], SPELL) || !whose.every(isWhose))
    return undefined
  return all([...parts(first.of[1]), ...whose])
}

function isWhose(filter: Filter): boolean {
  return filter.is === "controlledBy" || (filter.is === "not" && filter.of.is === "controlledBy")
}
for (const kind of ["activated", "triggered"] as const)
  slot(`target ${kind} ability you control`, {
    filter: {
      is: "and",
      of: [
        { is: "ability", kind },
        { is: "controlledBy", player: { who: "you" } },
      ],
    },
    zone: "stack",
  })
slot("target activated or triggered ability you control", {
  filter: { is: "and", of: [{ is: "ability" }, { is: "controlledBy", player: { who: "you" } }] },
  zone: "stack",
})
slot("target activated or triggered ability you don't control", {
  filter: {
    is: "and",
    of: [{ is: "ability" }, { is: "not", of: { is: "controlledBy", player: { who: "you" } } }],
  },
  zone: "stack",
})
// 113.7: abilities by the objects that they are of.
for (const [words, ability] of [
  ["activated ability", { is: "ability", kind: "activated" }],
  ["triggered ability", { is: "ability", kind: "triggered" }],
  ["activated or triggered ability", { is: "ability" }],
] as const)
  for (const [whose, more] of [
    ["", []],
    [" you control", [{ is: "controlledBy", player: { who: "you" } }]],
  ] as const)
    slot(`target ${words}${whose} from a {f:source thing}`, {
      filter: { is: "and", of: [ability, ...more, { is: "fromSource", of: $<Filter>("f") }] },
      zone: "stack",
    })
slot("target spell or ability that targets {f:subject}", {
  filter: {
    is: "and",
    of: [
      { is: "or", of: [SPELL, { is: "ability" }] },
      { is: "targets", filter: $<Filter>("f") },
    ],
  },
  zone: "stack",
})
slot(["target spell or ability", "target spell , activated ability , or triggered ability"], {
  filter: { is: "or", of: [SPELL, { is: "ability" }] },
  zone: "stack",
})
slot("target spell or ability with a single target", {
  filter: {
    is: "and",
    of: [
      { is: "or", of: [SPELL, { is: "ability" }] },
      { is: "targets", single: true },
    ],
  },
  zone: "stack",
})
slot.iso(
  "target exiled {t:card thing}",
  ({ t }) => ({ filter: t, zone: "exile" }),
  (s) => (same(s, { filter: s.filter, zone: "exile" }) ? { t: s.filter } : undefined),
)
// Cards of one graveyard (115.1), and targets with a limit on what they come to together (601.2c).
slot.iso(
  "up to {n:number} target {t:card things} from a single graveyard",
  ({ t, n }) => ({ filter: t, zone: "graveyard", min: 0, max: n, same: "owner" }),
  (s) => (s.min === 0 ? oneGraveyard(s) : undefined),
)
slot.iso(
  "{n:number} target {t:card things} from a single graveyard",
  ({ t, n }) => ({ filter: t, zone: "graveyard", min: n, max: n, same: "owner" }),
  (s) => (s.min !== 0 && same(s.min, s.max) ? oneGraveyard(s) : undefined),
)
slot.iso(
  "any number of target {t:card things} from a single graveyard",
  ({ t }) => ({ filter: t, zone: "graveyard", min: 0, max: ANY_NUMBER, same: "owner" }),
  (s) => (s.min === 0 && s.max === ANY_NUMBER ? oneGraveyard(s) : undefined),
)
function oneGraveyard({ filter, zone, same: shared, max, min: _, ...rest }: TargetSlot) {
  return filter && zone === "graveyard" && shared === "owner" && Object.keys(rest).length === 0
    ? { t: filter, n: max }
    : undefined
}
for (const [words, of] of [
  ["mana value", "manaValue"],
  ["power", "power"],
] as const)
  for (const [counted, counts] of [
    ["any number of", { min: 0, max: ANY_NUMBER }],
    ["one or more", { min: 1, max: ANY_NUMBER }],
    ...[2, 3, 4, 5].map((max) => [`up to ${wordFor(max)}`, { min: 0, max }] as const),
  ] as const) {
    slot.iso(
      `${counted} target {t:card things} with total ${words} {n:digits} or less {z:place}`,
      ({ t, n, z }) => ({
        filter: t,
        ...(z as Pick<TargetSlot, "zone" | "of">),
        ...counts,
        total: { of, max: n },
      }),
      (s) => {
        const { filter, zone, of: whose, total } = s
        if (filter === undefined || zone === undefined || total?.of !== of) return undefined
        return same(s, { filter, zone, ...(whose && { of: whose }), ...counts, total })
          ? { t: filter, n: total.max, z: { zone, ...(whose && { of: whose }) } }
          : undefined
      },
    )
    slot.iso(
      `${counted} target {t:plain things} with total ${words} {n:digits} or less`,
      ({ t, n }) => ({ filter: t, ...counts, total: { of, max: n } }),
      (s) => {
        const { filter, total } = s
        if (filter === undefined || total?.of !== of) return undefined
        return same(s, { filter, ...counts, total }) ? { t: filter, n: total.max } : undefined
      },
    )
  }
slot.iso(
  "up to {n:number} other target {t:things}",
  ({ t, n }) =>
    n === 1 ? undefined : withCount({ ...(t as Things), filter: withOther((t as Things).filter) }, 0, n),
  (s) => {
    const t = s.min === 0 && s.max !== 1 && s.max !== undefined ? otherThings(s) : undefined
    return t && { t, n: s.max }
  },
)
slot.iso(
  "up to {n:number} target {t:card things} with different names {z:place}",
  ({ t, n, z }) => ({
    filter: t,
    ...(z as Pick<TargetSlot, "zone" | "of">),
    min: 0,
    max: n,
    different: "name",
  }),
  ({ filter, zone, of, min, max, different }) =>
    different === "name" && min === 0 && zone !== undefined
      ? { t: filter, n: max, z: { zone, ...(of && { of }) } }
      : undefined,
)
for (const [words, least] of [
  ["{n:number} target {t:plain things} controlled by different players", undefined],
  ["up to {n:number} target {t:plain things} controlled by different players", 0],
] as const)
  slot.iso(
    words,
    ({ t, n }) => (n === 1 ? undefined : { filter: t, min: least ?? n, max: n, different: "controller" }),
    ({ filter, min, max, different }) =>
      different === "controller" && min === (least ?? max) ? { t: filter, n: max } : undefined,
  )
// 601.2c: all of them under one player's control.
slot.iso(
  "{n:number} target {t:plain things} controlled by the same player",
  ({ t, n }) => (n === 1 ? undefined : { filter: t, min: n, max: n, same: "controller" }),
  (s) =>
    same(s, { filter: s.filter, min: s.max, max: s.max, same: "controller" }) && s.max !== undefined
      ? { t: s.filter, n: s.max }
      : undefined,
)
slot.iso(
  "up to {n:number} target {t:plain things} controlled by the same player",
  ({ t, n }) => ({ filter: t, min: 0, max: n, same: "controller" }),
  (s) =>
    same(s, { filter: s.filter, min: 0, max: s.max, same: "controller" }) && s.max !== undefined
      ? { t: s.filter, n: s.max }
      : undefined,
)
for (const [words, least] of [
  ["up to {n:number} targets", 0],
  ["{n:number} targets", undefined],
] as const)
  slot.iso(
    words,
    ({ n }) => (n === 1 ? undefined : { filter: ANY_TARGET, players: PLAYERS, min: least ?? n, max: n }),
    (s) =>
      s.max !== undefined &&
      same(s, { filter: ANY_TARGET, players: PLAYERS, min: least ?? s.max, max: s.max })
        ? { n: s.max }
        : undefined,
  )
