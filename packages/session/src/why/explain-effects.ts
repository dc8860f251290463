import type { Considered, GameEvent, State, Zone } from "@apnap/engine"
import { thing } from "@apnap/words"
import type { ChangedEvent, ExplainedEffect } from "../protocol/why.ts"
import { named, ruled } from "./telling.ts"

/** The event before an effect applied, or as it finally happened. */
type Found = Pick<GameEvent, "amount" | "to" | "other">

/** The replacement and prevention effects considered for an event, and for what it caused: destruction moves the permanent (701.8b). */
export function explainEffects(
  s: State,
  history: readonly GameEvent[],
  index: number,
  person: number,
): ExplainedEffect[] {
  const event = history[index]
  const own = effectsOf(s, history, event, person)
  if (event.kind !== "destroyed" && event.kind !== "sacrifice" && event.kind !== "discard") return own
  const left = event.was || event.object
  const move = history.find((e) => e.kind === "moves" && e.batch === event.batch && e.was === left)
  return move === undefined ? own : [...own, ...effectsOf(s, history, move, person)]
}

function effectsOf(
  s: State,
  history: readonly GameEvent[],
  event: GameEvent,
  person: number,
): ExplainedEffect[] {
  // Saved games of earlier versions have none.
  const effects = event.settled?.effects ?? []
  if (effects.length === 0) return []
  const happened = history.find((e) => isOutcome(e, event)) ?? null
  return effects.map((effect, i) => explainEffect(s, effect, after(effects, i) ?? happened, person))
}

/** Whether `e` is the event's final outcome: partial replacements or preventions carry the same effects. */
function isOutcome(e: GameEvent, { settled, kind, detail, batch }: GameEvent): boolean {
  const wanted = kind === "replaced" ? detail : kind === "prevented" ? "damage" : kind
  return e.kind === wanted && e.batch >= batch && JSON.stringify(e.settled) === JSON.stringify(settled)
}

/** The event as the next applied effect found it. */
function after(effects: readonly Considered[], i: number): Found | null {
  return effects.slice(i + 1).find(({ fate }) => fate === "applied") ?? null
}

function explainEffect(s: State, effect: Considered, next: Found | null, person: number): ExplainedEffect {
  const { source, fate, chooser, order, rule } = effect
  const changes = fate === "applied"
  return {
    ...ruled(s, fate === "lapsed" ? "616.1f" : rule),
    source: thing(s, source, person).name,
    fate,
    chooser: chooser < 0 ? null : named(s, chooser, person),
    order: order === "" ? null : ruled(s, order),
    changed: changes && next !== null ? changed(s, effect, next, person) : [],
    isLast: changes && next === null,
  }
}

function changed(s: State, before: Found, after: Found, person: number): ChangedEvent[] {
  const out: ChangedEvent[] = []
  if (before.amount !== after.amount) out.push({ what: "amount", before: before.amount, after: after.amount })
  if (before.to !== after.to && before.to !== "" && after.to !== "")
    out.push({ what: "zone", before: before.to as Zone, after: after.to as Zone })
  const name = (ref: number) => thing(s, ref, person).name
  if (before.other !== after.other && name(before.other) !== "")
    out.push({ what: "recipient", before: name(before.other), after: name(after.other) })
  return out
}
