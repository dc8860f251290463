import { type CardFinder, type CompiledCard, DeckError, EMBEDDED, findCard } from "@apnap/cards"
import { basicLandNamed } from "@apnap/words"
import type { GameChoice, GameRecord, OwnChoice } from "../protocol/table.ts"
import { startGame } from "./setup.ts"

/**
 * The starting point of the chosen game. With own cards it is a save that contains them: they may be deleted later, and whoever receives
 * the game doesn't have them. Throws a `DeckError` "deck/partly" for cards not fully understood, unless they are allowed.
 */
export function beginningOf(choice: GameChoice, own: OwnChoice): GameRecord["from"] {
  const cards = new Map(own.cards.flatMap((card) => namesOf(card).map((name) => [name, card])))
  const called = new Map(own.called.map(([inList, name]) => [keyOf(inList), name]))
  const used = new Set<CompiledCard>()
  const find: CardFinder = (inList) => {
    const name = called.get(keyOf(inList)) ?? basicLandNamed(inList) ?? inList
    const known = findCard(name)
    const card = cards.get(keyOf(name))
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

function keyOf(name: string): string {
  return name.trim().toLowerCase()
}

/** A card is found by its full name and by its front face's. */
function namesOf({ name }: CompiledCard): string[] {
  const whole = keyOf(name)
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
