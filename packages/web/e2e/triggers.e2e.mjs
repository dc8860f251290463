import { join } from "node:path"
import { afterAll, beforeAll, expect, inject, it } from "vitest"
import { savedPosition } from "../src/testing/position.ts"
import { ARTEFACTS, findBrowser, launch, openPage } from "./browser.mjs"
import { violations } from "./check.mjs"
import { byMouse, isAsked, play } from "./play.mjs"

/** @type {import("playwright-core").Browser} */
let browser
beforeAll(async () => {
  browser = await launch(findBrowser())
})
afterAll(() => browser?.close())

const KNIGHT = "Attended Knight"
const SAVE = savedPosition(
  { hand: [KNIGHT, KNIGHT], battlefield: ["Soul Warden", "Soul Warden", ...Array(6).fill("Plains")] },
  {},
)

it("603.3b: equal triggered abilities are one row, and a kept order is used, told, and forgotten", async () => {
  const { page, errors, close } = await openPage(browser, inject("url"), { kept: { "apnap/pace": 0 } })
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "p.json", mimeType: "application/json", buffer: Buffer.from(SAVE) })
  await isAsked(page)
  const cast = async () => {
    await page.locator(".hand .mark-usable").first().click()
    await isAsked(page)
  }
  const rows = page.locator(".prompt .order li")
  await cast()
  await play(page, byMouse, (s) => s.kind === "order")
  expect(await rows.count()).toBe(2)
  expect(await rows.allTextContents()).toEqual([
    expect.stringContaining("Soul Warden ×2"),
    expect.stringContaining(KNIGHT),
  ])
  await page.getByRole("button", { name: "One by one" }).click()
  expect(await rows.count()).toBe(3)
  await page.getByRole("button", { name: "Equal ones together" }).click()
  await page.getByRole("button", { name: new RegExp(`^Move ${KNIGHT}.* up$`) }).click()
  await page.getByRole("checkbox", { name: /^Keep this order/ }).check()
  await page.screenshot({ path: join(ARTEFACTS, "triggers-desktop.png") })
  expect(await violations(page)).toEqual([])
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
  expect(await note.textContent()).toContain(`${KNIGHT} → Soul Warden`)
  await page.screenshot({ path: join(ARTEFACTS, "triggers-applied-desktop.png") })
  expect(await violations(page)).toEqual([])
  await note.getByRole("button", { name: "Ask me again" }).click()
  expect(await note.count()).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem("apnap/triggerOrders"))).toBe("{}")
  expect(errors).toEqual([])
  await close()
})
