import type { State } from "../state/state.ts"

/** 510.4: whether the combat damage step must be split. */
export function someoneStrikesFirst(_s: State): boolean {
  return false
}

/** 510.1, 510.2: assigns and deals combat damage. */
export function dealCombatDamage(_s: State, _first: boolean): void {}
