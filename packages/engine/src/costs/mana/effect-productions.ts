import type { Context } from "../../characteristics/context.ts"
import { quantity } from "../../characteristics/queries/amount.ts"
import { evaluate } from "../../characteristics/queries/condition.ts"
import { players, select } from "../../characteristics/queries/selector.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { ManaProduction } from "../../language/effects/mana-production.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { manaSlots } from "./mana-slots.ts"
import { withCounters } from "./with-counters.ts"

/** One way in which an effect could make mana for the player, and the production with the mana's extras. */
export interface Made {
  letters: string
  production: ManaProduction | null
  /** The cost of side effects such as damage or loss of life, for ranking. */
  harm: number
}

const MOST = 128
const NOTHING: readonly Made[] = [{ letters: "", production: null, harm: 0 }]

/** Every way the effect could make mana if followed now, without asking anybody. */
export function effectProductions(
  s: State,
  effect: Effect,
  player: PlayerId,
  context: Context,
  seen: readonly ObjectId[] = [],
): readonly Made[] {
  switch (effect.do) {
    case "addMana": {
      if (effect.player !== undefined && !players(s, effect.player, context).includes(player)) return NOTHING
      return waysOf(manaSlots(s, effect.mana, player, context, seen)).map((letters) => ({
        letters,
        production: effect.mana,
        harm: 0,
      }))
    }
    case "sequence":
      return inOrder(s, effect.of, player, context, seen)
    case "if":
      if (evaluate(s, effect.condition, context))
        return effectProductions(s, effect.then, player, context, seen)
      return effect.else === undefined ? NOTHING : effectProductions(s, effect.else, player, context, seen)
    case "repeat":
      return times(
        effectProductions(s, effect.effect, player, context, seen),
        effect.times === undefined ? 1 : quantity(s, effect.times, context),
      )
    case "forEach":
      return times(
        effectProductions(s, effect.effect, player, context, seen),
        select(s, effect.of, context).length,
      )
    case "may":
      return effect.cost === undefined && effect.effect !== undefined
        ? effectProductions(s, effect.effect, player, context, seen)
        : NOTHING
    case "damage":
    case "loseLife":
      return [{ letters: "", production: null, harm: 4 }]
    default:
      return NOTHING
  }
}

/** Later parts see the counters that earlier parts would put. */
function inOrder(
  s: State,
  parts: readonly Effect[],
  player: PlayerId,
  context: Context,
  seen: readonly ObjectId[],
): readonly Made[] {
  let now = s
  let made = NOTHING
  for (const part of parts) {
    made = both(made, effectProductions(now, part, player, context, seen))
    now = withCounters(now, part, context)
  }
  return made
}

function waysOf(slots: readonly (readonly string[])[]): string[] {
  let ways = [""]
  for (const slot of slots) {
    if (slot.length === 0) continue
    const next = new Map<string, string>()
    for (const way of ways) for (const letters of slot) if (next.size < MOST) keep(next, way + letters)
    ways = [...next.values()]
  }
  return ways
}

/** The order of mana doesn't matter, so equal multisets are kept once. */
function keep(into: Map<string, string>, letters: string): void {
  const key = [...letters].sort().join("")
  if (!into.has(key)) into.set(key, letters)
}

function both(a: readonly Made[], b: readonly Made[]): readonly Made[] {
  if (a === NOTHING) return b
  return a
    .flatMap((x) =>
      b.map((y) => ({
        letters: x.letters + y.letters,
        production: x.production ?? y.production,
        harm: x.harm + y.harm,
      })),
    )
    .slice(0, MOST)
}

function times(made: readonly Made[], n: number): readonly Made[] {
  let out = NOTHING
  for (let i = 0; i < n; i++) out = both(out, made)
  return out
}
