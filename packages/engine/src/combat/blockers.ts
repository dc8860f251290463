import type { State } from "../state/state.ts"

/** 509.1: the defending players declare blockers. */
export function declareBlockers(_s: State): void {}
