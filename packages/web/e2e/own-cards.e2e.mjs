import { expect, it } from "vitest"
import { madeUp } from "../src/testing/own-card.ts"
import { PHONE } from "./support/browser.mjs"
import { byMouse, isAsked, play } from "./support/play.mjs"
import { choose, leave, look, takeSeat } from "./support/seat.mjs"

const seat = takeSeat()

const LIST =
  "36 Forest\n4 Glass Fox\n4 Grizzly Bears\n4 Llanowar Elves\n4 Giant Growth\n4 Craw Wurm\n4 Naturalize"
const FILE = [
  JSON.stringify(madeUp("Glass Fox", "Flying")),
  "{not a card",
  JSON.stringify(madeUp("Odd Fox", "Flying\nFrobnicate the moon.")),
].join("\n")

async function giveFile(page, title = "Cards of your own") {
  await page.getByText(title, { exact: true }).click()
  await page
    .locator(".own-cards input[type=file]")
    .setInputFiles({ name: "cards.jsonl", mimeType: "text/plain", buffer: Buffer.from(FILE) })
}

it("cards of a file are kept, played, refused when they are only partly understood, and forgotten", async () => {
  const offer = { level: "random", deck: "list", list: LIST }
  const { page, errors, close } = await seat.open({
    kept: { "apnap/offer": offer },
  })
  const alert = page.getByRole("alert")
  const playNow = page.getByRole("button", { name: "Play now" })
  await playNow.click()
  await expect.poll(() => alert.textContent()).toContain("Glass Fox")

  await giveFile(page)
  await page.getByText("1 of 2 cards are understood whole.").waitFor()
  await expect.poll(() => page.locator(".own-cards").textContent()).toContain("2 cards are kept here.")
  await expect.poll(() => page.locator(".faults li").textContent()).toContain("Line 2: this is not JSON.")
  await page.locator(".own-cards").scrollIntoViewIfNeeded()
  await look(page, "own-cards-desktop")

  await page.getByLabel("Deck list").fill(LIST.replace("Naturalize", "Odd Fox"))
  await playNow.click()
  await expect.poll(() => alert.textContent()).toContain("The text of Odd Fox is only partly understood")
  await page.getByRole("checkbox", { name: /only partly understood/ }).check()
  await playNow.click()
  expect(await isAsked(page)).toBe(true)
  await play(page, byMouse, (s) => s.turn.includes("Turn 3"))

  await page.reload()
  await page.getByRole("button", { name: "Go on with your game" }).click()
  expect(await isAsked(page)).toBe(true)
  await choose(page, "To the start")
  await page.getByText("Cards of your own", { exact: true }).click()
  await page.getByRole("button", { name: "Forget these cards" }).click()
  await page.getByText("0 cards are kept here.").waitFor()
  await playNow.click()
  await expect.poll(() => alert.textContent()).toContain("not known here")
  await leave({ errors, close })
})

it("speaks French, and fits on a phone", async () => {
  const { page, errors, close } = await seat.open({
    size: PHONE,
    kept: { "apnap/language": "fr", "apnap/theme": "light" },
  })
  await giveFile(page, "Vos propres cartes")
  await page.getByText("Cartes entièrement comprises : 1 sur 2.").waitFor()
  await page.locator(".own-cards").scrollIntoViewIfNeeded()
  await look(page, "own-cards-phone")
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(PHONE.width)
  await leave({ errors, close })
})

const KINDS = ["one", "two", "three", "four", "five", "six"]
const FRENCH = KINDS.map((kind) =>
  JSON.stringify({
    ...madeUp(`Glass Fox ${kind}`, "Flying"),
    object: "card",
    lang: "fr",
    printed_name: `Renard de verre ${kind}`,
  }),
).join("\n")
const FOXES = `36 Forest\n${KINDS.map((kind) => `4 Glass Fox ${kind}`).join("\n")}`

