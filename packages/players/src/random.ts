import {
  type Answer,
  type Asker,
  type Decision,
  type DistributeDecision,
  kindsAmong,
  type Pair,
  someName,
} from "@apnap/engine"

/** A source of numbers in [0, 1). */
export type Dice = () => number

/** A small seeded generator for players (mulberry32), independent of the game's own randomness. */
export function dice(seed: number): Dice {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * A player that answers every decision with a random legal answer. A declaration of attackers or blockers that turns out illegal is
 * replaced by the minimum the rules require.
 */
export function randomPlayer(roll: Dice): Asker {
  let last: Decision["kind"] | null = null
  let answered = 0
  return (s, decision) => {
    // A refused declaration is asked again from the start of the action; several defending players each make their own.
    const again =
      last === decision.kind && (last === "attackers" || last === "blockers") && s.answers.length <= answered
    last = decision.kind
    answered = s.answers.length
    return randomAnswer(decision, roll, again)
  }
}

/** A random legal answer; `again` after a refused declaration. */
export function randomAnswer(d: Decision, roll: Dice, again = false): Answer {
  switch (d.kind) {
    case "priority":
      return pick(roll, countUntilMana(d.options))
    case "choose":
      return d.values === undefined && d.keys === undefined
        ? subset(roll, d.options.length, d.min, d.max)
        : constrained(d, roll)
    case "option":
      return d.repeat === true
        ? repeated(roll, d.options.length, d.min, d.max)
        : subset(roll, d.options.length, d.min, d.max)
    case "number":
      return d.min + pick(roll, Math.min(d.max, d.min + 20) - d.min + 1)
    case "order":
      return subset(roll, d.options.length, d.options.length, d.options.length)
    case "distribute":
      return shares(d, roll)
    case "attackers":
      return again
        ? d.least
        : declaration(
            d.candidates.map((c) => c.defenders.length),
            d.least,
            roll,
          )
    case "blockers":
      return again
        ? d.least
        : declaration(
            d.candidates.map((c) => c.attackers.length),
            d.least,
            roll,
          )
    case "confirm":
      return pick(roll, 2)
    case "name":
      return d.options === undefined ? someName(d) : d.options[pick(roll, d.options.length)]
  }
}

function pick(roll: Dice, below: number): number {
  return Math.floor(roll() * below)
}

/** Mana abilities come last among the options; activating them for nothing is legal but pointless, so they are left out. */
function countUntilMana(options: readonly { do: string; mana?: boolean }[]): number {
  let count = options.length
  while (count > 1 && options[count - 1].mana === true) count--
  return count
}

/** A random selection of a size in that range, in random order. */
function subset(roll: Dice, length: number, min: number, max: number): number[] {
  const size = min + pick(roll, Math.min(max, length) - min + 1)
  const all: number[] = []
  for (let i = 0; i < length; i++) all.push(i)
  for (let i = 0; i < size; i++) {
    const j = i + pick(roll, length - i)
    const other = all[i]
    all[i] = all[j]
    all[j] = other
  }
  return all.slice(0, size)
}

/** A random selection of a size in that range, with repetition. */
function repeated(roll: Dice, length: number, min: number, max: number): number[] {
  const size = min + pick(roll, Math.min(max, min + length) - min + 1)
  return Array.from({ length: size }, () => pick(roll, length))
}

/** For choices with totals or keys: adds one at a time while it still fits. */
function constrained(d: Extract<Decision, { kind: "choose" }>, roll: Dice): number[] {
  const chosen: number[] = []
  let total = 0
  const wanted = d.min + pick(roll, d.max - d.min + 1)
  for (const i of subset(roll, d.options.length, d.options.length, d.options.length)) {
    const enough =
      chosen.length >= wanted &&
      (d.minTotal === undefined || total >= d.minTotal) &&
      (d.kinds === undefined || kindsAmong(d.kinds, chosen) >= (d.minKinds ?? 0))
    if (enough || chosen.length >= d.max) break
    if (d.total !== undefined && total + (d.values?.[i] ?? 0) > d.total) continue
    if (d.keys !== undefined && chosen.some((j) => (d.keys![j] === d.keys![i]) !== (d.sameKey === true)))
      continue
    chosen.push(i)
    total += d.values?.[i] ?? 0
  }
  return chosen
}

function shares(d: DistributeDecision, roll: Dice): number[] {
  const out = [...d.min]
  let rest = d.total - out.reduce((a, b) => a + b, 0)
  const give = (i: number, most: number) => {
    const share = Math.min(most, d.max[i] - out[i], rest)
    out[i] += share
    rest -= share
  }
  for (const [i, least] of (d.before ?? []).entries()) give(i, least)
  while (rest > 0) give(pick(roll, out.length), 1)
  return out
}

/** Random declarations, added to the required ones. */
function declaration(lengths: readonly number[], least: readonly Pair[], roll: Dice): Pair[] {
  const out = [...least]
  lengths.forEach((length, i) => {
    if (out.some((pair) => pair[0] === i) || roll() < 0.5) return
    out.push([i, pick(roll, length)])
  })
  return out
}
