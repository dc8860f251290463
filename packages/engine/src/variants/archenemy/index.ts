import { GameError } from "../../state/game-error.ts"
import type { GameSetup, PlayerSetup } from "../../state/game-setup.ts"
import type { GameOptions, State } from "../../state/state.ts"
import { layOutDeck } from "../lay-out-decks.ts"
import { inTeamsOf, isPlayed } from "../teams.ts"
import type { Variant } from "../variant.ts"
import { archenemiesOf, checkSchemeDeck } from "./scheme-deck.ts"
import "./schemes.ts"

const LIFE = 40
const LIFE_WITH_COMMANDERS = 60

/** 904: one player with a scheme deck against a team; or a Supervillain Rumble, where every player has one (904.12). */
export const ARCHENEMY: Variant = {
  name: "archenemy",
  rule: "904",
  since: "2010-06-18",
  kind: "casual",
  seats,
  goesWith,
  check,
  checkDecks: (setup) => {
    for (const seat of archenemiesOf(setup))
      checkSchemeDeck(setup.players[seat], isPlayed(setup, "commander"))
  },
  options,
  prepare,
}

/** 904.5: their own starting life total, unless the options say one for everybody. */
function withLife(archenemy: PlayerSetup, setup: GameSetup): PlayerSetup {
  const isSaid = isPlayed(setup, "commander") || setup.options?.startingLife !== undefined
  return isSaid ? archenemy : { startingLife: LIFE, ...archenemy }
}

function isRumble(setup: GameSetup): boolean {
  return archenemiesOf(setup).length > 1
}

/** 904.2a, b, 904.6: the archenemy is alone and goes first; the others are a team. */
function seats(setup: GameSetup): GameSetup {
  const [archenemy] = archenemiesOf(setup)
  if (archenemy === undefined || isRumble(setup)) return setup
  const players = setup.players.map((p, seat) =>
    seat === archenemy ? { ...withLife(p, setup), team: 0 } : { ...p, team: 1 },
  )
  return inTeamsOf({ ...setup, players, startingPlayer: archenemy }, 1)
}

/** 904.2: a team with shared turns against one player, and no other multiplayer options. */
function goesWith(setup: GameSetup): void {
  const count = archenemiesOf(setup).length
  const { attack = "any", range = 0 } = setup.options ?? {}
  if (isPlayed(setup, "twoHeadedGiant") || (count === 1 && isPlayed(setup, "freeForAll")))
    throw new GameError("variant", "Archenemy is played by a team against one player (904.2)", "904.2")
  if (attack !== "any" || range !== 0)
    throw new GameError(
      "variant",
      "Archenemy uses no attack-left, attack-right or limited range (904.2)",
      "904.2",
    )
}

function check(setup: GameSetup): void {
  const count = archenemiesOf(setup).length
  if (count !== 1 && count !== setup.players.length)
    throw new GameError(
      "scheme-deck",
      "exactly one player has a scheme deck (904.2a), or everybody (904.12a)",
      "904.2a",
    )
  if (count > 1 && setup.players.length < 3)
    throw new GameError("players", "a Supervillain Rumble is a Free-for-All game (904.12a)", "904.12a")
}

function options(setup: GameSetup): Partial<GameOptions> {
  if (isRumble(setup)) return { startingLife: LIFE } // 904.12c
  const shared = { sharedTurns: true } // 904.2
  if (!isPlayed(setup, "commander")) return shared
  return { ...shared, startingLife: LIFE_WITH_COMMANDERS, sharedLife: true, lossBy: "team" } // 904.13b, 810.8
}

/** 904.4 */
function prepare(s: State, setup: GameSetup): void {
  for (const seat of archenemiesOf(setup)) {
    layOutDeck(s, seat, "schemes", setup.players[seat].schemes ?? [], setup.shuffle !== false)
  }
}
