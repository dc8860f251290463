import { place } from "../../events/moving/place.ts"
import type { GameSetup } from "../../state/game-setup.ts"
import type { State } from "../../state/state.ts"
import { edit, editPlayer } from "../../state/writing/edit.ts"
import type { Variant } from "../variant.ts"
import { chosenColors } from "./chosen-color.ts"
import { checkCommanderDeck } from "./deck.ts"
import "./command-zone.ts"
import "./damage.ts"

export const NAME = "commander"

/** 903: a deck led by a legendary creature that starts in the command zone. */
export const COMMANDER: Variant = {
  name: NAME,
  rule: "903",
  since: "2011-06-17",
  kind: "casual",
  options: () => ({ startingLife: 40 }), // 903.7
  checkDecks: ({ players }) => players.forEach(checkCommanderDeck),
  prepare: prepareCommanders,
}

/** 903.6: each player puts their commanders face up into the command zone, with the colors chosen for them (903.4b). */
export function prepareCommanders(s: State, setup: GameSetup): void {
  setup.players.forEach((player, id) => {
    const cards = (player.commanders ?? []).map((card) => edit(s, place(s, id, "command", card)).card)
    const colors = chosenColors(player).flatMap((color, i) => (color === null ? [] : [[cards[i], color]]))
    editPlayer(s, id).commanders = cards
    if (colors.length > 0) editPlayer(s, id).commanderColors = Object.fromEntries(colors)
  })
}
