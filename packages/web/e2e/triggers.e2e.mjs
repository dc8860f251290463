import { expect, it } from "vitest"
import { savedPosition } from "../../session/src/testing/position.ts"
import { byMouse, isAsked, play } from "./support/play.mjs"
import { leave, look, takeSeat } from "./support/seat.mjs"

const seat = takeSeat()

const KNIGHT = "Attended Knight"
const SAVE = savedPosition(
  { hand: [KNIGHT, KNIGHT], battlefield: ["Soul Warden", "Soul Warden", ...Array(6).fill("Plains")] },
  {},
)

it("603.3b: equal triggered abilities are one row, and a kept order is used, told, and forgotten", async () => {
  const { page, errors, close } = await seat.sit(SAVE)
  const cast = async () => {
    await page.locator(".hand .mark-usable").first().click()
    await isAsked(page)
  }
  const rows = page.locator(".prompt .order li")
  await cast()
  await play(page, byMouse, (s) => s.kind === "order")
  await expect.poll(() => rows.count()).toBe(2)
  await expect
    .poll(() => rows.allTextContents())
    .toEqual([expect.stringContaining("Soul Warden ×2"), expect.stringContaining(KNIGHT)])
  await page.getByRole("button", { name: "One by one" }).click()
  await expect.poll(() => rows.count()).toBe(3)
  await page.getByRole("button", { name: "Equal ones together" }).click()
  await page.getByRole("button", { name: new RegExp(`^Move ${KNIGHT}.* up$`) }).click()
  await page.getByRole("checkbox", { name: /^Keep this order/ }).check()
  await look(page, "triggers-desktop")
  await page.locator("[data-primary]").click()

  await play(page, byMouse, () =>
    page
      .locator(".side .stack li")
      .count()
      .then((n) => n === 0),
  )
  await cast()
  const note = page.locator(".applied")
  await play(page, byMouse, () => note.isVisible())
  await expect.poll(() => note.textContent()).toContain(`${KNIGHT} → Soul Warden`)
  await look(page, "triggers-applied-desktop")
  await note.getByRole("button", { name: "Ask me again" }).click()
  expect(await note.count()).toBe(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem("apnap/triggerOrders"))).toBe("{}")
  await leave({ errors, close })
})
