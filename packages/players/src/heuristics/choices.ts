import {
  type Ability,
  answerFault,
  type ChooseDecision,
  characteristics,
  controllerOf,
  type DistributeDecision,
  isPlayerRef,
  kindsAmong,
  type ObjectId,
  objectOf,
  type PlayerId,
  type Ref,
  refPlayer,
  type State,
} from "@apnap/engine"
import { says } from "@apnap/engine/visit"
import { cardWorth, worthOf } from "../board-evaluation/worth.ts"
import { type Dice, randomAnswer } from "../random.ts"
import { toughnessLeft } from "./combat/fight.ts"
import { aimOf, gainBy, polarityOfAttachment } from "./effects/aim.ts"
import type { Polarity } from "./effects/effect-summary.ts"
import { worthInGraveyard } from "./effects/recursion.ts"

const GOOD = new Set(["search", "dig", "manifest", "learn", "chooseOne", "untap", "splice"])
const BAD = new Set(["discard", "cost", "sacrifice", "counter", "removeCounter"])

/** Chooses what benefits the player most: their own best for helpful effects, the opponents' best for harmful ones. */
export function choices(s: State, d: ChooseDecision, roll: Dice): readonly number[] {
  const scores = scoresOf(s, d)
  const order = scores.map((_, i) => i).sort((a, b) => scores[b] - scores[a])
  const out: number[] = []
  for (const i of order) {
    if (out.length >= d.max || (out.length >= d.min && scores[i] <= 0 && !isShort(d, out))) break
    if (fits(d, out, i)) out.push(i)
  }
  const answer = d.ordered ? out : out.sort((a, b) => a - b)
  return answerFault(d, answer) === null ? answer : (randomAnswer(d, roll) as readonly number[])
}

/** The value of each option to the player. */
function scoresOf(s: State, d: ChooseDecision): number[] {
  const summary = d.purpose === "target" || d.purpose === "newTarget" ? aimOf(s, d) : null
  if (summary !== null) return d.options.map((ref) => gainBy(s, summary, ref, d.player, d.source))
  // 701.22a: cards not wanted soon go to the bottom.
  if (d.purpose === "bottom") return d.options.map((ref) => 1.5 - cardWorth(s, ref, d.player))
  if (d.purpose === "discard") return d.options.map((ref) => thrown(s, ref, d.player))
  const polarity = purposeOf(s, d)
  const toHand = d.purpose === "search" && goesToHand(s, d.source)
  return d.options.map((ref) => (toHand ? cardWorth(s, ref, d.player) : score(s, ref, d.player, polarity)))
}

/** The value to the player of discarding this card (701.9a). */
function thrown(s: State, ref: Ref, player: PlayerId): number {
  if (isPlayerRef(ref) || objectOf(s, ref)?.owner !== player) return score(s, ref, player, "bad")
  return worthInGraveyard(s, ref, player) - cardWorth(s, ref, player)
}

function goesToHand(s: State, source: ObjectId): boolean {
  if (s.objects[source] === undefined) return false
  const { abilities } = characteristics(s, source)
  let found = hands.get(abilities)
  if (found === undefined) {
    found = says(abilities, "to", "hand")
    hands.set(abilities, found)
  }
  return found
}

const hands = new WeakMap<readonly Ability[], boolean>()

/** Whether a choice of objects or players helps or harms those chosen. */
export function purposeOf(s: State, d: ChooseDecision): Polarity {
  if (d.hint !== undefined) return d.hint
  if (GOOD.has(d.purpose)) return "good"
  return BAD.has(d.purpose) ? "bad" : polarityOf(s, d)
}

/** Whether the asking object helps or harms what is chosen. */
function polarityOf(s: State, d: Pick<ChooseDecision, "source">): Polarity {
  if (s.objects[d.source] === undefined) return "good"
  return aimOf(s, d)?.polarity ?? polarityOfAttachment(s, d.source)
}

/** Positive for options better chosen than not. */
export function score(s: State, ref: Ref, player: PlayerId, polarity: Polarity): number {
  if (isPlayerRef(ref)) {
    const isFoe = s.players[refPlayer(ref)].team !== s.players[player].team
    return isFoe === (polarity === "bad") ? 4 : -4
  }
  const object = s.objects[ref]
  if (object === undefined) return 0
  const isFoe = s.players[controllerOf(s, ref)].team !== s.players[player].team
  const worth = object.zone === "hand" ? cardWorth(s, ref, player) : worthOf(s, ref)
  // Cards outside the battlefield are on nobody's side: the player simply wants the best.
  if (polarity === "good" && object.zone !== "battlefield") return worth
  return isFoe === (polarity === "bad") ? worth : -worth
}

function isShort(d: ChooseDecision, out: readonly number[]): boolean {
  if (d.kinds !== undefined && kindsAmong(d.kinds, out) < (d.minKinds ?? 0)) return true
  return d.minTotal !== undefined && total(d, out) < d.minTotal
}

function total(d: ChooseDecision, out: readonly number[]): number {
  return out.reduce((sum, i) => sum + (d.values?.[i] ?? 0), 0)
}

function fits(d: ChooseDecision, out: readonly number[], i: number): boolean {
  if (d.total !== undefined && total(d, [...out, i]) > d.total) return false
  return d.keys === undefined || !out.some((j) => (d.keys![j] === d.keys![i]) !== (d.sameKey === true))
}

/** Gives each option in turn what destroys it, the most valuable enemies first; the rest goes to the last one (a player). */
export function shares(s: State, d: DistributeDecision, roll: Dice): readonly number[] {
  const out = [...d.min]
  let rest = d.total - out.reduce((a, b) => a + b, 0)
  const give = (i: number, most: number) => {
    const share = Math.max(0, Math.min(most, d.max[i] - out[i], rest))
    out[i] += share
    rest -= share
  }
  for (const [i, least] of (d.before ?? []).entries()) give(i, least - out[i])
  const polarity = d.purpose === "combatDamage" ? "bad" : polarityOf(s, d)
  const value = (i: number) => score(s, d.options[i], d.player, polarity)
  const order = out.map((_, i) => i).sort((a, b) => value(b) - value(a))
  if (d.before === undefined && polarity === "bad")
    for (const i of order) if (!isPlayerRef(d.options[i])) give(i, toughnessLeft(s, d.options[i]) - out[i])
  for (const i of [...order.filter((j) => isPlayerRef(d.options[j])), ...order]) give(i, rest)
  return answerFault(d, out) === null ? out : (randomAnswer(d, roll) as readonly number[])
}
