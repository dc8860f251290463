import {
  type Answer,
  type ChooseDecision,
  COLOR_BIT,
  COLORS,
  characteristics,
  controllerOf,
  type Decision,
  hasKeyword,
  isPlayerRef,
  type ObjectId,
  objectOf,
  type PlayerId,
  type Ref,
  refPlayer,
  type State,
  someName,
} from "@apnap/engine"
import { abilityAsking, harmsTarget, takesTarget } from "./harm.ts"

/** Yes/no decisions about optional payments: declined unless scripted. */
const OPTIONAL_COSTS: ReadonlySet<string> = new Set([
  "optionalCost",
  "kicker",
  "multikicker",
  "replicate",
  "squad",
  "buyback",
  "newTargets",
  "payUnless",
  "mulligan",
])

/** Whether a decision of this purpose ("replicate:1" is the second instance, "kicker {W}" one of two) asks for an optional payment. */
export function isOptionalCost(purpose: string): boolean {
  return OPTIONAL_COSTS.has(purpose.split(/[: ]/)[0])
}

/** What is answered when no entry fits ("Decisions" in docs/scenario-format.md): legal, helpful to itself, deterministic. */
export function defaultAnswer(s: State, d: Decision, _strict: boolean): Answer {
  switch (d.kind) {
    case "priority":
      return 0
    case "attackers":
    case "blockers":
      return d.least
    case "confirm":
      return isOptionalCost(d.purpose) || d.purpose === "bottom" ? 0 : 1
    case "number":
      return d.max === Number.POSITIVE_INFINITY ? d.min : d.max
    case "name":
      return someName(d)
    case "order":
      return d.options.map((_, i) => i)
    case "option":
      return d.options
        .slice(0, d.purpose === "optionalCost" || d.purpose === "kicker" ? d.min : Math.max(1, d.min))
        .map((_, i) => i)
    case "distribute":
      return defaultShares(s, d)
    case "choose":
      return chooseByValue(s, d)
  }
}

type Distribute = Extract<Decision, { kind: "distribute" }>

/** Lethal damage for a creature, given its marked damage (702.2c); infinite for anything else. */
function lethalTo(s: State, ref: Ref, source: ObjectId): number {
  if (isPlayerRef(ref)) return Number.POSITIVE_INFINITY
  const { toughness } = characteristics(s, ref)
  if (toughness === null) return Number.POSITIVE_INFINITY
  const open = Math.max(0, toughness - objectOf(s, ref)!.damage)
  return hasKeyword(s, source, "deathtouch") ? Math.min(1, open) : open
}

/** Lethal damage (or the minimum) to each in order, the remainder to the last. */
function defaultShares(s: State, d: Distribute): number[] {
  const out = [...d.min]
  let rest = d.total - out.reduce((a, b) => a + b, 0)
  for (let i = 0; i < out.length && rest > 0; i++) {
    const wanted =
      i === out.length - 1
        ? rest
        : Math.max(
            d.before?.[i] ?? (isHarm(s, d, i) ? lethalTo(s, d.options[i], d.source) - out[i] : 0),
            out.length - 1 === i ? rest : 0,
          )
    const share = Math.min(wanted, d.max[i] - out[i], rest)
    out[i] += share
    rest -= share
  }
  for (let i = 0; i < out.length && rest > 0; i++) {
    const share = Math.min(d.max[i] - out[i], rest)
    out[i] += share
    rest -= share
  }
  return out
}

/** What is divided among an opponent's creatures is damage. */
function isHarm(s: State, d: Distribute, i: number): boolean {
  if (d.purpose === "combatDamage") return true
  const ref = d.options[i]
  return d.purpose === "divide" && !isPlayerRef(ref) && objectOf(s, ref)?.controller !== d.player
}

function worth(s: State, ref: Ref): number {
  if (isPlayerRef(ref)) return 1000
  const c = characteristics(s, ref)
  return c.manaValue * 2 + (c.power ?? 0) + (c.toughness ?? 0)
}

