import type { EventPattern, Filter, PlayerSelector } from "@apnap/engine"
import { mapNodes } from "../discourse/nodes.ts"
import { type Definer, define } from "../grammar/grammar.ts"
import { same } from "../grammar/hole.ts"
import { ORACLE } from "../oracle.ts"
import { FORMS, type Form, inForm } from "./forms.ts"

/**
 * A verb with its complements, defined once. `words` follow the subject, with verbs in angle brackets ("<leave> the
 * battlefield"); the first of several is printed. `event` has `SUBJECT` or `DOER` in place of the subject. `french` is the
 * same in French (see docs/french.md).
 */
export interface Verb {
  readonly words: string | readonly string[]
  readonly event: EventPattern
  readonly french: string
}

/** Placeholder for the verb's subject in its event. */
export const SUBJECT: Filter = { is: "among", of: { sel: "bound", name: "subject" } }
/** Placeholder for the player who is the subject. */
export const DOER: PlayerSelector = { who: "bound", name: "doer" }
/** Placeholder for an object named before the verb: "cards you've drawn". */
export const OBJECT: Filter = { is: "among", of: { sel: "bound", name: "object" } }

/** The symbols for verbs of one kind of subject, one per form. */
export interface VerbSymbols {
  readonly name: string
  readonly definers: Readonly<Record<Form, Definer<EventPattern>>>
}

function verbSymbols(name: string): VerbSymbols {
  const definer = (form: Form) => define<EventPattern>(ORACLE, symbolOf(name, form))
  return {
    name,
    definers: {
      present: definer("present"),
      past: definer("past"),
      participle: definer("participle"),
      bare: definer("bare"),
      gerund: definer("gerund"),
    },
  }
}

/** The symbol for verbs of a kind in one form: "deed past". */
export function symbolOf(name: string, form: Form): string {
  return form === "present" ? name : `${name} ${form}`
}

/** Verbs with objects as subjects: "dies", "deals damage to a player". */
export const DEEDS: VerbSymbols = verbSymbols("deed")
/** Verbs with players as subjects: "draws a card", "is dealt damage". */
export const ACTS: VerbSymbols = verbSymbols("act")
/** Verbs with players as subjects whose object precedes them: "(cards you've) drawn". */
export const ACTS_ON: VerbSymbols = verbSymbols("act on")

export function templatesOf({ words }: Verb): readonly string[] {
  return typeof words === "string" ? [words] : words
}

/** Adds verbs to the grammar in all forms. */
export function enter(verbs: readonly Verb[], { definers }: VerbSymbols): void {
  for (const verb of verbs)
    for (const form of FORMS)
      definers[form](
        templatesOf(verb).map((words) => inForm(words, form)),
        form === "present" ? verb.event : outOfBatch(verb.event),
      )
}

/** Past events are counted one by one, not in batches. */
function outOfBatch(event: EventPattern): EventPattern {
  if (!("batch" in event)) return event
  const { batch: _, ...each } = event
  return each as EventPattern
}

/** The event with its subject filled in. */
export function withSubject(event: EventPattern, subject: Filter): EventPattern {
  return mapNodes(event, (node) => (isSame(node, SUBJECT) ? subject : undefined)) as EventPattern
}

export function withDoer(event: EventPattern, doer: PlayerSelector): EventPattern {
  return mapNodes(event, (node) => (isSame(node, DOER) ? doer : undefined)) as EventPattern
}

export function withObject(event: EventPattern, object: Filter): EventPattern {
  return mapNodes(event, (node) => (isSame(node, OBJECT) ? object : undefined)) as EventPattern
}

function isSame(node: object, placeholder: object): boolean {
  return node === placeholder || same(node, placeholder)
}

/** An event split into its subject and the rest. */
export interface Said<S> {
  readonly subject: S
  readonly event: EventPattern
}

/** The keys of an event that can hold its subject, likeliest first. */
const OBJECT_ROLES = ["object", "creature", "source", "to", "attachment", "spell"] as const
const PLAYER_ROLES = ["player", "by", "gainedBy", "lostBy"] as const
type Parts = Readonly<Record<string, unknown>>

