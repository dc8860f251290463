import { contextOf } from "../../characteristics/context.ts"
import { amount } from "../../characteristics/queries/amount.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { keywords } from "../../characteristics/query.ts"
import { place } from "../../events/moving/place.ts"
import { record } from "../../events/record.ts"
import type { CardDefinition } from "../../language/card.ts"
import { isKeyword } from "../../language/keyword-ability.ts"
import { GameError } from "../../state/game-error.ts"
import type { GameSetup } from "../../state/game-setup.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

/** Minimum size of a constructed deck (100.2a). */
const LEAST = 60

/**
 * 103.2b, 702.139a: companions that players reveal start outside the game. Throws a `GameError` for a card without a companion ability, or
 * one whose condition the deck doesn't meet.
 */
export function revealCompanions(s: State, setup: GameSetup): void {
  setup.players.forEach(({ name, companion }, player) => {
    if (companion === undefined) return
    const id = place(s, player, "outside", companion, { memory: { designations: ["companion"] } })
    if (setup.checkDecks !== false && !mayBeCompanion(s, player, id)) throw notCompanion(name, companion)
    record(s, { kind: "revealed", rule: "103.2b", player, object: id, detail: "companion" })
  })
}

function notCompanion(player: string, { name, faces }: CardDefinition): GameError {
  const isOne = faces.some(({ abilities }) => abilities?.some((a) => isKeyword(a, "companion")))
  return isOne
    ? new GameError(
        "companion",
        `${player}'s deck does not fulfil the condition of ${name} (702.139a)`,
        "702.139a",
      )
    : new GameError("companion", `${name} has no companion ability to be revealed by (103.2b)`, "103.2b")
}

/**
 * Checks the condition of a companion ability for the starting deck, including commanders (702.139b). `filter`: every card matches it; `n`:
 * this many cards above the minimum; "differentNames": all nonland cards.
 */
export function mayBeCompanion(s: State, player: PlayerId, companion: ObjectId): boolean {
  const [ability] = keywords(s, companion, "companion")
  if (ability === undefined) return false
  const { library, commanders } = s.players[player]
  const led = s.command.filter((id) => commanders.includes(objectNow(s, id).card))
  const deck = [...library, ...led]
  const context = contextOf(companion, player)
  if (ability.n !== undefined && deck.length < LEAST + amount(s, ability.n, context)) return false
  if (ability.text === "differentNames" && !areDifferent(s, deck)) return false
  const { filter } = ability
  return filter === undefined || deck.every((id) => matchesFilter(s, filter, id, context))
}

function areDifferent(s: State, deck: readonly ObjectId[]): boolean {
  const cards = deck.map((id) => s.definitions[objectNow(s, id).def])
  const names = cards.filter((card) => !card.faces[0].types.includes("land")).map((card) => card.name)
  return new Set(names).size === names.length
}
