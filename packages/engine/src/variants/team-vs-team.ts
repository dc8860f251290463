import { GameError } from "../state/game-error.ts"
import { inTeamsOf, teamsOf } from "./teams.ts"
import type { Variant } from "./variant.ts"

/** 808: two or more teams whose members each have their own turn, life and cards. Any opponent may be attacked (808.3a). */
export const TEAM_VS_TEAM: Variant = {
  name: "teamVsTeam",
  rule: "808",
  since: "2005-08-01",
  kind: "multiplayer",
  seats: (setup) => inTeamsOf(setup, Math.ceil(setup.players.length / 2)),
  check: (setup) => {
    if (setup.players.length < 3)
      throw new GameError("players", "teams need more than two players (800.1)", "800.1")
    if (teamsOf(setup).length < 2) throw new GameError("teams", "there must be two teams (808.1)", "808.1")
  },
}
