import { bind, type Context } from "../../characteristics/context.ts"
import { resolvePlayers, resolveQuantity } from "../../choosing/selecting.ts"
import type { Executors } from "../../events/executor.ts"
import { execute } from "../../events/interpreter-port.ts"
import { record } from "../../events/record.ts"
import type { PlayerEffect } from "../../language/effects/player-effect.ts"
import { throwDie, tossCoin } from "../../state/random/dice.ts"
import type { PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

type Random = Extract<PlayerEffect, { do: "flipCoin" | "rollDie" }>
type Flip = Extract<Random, { do: "flipCoin" }>

/** Cap on flips in "until you lose a flip". */
const MOST_FLIPS = 1000

export const chanceEffects: Executors<Random> = {
  flipCoin: (s, e, context) => {
    for (const player of resolvePlayers(s, e.player, context))
      bind(context, e.bind, flips(s, e, player, context))
  },
  rollDie: (s, e, context) => {
    const count = e.count === undefined ? 1 : resolveQuantity(s, e.count, context)
    for (const player of resolvePlayers(s, e.player, context)) {
      const results = Array.from({ length: count }, () => roll(s, player, e.sides, context))
      bind(
        context,
        e.bind,
        results.reduce((a, b) => a + b, 0),
      )
      for (const result of results)
        for (const row of e.table ?? [])
          if (row.from <= result && result <= row.to) execute(s, row.effect, context)
    }
  },
}

/** Returns the number of flips won (705.2). */
function flips(s: State, e: Flip, player: PlayerId, context: Context): number {
  const count = e.untilLoss ? MOST_FLIPS : e.count === undefined ? 1 : resolveQuantity(s, e.count, context)
  let won = 0
  for (let i = 0; i < count; i++) {
    const wins = flip(s, player, context)
    if (wins) won++
    bind(context, e.bind, won)
    const effect = wins ? e.win : e.lose
    if (effect !== undefined) execute(s, effect, context)
    if (e.untilLoss && !wins) break
  }
  return won
}

/** 705.2: the call doesn't change the odds, so heads means a win. */
function flip(s: State, player: PlayerId, context: Context): boolean {
  const won = tossCoin(s)
  record(s, { kind: "coin", rule: "705.2", player, source: context.source, amount: Number(won) })
  return won
}

/** 706.2 */
function roll(s: State, player: PlayerId, sides: number, context: Context): number {
  const result = throwDie(s, sides)
  record(s, {
    kind: "die",
    rule: "706.2",
    player,
    source: context.source,
    amount: result,
    detail: `d${sides}`,
  })
  return result
}
