import { GameFailure, type Simulation, type Tally, tallyGames } from "@apnap/players"
import type { Task } from "../pool/task.ts"
import { keepFailure } from "./failure.ts"

/** Games of a simulation, by number: from the first until before the last. */
export interface Games {
  from: number
  to: number
}

/** What to simulate, and the folder for games that fail. */
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
