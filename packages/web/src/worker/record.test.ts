import { describe, expect, it } from "vitest"
import { readRecord } from "./record.ts"

const CHOICE = {
  deck: { name: "burn" },
  against: { name: "aggro" },
  level: "greedy",
  ruleset: "current",
  variant: "",
  seed: 1,
}
const refused = (data: unknown) => {
  try {
    readRecord(typeof data === "string" ? data : JSON.stringify(data))
  } catch (error) {
    return (error as { code: string }).code
  }
  return "read"
}

describe("a saved game", () => {
  it("is a record of this table, or what the engine saved", () => {
    const record = { apnapTable: 1, from: CHOICE, moves: [{ a: 0 }, { concede: 0 }, { byHand: true }] }
    expect(readRecord(JSON.stringify(record))).toEqual(record)
    expect(refused({ apnapTable: 1, from: { save: "{}", level: "strong", seed: 2 }, moves: [] })).toBe("read")
    expect(readRecord('{"apnap":1}').from).toMatchObject({ save: '{"apnap":1}' })
  })

  it.each([
    ["cut off", '{"apnapTable":1,"from'],
    ["empty", ""],
    ["no object", "[]"],
    ["of something else", { name: "x" }],
    ["without a beginning", { apnapTable: 1, from: {}, moves: [] }],
    ["without a deck", { apnapTable: 1, from: { ...CHOICE, deck: null }, moves: [] }],
    ["of a level that is none", { apnapTable: 1, from: { ...CHOICE, level: "god" }, moves: [] }],
    ["with moves that are none", { apnapTable: 1, from: CHOICE, moves: [7] }],
  ])("that is %s is refused", (_what, data) => {
    expect(refused(data)).toBe("bad-save")
  })

  it("of another version is told as such", () => {
    expect(refused({ apnapTable: 2, from: CHOICE, moves: [] })).toBe("save-version")
  })
})
