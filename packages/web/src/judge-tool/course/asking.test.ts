import { readdirSync, readFileSync } from "node:fs"
import { readScenario } from "@apnap/scenarios"
import { expect, it } from "vitest"
import { askKey } from "./asking.ts"
import { questionFor } from "./question.ts"

const FOLDER = new URL("../../../../../scenarios/", import.meta.url)
const LESSONS = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".json") && name !== "decks.json")
  .flatMap((name) => readScenario(readFileSync(new URL(name, FOLDER), "utf8")).scenarios)

it.each(["en", "fr"])("every lesson asks a whole sentence (%s)", (language) => {
  const words = JSON.parse(
    readFileSync(new URL(`../../words/screens/${language}.json`, import.meta.url), "utf8"),
  )
  const sentences: Readonly<Record<string, string>> = words.desk.ask
  const asked = LESSONS.map((lesson) => [lesson.id, sentences[askKey(questionFor(lesson)!)]])
  expect(asked.filter(([, sentence]) => !/^[\p{Lu}{].+ .+\?$/u.test(sentence ?? ""))).toEqual([])
})
