import { existsSync, readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { readScenarios, scenarioLines } from "./read.ts"

const entry = (more: object) => ({ turn: 1, step: "upkeep", player: "A", ...more })
const bear = {
  id: "own/bear",
  format: "duel",
  players: { A: { hand: ["Grizzly Bears"], battlefield: [{ card: "Forest", count: 2 }] }, B: {} },
  script: [entry({ do: "cast", card: "Grizzly Bears", step: "precombatMain" })],
  strict: true,
  stopAt: { turn: 1, step: "end" },
  expect: [{ check: "permanents", player: "A", card: "Grizzly Bears", is: 1 }],
}
const faultOf = (more: object) => readScenarios(JSON.stringify({ ...bear, ...more }), "my.jsonl").faults[0]
const script = (more: object) => ({ script: [entry(more)] })

describe("reading scenarios", () => {
  it("gives each line's scenario, and passes over empty lines", () => {
    const lines = [...scenarioLines(["", JSON.stringify(bear), "  "])]
    expect(lines).toEqual([{ line: 2, scenario: bear }])
  })

  it("goes on after a broken line and names it", () => {
    const { scenarios, faults } = readScenarios(`{"id": \r\n${JSON.stringify(bear)}\r\n`, "my.jsonl")
    expect(scenarios).toHaveLength(1)
    expect(faults).toMatchObject([{ code: "scenario/json", file: "my.jsonl", line: 1 }])
  })

  it.each([
    [{ format: undefined }, "scenario/missing-field", "format", '"format" is missing'],
    [{ formt: "duel" }, "scenario/unknown-field", "", 'unknown field "formt"'],
    [script({ do: "dance" }), "scenario/unknown-do", "script.0.do", 'unknown do "dance"'],
    [script({ do: "cast" }), "scenario/missing-field", "script.0.card", '"card" is missing'],
    [script({ do: "concede", step: "tea" }), "scenario/unknown-step", "script.0.step", 'unknown step "tea"'],
    [
      { expect: [{ check: "mood", is: 1 }] },
      "scenario/unknown-check",
      "expect.0.check",
      'unknown check "mood"',
    ],
    [
      script({ do: "check", that: { check: "x" } }),
      "scenario/unknown-check",
      "script.0.that.check",
      'unknown check "x"',
    ],
    [script({ do: "concede", player: "Z" }), "scenario/shape", "script.0.player", 'nobody sits at "Z"'],
    [
      { stopAt: { turn: "one", step: "end" } },
      "scenario/shape",
      "stopAt.turn",
      'expected a number, not "one"',
    ],
    [
      { stopAt: { turn: 0, step: "end" } },
      "scenario/shape",
      "stopAt.turn",
      "expected a number of at least 1, not 0",
    ],
    [{ id: "" }, "scenario/shape", "id", 'expected a text that is not empty, not ""'],
    [{ script: 7 }, "scenario/shape", "script", "expected a list, not 7"],
    [{ strict: 1 }, "scenario/shape", "strict", "expected true or false, not 1"],
    [
      { expect: [{ check: "life", player: "Z", is: 20 }] },
      "scenario/shape",
      "expect.0.player",
      'nobody sits at "Z"',
    ],
    [
      { checkpoints: [{ stopAt: { turn: 1, step: "end" }, expect: [{ check: "monarch", is: "Z" }] }] },
      "scenario/shape",
      "checkpoints.0.expect.0.is",
      'nobody sits at "Z"',
    ],
    [
      script({ do: "check", that: { check: "life", player: "Z", is: 20 } }),
      "scenario/shape",
      "script.0.that.player",
      'nobody sits at "Z"',
    ],
    [
      { players: { A: { hand: [{ card: "Forest", count: 1e9 }] } } },
      "scenario/shape",
      "players.A.hand.0.count",
      "expected a number of at most 2000, not 1000000000",
    ],
    [
      {
        players: { A: { hand: [{ card: "Forest", count: 1500 }], exile: [{ card: "Forest", count: 1500 }] } },
      },
      "scenario/shape",
      "players.A",
      "more than 2000 cards",
    ],
    [{ choices: { C: [true] } }, "scenario/shape", "choices.C", 'nobody sits at "C"'],
  ])("%j", (more, code, path, message) => {
    expect(faultOf(more)).toEqual({ code, file: "my.jsonl", line: 1, path, message })
  })

  it.each([
    ["{bad", "this is not JSON from character 2 on"],
    ['{"id": ', "this is not JSON: it ends too soon"],
    ["x", 'this is not JSON: "x" is out of place'],
  ])("says where %s stops being JSON", (text, message) => {
    expect(readScenarios(text).faults[0].message).toBe(message)
  })

  it("wants one expected value in a check", () => {
    expect(faultOf({ expect: [{ check: "life", player: "A" }] })).toMatchObject({ path: "expect.0" })
    expect(faultOf({ expect: [{ check: "life", player: "A", is: 1, not: 2 }] })).toMatchObject({
      path: "expect.0",
    })
  })

  it("says which field of an object reference is wrong", () => {
    expect(faultOf({ targets: { A: [{ card: "Bear", nht: 2 }] } })).toMatchObject({
      code: "scenario/unknown-field",
      path: "targets.A.0",
    })
  })
})

const shared = new URL("../../../../../shared/scenarios/", import.meta.url)

describe.skipIf(!existsSync(shared))(
  "the published scenarios (skipped: no ../shared/scenarios folder)",
  () => {
    it("are all accepted", () => {
      const files = readdirSync(shared).filter((name) => name.endsWith(".jsonl"))
      const texts = files.map((name) => readFileSync(new URL(name, shared), "utf8"))
      const read = texts.map((text, i) => readScenarios(text, files[i]))
      const lines = texts.flatMap((text) => text.split("\n").filter((line) => line.trim() !== ""))
      expect(read.flatMap((r) => r.faults)).toEqual([])
      expect(read.flatMap((r) => r.scenarios)).toHaveLength(lines.length)
    })
  },
)
