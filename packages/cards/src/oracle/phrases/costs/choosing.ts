import type { Amount, CostPart, Filter } from "@apnap/engine/language"
import { same } from "../../grammar/hole.ts"
import { conjunction, partsOf } from "../../noun-phrase/conjunction.ts"
import { cost } from "../../oracle.ts"
import { withOther, withoutOther } from "../objects/other.ts"
import type { Things } from "../objects/things.ts"
import { SPELL } from "../targets/slots.ts"

/** Costs that choose among objects: "sacrifice a creature", "tap two untapped Elves you control". */
export function choosing(
  verb: string,
  make: (things: Things) => CostPart | undefined,
  take: (part: CostPart) => Things | undefined,
): void {
  const countOf = (part: CostPart): Amount | undefined =>
    "count" in part ? (part.count as Amount | undefined) : undefined
  const one = (part: CostPart): Things | undefined =>
    !isRange(part) && (countOf(part) === undefined || countOf(part) === 1) ? take(part) : undefined
  cost.iso(
    [`${verb} a {t:thing}`, `${verb} a {t:thing} of their choice`],
    ({ t }) => make(t),
    (part) => wrap(one(part)),
  )
  cost.iso(
    [`${verb} another {t:thing}`, `${verb} another {t:thing} of their choice`],
    ({ t }) => make({ ...(t as Things), filter: withOther((t as Things).filter) }),
    (part) => {
      const things = one(part)
      return wrap(things && withoutOther(things))
    },
  )
  cost.iso(
    [`${verb} {n:number} {t:things}`, `${verb} {n:number} {t:things} of their choice`],
    ({ n, t }) => {
      const made = n === 1 ? undefined : make(t)
      return made && ({ ...made, count: n } as CostPart)
    },
    (part) => {
      const n = isRange(part) ? undefined : countOf(part)
      const t = n === undefined || n === 1 ? undefined : take(part)
      return t && { t, n }
    },
  )
}

/** Whether a smaller number may be chosen. */
function isRange(part: CostPart): boolean {
  return "min" in part && part.min !== undefined
}

function wrap(t: Things | undefined): { t: Things } | undefined {
  return t && { t }
}

choosing(
  "sacrifice(s)",
  (t) => (t.kind === undefined && t.zone === undefined ? { pay: "sacrifice", filter: t.filter } : undefined),
  (p) => (p.pay === "sacrifice" && p.totalPower === undefined ? { filter: p.filter } : undefined),
)
choosing(
  "discard(s)",
  (t) =>
    t.kind === "card" && t.zone === undefined && t.filter.is !== "any"
      ? { pay: "discard", filter: t.filter }
      : undefined,
  (p) =>
    p.pay === "discard" && p.filter !== undefined && !p.random && !p.hand
      ? { filter: p.filter, kind: "card" }
      : undefined,
)
choosing(
  "exile",
  (t) => {
    const spell = t.kind === "spell" && t.zone === undefined ? yourSpell(t.filter) : undefined
    if (spell !== undefined) return { pay: "exile", filter: spell, zone: "stack" }
    if (t.kind !== "card" || t.of?.who !== "you" || (t.zone !== "graveyard" && t.zone !== "hand"))
      return undefined
    return { pay: "exile", filter: t.filter, zone: t.zone }
  },
  (p) => {
    if (p.pay !== "exile" || p.zone === "battlefield" || p.zone === "library" || p.among) return undefined
    if (p.zone !== "stack") return { filter: p.filter, kind: "card", zone: p.zone, of: { who: "you" } }
    const [, ...rest] = partsOf(p.filter)
    return { filter: conjunction([...rest, YOURS]), kind: "spell" }
  },
)
const YOURS: Filter = { is: "controlledBy", player: { who: "you" } }
/** "A spell you control": its controller alone can exile it as a cost, so the filter says only what it is. */
function yourSpell(filter: Filter): Filter | undefined {
  const parts = partsOf(filter)
  const last = parts[parts.length - 1]
  return last !== undefined && same(last, YOURS) ? conjunction([SPELL, ...parts.slice(0, -1)]) : undefined
}
choosing(
  "tap",
  (t) => {
    if (t.kind !== undefined || t.zone !== undefined) return undefined
    const rest = withoutUntapped(t.filter)
    return rest && { pay: "tapOthers", filter: rest }
  },
  (p) =>
    p.pay === "tapOthers" && p.totalPower === undefined ? { filter: untappedYours(p.filter) } : undefined,
)
cost.iso(
  ["return a {t:thing} to its owner 's hand"],
  ({ t }) =>
    (t as Things).kind === undefined && (t as Things).zone === undefined
      ? { pay: "return", filter: (t as Things).filter }
      : undefined,
  (p) =>
    p.pay === "return" && (p.count === undefined || p.count === 1) ? { t: { filter: p.filter } } : undefined,
)

cost.iso(
  "return {n:number} {t:things} to their owner|owners 's|' hand|hands",
  ({ n, t }) =>
    n !== 1 && (t as Things).kind === undefined && (t as Things).zone === undefined
      ? { pay: "return", filter: (t as Things).filter, count: n as Amount }
      : undefined,
  (p) =>
    p.pay === "return" && p.count !== undefined && p.count !== 1
      ? { n: p.count, t: { filter: p.filter } }
      : undefined,
)

/**
 * The filter without "untapped" and "you control", which the rules imply for a tap cost (118.3, 602.2b); undefined if
 * either is missing.
 */
export function withoutUntapped(filter: Filter): Filter | undefined {
  const parts = filter.is === "and" ? filter.of : [filter]
  const untapped = parts.some((p) => p.is === "not" && p.of.is === "tapped")
  const yours = parts.some((p) => p.is === "controlledBy" && p.player.who === "you")
  if (!untapped || !yours) return undefined
  const rest = parts.filter((p) => !(p.is === "not" && p.of.is === "tapped") && p.is !== "controlledBy")
  return rest.length === 1 ? rest[0] : rest.length === 0 ? { is: "any" } : { is: "and", of: rest }
}

/** Qualities printed after "you control": "other than ~", "with flying", "named …". */
const BEHIND: ReadonlySet<string> = new Set(["other", "keyword", "power", "toughness", "counters", "name"])

export function untappedYours(filter: Filter): Filter {
  const parts = filter.is === "and" ? filter.of : filter.is === "any" ? [] : [filter]
  const isBefore = (part: Filter) => part.is === "other" && part.than === undefined
  const isBehind = (part: Filter) => BEHIND.has(part.is) && !isBefore(part)
  return {
    is: "and",
    of: [
      ...parts.filter(isBefore),
      { is: "not", of: { is: "tapped" } },
      ...parts.filter((part) => !isBefore(part) && !isBehind(part)),
      { is: "controlledBy", player: { who: "you" } },
      ...parts.filter(isBehind),
    ],
  }
}
