import { describe, expect, it } from "vitest"
import { savedPosition } from "../../session/src/testing/position.ts"
import { DESKTOP, PHONE } from "./support/browser.mjs"
import { byMouse, play } from "./support/play.mjs"
import { leave, look, takeSeat } from "./support/seat.mjs"

const seat = takeSeat()

const lands = (/** @type {string} */ name, count = 2) => Array(count).fill(name)

/** Growing counters: two effects, of which the affected creature's controller chooses the order. */
const GROWTH = savedPosition(
  {
    hand: ["Battlegrowth", "Forest"],
    battlefield: ["Hardened Scales", "Vorinclex, Monstrous Raider", "Forest"],
  },
  {},
)
/** Creatures that die together, and are exiled instead of going to the graveyard. */
const DEATHS = savedPosition(
  { hand: ["Pyroclasm", "Mountain"], battlefield: ["Rest in Peace", ...lands("Mountain")] },
  { battlefield: ["Grizzly Bears", "Savannah Lions"] },
)
/** Two triggers of the person, and one of the computer. */
const TRIGGERS = savedPosition(
  {
    hand: ["Attended Knight", "Shock"],
    battlefield: ["Soul Warden", ...lands("Mountain", 4), ...lands("Plains", 4)],
  },
  { battlefield: ["Soul Warden"] },
)

const WEAR = /** @type {const} */ ([
  ["desktop-dark-en", DESKTOP, "dark", "en"],
  ["phone-light-fr", PHONE, "light", "fr"],
])

/** The page with a position on its table, as a person wants it to look. */
async function sit(save, [name, size, theme, language]) {
  const kept = { "apnap/theme": theme, "apnap/language": language }
  const table = await seat.sit(save, { size, kept })
  return { ...table, name, dialog: table.page.locator(".why-dialog") }
}

/** Casts a card of the hand and goes on until `stop` says so. */
async function cast(page, card, stop) {
  const inHand = page.locator(".hand .tile", { hasText: card })
  await inHand.click()
  await play(page, byMouse, async (s) => {
    if (s.dialog || s.kind !== "priority" || (await inHand.count()) > 0) return false
    return stop(await page.locator(".stack li").count())
  })
}

async function see({ page, name, dialog }, what) {
  await dialog.waitFor()
  await look(page, `why-${what}-${name}`)
}

/** Opens why on the last entry of the log that speaks of it; on a phone the log has a dialog of its own. */
async function askLog({ page }, text) {
  if (await page.locator(".log-button").isVisible()) await page.locator(".log-button").click()
  await page.locator("[role=log] li > button:visible", { hasText: text }).last().click()
  await page.locator(".why-event:visible").click()
}

describe.each(WEAR)("why? (%s)", (...wear) => {
  it("616.1: tells which effects changed an event, in which order, and who chose", async () => {
    const table = await sit(GROWTH, wear)
    await cast(table.page, "Battlegrowth", (stacked) => stacked === 0)
    await askLog(table, "+1/+1")
    await see(table, "effects")
    await expect.poll(() => table.dialog.textContent()).toContain("Hardened Scales")
    await expect.poll(() => table.dialog.textContent()).toContain("Vorinclex")
    await leave(table)
  })

  it("704.3: tells in which check something died, and what else happened in it", async () => {
    const table = await sit(DEATHS, wear)
    await cast(table.page, "Pyroclasm", (stacked) => stacked === 0)
    await askLog(table, wear[3] === "en" ? "destroyed" : "détruit")
    await see(table, "check")
    await expect.poll(() => table.dialog.textContent()).toContain("Rest in Peace")
    await expect.poll(() => table.dialog.textContent()).toContain("704.3")
    await table.dialog.locator("button.rule", { hasText: "704.5g" }).first().click()
    const rule = table.page.locator(".rule-dialog")
    await rule.locator(".lesson-link").first().waitFor()
    await see({ ...table, dialog: rule }, "rule")
    await expect.poll(() => rule.textContent()).toContain("1999-06")
    await rule.locator("button.rule", { hasText: /^704\.5$/ }).click()
    await rule.locator(".lettered").waitFor()
    await expect.poll(() => rule.locator(".lettered dt").first().textContent()).toBe("704.5a")
    await expect.poll(() => rule.locator(".lettered dt").count()).toBeGreaterThan(20)
    await see({ ...table, dialog: rule }, "lettered")
    await leave(table)
  })

  it("603.3b: tells why one trigger is above another, and why a player has that much life", async () => {
    const table = await sit(TRIGGERS, wear)
    const { page, dialog } = table
    await cast(page, "Attended Knight", (stacked) => stacked > 1)
    await page.locator(".stack .spell").first().click({ button: "right" })
    await see(table, "place")
    const [, size, , language] = wear
    const text = language === "fr" ? "créature" : "creature"
    if (size === DESKTOP) await page.locator(".stack .spell", { hasText: text }).first().waitFor()
    await expect.poll(() => dialog.textContent()).toMatch(/603\.3|101\.4/)
    await page.keyboard.press("Escape")
    await play(page, byMouse, async () => (await page.locator(".stack li").count()) === 0)
    await page.locator(".mine .why-player").click()
    await see(table, "life")
    await expect.poll(() => dialog.textContent()).toContain("Soul Warden")
    await leave(table)
  })
})
