import { GameError } from "../../state/game-error.ts"
import type { GameSetup } from "../../state/game-setup.ts"
import { inTeamsOf, teamsOf } from "../teams.ts"
import type { Variant } from "../variant.ts"
import "./losing.ts"

const MORE_LIFE = 15

/** 810: two teams of two with shared turns and life; larger teams by 810.11. */
export const TWO_HEADED_GIANT: Variant = {
  name: "twoHeadedGiant",
  rule: "810",
  since: "2005-08-01",
  kind: "multiplayer",
  seats: (setup) => inTeamsOf(setup, Math.ceil(setup.players.length / 2)),
  goesWith,
  check,
  options: (setup, { knobs }) => ({
    startingLife: knobs.life2hg + MORE_LIFE * (teamsOf(setup)[0].length - 2), // 810.4, 810.11
    sharedTurns: true, // 810.2
    sharedLife: true,
    sharedPoison: knobs.poison2hg === "team-15",
    attackTeams: knobs.combat2hg === "team", // 805.10
    lossBy: "team", // 810.8a
    firstPlayerDraws: knobs.draw2hg === "second-player-only" ? "notPrimary" : false, // 103.8b
  }),
}

/** 810.1, 810.11: two teams of equal size. */
function check(setup: GameSetup): void {
  const teams = teamsOf(setup)
  if (teams.length !== 2 || teams.some((t) => t.length < 2 || t.length !== teams[0].length))
    throw new GameError("teams", "Two-Headed Giant needs two teams of two players (810.1)", "810.1")
}

/** 805.10: teams with shared turns can't use attack left or attack right. */
function goesWith(setup: GameSetup): void {
  if ((setup.options?.attack ?? "any") !== "any")
    throw new GameError("variant", "teams that share turns attack as a group (805.10a)", "805.10a")
}
