import type { CardDefinition } from "../language/card.ts"
import type { KeywordAbility } from "../language/keyword.ts"
import { expandKeyword } from "../language/keywords/index.ts"
import { mentions } from "../language/visit.ts"
import type { State } from "../state/state.ts"

/** A word for what asks which step it is, or whether one began. */
export const READS_STEP = "(reads the step)"

/** A word for what triggers on mana that is added. */
export const WATCHES_MANA = "(watches mana)"

/** Every word (keyword, name of a node of the language …) in the text of a definition, in what its keywords stand for too. */
const words = new WeakMap<CardDefinition, ReadonlySet<string>>()

/** By table of definitions: the words asked for, and whether they are in it. */
const answers = new WeakMap<readonly CardDefinition[], Map<string, boolean>>()

/** The table asked last. */
let definitions: readonly CardDefinition[] = []
let known = new Map<string, boolean>()

/**
 * Whether any card of the game, or token made in it, says this word. What none of them says nothing in the game can have or do,
 * for all abilities come from their text: whole searches are spared.
 */
export function definitionsContain(s: State, word: string): boolean {
  if (s.definitions !== definitions) turnTo(s.definitions)
  let answer = known.get(word)
  if (answer === undefined) {
    answer = s.definitions.some((definition) => wordsOf(definition).has(word))
    known.set(word, answer)
  }
  return answer
}

/** The same question about a few words, for callers that ask at every window: the answer for the table asked last is at hand. */
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
    found = new Map()
    answers.set(list, found)
  }
  definitions = list
  known = found
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

/** `within`: the keywords whose meaning is being read, lest one that gives itself be read for ever. */
function collect(node: object, found: Set<string>, within: Set<string>): void {
  if ("ability" in node && node.ability === "keyword") readKeyword(node as KeywordAbility, found, within)
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === "string") found.add(value)
    else if (typeof value === "object" && value !== null) collect(value, found, within)
    if (key === "on" && value === "mana") found.add(WATCHES_MANA)
    // A trigger that waits for a step asks nothing at a window: only who counts events may count those.
    if (key === "event" && !("on" in node) && mentions(value, "on", "step")) found.add(READS_STEP)
  }
}

function readKeyword(keyword: KeywordAbility, found: Set<string>, within: Set<string>): void {
  if (within.has(keyword.keyword)) return
  within.add(keyword.keyword)
  for (const ability of expandKeyword(keyword)) collect(ability, found, within)
  within.delete(keyword.keyword)
}
