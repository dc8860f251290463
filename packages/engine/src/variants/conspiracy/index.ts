import { apnapOrder } from "../../characteristics/query.ts"
import { chooseObjectsTogether } from "../../choosing/choose-objects.ts"
import { record } from "../../events/record.ts"
import { defineVariantDeparture } from "../../events/replacing/variants.ts"
import type { CardDefinition } from "../../language/card.ts"
import { GameError } from "../../state/game-error.ts"
import type { GameSetup } from "../../state/game-setup.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { defineVariantTurn } from "../../turn/variants.ts"
import type { Variant } from "../variant.ts"
import { putConspiracy } from "./hidden-agenda.ts"

const NAME = "conspiracyDraft"

/** 905: the game after a Conspiracy Draft, with conspiracies in players' sideboards. */
export const CONSPIRACY_DRAFT: Variant = {
  name: NAME,
  rule: "905",
  since: "2014-06-01",
  kind: "casual",
  check,
  checkDecks,
}

/** 905.3 */
function check({ players }: GameSetup): void {
  if (players.length < 3)
    throw new GameError("players", "a Conspiracy Draft game is for more than two players (905.3)", "905.3")
}

/** 315.3: decks contain no conspiracies. */
function checkDecks({ players }: GameSetup): void {
  for (const { name, deck } of players) {
    const found = deck.find(isConspiracy)
    if (found !== undefined)
      throw new GameError("conspiracy", `${name}'s deck holds ${found.name}, a conspiracy (315.3)`, "315.3")
  }
}

function isConspiracy({ faces: [face] }: CardDefinition): boolean {
  return face.types.includes("conspiracy")
}

/** 103.2e, 315.2, 905.4: each player puts any number of conspiracies from their sideboard into the command zone. */
function beginWithConspiracies(s: State): void {
  const choices = apnapOrder(s).map((player) => {
    const options = s.players[player].outside.filter((id) =>
      isConspiracy(s.definitions[objectNow(s, id).def]),
    )
    return { player, options, min: 0, max: options.length }
  })
  const chosen = chooseObjectsTogether(s, choices, { rule: "905.4", purpose: "conspiracies" })
  for (const id of chosen.flat()) putConspiracy(s, id)
}

/** 702.106e: players who leave reveal their face-down conspiracies. */
function reveal(s: State, gone: readonly number[]): void {
  const hidden = (id: ObjectId) => objectNow(s, id).faceDown && gone.includes(objectNow(s, id).owner)
  for (const object of s.command.filter(hidden)) record(s, { kind: "revealed", rule: "702.106e", object })
}

defineVariantTurn(NAME, { beforeHands: beginWithConspiracies })
defineVariantDeparture(NAME, { leaving: reveal })
