import type { Scenario, ScenarioCheck } from "@apnap/players"

/** What is asked of who learns: an assertion with its answer left open. */
export interface Question {
  check: ScenarioCheck
  /** The answers to choose among, the right one at a place that the scenario's name settles; a number is typed. */
  answers: readonly Answer[] | "number"
  right: Answer
}

export type Answer = number | boolean | string

/** The best question that the assertions of a scenario make; null when none of them makes one. */
export function questionFor({ id, expect }: Scenario): Question | null {
  const questions = expect.flatMap((check) => questionOf(check, hash(id)) ?? [])
  return questions.find(({ answers }) => answers === "number") ?? questions[0] ?? null
}

const NUMBERS: ReadonlySet<string> = new Set([
  "life",
  "hand",
  "graveyard",
  "library",
  "exile",
  "permanents",
  "counters",
  "damage",
  "playerCounters",
  "stack",
])
const TRUTHS: ReadonlySet<string> = new Set([
  "tapped",
  "attacking",
  "attached",
  "ability",
  "type",
  "subtype",
  "color",
  "won",
  "lost",
  "inGame",
  "gameOver",
  "draw",
  "controller",
])

function questionOf(check: ScenarioCheck, seed: number): Question | null {
  if (check.check === "powerToughness" && check.power !== undefined && check.toughness !== undefined)
    return { check, answers: sizes(check.power, check.toughness, seed), right: sizeOf(check) }
  const is = "is" in check ? check.is : undefined
  if (NUMBERS.has(check.check) && typeof is === "number" && !("tapped" in check && check.tapped === false)) {
    // Whether one card is there is no sum.
    const isOne = is <= 1 && "card" in check && check.card !== undefined && check.check !== "counters"
    return isOne && check.check !== "damage"
      ? { check, answers: [true, false], right: is === 1 }
      : { check, answers: "number", right: is }
  }
  if (TRUTHS.has(check.check) && typeof is === "boolean") return { check, answers: [true, false], right: is }
  return null
}

function sizeOf({ power, toughness }: { power?: number; toughness?: number }): string {
  return `${power}/${toughness}`
}

/** Four sizes, the right one among them. */
function sizes(power: number, toughness: number, seed: number): string[] {
  const others = [
    { power: power + 1, toughness: toughness + 1 },
    { power, toughness: toughness + 1 },
    { power: Math.max(0, power - 1), toughness: Math.max(1, toughness - 1) },
    { power: toughness, toughness: power },
    { power: power + 2, toughness },
  ].map(sizeOf)
  const right = sizeOf({ power, toughness })
  const wrong = [...new Set(others)].filter((size) => size !== right).slice(0, 3)
  const at = seed % (wrong.length + 1)
  return [...wrong.slice(0, at), right, ...wrong.slice(at)]
}

/** The scenario with the person's answer in place of the assertion: whether it passes is whether he is right. */
export function answeredScenario(scenario: Scenario, { check }: Question, answer: Answer): Scenario {
  return { ...scenario, checkpoints: [], expect: [answered(check, answer)] }
}

function answered(check: ScenarioCheck, answer: Answer): ScenarioCheck {
  if (typeof answer === "string") {
    const [power, toughness] = answer.split("/").map(Number)
    return { ...check, power, toughness } as ScenarioCheck
  }
  const counts = NUMBERS.has(check.check) && typeof answer === "boolean"
  return { ...check, is: counts ? Number(answer) : answer } as ScenarioCheck
}

function hash(text: string): number {
  let sum = 0
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return sum
}

/** The parts of the course, in the order in which they are taught. */
export const CHAPTERS = ["turn", "triggers", "sba"] as const
export type Chapter = (typeof CHAPTERS)[number]

/** The part of the course that teaches a row of the list of rules: the texts that the rows are from, by their number. */
const CHAPTER_OF: Readonly<Record<string, Chapter>> = { S004: "turn", S003: "triggers" }

function chapterOf({ rows = [] }: Scenario): Chapter {
  return CHAPTER_OF[(rows[0] ?? "").slice(0, 4)] ?? "sba"
}

/** The scenarios of each part, in the order of the rows that they show. */
export function chapters(course: readonly Scenario[]): { chapter: Chapter; scenarios: Scenario[] }[] {
  const order = (a: Scenario, b: Scenario) =>
    (a.rows?.[0] ?? a.id).localeCompare(b.rows?.[0] ?? b.id, "en", { numeric: true })
  return CHAPTERS.map((chapter) => ({
    chapter,
    scenarios: course.filter((scenario) => chapterOf(scenario) === chapter).sort(order),
  })).filter(({ scenarios }) => scenarios.length > 0)
}
