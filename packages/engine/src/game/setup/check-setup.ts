import type { CardDefinition, CardFace } from "../../language/card.ts"
import { isManaCost } from "../../mana/index.ts"
import { GameError } from "../../state/game-error.ts"
import type { GameSetup, PlayerSetup } from "../../state/game-setup.ts"
import { isSeed } from "../../state/random/seed.ts"

/** Throws a `GameError` that names the first thing not allowed in the set-up. */
export function checkSetup(setup: GameSetup): void {
  const { players, options, startingPlayer, seed } = setup
  if (players.length < 2) throw new GameError("players", "a game needs at least two players", "100.1")
  for (const player of players) checkDeck(player, setup.deckSize)
  for (const { name, range, startingLife } of players) {
    wholeFrom(0, `${name}'s range of influence`, range)
    wholeFrom(1, `${name}'s starting life total`, startingLife)
  }
  wholeFrom(1, "the starting life total", options?.startingLife)
  wholeFrom(0, "the range of influence", options?.range)
  wholeFrom(0, "the number of free mulligans", options?.freeMulligans)
  if (seed !== undefined && !isSeed(seed))
    throw new GameError(
      "bad-number",
      `the seed can't be ${typeof seed === "string" ? "this text" : String(seed)}`,
    )
  wholeFrom(0, "the starting player", startingPlayer)
  if (startingPlayer !== undefined && startingPlayer >= players.length)
    throw new GameError("bad-number", `there is no player ${startingPlayer} to start`, "103.1")
}

/** 810.4: who share a life total start with the same. */
export function checkSharedLife({ players, options }: GameSetup): void {
  if (options?.sharedLife !== true) return
  for (const { name, team, startingLife } of players) {
    const first = players.find((p) => p.team === team)
    if (team !== undefined && first?.startingLife !== startingLife)
      throw new GameError("bad-number", `${name} shares a life total, but not the starting one`, "810.4")
  }
}

function checkDeck({ name, deck, sideboard, companion }: PlayerSetup, size: GameSetup["deckSize"]): void {
  for (const [i, card] of deck.entries()) checkCard(`card ${i + 1} of ${name}'s deck`, card)
  for (const [i, card] of (sideboard ?? []).entries()) checkCard(`card ${i + 1} of ${name}'s sideboard`, card)
  if (companion !== undefined) checkCard(`${name}'s companion`, companion)
  if (size === undefined) return
  const count = `${name}'s deck has ${deck.length} cards`
  if (deck.length < size.min)
    throw new GameError("deck-size", `${count}, at least ${size.min} are needed`, "100.2")
  if (size.max !== undefined && deck.length > size.max)
    throw new GameError("deck-size", `${count}, at most ${size.max} are allowed`, "100.5")
}

/** Decks come from outside, so an entry may be anything. */
function checkCard(where: string, card: unknown): void {
  const { name, faces } = (card ?? {}) as Partial<CardDefinition>
  if (typeof name === "string" && Array.isArray(faces) && faces.length > 0)
    return checkCosts(where, name, faces)
  const called =
    typeof card === "string" ? `"${card}"` : typeof name === "string" ? `"${name}"` : String(card)
  throw new GameError("unknown-card", `${where} is no card: ${called}`, "108.2")
}

/** 107.4: mana costs of a card are parsed when the game first needs them, so check here that they are costs. */
function checkCosts(where: string, name: string, faces: readonly CardFace[]): void {
  for (const { cost } of faces)
    if (cost !== undefined && !(typeof cost === "string" && isManaCost(cost)))
      throw new GameError(
        "unknown-card",
        `${where}, "${name}", has a bad mana cost: ${JSON.stringify(cost)}`,
        "107.4",
      )
}

function wholeFrom(least: number, what: string, value: number | undefined): void {
  if (value === undefined || (Number.isInteger(value) && value >= least)) return
  throw new GameError("bad-number", `${what} can't be ${value}`)
}
