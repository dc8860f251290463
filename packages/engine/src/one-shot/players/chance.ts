import { bind, type Context } from "../../characteristics/context.ts"
import { resolveObjects, resolvePlayers, resolveQuantity } from "../../choosing/selecting.ts"
import type { Executors } from "../../events/executor.ts"
import { execute } from "../../events/interpreter-port.ts"
import type { PlayerEffect } from "../../language/effects/player-effect.ts"
import { choose } from "../../state/choose.ts"
import type { PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { flipCoins } from "./coins.ts"
import { rollDice } from "./dice.ts"
import { rerollStored, storeRolls } from "./stored-rolls.ts"

type Random = Extract<PlayerEffect, { do: "flipCoin" | "rollDie" | "rerollStored" }>
type RollDie = Extract<Random, { do: "rollDie" }>
type Row = NonNullable<RollDie["table"]>[number]

/** Cap on "roll again". */
const MOST_ROLLS = 1000

export const chanceEffects: Executors<Random> = {
  flipCoin: flipCoins,
  rollDie: (s, e, context) => {
    for (const player of resolvePlayers(s, e.player, context)) rollFor(s, e, player, context)
  },
  rerollStored,
}

/** One player's roll, and what its instruction does with the results; 706.3c: again if its table says so. */
function rollFor(s: State, e: RollDie, player: PlayerId, context: Context): void {
  const { sides, ignoreLowest } = e
  const count = e.count === undefined ? 1 : resolveQuantity(s, e.count, context)
  const plus = e.plus === undefined ? 0 : resolveQuantity(s, e.plus, context)
  const roll = { sides, count, plus, ...(ignoreLowest !== undefined && { ignoreLowest }) }
  let left = 1
  for (let times = 0; left > 0 && times < MOST_ROLLS; times++) {
    left--
    const results = rollDice(s, player, roll, context.source)
    if (e.pick === true) pickResult(s, e, player, results, context)
    else
      bind(
        context,
        e.bind,
        results.reduce((a, b) => a + b, 0),
      )
    for (const row of results.flatMap((result) => rowsOf(e, result)))
      if (followRow(s, row, player, context)) left++
    if (e.storeOn !== undefined)
      for (const id of resolveObjects(s, e.storeOn, context)) storeRolls(s, id, sides, results)
    if (e.doubles !== undefined && isDoubles(results)) execute(s, e.doubles, context)
  }
}

/** 706.3a */
function rowsOf({ table = [] }: RollDie, result: number): readonly Row[] {
  return table.filter(({ from, to }) => from <= result && result <= to)
}

/** Returns whether the player rolls again. */
function followRow(s: State, row: Row, player: PlayerId, context: Context): boolean {
  execute(s, row.effect, context)
  const { source } = context
  const asked = { kind: "confirm", player, rule: "706.3c", purpose: "rollAgain", source } as const
  return row.again === "must" || (row.again === "may" && choose(s, asked) === 1)
}

/** 608.2d: the player chooses one of two results. */
function pickResult(
  s: State,
  e: RollDie,
  player: PlayerId,
  results: readonly number[],
  context: Context,
): void {
  const [first, second] = results
  const options = results.map((result) => ({ label: String(result) }))
  const about = { rule: "608.2d", purpose: "chooseResult", source: context.source, min: 1, max: 1 } as const
  const isSecond = first !== second && choose(s, { kind: "option", player, ...about, options })[0] === 1
  bind(context, e.bind, isSecond ? second : first)
  bind(context, `${e.bind}Other`, isSecond ? first : second)
}

/** 706.5 */
function isDoubles(results: readonly number[]): boolean {
  return results.length > 1 && results.every((result) => result === results[0])
}
