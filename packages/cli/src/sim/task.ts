import { GameFailure, type Simulation, type Tally, tallyGames } from "@apnap/players"
import type { Task } from "../pool/task.ts"
import { keepFailure } from "./failure.ts"

/** Game numbers of a simulation: `from` inclusive, `to` exclusive. */
export interface Games {
  from: number
  to: number
}

/** What to simulate, and the folder for failed games. */
export interface SimContext {
  simulation: Simulation
  fixtures: string | undefined
}

/** Plays games of a simulation. */
export const simTask: Task<SimContext, Games, Tally> = {
  name: "sim",
  prepare:
    ({ simulation, fixtures }) =>
    async ({ from, to }) => {
      try {
        return tallyGames(simulation, from, to)
      } catch (error) {
        if (fixtures === undefined || !(error instanceof GameFailure)) throw error
        throw await keepFailure(error, fixtures)
      }
    },
}