it("in French cards are called by the names that the file has", async () => {
  const { page, errors, close } = await seat.open({
    kept: {
      "apnap/language": "fr",
      "apnap/offer": { level: "random", deck: "list", list: FOXES },
    },
  })
  await page.getByText("Vos propres cartes", { exact: true }).click()
  await page
    .locator(".own-cards input[type=file]")
    .setInputFiles({ name: "cards.jsonl", mimeType: "text/plain", buffer: Buffer.from(FRENCH) })
  await page.getByText("Cartes entièrement comprises : 6 sur 6.").waitFor()
  await page.getByRole("button", { name: "Jouer maintenant" }).click()
  expect(await isAsked(page)).toBe(true)
  await page.locator(".hand .name", { hasText: "Renard de verre" }).first().waitFor()
  await page.getByText("Vous piochez Renard de verre").first().waitFor()
  expect(await page.locator("main.table").textContent()).not.toContain("Glass Fox")
  await look(page, "french-names")
  await leave({ errors, close })
})

it("a list may call the cards by the French names that the file has, and basic lands by theirs", async () => {
  const list = FOXES.replaceAll("Glass Fox", "renard de verre").replace("Forest", "Forêt")
  const { page, errors, close } = await seat.open({
    kept: { "apnap/offer": { level: "random", deck: "list", list } },
  })
  await page.getByText("Cards of your own", { exact: true }).click()
  await page
    .locator(".own-cards input[type=file]")
    .setInputFiles({ name: "cards.jsonl", mimeType: "text/plain", buffer: Buffer.from(FRENCH) })
  await page.getByText("6 of 6 cards are understood whole.").waitFor()
  await page.getByRole("button", { name: "Play now" }).click()
  expect(await isAsked(page)).toBe(true)
  await page.locator(".hand .name", { hasText: "Glass Fox" }).first().waitFor()
  await leave({ errors, close })
})

it("a game that is refused shows no other game in its place, and leaves the one before as it was", async () => {
  const list = LIST.replace("Glass Fox", "Odd Fox")
  const named = { ...{ id: "d", name: "Foxes", format: "constructed", until: "" }, colors: "G", changed: 1 }
  const { page, errors, close } = await seat.open({ kept: { "apnap/decks": [{ ...named, list }] } })
  await giveFile(page)
  await page.getByText("1 of 2 cards are understood whole.").waitFor()
  await page.getByRole("button", { name: "Play now" }).click()
  expect(await isAsked(page)).toBe(true)
  await page.evaluate(() => location.assign("#cards"))
  await page.getByRole("button", { name: /^Foxes/ }).click()
  await page.getByRole("button", { name: "Play this deck" }).click()
  await expect
    .poll(() => page.getByRole("alert").textContent())
    .toContain("The text of Odd Fox is only partly understood")
  expect(await page.locator("main.table").count()).toBe(0)
  await page.getByRole("button", { name: "To the start" }).click()
  await page.getByRole("button", { name: "Go on with your game" }).click()
  expect(await isAsked(page)).toBe(true)
  expect(await page.locator("main.table").textContent()).not.toContain("Foxes")
  await leave({ errors, close })
})

it("a card of the file is laid at the desk, and the link has it", async () => {
  const { page, errors, close } = await seat.open()
  await giveFile(page)
  await page.getByText("1 of 2 cards are understood whole.").waitFor()
  await page.getByRole("button", { name: "The judge's desk and the course" }).click()
  await page.getByRole("button", { name: "Your question", exact: true }).click()
  await page.locator(".card-search input").first().fill("glass")
  await page.getByRole("option", { name: /^Glass Fox/ }).click()
  await page.locator(".desk-own .chip", { hasText: "Glass Fox" }).waitFor()
  await page.getByRole("button", { name: "Run it" }).click()
  await page.locator(".desk-run .standing-view", { hasText: "Glass Fox 2/1" }).waitFor()
  await page.getByRole("button", { name: "A link to it" }).click()
  const link = await page.locator(".share textarea").inputValue()
  const other = await seat.open({}, link.slice(link.indexOf("#")))
  await other.page.locator(".desk-own .chip", { hasText: "Glass Fox" }).waitFor()
  await leave(other)
  await leave({ errors, close })
})
