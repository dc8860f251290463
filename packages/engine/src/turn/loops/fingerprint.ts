import type { State } from "../../state/state.ts"

/**
 * A short text of the game's sizes and totals. Equal situations (`situation`) have equal fingerprints; the reverse need not hold. It is
 * nearly free, so situations are compared in full only if their fingerprints agree.
 */
export function fingerprint(s: State): string {
  const zones = [s.battlefield.length, s.stack.length, s.exile.length, s.command.length, s.waiting.length]
  const players = s.players.flatMap((p) => [p.life, p.library.length, p.hand.length, p.graveyard.length])
  return [s.turn.step, s.turn.priority, ...zones, ...players].join(" ")
}
