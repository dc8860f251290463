import { bind, type Context } from "../../characteristics/context.ts"
import { activeStatics } from "../../characteristics/layers/derived.ts"
import { players } from "../../characteristics/queries/selector.ts"
import { resolvePlayers, resolveQuantity } from "../../choosing/selecting.ts"
import { execute } from "../../events/interpreter-port.ts"
import { record } from "../../events/record.ts"
import type { PlayerEffect } from "../../language/effects/player-effect.ts"
import { choose } from "../../state/choose.ts"
import { tossCoin } from "../../state/random/dice.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

type Flip = Extract<PlayerEffect, { do: "flipCoin" }>

/** Cap on flips in "until you lose a flip". */
const MOST_FLIPS = 1000

/** 705: each of the players flips; the number of flips won is bound. */
export function flipCoins(s: State, e: Flip, context: Context): void {
  for (const player of resolvePlayers(s, e.player, context))
    bind(context, e.bind, flips(s, e, player, context))
}

/** Returns the number of flips won (705.2). */
function flips(s: State, e: Flip, player: PlayerId, context: Context): number {
  const count = e.untilLoss ? MOST_FLIPS : e.count === undefined ? 1 : resolveQuantity(s, e.count, context)
  const firstFlips = !hasFlipped(s, player)
  let won = 0
  for (let i = 0; i < count; i++) {
    // "Until you lose a flip": one coin after another, so only one of them is the first.
    const isFirst = firstFlips && (i === 0 || e.untilLoss !== true)
    const wins = flip(s, player, isFirst, context.source)
    if (wins) won++
    bind(context, e.bind, won)
    const effect = wins ? e.win : e.lose
    if (effect !== undefined) execute(s, effect, context)
    if (e.untilLoss && !wins) break
  }
  return won
}

function hasFlipped(s: State, player: PlayerId): boolean {
  return s.events.some((e) => e.kind === "coin" && e.player === player)
}

/** One flip, won or lost. 705.2: the call doesn't change the odds, so heads means a win. */
function flip(s: State, player: PlayerId, isFirst: boolean, source: ObjectId): boolean {
  const changes = activeStatics(s, "coinFlips")
    .filter(({ effect, context }) => players(s, effect.who, context).includes(player))
    .map(({ effect }) => effect)
  // 705.3: the actual result is ignored.
  const isFixed = changes.some((effect) => effect.wins === true && (isFirst || effect.first !== true))
  // 616.1f: each effect replaces every flip that the others have made of one.
  const coins = changes.reduce((product, { extra = 0 }) => product * (1 + extra), 1)
  const won = isFixed || keptOf(s, player, Math.min(coins, MOST_FLIPS), source)
  record(s, { kind: "coin", rule: "705.2", player, source, amount: Number(won) })
  return won
}

/** Flips that many coins; of different results the player chooses which one counts, and the others are ignored. */
function keptOf(s: State, player: PlayerId, coins: number, source: ObjectId): boolean {
  const tosses = Array.from({ length: coins }, () => tossCoin(s))
  if (tosses.every((heads) => heads === tosses[0])) return tosses[0]
  return choose(s, { kind: "confirm", player, rule: "705.2", purpose: "keepWonFlip", source }) === 1
}
