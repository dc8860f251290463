import { expect, it } from "vitest"
import { isAsked } from "../support/play.mjs"
import { choose, leave, look, takeSeat } from "../support/seat.mjs"

const seat = takeSeat()

const WORDS = {
  en: {
    more: "Rules, variant and seed",
    variant: "Variant",
    begin: "Begin the game",
    attack: "Who may be attacked",
    range: "Range of influence",
    seats: "Seats",
    deploy: "Creatures may be deployed to teammates",
    emperor: "Emperor",
    start: "To the start",
  },
  fr: {
    more: "Règles, variante et graine",
    variant: "Variante",
    begin: "Commencer la partie",
    attack: "Qui peut être attaqué",
    range: "Portée d’influence",
    seats: "Places",
    deploy: "Les créatures peuvent être déployées chez un coéquipier",
    emperor: "Empereur",
    start: "Vers l’accueil",
  },
}

for (const language of /** @type {const} */ (["en", "fr"])) {
  const w = WORDS[language]

  it(`variants, those played with them, and multiplayer options are chosen on the first screen (${language})`, async () => {
    const { page, errors, close } = await seat.open({ kept: { "apnap/language": language } })
    const list = (/** @type {string} */ name) => page.getByRole("combobox", { name })
    const box = (/** @type {string} */ name) => page.getByRole("checkbox", { name, exact: true })
    const begin = async () => {
      await page.getByRole("button", { name: w.begin }).click()
      await isAsked(page)
    }
    const again = async () => {
      await choose(page, w.start)
      await page.getByText(w.more).click()
    }
    await page.getByText(w.more).click()

    // 901, 904: planes and schemes in one game; the archenemy chooses no attacks (904.2).
    await list(w.variant).selectOption("planechase")
    await box("Archenemy").check()
    await expect.poll(() => list(w.seats).inputValue()).toBe("3")
    expect(await list(w.attack).count()).toBe(0)
    await look(page, `start-variants-${language}`, true)
    await begin()
    await expect.poll(() => page.locator(".opponents .player").count()).toBe(2)
    await again()

    // 801, 803, 804: options of a team game.
    await list(w.variant).selectOption("teamVsTeam")
    await box("Archenemy").waitFor({ state: "detached" })
    await list(w.attack).selectOption("left")
    await list(w.range).selectOption("2")
    await box(w.deploy).check()
    await begin()
    await expect.poll(() => page.locator(".opponents .player").count()).toBe(3)
    await again()

    // 809: creatures are always deployed in Emperor, whose badges say who leads.
    await list(w.variant).selectOption("emperor")
    expect(await box(w.deploy).count()).toBe(0)
    await begin()
    await expect.poll(() => page.locator(".badge", { hasText: new RegExp(w.emperor, "i") }).count()).toBe(2)
    await again()

    // 717: Attractions come with a deck that opens them.
    await list(w.variant).selectOption("duel")
    await box("Attractions").check()
    await page
      .getByRole("radio", { name: /Fairground|Fête foraine/ })
      .first()
      .check()
    await begin()
    await leave({ errors, close })
  })
}
