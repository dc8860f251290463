import { afterEach, expect, it } from "vitest"
import type { LogEntry } from "../protocol/table.ts"
import { NO_EVENT, NOTHING } from "../testing/log-entry.ts"
import { learnFrenchNames } from "../words/card-names.ts"
import { toldOf } from "./told.ts"

afterEach(() => learnFrenchNames([]))

const you: LogEntry["who"] = { ...NOTHING, is: "player", name: "You", you: true }
const object = (name: string, tag = ""): LogEntry["who"] => ({
  ...NOTHING,
  is: "object",
  name,
  gender: "f",
  tag,
})
const texts = (log: readonly LogEntry[], all: boolean, language: "en" | "fr") =>
  toldOf(log, all, language).map(({ text, times }) => `${text} ×${times}`)

it("equal cards that do the same are told at once, and with their numbers where everything is shown", () => {
  const attack = (tag: string): LogEntry => ({
    ...NO_EVENT,
    kind: "attacks",
    object: object("Bear", tag),
    other: you,
  })
  const log = [attack("#12"), attack("#13")]
  expect(texts(log, false, "en")).toEqual(["Bear attacks you. ×2"])
  expect(texts(log, true, "en")).toEqual(["Bear (#12) attacks you. ×1", "Bear (#13) attacks you. ×1"])
})

it("in French cards are called by their French names as soon as these are known", () => {
  const log = [{ ...NO_EVENT, kind: "draw" as const, who: you, object: object("Test Bear") }]
  expect(texts(log, false, "fr")[0]).toContain("Test Bear")
  learnFrenchNames([["Test Bear", "Ours d’essai"]])
  expect(texts(log, false, "fr")[0]).toContain("Ours d’essai")
  expect(texts(log, false, "en")[0]).toContain("Test Bear")
})
