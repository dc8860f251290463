import { expect, it } from "vitest"
import { savedPosition } from "../src/testing/position.ts"
import { byMouse, isAsked, play } from "./play.mjs"
import { leave, takeSeat } from "./seat.mjs"

const seat = takeSeat()
const tile = (page, /** @type {string} */ zone, /** @type {string} */ name) =>
  page.locator(`${zone} .tile`, { hasText: name }).first()

it("508.1a, 702.3b: what can't attack says why when it is pointed at, and when it has the focus", async () => {
  const table = await seat.sit(savedPosition({ battlefield: ["Wall of Omens", "Grizzly Bears"] }, {}))
  const { page } = table
  await play(page, byMouse, (s) => s.kind === "attackers")
  const reasons = page.locator(".preview .reasons")
  await tile(page, ".own", "Wall of Omens").hover()
  await expect.poll(() => reasons.textContent()).toMatch(/can't attack: creatures with defender.*702\.3b/)
  await tile(page, ".own", "Grizzly Bears").focus()
  await expect.poll(() => reasons.count()).toBe(0)
  await tile(page, ".own", "Wall of Omens").focus()
  await expect.poll(() => reasons.textContent()).toContain("702.3b")
  await leave(table)
})

it("a spell that is dropped on a creature is aimed at it, and equipment is attached to it", async () => {
  const hand = ["Shock"]
  const battlefield = ["Mountain", "Mountain", "Bonesplitter", "Savannah Lions", "Grizzly Bears"]
  const table = await seat.sit(savedPosition({ hand, battlefield }, { battlefield: ["Hill Giant"] }))
  const { page } = table
  await tile(page, ".hand", "Shock").dragTo(tile(page, ".opponents", "Hill Giant"))
  await page.locator(".side .log li", { hasText: "Shock deals 2 damage to Hill Giant" }).waitFor()
  await isAsked(page)
  await tile(page, ".own", "Bonesplitter").dragTo(tile(page, ".own", "Grizzly Bears"))
  await page.locator(".side .log li", { hasText: "Bonesplitter becomes attached to Grizzly Bears" }).waitFor()
  await leave(table)
})
