import { describe, expect, it } from "vitest"
import { abilities } from "../../testing/read.ts"

/** What makes abilities trigger once more, and the event that it waits for (603.2d). */
const ROWS: readonly (readonly [cause: string, event: object])[] = [
  ["an artifact entering", { on: "moves", to: "battlefield" }],
  ["a creature you control attacking", { on: "attacks" }],
  ["a creature dying", { on: "moves", to: "graveyard" }],
  ["you casting or copying an instant or sorcery spell", { on: "cast" }],
  ["a player drawing a card", { on: "draw", player: { who: "players" } }],
]

describe("603.2d: additional times", () => {
  for (const [cause, event] of ROWS)
    it(cause, () => {
      const [ability] = abilities(
        `If ${cause} causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.`,
      )
      expect(ability).toMatchObject({ effects: [{ static: "triggerTimes", event, plus: 1 }] })
    })
})
