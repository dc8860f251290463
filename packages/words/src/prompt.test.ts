import { readdirSync, readFileSync, statSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, it } from "vitest"
import { PURPOSES as ENGLISH } from "./english/purposes.ts"
import { OPTIONS } from "./french/options.ts"
import { PURPOSES as FRENCH } from "./french/purposes.ts"
import { optionIn } from "./options.ts"
import { promptOf } from "./prompt.ts"
import type { Question } from "./question.ts"

const ENGINE = fileURLToPath(new URL("../../engine/src", import.meta.url))
const SOURCES = readdirSync(ENGINE, { recursive: true, encoding: "utf8" })
  .map((name) => `${ENGINE}/${name}`)
  .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && statSync(path).isFile())

const NOTHING = { is: "nothing", name: "", you: false, gender: "m", emblem: false, tag: "" } as const
const QUESTION: Question = {
  purpose: "optionalCost",
  rule: "601.2b",
  number: "601.2b",
  range: null,
  label: "kicker",
  total: 0,
  source: NOTHING,
  starter: NOTHING,
  bottomed: 0,
}

it("every purpose that the engine writes out has words in both languages", () => {
  const asked = SOURCES.flatMap((path) => [...readFileSync(path, "utf8").matchAll(/purpose: "(\w+)"/g)])
  const purposes = [...new Set(asked.map(([, purpose]) => purpose))]
  expect(purposes.length).toBeGreaterThan(50)
  expect(purposes.filter((purpose) => !(purpose in ENGLISH))).toEqual([])
  expect(purposes.filter((purpose) => !(purpose in FRENCH))).toEqual([])
})

it("608.2g: what is done or not is asked without numbers", () => {
  const cast = { ...QUESTION, purpose: "cast", label: "", range: { min: 0, max: 1 } }
  expect(promptOf(cast, "en")).toBe("Cast it?")
  expect(promptOf({ ...cast, purpose: "target" }, "en")).toBe("Choose a target: 0 to 1")
})

it("608.2d: an optional instruction is asked about by what it does", () => {
  const may = {
    ...QUESTION,
    purpose: "may",
    label: "",
    source: { ...NOTHING, is: "object" as const, name: "Ophidian" },
  }
  expect(promptOf(may, "en", "draw a card")).toBe("Draw a card? (Ophidian)")
  expect(promptOf(may, "fr", "piocher une carte")).toBe("Piocher une carte\u202f? (Ophidian)")
  expect(promptOf(may, "en")).toBe("Do it? (Ophidian)")
})

it("702.33b: of two kickers each is told by its cost; an instance of a keyword by the keyword", () => {
  expect(promptOf(QUESTION, "en")).toBe("Pay the additional cost (kicker)?")
  expect(promptOf({ ...QUESTION, label: "kicker {1}{R}" }, "fr")).toBe(
    "Payer le coût supplémentaire (kick {1}{R})\u202f?",
  )
  const range = { min: 0, max: 3 }
  expect(promptOf({ ...QUESTION, label: "", purpose: "replicate:1", range }, "fr")).toBe(
    "Combien de fois payer la duplication\u202f?\u202f: 0 à 3",
  )
})

it("601.2b: every cost that may be paid is called by a French word", () => {
  const source = readFileSync(`${ENGINE}/announcing/optional-costs.ts`, "utf8")
  const table = source.slice(source.indexOf("const OPTIONAL")).split("\n}\n")[0]
  const keywords = [...table.matchAll(/^ {2}(\w+): \{(.*)\}/gm)]
  expect(keywords.length).toBeGreaterThan(9)
  const asked = keywords.filter(([, , line]) => !line.includes("many")).map(([, keyword]) => keyword)
  expect(asked.filter((keyword) => !(keyword in OPTIONS))).toEqual([])
})

it("a way to cast that is a keyword is called by it", () => {
  expect(optionIn("fuse", "fr")).toBe("fusion")
  expect(optionIn("fuse", "en")).toBe("fuse")
})

it("103.1: who decides about a mulligan is told who takes the first turn", () => {
  const asked = (you: boolean) => {
    const starter = { ...NOTHING, is: "player" as const, name: "Computer", you }
    return { ...QUESTION, purpose: "mulligan", label: "", starter }
  }
  expect(promptOf(asked(true), "en")).toBe("You take the first turn. Take a mulligan?")
  expect(promptOf(asked(false), "fr")).toBe("L’ordinateur joue le premier tour. Faire un mulligan\u202f?")
})

it("103.5: after a mulligan it is said how many cards go to the bottom if the hand is kept", () => {
  const starter = { ...NOTHING, is: "player" as const, you: true }
  const asked = (bottomed: number) => ({ ...QUESTION, purpose: "mulligan", label: "", starter, bottomed })
  expect(promptOf(asked(1), "en")).toBe(
    "You take the first turn. Take a mulligan? If you keep, a card goes to the bottom.",
  )
  expect(promptOf(asked(2), "fr")).toBe(
    "Vous jouez le premier tour. Faire un mulligan\u202f? Si vous gardez, 2 cartes vont au-dessous.",
  )
  const bottom = { ...QUESTION, purpose: "bottom", label: "", range: { min: 1, max: 1 } }
  expect(promptOf(bottom, "en")).toBe("Put a card on the bottom of your library")
})

it("how many are to be discarded is said, in words for a single card", () => {
  const discard = (count: number) => ({
    ...QUESTION,
    purpose: "discard",
    label: "",
    range: { min: count, max: count },
  })
  expect([promptOf(discard(1), "en"), promptOf(discard(2), "en")]).toEqual([
    "Discard a card",
    "Discard cards: 2",
  ])
  expect([promptOf(discard(1), "fr"), promptOf(discard(2), "fr")]).toEqual([
    "Défaussez-vous d’une carte",
    "Défaussez-vous de cartes\u202f: 2",
  ])
})