/** Cards uncastable with the player's permanents are worth least, the most expensive the very least. */
function worthInHand(s: State, ref: Ref): number {
  const value = worth(s, ref)
  if (isPlayerRef(ref)) return value
  const { colors } = characteristics(s, ref)
  const own = s.battlefield.filter((id) => controllerOf(s, id) === objectOf(s, ref)!.owner)
  const made = JSON.stringify(own.flatMap((id) => characteristics(s, id).abilities))
  const lacks = COLORS.some(
    (color) =>
      (colors & COLOR_BIT[color]) !== 0 && !made.includes(`{${color}}`) && !made.includes("anyColor"),
  )
  return lacks ? -value : value
}

/** Good effects go to the player's best only; bad ones to the opponents' best, else the player's worst. */
function chooseByValue(s: State, d: ChooseDecision): number[] {
  if (d.purpose === "newTarget" || d.purpose === "newTargets") return []
  if (d.purpose === "proliferate") return helpedByCounters(s, d)
  const value = (i: number) => (d.purpose === "discard" ? worthInHand : worth)(s, d.options[i])
  if (isTaken(s, d))
    return limited(
      d,
      [...d.options.keys()].sort((a, b) => value(b) - value(a)),
      d.max,
      () => true,
    )
  const bad = isBad(s, d)
  const mine = (i: number) => ownerOf(s, d.options[i]) === d.player
  const rank = (i: number) =>
    mine(i) ? (bad ? -1000 - value(i) : value(i)) : bad ? value(i) : -1000 + value(i)
  const sorted = d.options.map((_, i) => i).sort((a, b) => rank(b) - rank(a))
  const targets = d.purpose === "target"
  const helps = (i: number) => mine(i) !== bad || (!targets && !bad)
  const size = bad && !targets ? d.min : d.max
  return limited(d, sorted, size, helps)
}

const UNWANTED: ReadonlySet<string> = new Set(["-1/-1", "poison", "rad", "stun", "fade", "age"])

/** The player's objects without unwanted counters, and the others' objects with them. */
function helpedByCounters(s: State, d: ChooseDecision): number[] {
  return d.options.flatMap((ref, i) => {
    const { counters } = isPlayerRef(ref) ? s.players[refPlayer(ref)] : objectOf(s, ref)!
    const isUnwanted = Object.keys(counters ?? {}).some((kind) => UNWANTED.has(kind))
    return (ownerOf(s, ref) === d.player) !== isUnwanted ? [i] : []
  })
}

/** The first options within the decision's limits: `size` of those that help, `min` in any case. */
function limited(
  d: ChooseDecision,
  sorted: readonly number[],
  size: number,
  helps: (i: number) => boolean,
): number[] {
  const out: number[] = []
  let total = 0
  for (const i of sorted) {
    if (out.length >= Math.max(helps(i) ? size : 0, d.min)) continue
    if (d.total !== undefined && total + (d.values?.[i] ?? 0) > d.total) continue
    if (d.keys !== undefined && out.some((j) => (d.keys![j] === d.keys![i]) !== (d.sameKey === true)))
      continue
    out.push(i)
    total += d.values?.[i] ?? 0
  }
  return out
}

const GIVEN_AWAY: ReadonlySet<string> = new Set(["discard", "sacrifice", "bottom", "cost"])

/** Whether being chosen is bad, by the decision's hint or purpose, or the asking ability. */
function isBad(s: State, d: ChooseDecision): boolean {
  if (d.hint !== undefined) return d.hint === "bad"
  if (GIVEN_AWAY.has(d.purpose)) return true
  const ability = abilityAsking(s, d.source)
  return d.purpose === "target" && ability !== undefined && harmsTarget(ability, d.slot ?? 0)
}

function isTaken(s: State, d: ChooseDecision): boolean {
  const ability = abilityAsking(s, d.source)
  return d.purpose === "target" && ability !== undefined && takesTarget(ability, d.slot ?? 0)
}

function ownerOf(s: State, ref: Ref): PlayerId {
  return isPlayerRef(ref) ? refPlayer(ref) : controllerOf(s, ref)
}
