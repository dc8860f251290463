import { contextOf } from "../../characteristics/context.ts"
import { type ActiveStatic, activeStatics } from "../../characteristics/layers/derived.ts"
import { quantity } from "../../characteristics/queries/amount.ts"
import { compare } from "../../characteristics/queries/filter.ts"
import { players } from "../../characteristics/queries/selector.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import { canPayNow, payNow } from "../../costs/paying/now.ts"
import { record, simultaneously } from "../../events/record.ts"
import type { ChanceStatic } from "../../language/statics/chance-static.ts"
import { choose } from "../../state/choose.ts"
import { throwDie } from "../../state/random/dice.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit } from "../../state/writing/edit.ts"

/** What a player is told to roll. */
export interface Roll {
  sides: number
  count: number
  /** Added to each result. */
  plus?: number
  ignoreLowest?: number
  /** The rule that makes the player roll; default 706.2. */
  rule?: string
}

type Changing = ActiveStatic<Extract<ChanceStatic, { static: "dieRolls" }>>

/** 706.2: the results of a player's roll: of the dice that are not ignored, rolled anew and modified as effects say. */
export function rollDice(s: State, player: PlayerId, roll: Roll, source: ObjectId): number[] {
  const changes = changesOf(s, player, roll.sides)
  const kept = throwAll(s, player, roll, changes, source)
  const natural = rerolled(s, player, kept, roll.sides, changes)
  const results = natural.map((n) => modified(s, player, n, roll.plus ?? 0, changes))
  const { rule = "706.2", sides } = roll
  simultaneously(s, () => {
    for (const amount of results)
      record(s, { kind: "die", rule, player, source, amount, detail: `d${sides}` })
  })
  return results
}

function changesOf(s: State, player: PlayerId, sides: number): readonly Changing[] {
  return activeStatics(s, "dieRolls").filter(
    ({ effect, context }) =>
      (effect.sides === undefined || effect.sides === sides) &&
      players(s, effect.who, context).includes(player),
  )
}

/** 706.6: what is ignored has never been rolled: nothing sees it. */
function throwAll(
  s: State,
  player: PlayerId,
  { sides, count, ignoreLowest = 0 }: Roll,
  changes: readonly Changing[],
  source: ObjectId,
): number[] {
  if (count === 0) return []
  const more = (how: "lowest" | "any") =>
    changes.reduce((sum, { effect }) => (effect.ignore === how ? sum + (effect.extra ?? 0) : sum), 0)
  const [lowest, any] = [more("lowest"), more("any")]
  const thrown = Array.from({ length: count + lowest + any }, () => throwDie(s, sides))
  // Of equal results it makes no difference which is ignored.
  const ranked = [...thrown].sort((a, b) => b - a)
  const left = ranked.slice(0, ranked.length - lowest - ignoreLowest)
  const ignored = pickDice(s, player, left, {
    min: any,
    max: any,
    rule: "706.6",
    purpose: "ignoreRoll",
    source,
  })
  return left.filter((_, i) => !ignored.includes(i))
}

interface Pick {
  rule: string
  min: number
  max: number
  purpose: string
  source: ObjectId
}

/** Dice that the player picks, as indices. */
export function pickDice(
  s: State,
  player: PlayerId,
  dice: readonly number[],
  about: Pick,
): readonly number[] {
  if (about.max === 0 || dice.length === 0) return []
  const options = dice.map((result) => ({ label: String(result) }))
  return choose(s, { kind: "option", player, options, ...about })
}

/** 706.2b: first what rolls dice anew, each effect once and in the order that the player chooses. */
function rerolled(
  s: State,
  player: PlayerId,
  dice: readonly number[],
  sides: number,
  changes: readonly Changing[],
): readonly number[] {
  let out = dice
  let left = changes.filter(({ effect }) => effect.reroll === true)
  for (;;) {
    const fitting = (one: Changing) => out.flatMap((n, i) => (fits(one, n) ? [i] : []))
    const one = chosenChange(
      s,
      player,
      left.filter((other) => fitting(other).length > 0),
    )
    if (one === undefined) return out
    const able = fitting(one)
    const { source } = one.context
    const about = { min: 1, max: able.length, rule: "706.2b", purpose: "reroll", source }
    const picked = pickDice(
      s,
      player,
      able.map((i) => out[i]),
      about,
    ).map((at) => able[at])
    out = out.map((n, i) => (picked.includes(i) ? throwDie(s, sides) : n))
    left = left.filter((other) => other !== one)
  }
}

function fits({ effect: { result } }: Changing, natural: number): boolean {
  return result === undefined || compare(natural, result.op, result.than)
}

/** 706.2: the natural result with what is added to it; the player may choose optional modifiers one after another (706.2b). */
function modified(
  s: State,
  player: PlayerId,
  natural: number,
  plus: number,
  changes: readonly Changing[],
): number {
  const modifiers = changes.filter((one) => one.effect.plus !== undefined && fits(one, natural))
  let left = modifiers.filter(isOptional)
  let out = plus + natural
  for (const one of modifiers) if (!isOptional(one)) out += amountOf(s, one)
  for (;;) {
    const one = chosenChange(s, player, left)
    if (one === undefined) return out
    out += goesUp(s, player, one) ? amountOf(s, one) : -amountOf(s, one)
    left = left.filter((other) => other !== one)
  }
}

function isOptional({ effect }: Changing): boolean {
  return effect.optional === true || effect.cost !== undefined
}

function amountOf(s: State, { effect, context }: Changing): number {
  return quantity(s, effect.plus ?? 0, context)
}

function goesUp(s: State, player: PlayerId, { effect, context: { source } }: Changing): boolean {
  if (effect.eitherWay !== true) return true
  return choose(s, { kind: "confirm", player, rule: "706.2", purpose: "raiseRoll", source }) === 1
}

/** One of these that the player wants and pays for. */
function chosenChange(s: State, player: PlayerId, changes: readonly Changing[]): Changing | undefined {
  const able = changes.filter((one) => isAvailable(s, player, one))
  const sources = [...new Set(able.map(({ context }) => context.source))]
  const about = { rule: "706.2b", purpose: "changeRoll" }
  const [source] = chooseObjects(s, player, sources, 0, 1, about)
  const chosen = able.find(({ context }) => context.source === source)
  if (chosen !== undefined) useUp(s, player, chosen)
  return chosen
}

function isAvailable(s: State, player: PlayerId, { effect, context }: Changing): boolean {
  const { source } = context
  if (effect.oncePerTurn === true && s.objects[source]?.memory?.uses?.[onceKey(s)] !== undefined) return false
  return effect.cost === undefined || canPayNow(s, player, effect.cost, contextOf(source, player))
}

/** 706.2a: a cost is paid right now, with mana abilities if it is mana. */
function useUp(s: State, player: PlayerId, { effect, context: { source } }: Changing): void {
  if (effect.oncePerTurn === true && s.objects[source] !== undefined) {
    const { memory } = s.objects[source]
    edit(s, source).memory = { ...memory, uses: { ...memory?.uses, [onceKey(s)]: 1 } }
  }
  if (effect.cost !== undefined) payNow(s, player, effect.cost, contextOf(source, player))
}

/** The key of this turn's use, in `Memory.uses`. */
function onceKey(s: State): string {
  return `roll:${s.turn.number}`
}
