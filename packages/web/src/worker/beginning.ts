import { type CardFinder, type CompiledCard, DeckError, EMBEDDED, findCard } from "@apnap/cards"
import type { GameChoice, GameRecord, OwnChoice } from "../protocol/table.ts"
import { startGame } from "./setup.ts"

/**
 * Where the game that was chosen begins. With cards of the person's own that is a save, which has them: they may be forgotten tomorrow, and
 * who is given the game has not got them. Throws a `DeckError` "deck/partly" for cards that are not understood whole, unless they are wanted.
 */
export function beginningOf(choice: GameChoice, own: OwnChoice): GameRecord["from"] {
  const cards = new Map(own.cards.flatMap((card) => namesOf(card).map((name) => [name, card])))
  const used = new Set<CompiledCard>()
  const find: CardFinder = (name) => {
    const known = findCard(name)
    const card = cards.get(name.trim().toLowerCase())
    if (known !== undefined || card === undefined) return known
    used.add(card)
    return card.definition
  }
  const names = () => [...EMBEDDED.map(({ name }) => name), ...own.near]
  const game = startGame(choice, find, names)
  if (!own.partly) refusePartly([...used])
  if (used.size === 0) return choice
  const { level, seed, variant } = choice
  return { save: game.save(), level, seed, variant }
}

/** A card is known by its whole name, and by that of its front face. */
function namesOf({ name }: CompiledCard): string[] {
  const whole = name.toLowerCase()
  return [whole, whole.split(" // ")[0]]
}

function refusePartly(used: readonly CompiledCard[]): void {
  const partly = used.filter(({ missing }) => missing.length > 0)
  if (partly.length === 0) return
  const list = partly.map(({ name, missing }) => `${name}: "${missing[0].line}"`)
  throw new DeckError("deck/partly", `not understood: ${list.join("; ")}`, {
    cards: partly.map(({ name }) => name),
  })
}
