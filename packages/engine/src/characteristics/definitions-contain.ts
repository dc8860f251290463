import type { CardDefinition } from "../language/card.ts"
import type { EventPattern } from "../language/event.ts"
import type { AnyKeyword } from "../language/keyword-ability.ts"
import { expandKeyword } from "../language/keywords/index.ts"
import { singleEvents } from "../language/single-events.ts"
import { mentions } from "../language/visit.ts"
import type { State } from "../state/state.ts"

/** Stands for filters by base power or toughness. */
export const READS_BASE = "(reads base sizes)"

/** Stands for anything that asks which step it is, or whether one began. */
export const READS_STEP = "(reads the step)"

/** Stands for anything that counts what entered the battlefield. */
export const COUNTS_ENTERED = "(counts what entered)"

/** Stands for anything that triggers on added mana. */
export const WATCHES_MANA = "(watches mana)"

/** Stands for anything that has a player play with cards revealed (401.6). */
export const PLAYS_REVEALED = "(plays revealed)"

/** Every word (keyword, node name …) in a definition, including the expansions of its keywords. */
const words = new WeakMap<CardDefinition, ReadonlySet<string>>()

/** By table of definitions: whether it contains each word asked for. */
const answers = new WeakMap<readonly CardDefinition[], Map<string, boolean>>()

/** Memo of the last table. */
let definitions: readonly CardDefinition[] = []
let known = new Map<string, boolean>()

/**
 * Whether any card of the game, or token made in it, contains this word. If none does, nothing in the game can have or do it, since all
 * abilities come from definitions: this saves whole searches.
 */
export function definitionsContain(s: State, word: string): boolean {
  if (s.definitions !== definitions) turnTo(s.definitions)
  let answer = known.get(word)
  if (answer === undefined) {
    answer = contain(s.definitions, word)
    known.set(word, answer)
  }
  return answer
}

/** The same for several words, for callers that ask at every priority window: keeps the answer for the last table. */
export function definitionsContainAny(words: readonly string[]): (s: State) => boolean {
  let last: readonly CardDefinition[] | null = null
  let answer = false
  return (s) => {
    if (s.definitions === last) return answer
    last = s.definitions
    answer = words.some((word) => definitionsContain(s, word))
    return answer
  }
}

function turnTo(list: readonly CardDefinition[]): void {
  let found = answers.get(list)
  if (found === undefined) {
    found = continued(list)
    answers.set(list, found)
  }
  definitions = list
  known = found
}

/** The answers for a table that continues the last one, as when a game defines a token: only the new definitions are searched. */
function continued(list: readonly CardDefinition[]): Map<string, boolean> {
  if (!definitions.every((definition, i) => definition === list[i])) return new Map()
  const added = list.slice(definitions.length)
  return new Map([...known].map(([word, answer]) => [word, answer || contain(added, word)]))
}

function contain(list: readonly CardDefinition[], word: string): boolean {
  return list.some((definition) => wordsOf(definition).has(word))
}

function wordsOf(definition: CardDefinition): ReadonlySet<string> {
  let found = words.get(definition)
  if (found === undefined) {
    const own = new Set<string>()
    collect(definition, own, new Set())
    if (own.has("during") || own.has("combatPoint") || own.has("sorcerySpeed")) own.add(READS_STEP)
    words.set(definition, own)
    found = own
  }
  return found
}

/** `within`: the keywords being expanded, so that one that gives itself doesn't recurse forever. */
function collect(node: object, found: Set<string>, within: Set<string>): void {
  if ("ability" in node && node.ability === "keyword") readKeyword(node as AnyKeyword, found, within)
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === "string") found.add(value)
    else if (typeof value === "object" && value !== null) collect(value, found, within)
    if (key === "on" && value === "mana") found.add(WATCHES_MANA)
    if (key === "static" && value === "revealed") found.add(PLAYS_REVEALED)
    if (key === "base" && value === true) found.add(READS_BASE)
    if (key === "event" && isCounted(node) && isEntering(value)) found.add(COUNTS_ENTERED)
    // A trigger that waits for a step asks nothing at a priority window; only event counts can include steps.
    if (key === "event" && !("on" in node) && mentions(value, "on", "step")) found.add(READS_STEP)
  }
}

/** Whether the node asks about events of the past: how often they happened, to what, or which one this is. */
function isCounted(node: object): boolean {
  if ("if" in node) return node.if === "happened"
  if ("n" in node) return node.n === "thisTurn"
  if ("is" in node) return node.is === "thisTurn"
  return "on" in node && node.on === "qualified"
}

function isEntering(pattern: EventPattern): boolean {
  return singleEvents(pattern).some(
    (one) => one.on === "moves" && one.object.is !== "any" && [one.to].flat().includes("battlefield"),
  )
}

function readKeyword(keyword: AnyKeyword, found: Set<string>, within: Set<string>): void {
  if (within.has(keyword.keyword)) return
  within.add(keyword.keyword)
  for (const ability of expandKeyword(keyword)) collect(ability, found, within)
  within.delete(keyword.keyword)
}
