import { GameError } from "../../state/game-error.ts"
import type { GameSetup } from "../../state/game-setup.ts"
import type { State } from "../../state/state.ts"
import { layOutDeck } from "../lay-out-decks.ts"
import { isPlayed } from "../teams.ts"
import type { Variant } from "../variant.ts"
import { checkPlanarDecks } from "./check-planar-deck.ts"
import "./controller.ts"
import "./die.ts"
import "./phenomena.ts"

/** 901: a plane that affects all players, and a die that changes it. */
export const PLANECHASE: Variant = {
  name: "planechase",
  rule: "901",
  since: "2009-09-04",
  kind: "casual",
  goesWith,
  checkDecks: checkPlanarDecks,
  options: ({ planes }) => ({ sharedPlanarDeck: planes !== undefined }),
  prepare,
}

/** 901.14a: in Grand Melee several planar controllers each turn up cards of their own deck. */
function goesWith(setup: GameSetup): void {
  if (setup.planes !== undefined && isPlayed(setup, "grandMelee"))
    throw new GameError("variant", "in Grand Melee each player has a planar deck (901.14a)", "901.14a")
}

/** 901.4, 901.15: the planar decks, or the shared one, which starts with the starting player. */
function prepare(s: State, setup: GameSetup): void {
  const shuffle = setup.shuffle !== false
  if (setup.planes !== undefined) layOutDeck(s, s.turn.active, "planes", setup.planes, shuffle)
  else
    for (const [id, { planes }] of setup.players.entries()) layOutDeck(s, id, "planes", planes ?? [], shuffle)
}
