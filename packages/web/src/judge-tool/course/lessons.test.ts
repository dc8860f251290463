import { findCard } from "@apnap/cards"
import { asOnce, BUILT_IN, runScenario, type Scenario } from "@apnap/scenarios"
import { isLanguage } from "@apnap/words"
import { summary } from "@apnap/words/rules"
import { describe, expect, it } from "vitest"
import { COURSE } from "../../testing/course.ts"
import { CHAPTERS, chapters, examples, inOrder } from "./chapters.ts"
import { type Answer, answeredScenario, questionFor } from "./question.ts"

const STOCK = { cards: { find: findCard }, decks: BUILT_IN }
const LESSONS = inOrder(COURSE)
const LANGUAGES = ["en", "fr"].filter(isLanguage)

/** Numbers as words; the French for 1 is also an article. */
const NUMBERS = [
  ["0", "zero", "none", "zéro", "aucun", "aucune"],
  ["1", "one"],
  ["2", "two", "deux", "twice", "both"],
  ["3", "three", "trois"],
  ["4", "four", "quatre"],
  ["5", "five", "cinq"],
  ["6", "six"],
  ["7", "seven", "sept"],
  ["8", "eight", "huit"],
  ["9", "nine", "neuf"],
]
const ZONES: Readonly<Record<string, readonly string[]>> = {
  battlefield: ["battlefield", "champ de bataille", "jeu"],
  graveyard: ["graveyard", "graveyards", "cimetière", "cimetières"],
  hand: ["hand", "main"],
  exile: ["exile", "exiles", "exiled", "exil"],
}

/** What a title would tell of a question for yes or no, by its check: the question itself asks with these words. */
const VERDICTS: Readonly<Record<string, RegExp>> = {
  won: /\bw[io]n|gagn/i,
  lost: /\blos[et]|perd/i,
  tapped: /\b(?:un)?tap|engag/i,
  canDo: /\bcan\b|can't|\bpeut|\blegal|\blégal/i,
  mayAttack: /\bcan\b|can't|\bpeut/i,
  gameOver: /\bover\b|finie|can't|peut pas/i,
  attachedTo: /\bback\b|\bstay|\breste|revien/i,
}

/** Titles that speak of the words of their question, and leave it open all the same. */
const OPEN_TITLES: readonly string[] = ["enters-tapped", "two-losses"]

/** The words in which an answer would be told; yes and no tell nothing of themselves. */
function tellings(answer: Answer): readonly string[] {
  if (typeof answer === "number") return NUMBERS[answer] ?? [String(answer)]
  return typeof answer === "string" ? (ZONES[answer] ?? [answer]) : []
}

/** The words of a text that tell the answer. Names of cards and sizes tell nothing of a number or a zone. */
function givesAway(text: string, answer: Answer, names: readonly string[]): string[] {
  const without = names.reduce((rest, name) => rest.replaceAll(name, " "), text)
  const plain =
    typeof answer === "string" && answer.includes("/") ? without : without.replace(/[+-]?\d+\/[+-]?\d+/g, " ")
  return tellings(answer).filter((words) =>
    new RegExp(`(?<![\\p{L}\\d/{])${words}(?![\\p{L}\\d/}])`, "iu").test(plain),
  )
}

/** Names of cards that a scenario speaks of. */
const namesIn = (scenario: Scenario) =>
  [...JSON.stringify([scenario.players, scenario.script]).matchAll(/"([A-Z][^"@{}:]{2,})"/g)]
    .map(([, name]) => name)
    .sort((a, b) => b.length - a.length)

/** How the lesson goes with an answer in place of what it asserts. */
const outcome = (lesson: Scenario, answer: Answer) =>
  runScenario(answeredScenario(lesson, questionFor(lesson)!, answer), STOCK).outcome

