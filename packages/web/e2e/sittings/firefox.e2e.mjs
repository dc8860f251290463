import { existsSync } from "node:fs"
import { afterAll, beforeAll, expect, inject, it } from "vitest"
import { FIREFOX, openFirefox } from "../support/firefox.mjs"
import { byMouse, isAsked } from "../support/play.mjs"
import { QUICK } from "../support/seat.mjs"
import { GAMES, sitOut } from "./sitting.mjs"

const isThere = FIREFOX !== undefined && existsSync(FIREFOX)
/** @type {Awaited<ReturnType<typeof openFirefox>>} */
let firefox
beforeAll(async () => {
  if (isThere) firefox = await openFirefox()
})
afterAll(() => firefox?.close())

it.skipIf(!isThere).each(["duel", "commander"])(
  "%s in Firefox: played to its end and watched again; skipped where Firefox is not installed",
  async (game) => {
    const kept = { ...QUICK, "apnap/offer": GAMES[game] }
    const { page, errors, close } = await firefox.page(inject("url"), { kept })
    await page.locator(".quick .primary").first().click()
    await isAsked(page)
    const { over, passedBy, faults } = await sitOut(page, byMouse, `sitting-firefox-${game}`)
    expect(over).toBe(true)
    expect({ passedBy, faults, errors }).toEqual({ passedBy: [], faults: [], errors: [] })
    await close()
  },
  900_000,
)
