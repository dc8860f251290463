import { expect, it } from "vitest"
import { madeUp } from "../../src/testing/own-card.ts"
import { PHONE } from "../support/browser.mjs"
import { isAsked } from "../support/play.mjs"
import { leave, look, takeSeat } from "../support/seat.mjs"

const seat = takeSeat()

const FILE = [
  JSON.stringify({
    ...madeUp("Glass Fox", "Flying"),
    set: "tst",
    rarity: "rare",
    released_at: "2001-02-03",
    legalities: { modern: "legal" },
  }),
  JSON.stringify({ ...madeUp("Odd Fox", "Flying\nFrobnicate the moon."), released_at: "2020-01-01" }),
].join("\n")

const field = (page) => page.getByRole("searchbox")
const status = (page) => page.locator(".search-status")

it("a deck that no game accepts can't be played and says why at once, and no size lies on a line of types", async () => {
  const { page, errors, close } = await seat.open({ size: { width: 1280, height: 800 } })
  await page.getByRole("button", { name: "Cards and decks" }).click()
  await page.getByRole("button", { name: "New deck" }).click()
  const play = page.getByRole("button", { name: "Play this deck" })
  expect(await play.isDisabled()).toBe(true)
  await field(page).fill("is:vanilla t:creature")
  await expect.poll(() => status(page).textContent()).toMatch(/^\d+ cards of \d+/)
  await page.locator(".printed.is-bare .size").first().waitFor()
  const lying = await page.evaluate(
    () =>
      [...document.querySelectorAll(".printed.is-bare:has(.size)")].filter((card) => {
        const edge = (part, side) => card.querySelector(part)?.getBoundingClientRect()[side] ?? 0
        return edge(".types", "bottom") > edge(".size", "top") + 1
      }).length,
  )
  expect(lying).toBe(0)
  await look(page, "deck-new")
  await page
    .getByRole("button", { name: /^One more/ })
    .first()
    .click()
  await page.getByText("This deck can't be played yet: 1 card, 60 are needed.").waitFor()
  expect(await play.isDisabled()).toBe(true)
  await field(page).fill("Forest")
  await page.getByRole("button", { name: "One more Forest" }).first().click()
  await page.getByRole("textbox", { name: "Copies of Forest" }).fill("59")
  await page.keyboard.press("Enter")
  await expect.poll(() => play.isDisabled()).toBe(false)
  await leave({ errors, close })
})

it("cards are searched as one types, wrong questions say what is wrong, and a card has a page", async () => {
  const { page, errors, close } = await seat.open({ size: { width: 1440, height: 900 } })
  await page.getByRole("button", { name: "Cards and decks" }).click()
  await page.locator(".card-grid .printed").first().waitFor()
  await look(page, "cards-1440")
  await field(page).fill("t:goblin cmc<=2")
  await expect.poll(() => status(page).textContent()).toMatch(/^\d+ cards of \d+/)
  for (const wrong of ["t:goblin (", "frob:2", "o:/(a+)+/"]) {
    await field(page).fill(wrong)
    await expect.poll(() => status(page).getAttribute("class")).toContain("wrong")
  }
  await field(page).fill('!"Serra Angel"')
  await page.locator(".card-grid .printed").click()
  await page.getByRole("heading", { name: "How it is understood" }).waitFor()
  await page.getByText("Flying: creatures without flying or reach").waitFor()
  await look(page, "card-page-1440")
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Syntax" }).click()
  await look(page, "cards-syntax")
  await page.getByRole("button", { name: "c:rg", exact: true }).click()
  await expect.poll(() => field(page).inputValue()).toBe("c:rg")
  await leave({ errors, close })
})

