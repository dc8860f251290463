import type { EventPattern, Filter, PlayerSelector } from "@apnap/engine"
import { mapNodes } from "../discourse/nodes.ts"
import { type Definer, define } from "../grammar/grammar.ts"
import { same } from "../grammar/hole.ts"
import { ORACLE } from "../oracle.ts"
import { FORMS, type Form, inForm } from "./forms.ts"

/**
 * A verb with its complements, said once: `words` behind its subject, the verbs in angle brackets ("<leave> the battlefield"); the event
 * that it tells, with `SUBJECT` or `DOER` in the place of its subject; and the same in French (see docs/french.md). Of several
 * `words` the first is printed.
 */
export interface Verb {
  readonly words: string | readonly string[]
  readonly event: EventPattern
  readonly french: string
}

/** In the place of what a verb is said of, in its event. */
export const SUBJECT: Filter = { is: "among", of: { sel: "bound", name: "subject" } }
/** In the place of the player of whom a verb is said. */
export const DOER: PlayerSelector = { who: "bound", name: "doer" }
/** In the place of what a player does something to, where it is named before the verb: "cards you've drawn". */
export const OBJECT: Filter = { is: "among", of: { sel: "bound", name: "object" } }

/** Where verbs of a kind of subject stand: a symbol for each of their forms. */
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

/** "deed past": the symbol of a kind of verbs in one form. */
export function symbolOf(name: string, form: Form): string {
  return form === "present" ? name : `${name} ${form}`
}

/** What befalls objects, and what they do: "dies", "deals damage to a player". */
export const DEEDS: VerbSymbols = verbSymbols("deed")
/** What players do, and what befalls them: "draws a card", "is dealt damage". */
export const ACTS: VerbSymbols = verbSymbols("act")
/** What players do to what is named before the verb: "(cards you've) drawn". */
export const ACTS_ON: VerbSymbols = verbSymbols("act on")

export function templatesOf({ words }: Verb): readonly string[] {
  return typeof words === "string" ? [words] : words
}

/** Adds verbs to the grammar, in all of their forms. */
export function enter(verbs: readonly Verb[], { definers }: VerbSymbols): void {
  for (const verb of verbs)
    for (const form of FORMS)
      definers[form](
        templatesOf(verb).map((words) => inForm(words, form)),
        form === "present" ? verb.event : outOfBatch(verb.event),
      )
}

/** What happened before is asked of each, not of all at once. */
function outOfBatch(event: EventPattern): EventPattern {
  if (!("batch" in event)) return event
  const { batch: _, ...each } = event
  return each as EventPattern
}

/** An event of a verb with its subject. */
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

/** A verb's event and what it is said of. */
export interface Said<S> {
  readonly subject: S
  readonly event: EventPattern
}

/** The parts of an event that can be its subject, the likeliest first. */
const OBJECT_ROLES = ["object", "creature", "source", "to", "attachment", "spell"] as const
const PLAYER_ROLES = ["player", "by", "gainedBy", "lostBy"] as const
type Parts = Readonly<Record<string, unknown>>

/** The ways to divide an event into a subject and what is said of it. */
export function subjectsOf(event: EventPattern): readonly Said<Filter>[] {
  if (event.on === "anyOf") return together(event.of, subjectsOf)
  return OBJECT_ROLES.flatMap((role) => {
    const filter = (event as Parts)[role] as Filter | undefined
    if (filter === undefined || typeof filter !== "object" || !("is" in filter)) return []
    const whole = { subject: filter, event: { ...event, [role]: SUBJECT } as EventPattern }
    return [whole, ...withAdjunct(event, role, filter)]
  })
}

/** Qualities that are said with a verb: "enters tapped", "dies under your control". */
const ADJUNCTS: ReadonlySet<string> = new Set(["controlledBy", "ownedBy", "tapped", "not", "designation"])

/** "(A creature) enters under your control": the last quality is said with the verb. */
function withAdjunct(event: EventPattern, role: string, filter: Filter): readonly Said<Filter>[] {
  if (filter.is !== "and") return []
  const last = filter.of[filter.of.length - 1]
  if (!ADJUNCTS.has(last.is)) return []
  const rest = filter.of.slice(0, -1)
  const subject: Filter = rest.length === 1 ? rest[0] : { is: "and", of: rest }
  return [{ subject, event: { ...event, [role]: { is: "and", of: [SUBJECT, last] } } as EventPattern }]
}

/** The ways to divide an event into a player and what is said of that player. */
export function doersOf(event: EventPattern): readonly Said<PlayerSelector>[] {
  if (event.on === "anyOf") return together(event.of, doersOf)
  return PLAYER_ROLES.flatMap((role) => {
    const player = (event as Parts)[role] as PlayerSelector | undefined
    if (player === undefined || typeof player !== "object" || !("who" in player)) return []
    return [{ subject: player, event: { ...event, [role]: DOER } as EventPattern }]
  })
}

/** Several events of one subject: "enters or attacks". */
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

/** How an event is that happens to one or more at once (603.2c); nothing where no such event is known. */
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
  ...["moves", "damage", "excessDamage", "becomesBlocked", "blocks", "taps", "untaps"],
  ...["discard", "sacrifice", "token"],
])

/** An event of one or more as if it were of one. */
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