/** The ways to split an event into a subject and the rest. */
export function subjectsOf(event: EventPattern): readonly Said<Filter>[] {
  if (event.on === "anyOf") return together(event.of, subjectsOf)
  return OBJECT_ROLES.flatMap((role) => {
    const filter = (event as Parts)[role] as Filter | undefined
    if (filter === undefined || typeof filter !== "object" || !("is" in filter)) return []
    const whole = { subject: filter, event: { ...event, [role]: SUBJECT } as EventPattern }
    return [whole, ...withAdjunct(event, role, filter)]
  })
}

/** Qualities printed with the verb: "enters tapped", "dies under your control". */
const ADJUNCTS: ReadonlySet<string> = new Set(["controlledBy", "ownedBy", "tapped", "not", "designation"])

/** "(A creature) enters under your control": the last quality is printed with the verb. */
function withAdjunct(event: EventPattern, role: string, filter: Filter): readonly Said<Filter>[] {
  if (filter.is !== "and") return []
  const last = filter.of[filter.of.length - 1]
  if (!ADJUNCTS.has(last.is)) return []
  const rest = filter.of.slice(0, -1)
  const subject: Filter = rest.length === 1 ? rest[0] : { is: "and", of: rest }
  return [{ subject, event: { ...event, [role]: { is: "and", of: [SUBJECT, last] } } as EventPattern }]
}

/** The ways to split an event into a player and the rest. */
export function doersOf(event: EventPattern): readonly Said<PlayerSelector>[] {
  if (event.on === "anyOf") return together(event.of, doersOf)
  return PLAYER_ROLES.flatMap((role) => {
    const player = (event as Parts)[role] as PlayerSelector | undefined
    if (player === undefined || typeof player !== "object" || !("who" in player)) return []
    return [{ subject: player, event: { ...event, [role]: DOER } as EventPattern }]
  })
}

/** Several events with one subject: "enters or attacks". */
function together<S>(
  events: readonly EventPattern[],
  divided: (event: EventPattern) => readonly Said<S>[],
): readonly Said<S>[] {
  const [first, ...others] = events.map(divided)
  return first.flatMap(({ subject, event }) => {
    const rest = others.map((ways) => ways.find((way) => same(way.subject, subject))?.event)
    if (rest.some((one) => one === undefined)) return []
    return [
      { subject, event: { on: "anyOf", of: [event, ...(rest as EventPattern[])] } satisfies EventPattern },
    ]
  })
}

/** The event happening to one or more objects at once (603.2c), or undefined if it can't be batched. */
export function asBatch(event: EventPattern): EventPattern | undefined {
  if (event.on === "anyOf") {
    const of = event.of.map(asBatch)
    return of.some((one) => one === undefined) ? undefined : { on: "anyOf", of: of as EventPattern[] }
  }
  if (event.on === "attacks") {
    const { on: _, creature, whom, orPlaneswalker, ...rest } = event
    if (Object.values(rest).some((value) => value !== undefined)) return undefined
    return {
      on: "attackers",
      by: { who: "players" },
      filter: creature,
      ...(whom && { whom }),
      ...(orPlaneswalker && { orPlaneswalker }),
    }
  }
  return BATCHED.has(event.on) ? ({ ...event, batch: true } as EventPattern) : undefined
}
const BATCHED: ReadonlySet<string> = new Set([
  ...["moves", "damage", "excessDamage", "becomesBlocked", "blocks", "taps", "untaps", "fights"],
  ...["discard", "sacrifice", "token"],
])

/** The inverse of `asBatch`. */
export function asSingle(event: EventPattern): EventPattern | undefined {
  if (event.on === "anyOf") {
    const of = event.of.map(asSingle)
    return of.some((one) => one === undefined) ? undefined : { on: "anyOf", of: of as EventPattern[] }
  }
  if (event.on === "attackers") {
    const { on: _, by, filter, whom, orPlaneswalker, ...rest } = event
    if (by.who !== "players" || filter === undefined) return undefined
    if (Object.values(rest).some((value) => value !== undefined)) return undefined
    return {
      on: "attacks",
      creature: filter,
      ...(whom && { whom }),
      ...(orPlaneswalker && { orPlaneswalker }),
    }
  }
  if (!("batch" in event) || event.batch !== true) return undefined
  const { batch: _, ...single } = event
  return single as EventPattern
}
