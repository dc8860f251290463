import type { State } from "../state/state.ts"

/** 508.1: the active player declares attackers. */
export function declareAttackers(_s: State): void {}
