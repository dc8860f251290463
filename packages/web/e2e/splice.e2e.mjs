import { compileCard } from "@apnap/cards"
import { place } from "@apnap/engine"
import { expect, it } from "vitest"
import { savedPosition } from "../../session/src/testing/position.ts"
import { PHONE } from "./support/browser.mjs"
import { byMouse, isAsked, play } from "./support/play.mjs"
import { leave, look, takeSeat } from "./support/seat.mjs"

const seat = takeSeat()

const arcane = (/** @type {string} */ name, /** @type {string} */ text) =>
  compileCard({
    name,
    layout: "normal",
    mana_cost: "{R}",
    type_line: "Instant — Arcane",
    oracle_text: text,
    colors: ["R"],
  })

/** A spell, and two cards of the hand that can be spliced onto it. */
const SAVE = savedPosition(
  { battlefield: ["Mountain", "Mountain", "Mountain"] },
  { battlefield: ["Grizzly Bears"] },
  0,
  "current",
  (s) => {
    const cards = [
      arcane("Test Drift", "You gain 1 life."),
      arcane("Test Ray", "Test Ray deals 2 damage to any target.\nSplice onto Arcane {1}"),
      arcane("Test Omen", "Each opponent loses 1 life.\nSplice onto Arcane {1}"),
    ]
    for (const { definition, missing } of cards) {
      expect(missing).toEqual([])
      place(s, 0, "hand", definition)
    }
  },
)

it.each([
  ["desk", {}],
  ["phone", { size: PHONE }],
])(
  "702.47b: cards are spliced onto a spell one after the other, and it does what they say (%s)",
  async (name, options) => {
    const table = await seat.sit(SAVE, options)
    const { page } = table
    const hand = (/** @type {string} */ card) => page.locator(".hand .tile", { hasText: card })
    await hand("Test Drift").click()
    const cast = page.locator("dialog .action", { hasText: "Cast Test Drift" })
    if (name === "phone") await cast.click()
    await isAsked(page)
    const prompt = page.locator(".prompt")
    await expect.poll(() => prompt.getAttribute("data-kind")).toBe("choose")
    await look(page, `splice-${name}`)
    await hand("Test Ray").click()
    await page.locator("[data-primary]").click()
    await expect.poll(() => hand("Test Omen").getAttribute("class")).toContain("mark-open")
    await hand("Test Omen").click()
    await page.locator("[data-primary]").click()
    await expect.poll(() => page.locator(".opponents .mark-open").count()).toBeGreaterThan(0)
    await page.locator(".opponents .tile", { hasText: "Grizzly Bears" }).click()
    await play(page, byMouse, async () => (await page.locator(".stack li").count()) === 0)
    if (name === "desk") {
      const log = page.locator(".side .log")
      await expect.poll(() => log.textContent()).toMatch(/Test Drift deals 2 damage to Grizzly Bears/)
      await expect.poll(() => log.textContent()).toMatch(/loses 1 life/)
    }
    await expect.poll(() => hand("Test Ray").count()).toBe(1)
    await leave(table)
  },
)
