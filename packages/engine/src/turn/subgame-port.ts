import type { State } from "../state/state.ts"

/** Setting up a subgame and resuming the main game are done by rooms above this one; `wiring.ts` supplies them. */
interface Subgames {
  begin: (s: State) => void
  end: (s: State) => void
}
let subgames: Subgames | null = null

export function setSubgames(next: Subgames): void {
  subgames = next
}

/** 729.2: begins the subgame just created. */
export function beginSubgame(s: State): void {
  subgames!.begin(s)
}

/** 729.5: ends the subgame and resumes the main game. */
export function endSubgame(s: State): void {
  subgames!.end(s)
}
