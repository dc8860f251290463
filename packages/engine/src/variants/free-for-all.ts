import { GameError } from "../state/game-error.ts"
import type { Variant } from "./variant.ts"

/** 806: more than two players without teams. By default any opponent may be attacked (806.2b, 802). */
export const FREE_FOR_ALL: Variant = {
  name: "freeForAll",
  rule: "806",
  since: "2005-08-01",
  kind: "multiplayer",
  goesWith: ({ options }) => {
    if (options?.deployCreatures === true)
      throw new GameError("variant", "Free-for-All has no deploying of creatures (806.2c)", "806.2c")
  },
  check: ({ players }) => {
    if (players.length < 3)
      throw new GameError("players", "Free-for-All is for more than two players (800.1)", "800.1")
    if (players.some((p) => p.team !== undefined))
      throw new GameError("teams", "in Free-for-All everybody plays alone (806.1)", "806.1")
  },
}
