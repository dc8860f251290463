import { expect, it } from "vitest"
import { PHONE } from "../support/browser.mjs"
import { leave, look, picture, takeSeat } from "../support/seat.mjs"
import { takeServer } from "../support/server.mjs"

const { visit } = takeServer(takeSeat())

it("a tournament is made in the lobby, joined by its link on a phone in French, and its players are led to their table", async () => {
  const ana = await visit("Ana")
  await ana.page.getByText("A new tournament").click()
  await ana.page.getByLabel("What it is called").fill("Friday")
  await ana.page.getByRole("button", { name: "Make it" }).click()
  await ana.page.getByLabel("Your deck").selectOption("burn")
  await ana.page.getByRole("button", { name: "Take part" }).click()
  await ana.page.getByRole("button", { name: "Change the deck" }).waitFor()
  // One alone can't begin.
  await ana.page.getByRole("button", { name: "Begin the first round" }).click()
  await ana.page.getByRole("alert").getByText("A tournament needs two players.").waitFor()
  // Who gives a name first is led there too.
  const link = await ana.page.getByLabel("Link to this tournament").inputValue()
  expect(link).toBe(ana.page.url())
  const luc = await visit("Luc", link, { size: PHONE, kept: { "apnap/language": "fr" } })
  await luc.page.getByLabel("Votre deck").selectOption("midrange")
  await luc.page.getByRole("button", { name: "Participer" }).click()
  await luc.page.getByRole("button", { name: "Quitter le tournoi" }).waitFor()
  await ana.page.getByRole("button", { name: "Begin the first round" }).click()
  await ana.page.getByRole("heading", { name: "This round" }).waitFor()
  // The organiser may end the round, and say how a match ended.
  await ana.page.getByRole("button", { name: /^End the round now/ }).click()
  await ana.page.getByRole("button", { name: "No", exact: true }).click()
  await ana.page.getByRole("button", { name: /^Result of/ }).click()
  expect(
    await ana.page
      .getByLabel(/^Result of/)
      .getByRole("option")
      .allTextContents(),
  ).toEqual(["1–0", "0–1", "0–0"])
  await look(ana.page, "tournament")
  await luc.page.getByRole("button", { name: "À votre table" }).click()
  await ana.page.getByRole("button", { name: "To your table" }).click()
  await ana.page.getByText("You play the deck that you entered the tournament with.").waitFor()
  expect(await ana.page.getByRole("button", { name: "Stand up" }).count()).toBe(0)
  await ana.page.getByRole("button", { name: "I'm ready" }).click()
  await luc.page.getByRole("button", { name: /Je suis prêt/ }).click()
  for (const { page } of [ana, luc]) await page.locator(".board").first().waitFor()
  await picture(luc.page, "tournament-table")
  await leave(luc)
  await ana.close()
}, 300_000)
