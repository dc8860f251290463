import type { State } from "../state/state.ts"

/** A subgame is set up, and its main game taken up again, by rooms that stand above; `wiring.ts` puts that here. */
interface Subgames {
  begin: (s: State) => void
  end: (s: State) => void
}
let subgames: Subgames | null = null

export function setSubgames(next: Subgames): void {
  subgames = next
}

/** 729.2: the subgame that was created begins. */
export function beginSubgame(s: State): void {
  subgames!.begin(s)
}

/** 729.5: the subgame has ended. */
export function endSubgame(s: State): void {
  subgames!.end(s)
}
