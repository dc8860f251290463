import { GameError } from "../state/game-error.ts"
import type { GameSetup } from "../state/game-setup.ts"
import { teamsOf } from "./teams.ts"
import type { Variant } from "./variant.ts"

const RANGE = 2

/** 811: teams whose members sit apart, so that each player sits next to opponents. */
export const ALTERNATING_TEAMS: Variant = {
  name: "alternatingTeams",
  rule: "811",
  since: "2005-08-01",
  kind: "multiplayer",
  goesWith: ({ options }) => {
    if (options?.attack === "one")
      throw new GameError(
        "variant",
        "Alternating Teams uses attack left, right or multiple players (811.2b)",
        "811.2b",
      )
  },
  seats: (setup) => neighboursOnly(alternating(setup)),
  check,
  options: () => ({ range: RANGE }), // 811.2a
}

/** Assigns players without teams to two teams, seat by seat. */
function alternating(setup: GameSetup): GameSetup {
  if (setup.players.some((p) => p.team !== undefined)) return setup
  return { ...setup, players: setup.players.map((p, seat) => ({ ...p, team: seat % 2 })) }
}

/** 811.2b, 811.4: with the attack multiple players option, players attack only their neighbours. */
function neighboursOnly(setup: GameSetup): GameSetup {
  const { attack = "any" } = setup.options ?? {}
  return { ...setup, options: { ...setup.options, attack: attack === "any" ? "adjacent" : attack } }
}

/** 811.1, 811.3: teams of equal size, with members evenly spaced around the table. */
function check(setup: GameSetup): void {
  const teams = teamsOf(setup)
  const count = setup.players.length
  if (teams.length < 2 || teams.some((team) => team.length < 2 || team.length !== teams[0].length))
    throw new GameError("teams", "Alternating Teams needs teams of equal size (811.1)", "811.1")
  const apart = teams.every((team) => team.every((seat) => team.includes((seat + teams.length) % count)))
  if (!apart)
    throw new GameError("teams", "each team is equally spaced out around the table (811.3)", "811.3")
}
