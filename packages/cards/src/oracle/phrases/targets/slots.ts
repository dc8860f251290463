import type { Amount, Filter, PlayerSelector, TargetSlot } from "@apnap/engine"
import { type Definer, define } from "../../grammar/grammar.ts"
import { same } from "../../grammar/hole.ts"
import { conjunction, partsOf } from "../../noun-phrase/conjunction.ts"
import { ORACLE } from "../../oracle.ts"
import { withOther, withoutOther } from "../objects/other.ts"
import type { Things } from "../objects/things.ts"

/** What may be a target and how many: "target creature", "up to two target players" (115.1). */
export const slot: Definer<TargetSlot> = define<TargetSlot>(ORACLE, "slot")
/** Players as targets: "target opponent". */
export const playerSlot: Definer<TargetSlot> = define<TargetSlot>(ORACLE, "player slot")

export const SPELL: Filter = { is: "spell" }
export const PLAYERS: PlayerSelector = { who: "players" }
export const OPPONENTS: PlayerSelector = { who: "opponents" }

/** The slot for a noun phrase. A card can be a target only if the text says where it is. */
export function slotOf(things: Things): TargetSlot | undefined {
  if (things.kind === "source") return undefined
  if (things.kind === "card") {
    if (things.zone === undefined) return undefined
    return { filter: things.filter, zone: things.zone, ...(things.of && { of: things.of }) }
  }
  if (things.zone !== undefined) return undefined
  if (things.kind === "spell") return { filter: conjunction([SPELL, ...partsOf(things.filter)]) }
  return { filter: things.filter }
}

/** The noun phrase for what a slot takes. */
export function thingsOf(target: TargetSlot): Things | undefined {
  const { filter, zone, of, min, max, otherThan, ...rest } = target
  if (filter === undefined || Object.values(rest).some((value) => value !== undefined)) return undefined
  if (zone !== undefined)
    return zone === "stack" ? undefined : { filter, kind: "card", zone, ...(of && { of }) }
  const [first, ...others] = partsOf(filter)
  if (first !== undefined && first.is === "spell") return { filter: conjunction(others), kind: "spell" }
  return { filter }
}

function single(target: TargetSlot): Things | undefined {
  if (target.min !== undefined || target.max !== undefined) return undefined
  return thingsOf(target)
}

// 406.3: cards are exiled face up unless the text says otherwise.
const FACE_UP: Filter = { is: "not", of: { is: "faceDown" } }
slot.iso(
  "target face-up exiled {t:card thing}",
  ({ t }) => ({ filter: conjunction([FACE_UP, ...partsOf(t)]), zone: "exile" }),
  (s) => {
    const [first, ...rest] = s.filter === undefined || s.zone !== "exile" ? [] : partsOf(s.filter)
    return first !== undefined && same(first, FACE_UP) ? { t: conjunction(rest) } : undefined
  },
)
slot.iso(
  "target {t:card thing} from your graveyard or exiled {u:card thing}",
  ({ t, u }) => ({
    filter: { is: "or", of: [inYourGraveyard(t), inExile(u)] },
    zone: ["graveyard", "exile"],
  }),
  (s) => {
    const [first, second] = s.filter?.is === "or" && same(s.zone, ["graveyard", "exile"]) ? s.filter.of : []
    const t = first && without(first, inYourGraveyard(ANYTHING))
    const u = second && without(second, inExile(ANYTHING))
    return t && u && same(s, { filter: s.filter, zone: s.zone }) ? { t, u } : undefined
  },
)
const ANYTHING: Filter = { is: "any" }
function inYourGraveyard(card: Filter): Filter {
  return conjunction([
    { is: "inZone", zone: "graveyard" },
    { is: "ownedBy", player: { who: "you" } },
    ...partsOf(card),
  ])
}
function inExile(card: Filter): Filter {
  return conjunction([{ is: "inZone", zone: "exile" }, ...partsOf(card)])
}
/** What a filter says besides these first parts. */
function without(filter: Filter, first: Filter): Filter | undefined {
  const [parts, given] = [partsOf(filter), partsOf(first)]
  return given.every((part, i) => same(part, parts[i])) ? conjunction(parts.slice(given.length)) : undefined
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
slot.iso(
  "one or more target {t:things}",
  ({ t }) => withCount(t, 1, ANY_NUMBER),
  (s) => counted(s, 1, ANY_NUMBER),
)
/** "Any number": more targets than a game has objects. */
export const ANY_NUMBER = 999
slot.iso(
  "any number of target {t:things}",
  ({ t }) => withCount(t, 0, ANY_NUMBER),
  (s) => counted(s, 0, ANY_NUMBER),
)
slot.iso(
  "any number of other target {t:things}",
  ({ t }) => withCount({ ...(t as Things), filter: withOther((t as Things).filter) }, 0, ANY_NUMBER),
  (s) => {
    const t = s.min === 0 && s.max === ANY_NUMBER ? otherThings(s) : undefined
    return t && { t }
  },
)
// Permanents and players together.
slot("any number of target creatures , planeswalkers , and/or players", {
  filter: {
    is: "or",
    of: [
      { is: "type", type: "creature" },
      { is: "type", type: "planeswalker" },
    ],
  },
  players: PLAYERS,
  min: 0,
  max: ANY_NUMBER,
})

/** The noun phrase of a slot that excludes this object or earlier targets. */
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
  "any target that isn't a {t:plain thing}",
  ({ t }) => notOne(t),
  (s) => {
    const not = s.filter?.is === "and" ? s.filter.of[1] : undefined
    return not?.is === "not" && same(s, notOne(not.of)) ? { t: not.of } : undefined
  },
)
function notOne(of: Filter): TargetSlot {
  return { filter: { is: "and", of: [ANY_TARGET, { is: "not", of }] }, players: PLAYERS }
}
slot.iso(
  ["any other target", "another target"],
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
slot("up to one target player or planeswalker", {
  filter: { is: "type", type: "planeswalker" },
  players: PLAYERS,
  min: 0,
  max: 1,
})
slot("target opponent or planeswalker", { filter: { is: "type", type: "planeswalker" }, players: OPPONENTS })
slot("target permanent or player", { filter: { is: "permanent" }, players: PLAYERS })
slot("target creature or player", { filter: { is: "type", type: "creature" }, players: PLAYERS })
slot("target creature or opponent", { filter: { is: "type", type: "creature" }, players: OPPONENTS })
slot.iso(
  "up to one other target {t:thing}",
  ({ t }) => withCount({ ...(t as Things), filter: withOther((t as Things).filter) }, 0, 1),
  (s) => {
    const t = s.min === 0 && s.max === 1 ? otherThings(s) : undefined
    return t && { t }
  },
)
// On the battlefield or in graveyards.
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
slot.iso(
  "target exiled {t:card thing}",
  ({ t }) => ({ filter: t, zone: "exile" }),
  (s) => (same(s, { filter: s.filter, zone: "exile" }) ? { t: s.filter } : undefined),
)
slot.iso(
  "up to {n:number} other target {t:things}",
  ({ t, n }) =>
    n === 1 ? undefined : withCount({ ...(t as Things), filter: withOther((t as Things).filter) }, 0, n),
  (s) => {
    const t = s.min === 0 && s.max !== 1 && s.max !== undefined ? otherThings(s) : undefined
    return t && { t, n: s.max }
  },
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
