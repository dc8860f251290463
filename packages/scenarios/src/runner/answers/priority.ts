import { CONCEDE, controllerOf, type PriorityDecision, type State } from "@apnap/engine"
import { changeCounters, record } from "@apnap/engine/internal"
import type { Entry } from "../../format/format.ts"
import { evaluateCheck } from "../../judge/checks.ts"
import { findAction } from "../../naming/finding.ts"
import { holds } from "../../naming/on-stack.ts"
import { type Direction, seatOf } from "../direction.ts"
import { note, whyNotAct } from "../refused.ts"
import { ScenarioEnd } from "../scenario-end.ts"
import type { AtPriority } from "../script.ts"

type Acting = Extract<Entry, { do: "cast" | "activate" | "playLand" | "rollPlanarDie" }>

/** How to handle an entry: the option to answer (null: none needed, go on to the next entry), and whether it is done. */
interface Step {
  done: boolean
  index: number | null
}
const PASS = 0
const WAIT: Step = { done: false, index: PASS }
const DONE: Step = { done: true, index: null }

/** The option taken with priority: by the first entries due now, else passing. */
export function takePriority(d: Direction, s: State, decision: PriorityDecision): number {
  refuseProposal(d, s)
  const seat = seatOf(d, decision.player)
  // Written targets that we don't treat as targets are asked for later.
  d.queues.putBack("targets", seat, d.written)
  d.written = []
  for (let entry = d.script.next(seat, s); entry !== undefined; entry = d.script.next(seat, s)) {
    const { done, index } = perform(d, s, decision, entry)
    if (done) d.script.done(entry)
    if (index !== null) return index
  }
  return PASS
}

/** An action that was reversed was illegal (733). */
function refuseProposal(d: Direction, s: State): void {
  const { proposed } = d
  if (proposed === null) return
  d.proposed = null
  if (proposed.moment === momentOf(s))
    throw new ScenarioEnd(!proposed.illegal, `${proposed.what}: the proposal is illegal`)
  if (proposed.illegal) throw new ScenarioEnd(true, `${proposed.what} should be illegal`)
}

export function momentOf(s: State): string {
  return `${s.turn.number}:${s.turn.step}:${s.events.length}`
}

function perform(d: Direction, s: State, decision: PriorityDecision, entry: AtPriority): Step {
  switch (entry.do) {
    case "waitStack":
      return s.stack.length > 0 ? WAIT : DONE
    case "passOnce":
      return s.stack.length > 0 ? { done: true, index: PASS } : DONE
    case "check":
      return check(d, s, entry)
    case "addCounters":
      return addCounters(d, s, entry)
    case "concede":
      return { done: true, index: CONCEDE }
    case "cast":
    case "activate":
    case "playLand":
    case "rollPlanarDie":
      return act(d, s, decision, entry)
  }
}

function check(d: Direction, s: State, entry: Extract<Entry, { do: "check" }>): Step {
  const fault = evaluateCheck(s, entry.that, d.names, s.turn.step)
  if (fault !== null) throw new ScenarioEnd(true, `turn ${entry.turn} ${entry.step}: ${fault}`)
  return DONE
}

/** Scripted counters are added before the player's options are computed. */
export function prepare(d: Direction, s: State): void {
  if (s.turn.stage !== "priority") return
  const seat = seatOf(d, s.turn.priority)
  for (let entry = d.script.next(seat, s); entry?.do === "addCounters"; entry = d.script.next(seat, s)) {
    addCounters(d, s, entry)
    d.script.done(entry)
  }
}

function addCounters(d: Direction, s: State, entry: Extract<Entry, { do: "addCounters" }>): Step {
  const { card, counter, count } = entry
  const id = s.battlefield.find((other) => d.names.means(s, card, other))
  if (id === undefined) throw new ScenarioEnd(true, `no permanent ${JSON.stringify(card)} for counters`)
  changeCounters(s, id, counter, count)
  // Counter triggers fire, including a Saga's chapters (714.2b).
  const player = controllerOf(s, id)
  record(s, {
    kind: "counters",
    rule: "122.6",
    object: id,
    other: id,
    player,
    amount: count,
    detail: counter,
  })
  return DONE
}

function act(d: Direction, s: State, decision: PriorityDecision, entry: Acting): Step {
  if ("when" in entry && entry.when !== undefined && !holds(s, decision.player, entry.when)) return WAIT
  const index = findAction(d, s, decision.options, entry)
  const what = `turn ${entry.turn} ${entry.step}: ${describe(entry)}`
  const illegal = entry.illegal === true
  if (index < 0 && d.script.mayBeImpossible(entry.player)) return WAIT
  if (index < 0) {
    note(d, what, whyNotAct(s, decision.player, entry, d.names))
    throw new ScenarioEnd(!illegal, `${what}: ${entry.player} cannot`)
  }
  d.written = "targets" in entry ? [...(entry.targets ?? [])] : []
  d.proposed = { moment: momentOf(s), what, illegal }
  return { done: true, index }
}

function describe(entry: Acting): string {
  switch (entry.do) {
    case "cast":
      return `cast ${JSON.stringify(entry.card)}${entry.using === undefined ? "" : ` using ${entry.using}`}`
    case "activate":
      return `activate "${entry.ability}"`
    case "playLand":
      return `play ${JSON.stringify(entry.card)}`
    case "rollPlanarDie":
      return "roll the planar die"
  }
}
