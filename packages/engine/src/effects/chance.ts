import { bind, type Context } from "../characteristics/context.ts"
import { record } from "../events/record.ts"
import { carryOut } from "../events/interpreter.ts"
import type { PlayerEffect } from "../language/effect.ts"
import { throwDie, tossCoin } from "../state/random.ts"
import type { State } from "../state/state.ts"
import { resolvePlayers, resolveQuantity } from "./selecting.ts"

type Of<K extends PlayerEffect["do"]> = Extract<PlayerEffect, { do: K }>

/** 705: flips coins; heads wins. The number of wins is bound. */
export function flipCoin(s: State, e: Of<"flipCoin">, context: Context): void {
  let wins = 0
  for (const player of resolvePlayers(s, e.player, context)) {
    const count = e.count === undefined ? 1 : resolveQuantity(s, e.count, context)
    for (let i = 0; e.untilLoss || i < count; i++) {
      const won = tossCoin(s)
      record(s, { kind: "coin", rule: "705.2", player, amount: Number(won), source: context.source })
      wins += Number(won)
      const outcome = won ? e.win : e.lose
      if (outcome !== undefined) carryOut(s, outcome, context)
      if (e.untilLoss && !won) break
    }
  }
  bind(context, e.bind, wins)
}

/** 706: rolls dice; the total is bound and a result table is followed (706.3). */
export function rollDie(s: State, e: Of<"rollDie">, context: Context): void {
  const count = e.count === undefined ? 1 : resolveQuantity(s, e.count, context)
  for (const player of resolvePlayers(s, e.player, context)) {
    let total = 0
    for (let i = 0; i < count; i++) {
      const result = throwDie(s, e.sides)
      record(s, { kind: "die", rule: "706.2", player, amount: result, source: context.source })
      total += result
    }
    bind(context, e.bind, total)
    const row = e.table?.find((r) => total >= r.from && total <= r.to)
    if (row !== undefined) carryOut(s, row.effect, context)
  }
}
