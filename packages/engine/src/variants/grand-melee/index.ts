import { GameError } from "../../state/game-error.ts"
import type { GameSetup } from "../../state/game-setup.ts"
import type { Variant } from "../variant.ts"
import { PLAYERS_PER_MARKER } from "./markers.ts"
import "./departures.ts"

/** 807: a Free-for-All in which several players take turns at the same time, each with a stack of their own. */
export const GRAND_MELEE: Variant = {
  name: "grandMelee",
  rule: "807",
  since: "2005-08-01",
  kind: "multiplayer",
  goesWith,
  check,
  options: () => ({
    range: 1, // 807.2a
    attack: "left", // 807.2b
  }),
}

/** 807.2c: neither of these options is used. */
function goesWith({ options }: GameSetup): void {
  if (options?.deployCreatures === true || !["left", "right"].includes(options?.attack ?? "left"))
    throw new GameError(
      "variant",
      "Grand Melee has neither attacks on several players nor deploying of creatures (807.2c)",
      "807.2c",
    )
}

/** 807.1, 807.4a: everybody plays alone, and there is at least one turn marker. */
function check({ players }: GameSetup): void {
  if (players.length < PLAYERS_PER_MARKER)
    throw new GameError("players", "Grand Melee needs four players for each turn marker (807.4a)", "807.4a")
  if (players.some((p) => p.team !== undefined))
    throw new GameError("teams", "in Grand Melee everybody plays alone (807.1)", "807.1")
}
