import { characteristics, controllerOf, FLAG_BIT, type PlayerId, type State } from "@apnap/engine"
import { isType } from "./is-type.ts"
import { lacking } from "./lacking.ts"
import { worthOf } from "./worth.ts"

/** The value of a won game; a lost one has the negative. */
export const WIN = 1000

/**
 * How far the player is ahead, roughly in mana: their side minus the best opponent's. Reads hidden hands, so only imagined worlds may be
 * evaluated.
 */
export function evaluate(s: State, player: PlayerId): number {
  if (s.over !== null) return outcome(s, player)
  if (s.players[player].left !== null) return -WIN
  const foes = s.players.filter((p) => p.left === null && p.team !== s.players[player].team)
  return side(s, player) - Math.max(...foes.map((p) => side(s, p.id)))
}

/** Doesn't depend on when the game ended: discounting is up to the search. */
function outcome(s: State, player: PlayerId): number {
  const { winners } = s.over!
  return winners.length === 0 ? 0 : winners.includes(player) ? WIN : -WIN
}

function side(s: State, player: PlayerId): number {
  const { hand, life, library, counters } = s.players[player]
  let value = lifeValue(life) - (counters?.poison ?? 0) ** 1.5 * 0.5
  if (library.length < 4) value -= (4 - library.length) * 3
  let lands = 0
  for (const id of s.battlefield) {
    if (controllerOf(s, id) !== player) continue
    const c = characteristics(s, id)
    if (isType(c, "land") && !isType(c, "creature")) lands++
    else value += worthOf(s, id) * (s.objects[id]!.tapped && (c.flags & FLAG_BIT.vigilance) === 0 ? 0.97 : 1)
  }
  const held = hand.filter((id) => isType(characteristics(s, id), "land")).length
  const spells = Math.min(hand.length - held, 7) * 2.2 - lacking(s, player) * 0.4
  return value + landValue(lands) + landsHeld(lands, held) + spells
}

/** The first lands are worth more than later ones. */
export function landValue(lands: number): number {
  return Math.min(lands, 4) * 2.4 + Math.max(0, Math.min(lands, 7) - 4) * 1.6 + Math.max(0, lands - 7) * 0.4
}

/** A land in hand is always worth less than on the battlefield. */
function landsHeld(lands: number, held: number): number {
  return (landValue(lands + Math.min(held, 3)) - landValue(lands)) * 0.7
}

/** The last points of life are worth the most. */
export function lifeValue(life: number): number {
  return life <= 0 ? -30 : 6 * Math.sqrt(Math.min(life, 60))
}
