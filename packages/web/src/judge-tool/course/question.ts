import type { Scenario, ScenarioCheck } from "@apnap/scenarios"

/** What is asked of who learns: an assertion with its answer left open. */
export interface Question {
  check: ScenarioCheck
  /** What its answers are: a number, a size, a player, yes or no to the assertion as it would be if it were true, or where a card lies. */
  asks: "number" | "size" | "player" | "truth" | "place"
  /** The answers to choose among, the right one at a place that the scenario's name settles; a number is typed. */
  answers: readonly Answer[] | "number"
  right: Answer
}

export type Answer = number | boolean | string

/** The best question that the assertions of a scenario make; null when none of them makes one. */
export function questionFor({ id, expect }: Scenario): Question | null {
  const questions = expect.flatMap((check) => placeOf(check, expect) ?? questionOf(check, hash(id)) ?? [])
  const best = BEST.map((kind) => questions.find(({ asks }) => asks === kind)).find(
    (one) => one !== undefined,
  )
  return best ?? questions[0] ?? null
}

/** What is worth asking first: of a yes or no, every second guess is right. */
const BEST: readonly Question["asks"][] = ["number", "size", "place"]

/** Where a card may be found, by what counts it there. */
const PLACES = {
  battlefield: "permanents",
  graveyard: "graveyard",
  hand: "hand",
  exile: "exile",
} as const
const PLACE_NAMES = Object.keys(PLACES) as (keyof typeof PLACES)[]
export type Place = keyof typeof PLACES

/** Where a card lies of which there is one; null when the assertions speak of it in several places. */
function placeOf(check: ScenarioCheck, all: readonly ScenarioCheck[]): Question | null {
  const right = PLACE_NAMES.find((place) => PLACES[place] === check.check)
  if (
    right === undefined ||
    !("card" in check) ||
    typeof check.card !== "string" ||
    check.player === undefined
  )
    return null
  const { card, player } = check
  const about = all.filter(
    (one) => "card" in one && one.card === card && "player" in one && one.player === player,
  )
  const isOne = "is" in check && check.is === 1 && about.length === 1
  return isOne ? { check, asks: "place", answers: PLACE_NAMES, right } : null
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
  "command",
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
    return {
      check,
      asks: "size",
      answers: sizes(check.power, check.toughness, seed),
      right: sizeOf(check),
    }
  const is = "is" in check ? check.is : undefined
  if (NUMBERS.has(check.check) && typeof is === "number" && !("tapped" in check && check.tapped === false)) {
    // Whether one card is there is no sum.
    const isOne = is <= 1 && "card" in check && check.card !== undefined && check.check !== "counters"
    return isOne && check.check !== "damage"
      ? { check, asks: "truth", answers: [true, false], right: is === 1 }
      : { check, asks: "number", answers: "number", right: is }
  }
  if (TRUTHS.has(check.check) && typeof is === "boolean")
    return { check, asks: "truth", answers: [true, false], right: is }
  if (check.check === "activePlayer" && typeof is === "string")
    return { check, asks: "player", answers: [...new Set(["A", "B", is])].sort(), right: is }
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
export function answeredScenario(scenario: Scenario, { check, asks }: Question, answer: Answer): Scenario {
  return { ...scenario, checkpoints: [], expect: [answered(check, asks, answer)] }
}

function answered(check: ScenarioCheck, asks: Question["asks"], answer: Answer): ScenarioCheck {
  if (asks === "place") return { ...check, check: PLACES[answer as Place] } as ScenarioCheck
  if (asks === "size" && typeof answer === "string") {
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
