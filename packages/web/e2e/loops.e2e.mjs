import { compileCard } from "@apnap/cards"
import { place } from "@apnap/engine"
import { expect, it } from "vitest"
import { savedPosition } from "../../session/src/testing/position.ts"
import { isAsked } from "./support/play.mjs"
import { leave, look, takeSeat } from "./support/seat.mjs"

const seat = takeSeat()

const spring = compileCard({
  name: "Spring",
  layout: "normal",
  mana_cost: "{0}",
  type_line: "Artifact",
  oracle_text: "{0}: You gain 1 life.",
}).definition
const SAVE = savedPosition({}, {}, 0, "current", (s) => void place(s, 0, "battlefield", spring))

const WORDS = {
  en: { repeat: "Repeat…", times: "Repeat so many times" },
  fr: { repeat: "Répéter…", times: "Répéter ce nombre de fois" },
}

for (const language of /** @type {const} */ (["en", "fr"])) {
  const w = WORDS[language]

  it(`732.2a: who did the same twice is asked how often to repeat it (${language})`, async () => {
    const { page, errors, close } = await seat.sit(SAVE, { kept: { "apnap/language": language } })
    const repeat = page.getByRole("button", { name: w.repeat })
    const life = () => page.locator(".you .life").first().textContent()
    const gain = async (/** @type {number} */ to) => {
      await page.locator(".own .mark-usable").first().click()
      await expect.poll(life).toContain(`${to}`)
      await isAsked(page)
    }
    await gain(21)
    expect(await repeat.count()).toBe(0)
    await gain(22)
    await repeat.click()
    const dialog = page.locator("dialog[open]")
    await look(page, `loops-${language}`)
    await dialog.getByRole("spinbutton").fill("40")
    await dialog.getByRole("button", { name: w.times }).click()
    await expect.poll(life).toContain("62")
    await isAsked(page)
    expect(await repeat.count()).toBe(1)
    await leave({ errors, close })
  })
}
