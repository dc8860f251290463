import { type ChooseDecision, controllerOf, isPlayerRef, type State } from "@apnap/engine"
import type { QueueEntry } from "../../format/format.ts"
import { type Direction, seatOf } from "../direction.ts"
import { note, whyNoTarget } from "../refused.ts"
import { ScenarioEnd } from "../scenario-end.ts"
import { defaultAnswer } from "./policy.ts"

/** Cards taken from those looked at or searched count as targets: `choices` is left for later decisions about them. */
const AS_TARGETS: ReadonlySet<string> = new Set(["dig", "search", "scry", "surveil"])

/** Parts of entries for later decisions. */
interface Kept {
  /** Targets with their shares: the division among several is asked next. */
  readonly shares: QueueEntry[]
  /** Spells named together that are cast one at a time. */
  later: QueueEntry[]
}

/** Objects or players by the entry's written targets, then by the queues, then by the default policy. */
export function choose(d: Direction, s: State, decision: ChooseDecision): number[] {
  const isTarget = decision.purpose === "target"
  const seat = seatOf(d, decision.player)
  const chosen: number[] = []
  const kept: Kept = { shares: [], later: [] }
  const isWritten = isTarget && d.written.length > 0
  if (WHETHER_FIRST.has(decision.purpose) && declines(d, decision)) return chosen
  // Of the cards looked at, exactly those named together are taken.
  let whole = false
  while (chosen.length < decision.max) {
    const next =
      (isTarget ? writtenTarget(d, s, decision, chosen) : undefined) ??
      d.queues.take(
        isTarget || AS_TARGETS.has(decision.purpose) ? "targets" : "choices",
        seat,
        (entry, isNext) => {
          whole = AS_TARGETS.has(decision.purpose) && typeof entry === "object" && "all" in entry
          return chosenBy(d, s, decision, chosen, entry, isNext, kept)
        },
        // Where the script writes the targets, choices are for what comes after.
        isWritten && chosen.length >= decision.min,
      )
    if (next === undefined && isTarget && chosen.length < decision.min) refuse(d, s, decision)
    if (next === undefined && chosen.length === 0) return byPolicy(d, s, decision)
    if (next === undefined || next === "stop") break
    chosen.push(...next.filter((i) => !chosen.includes(i)))
    d.queues.putBack("choices", seat, kept.later)
    if (whole) break
  }
  // The division among several targets is asked next.
  if (isTarget && chosen.length > 1) d.queues.putBack("targets", seat, kept.shares)
  if (
    decision.purpose === "cast" &&
    decision.options.length > 1 &&
    chosen.length > 0 &&
    declines(d, decision)
  )
    return []
  return filled(d, s, decision, chosen)
}

function byPolicy(d: Direction, s: State, decision: ChooseDecision): number[] {
  return defaultAnswer(s, decision, d.strict) as number[]
}

/** Entering as a copy and new targets: a yes/no decision comes before the choice. */
const WHETHER_FIRST: ReadonlySet<string> = new Set(["copy", "newTarget"])

function declines(d: Direction, { player, min }: ChooseDecision): boolean {
  if (min > 0) return false
  const entry = d.queues.take("choices", seatOf(d, player), (e) => (typeof e === "boolean" ? e : undefined))
  return entry === false
}

/** Fills choices that the script leaves open up to the minimum. */
function filled(d: Direction, s: State, decision: ChooseDecision, chosen: number[]): number[] {
  if (chosen.length >= decision.min) return chosen
  const rest = byPolicy(d, s, decision).filter((i) => !chosen.includes(i))
  return [...chosen, ...rest].slice(0, decision.min)
}

function writtenTarget(
  d: Direction,
  s: State,
  decision: ChooseDecision,
  chosen: readonly number[],
): number[] | undefined {
  for (const [i, target] of d.written.entries()) {
    const at = open(d, s, decision, chosen, target)
    if (at < 0) continue
    d.written.splice(i, 1)
    return [at]
  }
  return undefined
}

/** A target decision for which none of the entry's targets can be chosen. */
function refuse(d: Direction, s: State, decision: ChooseDecision): void {
  const { written, proposed, names } = d
  if (proposed === null || written.length === 0) return
  note(d, `${proposed.what}: ${JSON.stringify(written[0])}`, whyNoTarget(s, decision, written[0], names))
  throw new ScenarioEnd(
    !proposed.illegal,
    `${proposed.what}: ${JSON.stringify(written[0])} is no legal target`,
  )
}

function chosenBy(
  d: Direction,
  s: State,
  decision: ChooseDecision,
  chosen: readonly number[],
  entry: QueueEntry,
  isNext: boolean,
  kept: Kept,
): number[] | "stop" | undefined {
  if (entry === false && isNext && isAnyNumber(decision)) return "stop"
  if (typeof entry === "boolean") return isYesOrNo(decision) ? yesOrNo(entry) : undefined
  if (typeof entry === "object" && "stop" in entry) return chosen.length >= decision.min ? "stop" : undefined
  const found: number[] = []
  const parts = typeof entry === "object" && "all" in entry ? entry.all : [entry]
  for (const [i, part] of parts.entries()) {
    if (decision.purpose === "cast" && chosen.length + found.length === decision.max) {
      kept.later = [{ all: parts.slice(i) }]
      break
    }
    const at = open(d, s, decision, [...chosen, ...found], part)
    if (at < 0) return undefined
    found.push(at)
  }
  if (typeof entry === "object" && "amount" in entry) kept.shares.push(entry)
  return found
}

/** An optional choice with a single option is a yes/no question. */
function isYesOrNo({ options, min, max, purpose }: ChooseDecision): boolean {
  return options.length === 1 && min === 0 && max === 1 && !WHETHER_FIRST.has(purpose)
}

/** "Any number": a "no" that comes next declines them all. */
function isAnyNumber({ options, min, max, purpose }: ChooseDecision): boolean {
  return min === 0 && max >= options.length && !WHETHER_FIRST.has(purpose) && purpose !== "cast"
}

function yesOrNo(entry: boolean): number[] | "stop" {
  return entry ? [0] : "stop"
}

/** A matching option not taken yet: the first that the player controls, else the first. */
function open(
  d: Direction,
  s: State,
  decision: ChooseDecision,
  taken: readonly number[],
  meant: QueueEntry,
): number {
  const { options, player } = decision
  const fit = [...options.keys()].filter(
    (i) => !taken.includes(i) && goesWith(decision, taken, i) && d.names.means(s, meant, options[i]),
  )
  const own = fit.find((i) => !isPlayerRef(options[i]) && controllerOf(s, options[i]) === player)
  return own ?? fit[0] ?? -1
}

/** Whether the option may be chosen together with those taken. */
function goesWith(
  { keys, sameKey = false }: ChooseDecision,
  taken: readonly number[],
  option: number,
): boolean {
  return keys === undefined || taken.every((other) => (keys[other] === keys[option]) === sameKey)
}
