import type { CardDefinition } from "../../language/card.ts"
import type { PlayerSetup } from "../../state/game-setup.ts"
import { leadersIdentity } from "../commander/chosen-color.ts"
import { checkIdentity, checkNames, checkSize } from "../commander/deck.ts"
import { canLead, checkCommanders } from "../commander/designation.ts"

const SIZE = 60 // 903.12d

/** 903.12c to 903.12e: sixty cards including the commander, no two with the same name, all within its colors. Throws a `GameError`. */
export function checkBrawlDeck(player: PlayerSetup): void {
  const { name, deck, commanders = [] } = player
  checkCommanders(name, commanders, leadsBrawl)
  checkSize(player, SIZE, "903.12d")
  checkNames(name, [...commanders, ...deck])
  const identity = leadersIdentity(player)
  const free = identity.length === 0 ? landsOfOneType(deck) : []
  checkIdentity(
    name,
    deck.filter((card) => !free.includes(card)),
    identity,
  )
}

/** 903.12c: anything that can be a commander, or a legendary planeswalker. */
function leadsBrawl(card: CardDefinition): boolean {
  const [{ supertypes = [], types }] = card.faces
  return canLead(card) || (supertypes.includes("legendary") && types.includes("planeswalker"))
}

/** 903.12e: basic lands of one type, allowed with a colorless commander. */
function landsOfOneType(deck: readonly CardDefinition[]): readonly CardDefinition[] {
  const basics = deck.filter(
    ({ faces: [face] }) => face.supertypes?.includes("basic") && face.subtypes?.length === 1,
  )
  const type = basics[0]?.faces[0].subtypes?.[0]
  return basics.filter(({ faces: [face] }) => face.subtypes?.[0] === type)
}
