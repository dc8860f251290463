import { resolvePlayers } from "../../choosing/selecting.ts"
import type { Executors } from "../../events/executor.ts"
import { drawGame, loseGame, winGame } from "../../events/moving/leave-game.ts"
import type { PlayerEffect } from "../../language/effects/player-effect.ts"
import { restartGame } from "./restart.ts"

type GameEnd = Extract<PlayerEffect, { do: "loseGame" | "winGame" | "drawGame" | "restartGame" }>

export const gameEndEffects: Executors<GameEnd> = {
  loseGame: (s, e, context) => {
    loseGame(
      s,
      resolvePlayers(s, e.player, context).map((player) => ({
        player,
        rule: "104.3e",
        source: context.source,
      })),
    )
  },
  winGame: (s, e, context) => {
    for (const player of resolvePlayers(s, e.player, context)) winGame(s, player, context.source)
  },
  drawGame: (s, _e, context) => drawGame(s, "104.4c", context.you),
  restartGame: (s, e, context) => restartGame(s, e, context),
}
