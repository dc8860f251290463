import type { PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { sourcesOf, type Way } from "./sources.ts"

/**
 * What each permanent that the player may tap for mana now would make (605.3a): the letters of each alternative. Those that cost more than
 * {T} are left out.
 */
export function tappedFor(s: State, player: PlayerId): readonly (readonly string[])[] {
  return sourcesOf(s, player)
    .map(({ ways }) => [...new Set(ways.filter(isFree).map(({ letters }) => letters))])
    .filter((letters) => letters.length > 0)
}

function isFree({ how, use }: Way): boolean {
  if (how !== "ability" || !use.taps || use.gone !== 0 || use.life !== 0) return false
  return use.own === null && use.other.length === 0
}
