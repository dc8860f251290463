import { expect, it } from "vitest"
import { savedPosition } from "../../session/src/testing/position.ts"
import { DESKTOP, PHONE } from "./support/browser.mjs"
import { isAsked } from "./support/play.mjs"
import { choose, leave, look, takeSeat } from "./support/seat.mjs"

const seat = takeSeat()
const SAVE = savedPosition(
  { hand: ["Shock", "Forest"], battlefield: ["Mountain", "Mountain", "Mutavault"] },
  { battlefield: ["Grizzly Bears"] },
)

const WEAR = /** @type {const} */ ([
  [
    "phone-light-fr",
    PHONE,
    "light",
    "fr",
    ["Revenir à…", "Réglages", "Aide", "Un lien vers cette partie", "Concéder"],
    // No words for a mouse, and no keys.
    /^(?!.*(Cliquez|Touches)).*Touchez une carte/,
  ],
  [
    "desktop-dark-en",
    DESKTOP,
    "dark",
    "en",
    ["Go back to…", "Settings", "Help", "A link to this game", "Concede"],
    /Click a card.*Keys/,
  ],
])

it.each(WEAR)(
  "every dialog is sound, and closes with Escape (%s)",
  async (name, size, theme, language, menu, help) => {
    const kept = { "apnap/theme": theme, "apnap/language": language }
    const table = await seat.sit(SAVE, { size, kept })
    const { page } = table
    const dialog = page.locator("dialog[open]")
    const closes = async (/** @type {string} */ what, says = /./) => {
      await dialog.waitFor()
      await expect.poll(() => dialog.textContent()).toMatch(says)
      await look(page, `dialog-${what}-${name}`)
      await page.keyboard.press("Escape")
      await expect.poll(() => dialog.count()).toBe(0)
    }
    const card = page.locator(".own .tile", { hasText: "Mutavault" })
    await card.click()
    await closes("actions")
    await page.locator(".mine .why-player").click()
    await closes("life")
    await page.locator(".prompt [aria-haspopup]").click()
    await closes("until")
    if (size === PHONE) {
      await page.locator(".log-button").click()
      await closes("log")
      await page.locator(".opponents .tile").first().click()
      await closes("card")
    }
    await page.locator(".hand .tile", { hasText: /Forest|Forêt/ }).click()
    if (size === PHONE) await page.locator("dialog[open] .action").click()
    await isAsked(page)
    for (const [i, entry] of menu.entries()) {
      await choose(page, entry)
      await closes(`menu-${i}`, entry === menu[2] ? help : undefined)
    }
    await leave(table)
  },
)
