import { readScenario } from "@apnap/scenarios"
import { expect, it } from "vitest"
import { CHECK_FIELDS, type CheckKind, checkOf, NEW_CHECK } from "./check-draft.ts"
import { EMPTY, fileOf } from "./draft.ts"

it("every kind of assertion that the judge tool offers is read back from a file", () => {
  for (const kind of Object.keys(CHECK_FIELDS) as CheckKind[]) {
    const check = checkOf({ ...NEW_CHECK, kind, card: "Shock", has: "flying", subtype: "Bear" })!
    expect([kind, readScenario(fileOf({ ...EMPTY, expect: [check] })).faults]).toEqual([kind, []])
  }
})

it("an assertion waits for its card, but a zone can be counted without one", () => {
  expect(checkOf({ ...NEW_CHECK, kind: "tapped" })).toBeNull()
  expect(checkOf({ ...NEW_CHECK, kind: "hand", relation: "atMost", number: 3 })).toEqual({
    check: "hand",
    player: "A",
    atMost: 3,
  })
})