it("a deck is built, judged, kept, played and played against", async () => {
  const { page, errors, close } = await seat.open({ size: { width: 1440, height: 900 } }, "#cards")
  await page.getByRole("combobox", { name: "Copy of…" }).selectOption("burn")
  await page.getByText("The deck can be played so.").waitFor()
  await page.getByRole("radio", { name: "Sideboard" }).check()
  await field(page).fill("t:dragon c:r")
  await expect.poll(() => status(page).textContent()).not.toContain("774 cards of")
  await page.locator(".counter button").last().click()
  await page.getByText("1 in the sideboard").waitFor()
  await page.getByLabel("Name of the deck").fill("Fast fire")
  await page.getByRole("button", { name: "New hand" }).click()
  await page.getByText("saved", { exact: true }).waitFor()
  await look(page, "deck-builder-1440")
  await page.getByRole("button", { name: "Export" }).click()
  await expect.poll(() => page.locator(".list-text").inputValue()).toContain("Mountain")
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Link", exact: true }).click()
  const link = await page.locator("dialog.share textarea").inputValue()
  expect(link.length).toBeLessThan(400)
  const other = await seat.open({ kept: { "apnap/language": "fr" } }, link.slice(link.indexOf("#")))
  await other.page.getByRole("textbox", { name: /Nom du deck/ }).waitFor()
  expect(await other.page.getByRole("textbox", { name: /Nom du deck/ }).inputValue()).toBe("Fast fire")
  await other.page.getByText("Montagne", { exact: true }).first().waitFor()
  await leave(other)
  const cut = await seat.open({}, link.slice(link.indexOf("#"), link.indexOf("#") + 40))
  await cut.page.getByText("can’t be read: it may have been cut short").waitFor()
  await leave(cut)
  await page.keyboard.press("Escape")
  // What is changed last is kept though the deck is closed before its cards are known.
  const closing = await page.getByRole("button", { name: "All decks" }).elementHandle()
  await page.evaluate((button) => {
    const more = /** @type {HTMLElement} */ (document.querySelector(".counter button:last-child"))
    more.click()
    button?.dispatchEvent(new MouseEvent("click", { bubbles: true }))
  }, closing)
  await page.getByRole("button", { name: /^Fast fire/ }).click()
  await page.getByText("2 in the sideboard").waitFor()
  await page.getByRole("button", { name: "Play this deck" }).click()
  expect(await isAsked(page)).toBe(true)
  await page.reload()
  await page
    .getByRole("radio", { name: /Fast fire/ })
    .first()
    .waitFor()
  await leave({ errors, close })
})

it("an imported list tells what is wrong with it; a day and a format judge it by the file", async () => {
  const { page, errors, close } = await seat.open({ size: { width: 1024, height: 768 } }, "#cards")
  await page.getByText("Cards of your own", { exact: true }).click()
  await page
    .locator(".own-cards input[type=file]")
    .setInputFiles({ name: "cards.jsonl", mimeType: "text/plain", buffer: Buffer.from(FILE) })
  await page.getByText("1 of 2 cards are understood whole.").waitFor()
  await page.getByRole("button", { name: "Import a list" }).click()
  await page.getByLabel(/^Deck list/).fill("50 Forest\n4 Glass Fox\n5 Odd Fox\n1 Nobody")
  await page.getByRole("button", { name: "Make it a deck" }).click()
  await page.locator(".judged").getByText("5 copies of Odd Fox, at most 4 are allowed.").waitFor()
  await page.locator(".deck-panel").getByText("Nobody is not known here").waitFor()
  await page.locator(".judged").getByLabel("Printed until").fill("1")
  await page.getByText("Odd Fox was first printed later").waitFor()
  await page.getByLabel("Format").selectOption("modern")
  await field(page).fill("is:partly")
  await expect.poll(() => page.locator(".card-grid .printed").count()).toBe(1)
  await look(page, "deck-builder-1024")
  await leave({ errors, close })
})

it("speaks French, and fits on a phone", async () => {
  const { page, errors, close } = await seat.open(
    { size: PHONE, kept: { "apnap/language": "fr", "apnap/theme": "light" } },
    "#cards",
  )
  await page.locator(".card-grid .printed").first().waitFor()
  await look(page, "cards-phone")
  await page.getByRole("combobox", { name: "Copie de…" }).selectOption("control")
  await page.locator(".counter").first().waitFor()
  await look(page, "deck-builder-phone-cards")
  await page.getByRole("button", { name: "Deck", exact: true }).click()
  await page.getByText("Le deck peut être joué ainsi.").waitFor()
  await look(page, "deck-builder-phone-deck", true)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(PHONE.width)
  await leave({ errors, close })
})
