import type { PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { type Source, sourcesOf, type Way } from "./sources.ts"

/**
 * What each permanent that the player may tap for mana now would make (605.3a): the letters of each alternative. Those that cost more than
 * {T} are left out.
 */
export function tappedFor(s: State, player: PlayerId): readonly (readonly string[])[] {
  return sourcesOf(s, player)
    .map(({ ways }) => [...new Set(ways.filter(isFree).map(({ letters }) => letters))])
    .filter((letters) => letters.length > 0)
}

/**
 * All that the player could pay with now, whatever the cost: the mana in their pool (106.4) and what permanents tapped for mana would make,
 * each by the letters of its alternatives. null if that can't be said: some mana would cost more than {T}, or may be spent on some things
 * only (106.6).
 */
export function manaAtHand(s: State, player: PlayerId): readonly (readonly string[])[] | null {
  const { pool } = s.players[player]
  const isPlain = pool.every(isForAnything) && sourcesOf(s, player).every(isFreeForAnything)
  return isPlain ? [...pool.map(({ type }) => [type]), ...tappedFor(s, player)] : null
}

function isFreeForAnything({ ways, outputs }: Source): boolean {
  return ways.every(isFree) && outputs.every(({ mana }) => mana.every(isForAnything))
}

function isForAnything({ restriction }: { restriction?: unknown }): boolean {
  return restriction === undefined
}

function isFree({ how, use }: Way): boolean {
  if (how !== "ability" || !use.taps || use.gone !== 0 || use.life !== 0) return false
  return use.own === null && use.other.length === 0
}
