import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { serve } from "@apnap/server"
import { afterAll, beforeAll, expect, it } from "vitest"
import { DESKTOP, openPage, PHONE } from "../support/browser.mjs"
import { leave, look, picture, QUICK, takeSeat } from "../support/seat.mjs"

const SITE = fileURLToPath(new URL("../../dist/site", import.meta.url))
const seat = takeSeat()

/** @type {string} */
let folder
/** @type {Awaited<ReturnType<typeof serve>>} */
let serving

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "apnap-tournament-"))
  serving = await serve({
    data: { folder: join(folder, "data") },
    port: 0,
    site: SITE,
    version: "test",
    limits: { burst: 100_000, perSecond: 100_000, sockets: 1000 },
  })
}, 120_000)
afterAll(async () => {
  await serving.close()
  rmSync(folder, { recursive: true })
})

async function visit(name, { link = new URL("#tables", serving.url).href, ...options }) {
  const table = await openPage(seat.browser(), link, {
    ...options,
    kept: { ...QUICK, ...options.kept },
    online: true,
  })
  await table.page.getByLabel(/Your name at the table|Votre nom à la table/).fill(name)
  await table.page.getByRole("button", { name: /Come in|Entrer/ }).click()
  return table
}

it("a tournament is made in the lobby, joined by its link on a phone in French, and its players are led to their table", async () => {
  const ana = await visit("Ana", { size: DESKTOP })
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
  const luc = await visit("Luc", { link, size: PHONE, kept: { "apnap/language": "fr" } })
  await luc.page.getByLabel("Votre deck").selectOption("midrange")
  await luc.page.getByRole("button", { name: "Participer" }).click()
  await luc.page.getByRole("button", { name: "Quitter le tournoi" }).waitFor()
  await ana.page.getByRole("button", { name: "Begin the first round" }).click()
  await ana.page.getByRole("heading", { name: "This round" }).waitFor()
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
