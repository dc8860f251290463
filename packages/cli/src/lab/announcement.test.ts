import type { Contest, Study } from "@apnap/players"
import { expect, it } from "vitest"
import { announcement } from "./announcement.ts"

const arm = (name: string) => ({ name, decks: ["", ""] as const, rules: {} })
const study = (kind: Study["kind"], contests: readonly (readonly [string, string])[]) =>
  ({
    kind,
    contests: contests.map((names) => ({ names, arms: [arm("Shock"), arm("Bolt")] }) as unknown as Contest),
  }) as Study

it("says which decks play, what is changed in them, and against whom", () => {
  expect(
    announcement(
      study("matrix", [
        ["aggro", "burn"],
        ["aggro", "ramp"],
        ["burn", "ramp"],
      ]),
    ),
  ).toBe("3 pairings: aggro, burn, ramp, each against each")
  expect(
    announcement(
      study("card", [
        ["aggro", "burn"],
        ["ramp", "burn"],
      ]),
    ),
  ).toBe("2 pairings: aggro, ramp, each with Bolt and with Shock, against burn")
})
