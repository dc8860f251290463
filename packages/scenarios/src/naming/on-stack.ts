import { printAbility, readLine, wordsOf } from "@apnap/cards"
import {
  type Ability,
  characteristics,
  FUSED,
  type ObjectId,
  objectOf,
  type PlayerId,
  type State,
} from "@apnap/engine"
import type { When } from "../format/format.ts"
import { namesOf } from "./names.ts"
import { beginsWith, containsText, selfNames } from "./normalise.ts"

/** A scenario's name for an object on the stack: "Cast <name>" for a spell, the printed text for an ability. */
export function stackTexts(s: State, id: ObjectId): readonly string[] {
  const { stack, face } = objectOf(s, id)!
  if (stack?.ability !== null && stack?.ability !== undefined && stack.kind !== "spell")
    return abilityTexts(stack.ability)
  const { name } = characteristics(s, id)
  return [`Cast ${face === FUSED ? "fused " : ""}${name}`]
}

/**
 * An ability's printed text, or a description if it has none; as a delayed ability, its Oracle text, and keywords by name
 * too.
 */
export function abilityTexts(ability: Ability): string[] {
  const printed = printAbility(ability, "{this}") ?? triggerWords(ability)
  const oracle = wordsOf(ability)?.replaceAll("~", "{this}")
  const keyword = "keyword" in ability && ability.keyword !== undefined ? [words(ability.keyword)] : []
  const later = printed?.replace(
    /^At the beginning of each end step/,
    "At the beginning of the next end step",
  )
  return [printed, later, oracle, ...keyword].filter((text) => text !== undefined)
}

/** "toSolve" as printed: "to solve". */
function words(keyword: string): string {
  return keyword.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** The start of a trigger without printed text, as far as scenarios need it. */
function triggerWords(ability: Ability): string | undefined {
  if (ability.ability !== "triggered") return undefined
  const { when } = ability
  if (when.on !== "moves" || when.object?.is !== "self") return "Whenever"
  if (when.to === "battlefield") return "When {this} enters"
  return when.to === "graveyard" ? "When {this} dies" : "When {this} leaves the battlefield"
}

/** Whether the object's text begins with the scenario's wording. */
export function stackBegins(s: State, id: ObjectId, text: string): boolean {
  return says(s, id, text, beginsWith)
}

/** Whether a waiting trigger's text begins with the scenario's wording. */
export function triggerBegins(
  s: State,
  { source, ability }: State["waiting"][number],
  text: string,
): boolean {
  return fit(abilityTexts(ability), text, namesOf(s, source).flatMap(selfNames), beginsWith)
}

function says(s: State, id: ObjectId, text: string, fits: typeof beginsWith): boolean {
  return fit(stackTexts(s, id), text, ownNames(s, id), fits)
}

/** Whether one of an object's texts matches the scenario, in its wording or as we print it. */
function fit(
  own: readonly string[],
  text: string,
  names: readonly string[],
  fits: typeof beginsWith,
): boolean {
  if (own.some((one) => fits(one, text, names))) return true
  const printed = reworded(text, names)
  return printed !== undefined && own.some((one) => fits(one, printed, names))
}

/** A whole ability as we print it; empty for a partial one. */
function reworded(text: string, names: readonly string[]): string | undefined {
  if (!text.endsWith(".")) return undefined
  const read = readLine(text.replaceAll("{this}", "~"), names, false)
  return read.understood && read.abilities.length === 1
    ? (printAbility(read.abilities[0], "{this}") ?? undefined)
    : undefined
}

/** A spell's printed text. */
function spellTexts(s: State, id: ObjectId): string[] {
  if (objectOf(s, id)!.stack?.kind !== "spell") return []
  return characteristics(s, id).abilities.flatMap((a) => (a.ability === "spell" ? abilityTexts(a) : []))
}

function contains(s: State, id: ObjectId, text: string): boolean {
  // A bare name means the spell, not the abilities of the permanent it became.
  if (ownNames(s, id).includes(text)) return false
  return says(s, id, text, containsText) || fit(spellTexts(s, id), text, [], containsText)
}

function ownNames(s: State, id: ObjectId): string[] {
  return objectOf(s, id)!.stack?.kind === "spell" ? [] : namesOf(s, id).flatMap(selfNames)
}

/** Whether the condition of an entry holds now. */
export function holds(s: State, player: PlayerId, when: When): boolean {
  const some = (text: string, of: readonly ObjectId[] = s.stack) => of.some((id) => contains(s, id, text))
  if (when.onStack !== undefined) return some(when.onStack)
  if (when.notOnStack !== undefined) return !some(when.notOnStack)
  if (when.topOfStack !== undefined) return some(when.topOfStack, s.stack.slice(-1))
  if (when.copyOnStack !== undefined)
    return some(
      when.copyOnStack,
      s.stack.filter((id) => objectOf(s, id)!.kind === "copy"),
    )
  return when.manaInPool === undefined || s.players[player].pool.length >= when.manaInPool
}
