import { expect, it } from "vitest"
import type { LogEntry } from "../protocol/table.ts"
import { NO_EVENT } from "../testing/log-entry.ts"
import { counted, isTold } from "./sentence.ts"

const entry = (more: Partial<LogEntry>): LogEntry => ({ ...NO_EVENT, ...more })

it("the log leaves out what goes without saying", () => {
  expect(isTold(entry({}))).toBe(true)
  expect(isTold(entry({ kind: "taps" }))).toBe(false)
  expect(isTold(entry({ kind: "loseLife", rule: "120.3a" }))).toBe(false)
  expect(isTold(entry({ kind: "loseLife", rule: "119.3" }))).toBe(true)
  expect(isTold(entry({ kind: "action", rule: "701.32b", detail: "schemeInMotion" }))).toBe(true)
  expect(isTold(entry({ kind: "action", rule: "702.51a", detail: "convoke" }))).toBe(false)
  expect(isTold(entry({ kind: "action", rule: "508.8", detail: "noAttackers" }))).toBe(false)
  expect(isTold(entry({ kind: "moves", from: "battlefield", to: "graveyard" }))).toBe(true)
  expect(isTold(entry({ kind: "moves", from: "stack", to: "battlefield" }))).toBe(false)
  expect(isTold(entry({ kind: "moves", rule: "103.5", from: "hand", to: "library" }))).toBe(false)
  const bottomed = { rule: "103.5", from: "hand", to: "library", detail: "bottomed" } as const
  expect(isTold(entry({ kind: "moves", ...bottomed }))).toBe(true)
})

it("the same sentence several times in a row is told once", () => {
  const told = ["a", "a", "b", "a"].map((text) => ({ entry: entry({}), by: null, key: "", text, times: 1 }))
  expect(counted(told).map(({ text, times }) => [text, times])).toEqual([
    ["a", 2],
    ["b", 1],
    ["a", 1],
  ])
})
