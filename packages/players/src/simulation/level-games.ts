import { type Answer, type Decision, Game, type State } from "@apnap/engine"
import { choosePlayer, type Level, type Thinking } from "../opponents/opponent.ts"
import type { RandomGame } from "./fixture.ts"
import { orFailure } from "./game-failure.ts"

/** Plays one game between computer players, with levels by seat, until it ends or exceeds its last turn. */
export function playByLevels(
  game: RandomGame,
  levels: readonly Level[],
  thinking: Thinking,
  see: (decision: Decision) => void,
): State {
  const answers: Answer[] = []
  return orFailure(
    game,
    () => {
      const players = levels.map((level, seat) => choosePlayer(level, game.playerSeed * 31 + seat))
      const table = Game.start(game.setup)
      while (table.decision !== null && table.state.turn.number <= game.maxTurns) {
        see(table.decision)
        const answer = players[table.decider].answer(table, table.decider, thinking)
        answers.push(answer)
        table.decide(table.decision, answer)
      }
      return table.state
    },
    answers,
  )
}
