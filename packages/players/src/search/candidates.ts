import {
  type Answer,
  type AttackersDecision,
  answerFault,
  type BlockersDecision,
  type ChooseDecision,
  characteristics,
  type Decision,
  type ObjectId,
  type Pair,
  type PriorityDecision,
  type State,
} from "@apnap/engine"
import { score } from "../heuristics/choices.ts"
import { heuristicAnswer } from "../heuristics/heuristics.ts"
import { type Dice, randomAnswer } from "../random.ts"

/** Answers worth comparing, the heuristic one first; all are legal in form. With `isLandFirst`, only land plays are tried first. */
export function candidates(s: State, d: Decision, most: number, roll: Dice, isLandFirst = false): Answer[] {
  const usual = heuristicAnswer(s, d, roll)
  const found = [
    usual,
    ...options(s, d, most, roll, isLandFirst),
    ...(isDeclaration(d) ? changed(d, usual as Pair[]) : []),
  ]
  const texts = new Set<string>()
  const out: Answer[] = []
  for (const answer of found) {
    const text = JSON.stringify(answer)
    if (texts.has(text) || answerFault(d, answer) !== null) continue
    texts.add(text)
    out.push(answer)
    if (out.length >= most) break
  }
  return out
}

function options(s: State, d: Decision, most: number, roll: Dice, isLandFirst: boolean): Answer[] {
  switch (d.kind) {
    case "priority":
      return actions(s, d, isLandFirst)
    case "choose":
      return selections(s, d, most, roll)
    case "option":
      return d.max === 1 && d.min <= 1
        ? [...(d.min === 0 ? [[]] : []), ...d.options.map((_, i) => [i])]
        : several(d, most, roll)
    case "number":
      return [d.max, d.min, Math.floor((d.min + d.max) / 2), d.min + 1, d.min + 2].map((n) =>
        Math.min(n, d.min + 20, d.max),
      )
    case "confirm":
      return [1, 0]
    case "attackers":
    case "blockers":
      return declarations(d)
    case "distribute":
      return several(d, most, roll)
    case "order":
      return several(d, Math.min(most, 4), roll)
    case "name":
      return several(d, Math.min(most, 5), roll)
  }
}

/**
 * Mana alone is no reason to act (605.3a): costs are paid automatically. Equal cards are tried once. With `landFirst`, while a land can be
 * played (305.1), the only question is which one: it makes more spells castable.
 */
function actions(s: State, d: PriorityDecision, landFirst: boolean): Answer[] {
  const isLandFirst = landFirst && d.options.some((action) => action.do === "play")
  const seen = new Set<string>()
  const out: Answer[] = isLandFirst ? [] : [0]
  d.options.forEach((action, i) => {
    if (action.do === "pass" || (action.do === "activate" && action.mana)) return
    if (isLandFirst && action.do !== "play" && !awaitsLand(s, action.object)) return
    const o = s.objects[action.object]
    const key = JSON.stringify({ ...action, object: o?.zone === "hand" ? -(o.def + 1) : action.object })
    if (seen.has(key)) return
    seen.add(key)
    out.push(i)
  })
  return out
}

/** Landfall (207.2c) permanents are better cast before the land. */
function awaitsLand(s: State, id: ObjectId): boolean {
  return characteristics(s, id).abilities.some((a) => a.ability === "triggered" && a.word === "landfall")
}

/** Single options, most promising first, or some of them at random. */
function selections(s: State, d: ChooseDecision, most: number, roll: Dice): Answer[] {
  const none: Answer[] = d.min === 0 ? [[]] : []
  if (d.min > 1) return several(d, most, roll)
  const value = (i: number) => Math.abs(score(s, d.options[i], d.player, "good"))
  const one = d.options.map((_, i) => i).sort((a, b) => value(b) - value(a))
  return [...none, ...one.slice(0, most).map((i) => [i]), ...(d.max > 1 ? several(d, 4, roll) : [])]
}

function several(d: Decision, count: number, roll: Dice): Answer[] {
  return Array.from({ length: count }, () => randomAnswer(d, roll))
}

function isDeclaration(d: Decision): d is AttackersDecision | BlockersDecision {
  return d.kind === "attackers" || d.kind === "blockers"
}

/** The heuristic declaration with one creature left out or added. */
function changed(d: AttackersDecision | BlockersDecision, usual: readonly Pair[]): Answer[] {
  return [...d.candidates.keys()].map((i) =>
    usual.some(([k]) => k === i) ? usual.filter(([k]) => k !== i) : [...usual, [i, 0] as const],
  )
}

/** The minimum and the maximum declaration; the search assembles those in between (see `declare.ts`). */
function declarations(d: AttackersDecision | BlockersDecision): Answer[] {
  const all =
    d.kind === "attackers"
      ? d.candidates.map((_, i): Pair => [i, 0]).filter(([i]) => !d.least.some(([j]) => i === j))
      : []
  return [d.least, [...d.least, ...all]]
}
