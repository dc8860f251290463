import { activeStatics } from "../../characteristics/layers/derived.ts"
import { players } from "../../characteristics/queries/selector.ts"
import { apnapOrder } from "../../characteristics/query.ts"
import { chooseObjectsTogether } from "../../choosing/choose-objects.ts"
import { record } from "../../events/record.ts"
import { defineVariantDeparture } from "../../events/replacing/variants.ts"
import type { CardDefinition } from "../../language/card.ts"
import { GameError } from "../../state/game-error.ts"
import type { GameSetup } from "../../state/game-setup.ts"
import { objectNow } from "../../state/object-now.ts"
import { randomInt } from "../../state/random/random.ts"
import type { State } from "../../state/state.ts"
import { editTurn } from "../../state/writing/edit.ts"
import { defineVariantTurn } from "../../turn/variants.ts"
import type { Variant } from "../variant.ts"
import { putConspiracy, revealConspiracies } from "./hidden-agenda.ts"

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
function check({ players: seats }: GameSetup): void {
  if (seats.length < 3)
    throw new GameError("players", "a Conspiracy Draft game is for more than two players (905.3)", "905.3")
}

/** 315.3: decks contain no conspiracies. */
function checkDecks({ players: seats }: GameSetup): void {
  for (const { name, deck } of seats) {
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
  supersedeStartingPlayer(s)
}

/** 103.1c: who an effect says starts does so instead of the player determined before; one of several at random. */
function supersedeStartingPlayer(s: State): void {
  const named = activeStatics(s, "startingPlayer").flatMap(({ effect, context }) =>
    players(s, effect.who, context),
  )
  const able = [...new Set(named)]
  if (able.length === 0) return
  const player = able[randomInt(s, able.length)]
  Object.assign(editTurn(s), { active: player, priority: player, opener: player, nextPlayer: player })
  record(s, { kind: "startingPlayer", rule: "103.1c", player })
}

defineVariantTurn(NAME, { beforeHands: beginWithConspiracies })
defineVariantDeparture(NAME, { leaving: revealConspiracies })
