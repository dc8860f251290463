import type { State } from "../state/state.ts"

/**
 * Sizes and totals of the game in a short text. Two equal situations (`situation`) have equal fingerprints; the reverse need not hold. It costs
 * next to nothing, so situations are compared in full only where their fingerprints agree.
 */
export function fingerprint(s: State): string {
  const zones = [s.battlefield.length, s.stack.length, s.exile.length, s.command.length, s.waiting.length]
  const players = s.players.flatMap((p) => [p.life, p.library.length, p.hand.length, p.graveyard.length])
  return [s.turn.step, s.turn.priority, ...zones, ...players].join(" ")
}
