import { expect, it } from "vitest"
import { begin, playOn } from "../testing/at-the-table.ts"
import { packed } from "./packed.ts"

/** Characters of a link without the page's own address. */
const lengthOf = async (session: ReturnType<typeof begin>) =>
  "#game=".length + (await packed(JSON.stringify(session.record))).length

const COMMANDER = {
  deck: { name: "isamaru" },
  against: { name: "gonti" },
  variant: "commander",
  seats: 4,
} as const

it("a link to a game is short: at most 300 characters at its beginning, and 2,000 for a whole one", async () => {
  const duel = begin()
  expect(await lengthOf(duel)).toBeLessThanOrEqual(300)
  playOn(duel, 2000)
  expect(duel.isOver).toBe(true)
  expect(await lengthOf(duel)).toBeLessThanOrEqual(2000)
})

it("a game for four is as short at its beginning", async () => {
  expect(await lengthOf(begin(COMMANDER))).toBeLessThanOrEqual(300)
})
