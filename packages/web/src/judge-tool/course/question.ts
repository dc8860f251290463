import type { Scenario, ScenarioCheck } from "@apnap/scenarios"

/** A lesson's question: an assertion whose answer is left open. */
export interface Question {
  check: ScenarioCheck
  /** The answers on offer, the right one at a position derived from the lesson's name; numbers are typed. */
  answers: readonly Answer[] | "number"
  right: Answer
}

/** A number, yes or no, or a word: a size, a zone, a player; null for nobody. */
export type Answer = number | boolean | string | null

/** The zones in which a card may be. */
export const PLACES = ["battlefield", "graveyard", "hand", "exile"] as const
export type Place = (typeof PLACES)[number]

/** The question of a lesson: its first assertion. Null if that has no single answer, or the scenario isn't a lesson. */
export function questionFor({ id, expect, lesson, turnOrder = ["A", "B"] }: Scenario): Question | null {
  const [check] = expect
  if (lesson === undefined || check === undefined) return null
  if (check.check === "zone") return check.is === true ? { check, answers: PLACES, right: check.zone } : null
  if (check.check === "powerToughness") return sizeQuestion(check, hash(id))
  const right = "is" in check ? check.is : undefined
  if (typeof right === "number") return { check, answers: "number", right }
  if (typeof right === "boolean") return { check, answers: [true, false], right }
  if (right === null || (typeof right === "string" && turnOrder.includes(right)))
    return { check, answers: [...turnOrder, ...(check.check === "activePlayer" ? [] : [null])], right }
  return null
}

type SizeCheck = Extract<ScenarioCheck, { check: "powerToughness" | "basePowerToughness" }>

function sizeQuestion(check: SizeCheck, seed: number): Question | null {
  const { power, toughness } = check
  if (power === undefined || toughness === undefined) return null
  return { check, answers: sizes(power, toughness, seed), right: `${power}/${toughness}` }
}

/** Four sizes, one of them right. */
function sizes(power: number, toughness: number, seed: number): string[] {
  const others = [
    [power + 1, toughness + 1],
    [power, toughness + 1],
    [Math.max(0, power - 1), Math.max(1, toughness - 1)],
    [toughness, power],
    [power + 2, toughness],
  ].map(([p, t]) => `${p}/${t}`)
  const right = `${power}/${toughness}`
  const wrong = [...new Set(others)].filter((size) => size !== right).slice(0, 3)
  const at = seed % (wrong.length + 1)
  return [...wrong.slice(0, at), right, ...wrong.slice(at)]
}

/** The lesson with the person's answer in place of its assertion: it passes if they are right. */
export function answeredScenario(scenario: Scenario, { check }: Question, answer: Answer): Scenario {
  return { ...scenario, checkpoints: [], expect: [answered(check, answer)] }
}

function answered(check: ScenarioCheck, answer: Answer): ScenarioCheck {
  if (check.check === "zone") return { ...check, zone: String(answer) }
  if (check.check === "powerToughness") {
    const [power, toughness] = String(answer).split("/").map(Number)
    return { ...check, power, toughness }
  }
  return { ...check, is: answer } as ScenarioCheck
}

function hash(text: string): number {
  let sum = 0
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return sum
}
