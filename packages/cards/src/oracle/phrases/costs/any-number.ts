import type { Amount, CostPart, Filter } from "@apnap/engine/language"
import { $, same } from "../../grammar/hole.ts"
import { cost } from "../../oracle.ts"
import { COLOR_WORDS } from "../../words/colors.ts"
import type { Things } from "../objects/things.ts"
import { ANY_NUMBER } from "../targets/slots.ts"
import { untappedYours, withoutUntapped } from "./choosing.ts"

/** As many as there are (118.3: all must be there to be paid, though that may be none). */
cost.iso(
  "sacrifice(s) all {t:plain things}",
  ({ t }) => ({ pay: "sacrifice", filter: t, count: { n: "count", filter: t } }),
  (p) =>
    p.pay === "sacrifice" && same(p.count, { n: "count", filter: p.filter }) ? { t: p.filter } : undefined,
)
// Any number of them with a minimum total power (702.122a).
cost("sacrifice(s) any number of {t:plain things} with total power {n:digits} or greater", {
  pay: "sacrifice",
  filter: $<Filter>("t"),
  totalPower: $<Amount>("n"),
})
cost.iso(
  "tap any number of {t:plain things} with total power {n:digits} or greater",
  ({ t, n }) => {
    const filter = withoutUntapped(t)
    return filter && { pay: "tapOthers", filter, totalPower: n }
  },
  (p) =>
    p.pay === "tapOthers" && p.totalPower !== undefined
      ? { t: untappedYours(p.filter), n: p.totalPower }
      : undefined,
)
// A number of the payer's choice (118.3).
const FEW = [
  ["any number of", () => ({ count: ANY_NUMBER, min: 0 })],
  ["one or more", () => ({ count: ANY_NUMBER, min: 1 })],
  ["up to {n:number}", (n: Amount) => ({ count: n, min: 0 })],
] as const
/** Costs for which a number can be chosen, mapped between noun phrase and cost. */
const HEAPS: readonly (readonly [
  verb: string,
  make: (t: Things) => CostPart | undefined,
  take: (part: CostPart) => Things | undefined,
])[] = [
  [
    "sacrifice(s)",
    (t) => ((t.kind ?? t.zone) === undefined ? { pay: "sacrifice", filter: t.filter } : undefined),
    (p) => (p.pay === "sacrifice" && p.totalPower === undefined ? { filter: p.filter } : undefined),
  ],
  ["exile", (t) => exiledFrom(t), (p) => thingsExiled(p)],
  [
    "tap",
    (t) => {
      const filter = (t.kind ?? t.zone) === undefined ? withoutUntapped(t.filter) : undefined
      return filter && { pay: "tapOthers", filter }
    },
    (p) =>
      p.pay === "tapOthers" && p.totalPower === undefined ? { filter: untappedYours(p.filter) } : undefined,
  ],
]
for (const [verb, make, take] of HEAPS)
  for (const [words, counts] of FEW)
    cost.iso(
      `${verb} ${words} {t:things}`,
      ({ t, n }) => {
        const part = make(t as Things)
        return part && ({ ...part, ...counts(n as Amount) } as CostPart)
      },
      (part) => {
        const { count, min } = part as { count?: Amount; min?: number }
        if (count === undefined || min === undefined || !same({ count, min }, counts(count))) return undefined
        if ((count === ANY_NUMBER) === words.includes("{n")) return undefined
        const t = take(part)
        return t && { t, n: count }
      },
    )
function exiledFrom(t: Things): Extract<CostPart, { pay: "exile" }> | undefined {
  const { kind, zone, of, filter } = t
  if (kind === undefined && zone === undefined) return { pay: "exile", filter, zone: "battlefield" }
  const isYours = kind === "card" && of?.who === "you" && (zone === "graveyard" || zone === "hand")
  return isYours ? { pay: "exile", filter, zone } : undefined
}
function thingsExiled(p: CostPart): Things | undefined {
  if (p.pay !== "exile" || p.zone === "library") return undefined
  if (p.zone === "battlefield") return { filter: p.filter }
  return { filter: p.filter, kind: "card", zone: p.zone, of: { who: "you" } }
}
// "Any number of other cards from your graveyard with four or more card types among them", "fifteen or more black mana symbols".
for (const [words, count] of [
  ["card types among them", "cardTypes"],
  ...Object.entries(COLOR_WORDS).map(
    ([word, color]) => [`${word} mana symbols among their mana costs`, color] as const,
  ),
] as const)
  cost.iso(
    `exile any number of {t:things} with {n:number} or more ${words}`,
    ({ t, n }) => {
      const part = exiledFrom(t as Things)
      return part && { ...part, among: { count, least: n as number } }
    },
    (p) => {
      const t = p.pay === "exile" && p.among?.count === count ? thingsExiled(p) : undefined
      return t && p.pay === "exile" ? { t, n: p.among?.least } : undefined
    },
  )
for (const round of ["up", "down"] as const)
  cost(`pay half your life , rounded ${round}`, {
    pay: "life",
    amount: { n: "half", of: { n: "life", of: { who: "you" } }, round },
  })
