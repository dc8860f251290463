import { printAbility } from "@apnap/cards"
import { characteristics, type ObjectId, objectOf, type PlayerId, type State } from "@apnap/engine"
import type { When } from "./format.ts"
import { namesOf } from "./names.ts"
import { beginsWith, containsText, selfNames } from "./normalise.ts"

/** What a scenario calls an object on the stack: "Cast <name>" of a spell, the printed text of an ability. */
export function stackTexts(s: State, id: ObjectId): readonly string[] {
  const { stack } = objectOf(s, id)!
  if (stack?.kind === "spell" || stack === null || stack === undefined)
    return [`Cast ${characteristics(s, id).name}`]
  const { ability } = stack
  const printed = ability === null ? undefined : printAbility(ability, "{this}")
  const keyword = ability !== null && "keyword" in ability ? [String(ability.keyword)] : []
  return [...(printed === undefined ? [] : [printed]), ...keyword]
}

/** Whether the object's text begins with what a scenario says. */
export function stackBegins(s: State, id: ObjectId, text: string): boolean {
  return stackTexts(s, id).some((own) => beginsWith(own, text, ownNames(s, id)))
}

function contains(s: State, id: ObjectId, text: string): boolean {
  return stackTexts(s, id).some((own) => containsText(own, text, ownNames(s, id)))
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
