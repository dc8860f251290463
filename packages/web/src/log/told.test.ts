import { afterEach, expect, it } from "vitest"
import type { LogEntry } from "../protocol/table.ts"
import { NO_EVENT, NOTHING } from "../testing/log-entry.ts"
import { learnNames } from "../words/card-names.ts"
import { toldOf } from "./told.ts"

afterEach(() => learnNames([]))

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
  learnNames([["Test Bear", "Ours d’essai"]])
  expect(texts(log, false, "fr")[0]).toContain("Ours d’essai")
  expect(texts(log, false, "en")[0]).toContain("Test Bear")
})

it("613.7, 508.8: what decided without an event of its own is told after the event with which it is noted", () => {
  const noted = { kind: "action" as const, index: 4 }
  const newer: LogEntry = {
    ...NO_EVENT,
    ...noted,
    rule: "613.7",
    detail: "timestamp 7b",
    object: object("Humility"),
    other: object("Opalescence"),
  }
  const leftOut: LogEntry = { ...NO_EVENT, ...noted, rule: "508.8", detail: "noAttackers" }
  const entered: LogEntry = { ...NO_EVENT, index: 4, who: you, object: object("Humility") }
  const log = [{ ...entered, decided: [newer, leftOut] }]
  expect(texts(log, false, "en")).toEqual([
    "You cast Humility. ×1",
    "In layer 7b, the effect of Humility applies after that of Opalescence: it is newer. ×1",
  ])
  expect(texts(log, true, "fr")[2]).toContain("Rien n’a attaqué")
  expect(new Set(toldOf(log, true, "en").map(({ key }) => key)).size).toBe(3)
})
