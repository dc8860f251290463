import { type Context, contextOf } from "../characteristics/context.ts"
import { definitionsContain } from "../characteristics/definitions-contain.ts"
import { amount } from "../characteristics/queries/amount.ts"
import { evaluate } from "../characteristics/queries/condition.ts"
import { characteristics } from "../characteristics/query.ts"
import type { Amount } from "../language/amount.ts"
import type { Condition } from "../language/condition.ts"
import { find } from "../language/visit.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { editMemory } from "../state/writing/edit.ts"

/**
 * Records the conditions and amounts in a spell's text that refer to the time of casting (601.2i): "if you controlled a Dragon as you cast
 * this spell".
 */
export function answerAsCast(s: State, player: PlayerId, spell: ObjectId): void {
  if (!definitionsContain(s, "asCast")) return
  const context = contextOf(spell, player)
  answerConditions(s, spell, context)
  answerNumbers(s, spell, context)
}

function answerConditions(s: State, spell: ObjectId, context: Context): void {
  const asked: Condition[] = []
  find(characteristics(s, spell).abilities, "if", (node) => {
    if (node.if === "asCast") asked.push(node.that)
    return false
  })
  const held = asked.filter((that) => evaluate(s, that, context))
  if (held.length > 0) editMemory(s, spell).asCast = held.map((that) => JSON.stringify(that))
}

function answerNumbers(s: State, spell: ObjectId, context: Context): void {
  const asked: Amount[] = []
  find(characteristics(s, spell).abilities, "n", (node) => {
    if (node.n === "asCast") asked.push(node.of)
    return false
  })
  if (asked.length > 0)
    editMemory(s, spell).numbersAsCast = Object.fromEntries(
      asked.map((of) => [JSON.stringify(of), amount(s, of, context)]),
    )
}
