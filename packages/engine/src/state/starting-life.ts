import type { PlayerId } from "./ref.ts"
import type { State } from "./state.ts"
import { editPlayer } from "./writing/edit.ts"

/** 103.4: the player's starting life total, which outlasts the game's beginning (727.1, "your starting life total"). */
export function startingLife(s: State, player: PlayerId): number {
  return s.players[player].startingLife ?? s.options.startingLife
}

/** As a game begins, that is the player's life total. */
export function beginWithLife(s: State, player: PlayerId, total: number): void {
  const writable = editPlayer(s, player)
  writable.startingLife = total
  writable.life = total
}