describe("the course", () => {
  it("has a hundred lessons and more, with ids of their own, in the order of its chapters", () => {
    expect(LESSONS.length).toBeGreaterThanOrEqual(100)
    expect(new Set(LESSONS.map(({ id }) => id.replace(/^.*\//, ""))).size).toBe(LESSONS.length)
    expect(chapters(COURSE).map(({ chapter }) => chapter)).toEqual(CHAPTERS)
    for (const { lessons } of chapters(COURSE)) expect(lessons.length).toBeGreaterThanOrEqual(10)
    expect(LESSONS.length + examples(COURSE).length).toBe(COURSE.length)
  })

  it("is by today's rules; other days are told as contrasts", () => {
    expect(LESSONS.filter(({ ruleset }) => ruleset !== undefined)).toEqual([])
    expect(LESSONS.filter(({ lesson }) => lesson?.once !== undefined).length).toBeGreaterThanOrEqual(10)
  })

  it("asks for more than yes or no in most", () => {
    const truths = LESSONS.filter((lesson) => typeof questionFor(lesson)?.right === "boolean")
    expect(truths.length).toBeLessThan(LESSONS.length / 3)
    const yes = truths.filter((lesson) => questionFor(lesson)?.right === true)
    expect(yes.length).toBeGreaterThan(truths.length / 4)
    expect(yes.length).toBeLessThan((truths.length * 3) / 4)
  })
})

describe("an answer that is given away is noticed", () => {
  it.each([
    ["How much life does A have after losing 3?", 3, ["3"]],
    ["A draws two cards. How many does A hold?", 2, ["two"]],
    ["Où est la carte qui va au cimetière ?", "graveyard", ["cimetière"]],
    ["Is it 2/2?", "2/2", ["2/2"]],
    ["It is B's turn. Whose turn is it?", "B", ["B"]],
    ["Grizzly Bears is 2/2. How many are there?", 2, []],
    ["Two Jaces?", 12, []],
  ] as const)("%s (%s)", (text, answer, told) => {
    expect(givesAway(text, answer, [])).toEqual(told)
  })
})

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))("%s", (_id, lesson) => {
  const question = questionFor(lesson)!

  it("is told in both languages, asks a whole sentence, and names rules that are known", () => {
    for (const language of LANGUAGES) {
      expect(lesson.title?.[language].length).toBeGreaterThan(3)
      expect(lesson.text?.[language]).toMatch(/^\P{Ll}.+[.!]$/u)
      expect(lesson.lesson?.question[language]).toMatch(/^\P{Ll}.+ .+\?$/u)
      for (const rule of lesson.lesson?.rules ?? [])
        expect([rule, summary(rule, language)]).not.toContain(null)
    }
  })

  it("gives its answer away neither in the question nor in the title", () => {
    const names = namesIn(lesson)
    const told = LANGUAGES.flatMap((language) =>
      [lesson.title?.[language], lesson.lesson?.question[language]].flatMap((text) =>
        givesAway(text ?? "", question.right, names),
      ),
    )
    expect(told).toEqual([])
  })

  it("its title doesn't answer what is asked for yes or no", () => {
    const verdict = VERDICTS[question.check.check]
    const isOpen = verdict === undefined || OPEN_TITLES.some((name) => lesson.id.endsWith(`/${name}`))
    const telling = LANGUAGES.map((language) => lesson.title?.[language] ?? "").filter(
      (title) => !isOpen && verdict?.test(title),
    )
    expect(telling).toEqual([])
  })

  it("passes as it stands, and only the right answer holds", () => {
    const { outcome: whole, reason, warnings } = runScenario(lesson, STOCK)
    expect([whole, reason, warnings]).toEqual(["passed", "", []])
    const others = question.answers === "number" ? [Number(question.right) + 1] : question.answers
    expect(outcome(lesson, question.right)).toBe("passed")
    for (const answer of others)
      if (answer !== question.right) expect([answer, outcome(lesson, answer)]).toEqual([answer, "failed"])
  })

  it("was otherwise by the rules of the days that it names", () => {
    for (const once of lesson.lesson?.once ?? []) {
      const then = asOnce(lesson, once)
      const { outcome: whole, reason, warnings } = runScenario(then, STOCK)
      expect([once.ruleset, whole, reason, warnings]).toEqual([once.ruleset, "passed", "", []])
      expect(runScenario({ ...then, expect: [question.check] }, STOCK).outcome).toBe("failed")
    }
  })
})
