import { colorIdentity } from "../../characteristics/color-identity.ts"
import type { CardDefinition } from "../../language/card.ts"
import type { PlayerSetup } from "../../state/game-setup.ts"
import { checkIdentity, checkNames, checkSize } from "../commander/deck.ts"
import { canLead, checkCommanders } from "../commander/designation.ts"

const SIZE = 60 // 903.12d

/** 903.12c to 903.12e: sixty cards with the commander, one of each name, all in its colors. Throws a `GameError`. */
export function checkBrawlDeck(player: PlayerSetup): void {
  const { name, deck, commanders = [] } = player
  checkCommanders(name, commanders, leadsBrawl)
  checkSize(player, SIZE, "903.12d")
  checkNames(name, [...commanders, ...deck])
  const free = commanders.flatMap(colorIdentity).length === 0 ? landsOfOneType(deck) : []
  checkIdentity(
    name,
    deck.filter((card) => !free.includes(card)),
    commanders,
  )
}

/** 903.12c: what may lead in Commander, and a legendary planeswalker. */
function leadsBrawl(card: CardDefinition): boolean {
  const [{ supertypes = [], types }] = card.faces
  return canLead(card) || (supertypes.includes("legendary") && types.includes("planeswalker"))
}

/** 903.12e: the basic lands of one type, which a commander without colors may have. */
function landsOfOneType(deck: readonly CardDefinition[]): readonly CardDefinition[] {
  const basics = deck.filter(
    ({ faces: [face] }) => face.supertypes?.includes("basic") && face.subtypes?.length === 1,
  )
  const type = basics[0]?.faces[0].subtypes?.[0]
  return basics.filter(({ faces: [face] }) => face.subtypes?.[0] === type)
}
