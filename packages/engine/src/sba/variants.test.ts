import { expect, it } from "vitest"
import { createState } from "../game/setup/setup.ts"
import { checkStateBasedActions } from "./check.ts"
import { defineVariantActions } from "./variants.ts"

it("704.6: a variant's own state-based actions are looked for only in games with that variant", () => {
  let looked = 0
  defineVariantActions("test-variant", {
    collect: () => {
      looked++
    },
  })
  const players = [
    { name: "A", deck: [] },
    { name: "B", deck: [] },
  ]
  checkStateBasedActions(createState({ players, openingHands: false }))
  expect(looked).toBe(0)
  checkStateBasedActions(
    createState({ players, openingHands: false, options: { variants: ["test-variant"] } }),
  )
  expect(looked).toBe(1)
})
