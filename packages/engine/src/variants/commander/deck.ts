import { colorIdentity } from "../../characteristics/color-identity.ts"
import type { CardDefinition } from "../../language/card.ts"
import { GameError } from "../../state/game-error.ts"
import type { PlayerSetup } from "../../state/game-setup.ts"
import { leadersIdentity } from "./chosen-color.ts"
import { checkCommanders } from "./designation.ts"

const SIZE = 100

/**
 * 903.3 to 903.5: a hundred cards including the commander, no two with the same name, all within its color identity. Throws a `GameError`.
 */
export function checkCommanderDeck(player: PlayerSetup): void {
  const { name, deck, commanders = [] } = player
  checkCommanders(name, commanders)
  checkSize(player, SIZE, "903.5a")
  checkNames(name, [...commanders, ...deck])
  checkIdentity(name, deck, leadersIdentity(player))
}

/** Exactly `wanted` cards including commanders, and no sideboard (903.5e). */
export function checkSize(
  { name, deck, commanders = [], sideboard }: PlayerSetup,
  wanted: number,
  rule: string,
): void {
  const size = deck.length + commanders.length
  if (size !== wanted)
    throw new GameError(
      "deck-size",
      `${name}'s deck has ${size} cards with its commander, not ${wanted} (${rule})`,
      rule,
    )
  if (sideboard !== undefined && sideboard.length > 0)
    throw new GameError("deck-size", `${name} has a sideboard; Commander games use none (903.5e)`, "903.5e")
}

/** 903.5b */
export function checkNames(player: string, cards: readonly CardDefinition[]): void {
  const seen = new Set<string>()
  for (const { name, faces } of cards) {
    if (seen.has(name) && !faces[0].supertypes?.includes("basic"))
      throw new GameError("singleton", `${player}'s deck holds ${name} more than once (903.5b)`, "903.5b")
    seen.add(name)
  }
}

/** 903.5c, 903.5d; two commanders combine their color identities (702.124c). */
export function checkIdentity(
  player: string,
  deck: readonly CardDefinition[],
  allowed: readonly string[],
): void {
  for (const card of deck) {
    const stray = colorIdentity(card).filter((color) => !allowed.includes(color))
    if (stray.length > 0) throw strayCard(player, card, stray)
  }
}

/** 903.5c, and 903.5d for lands with a basic type. */
function strayCard(player: string, card: CardDefinition, stray: readonly string[]): GameError {
  const rule = card.faces.some((face) => face.types.includes("land")) ? "903.5d" : "903.5c"
  return new GameError(
    "color-identity",
    `${card.name} in ${player}'s deck has ${stray.join("")} in its color identity, which the commander lacks (${rule})`,
    rule,
  )
}
