import type { TargetSlot } from "@apnap/engine"
import { same } from "../../grammar/hole.ts"
import { wordFor } from "../../words/numbers.ts"
import { ANY_NUMBER, slot } from "./slots.ts"

// Several targets with a joint restriction: a common owner or controller, or a limit on a total (601.2c).

// Cards of one graveyard (115.1), and targets with a limit on their total (601.2c).
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
// 601.2c: all under one player's control.
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
// 601.2c: two that have a type in common.
for (const [words, share] of [
  ["creature type", "creature"],
  ["card type", "card"],
] as const) {
  slot.iso(
    `{n:number} target {t:plain things} that share a ${words}`,
    ({ t, n }) => (n === 2 ? { filter: t, min: n, max: n, share } : undefined),
    (s) => (same(s, { filter: s.filter, min: 2, max: 2, share }) ? { t: s.filter, n: 2 } : undefined),
  )
  slot.iso(
    `{n:number} target {t:card things} that share a ${words} {z:place}`,
    ({ t, n, z }) => (n === 2 ? { filter: t, ...(z as Place), min: n, max: n, share } : undefined),
    ({ filter, zone, of, ...rest }) =>
      filter && zone && same(rest, { min: 2, max: 2, share })
        ? { t: filter, n: 2, z: { zone, ...(of && { of }) } }
        : undefined,
  )
}
slot.iso(
  "{n:number} target {t:plain things} that share no creature types",
  ({ t, n }) => (n === 2 ? { filter: t, min: n, max: n, unlike: "creature" } : undefined),
  (s) =>
    same(s, { filter: s.filter, min: 2, max: 2, unlike: "creature" }) ? { t: s.filter, n: 2 } : undefined,
)
type Place = Pick<TargetSlot, "zone" | "of">
