import { expect, it } from "vitest"
import { DESKTOP, PHONE } from "../support/browser.mjs"
import { isAsked } from "../support/play.mjs"
import { leave, look, picture, takeSeat } from "../support/seat.mjs"
import { openTable, playTogether, takePlace, takeServer } from "../support/server.mjs"

const seat = takeSeat()
const { visit, open, restart } = takeServer(seat)

it("two pages play a whole game by link, with a reload, a restart of the server and a rematch", async () => {
  const ana = await visit("Ana", "#tables", { size: { width: 1440, height: 900 } })
  await ana.page.getByRole("heading", { name: "A new table" }).waitFor()
  await look(ana.page, "lobby-1440")
  const link = await openTable(ana.page)
  await takePlace(ana.page, "burn")
  await look(ana.page, "room-1440")
  const guest = await open(link.slice(link.indexOf("?")))
  await guest.page.getByRole("heading", { name: "Ana's table" }).waitFor()
  await guest.page.getByText("Duel · no clock · 1 of 2 seats taken").waitFor()
  await look(guest.page, "invitation-desktop")
  await guest.close()
  const luc = await visit("Luc", link.slice(link.indexOf("?")), {
    size: PHONE,
    kept: { "apnap/language": "fr", "apnap/theme": "light" },
  })
  await luc.page.getByRole("button", { name: "S’asseoir ici" }).waitFor()
  await look(luc.page, "room-phone", true)
  await expect
    .poll(() => luc.page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(PHONE.width)
  await luc.page.getByLabel("Dites quelque chose").waitFor({ state: "detached" })
  await ana.page.setViewportSize(DESKTOP)
  await expect
    .poll(() => ana.page.locator(".emotes").evaluate((row) => row.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(DESKTOP.height)
  await ana.page.setViewportSize({ width: 1440, height: 900 })
  await takePlace(luc.page, "aggro")
  const pages = [ana.page, luc.page]
  await Promise.all(pages.map((page) => page.locator(".table").waitFor()))
  await playTogether(pages, async (step) => step > 20)
  // Who waits is told for whom.
  await expect
    .poll(async () => {
      const told = await Promise.all(pages.map((page) => page.locator(".prompt.waiting").allTextContents()))
      return told.flat().join()
    })
    .toMatch(/Waiting for an answer: Luc|On attend la réponse de.: Ana/)
  await ana.page.getByRole("button", { name: "Table", exact: true }).click()
  await ana.page.getByLabel("Say something").fill("<img src=x onerror=alert(1)>")
  await ana.page.getByRole("button", { name: "Send" }).click()
  await look(ana.page, "online-dialog-1440")
  await ana.page.keyboard.press("Escape")
  await luc.page.getByText(/1 nouveau/).waitFor()
  await look(luc.page, "online-table-phone")
  await luc.page.getByText(/1 nouveau/).click()
  await luc.page.getByRole("button", { name: /Signaler cette ligne/ }).click()
  await luc.page.getByText("Signalé à qui gère ce serveur").waitFor()
  await luc.page.keyboard.press("Escape")
  await picture(ana.page, "online-table-1440")

  await luc.page.reload()
  await luc.page.locator(".table").waitFor()
  await restart({}, () => ana.page.getByText("The connection is lost.").waitFor())
  await ana.page.getByText("The connection is lost.").waitFor({ state: "detached" })

  expect(await playTogether(pages)).toBe(true)
  await Promise.all(pages.map((page) => page.locator("dialog.over").waitFor()))
  await look(ana.page, "online-over-1440")
  await ana.page.getByRole("button", { name: "Ask for a rematch" }).click()
  await luc.page.locator("dialog.over").getByRole("button", { name: "D’accord" }).click()
  await ana.page.getByRole("button", { name: "To the next game" }).click()
  await ana.page.locator(".room, main.table").first().waitFor()
  const known = ({ errors }) => errors.filter((text) => !/WebSocket|Failed to load|ERR_/.test(text))
  expect([...known(ana), ...known(luc)]).toEqual([])
  await ana.close()
  await luc.close()
})

it("computer players fill seats, somebody watches, and the clocks run", async () => {
  const ana = await visit("Ana")
  const link = await openTable(ana.page, async () => {
    await ana.page.getByLabel("Variant").selectOption("commander")
    await ana.page.getByRole("combobox", { name: "Seats", exact: true }).selectOption("4")
    await ana.page.getByLabel("Thinking time").selectOption({ label: "180 s for each decision" })
  })
  await takePlace(ana.page, "isamaru")
  const eve = await visit("Eve", link.slice(link.indexOf("?")))
  await eve.page.getByText("Who has a seat may write.").waitFor()
  const free = ana.page.getByRole("button", { name: "Add computer" })
  for (const left of [2, 1, 0]) {
    await free.first().click()
    await expect.poll(() => free.count()).toBe(left)
  }
  await Promise.all([ana, eve].map(({ page }) => page.locator(".table").waitFor()))
  expect(await isAsked(ana.page)).toBe(true)
  await ana.page.locator(".clock").first().waitFor()
  await look(ana.page, "online-commander")
  await eve.page.locator(".player").first().waitFor()
  expect(await eve.page.locator(".hand .tile").count()).toBe(0)
  await look(eve.page, "online-spectator")
  await leave(ana)
  await leave(eve)
})

it("a page of no server says how to get one; a table that is not there says so", async () => {
  const ana = await visit("Ana")
  await ana.page.getByLabel("A link, or the code at its end").fill("AAAAAAAAAAAA")
  await ana.page.getByRole("button", { name: "Go there" }).click()
  await ana.page.getByText("There is no such table, or it can't be reached.").waitFor()
  await ana.page.getByRole("button", { name: "To the lobby" }).last().click()
  await ana.page.getByRole("heading", { name: "A new table" }).waitFor()
  await ana.close()
  const alone = await seat.open({}, "#tables")
  await alone.page.getByText("This page does not come from a server of tables.").waitFor()
  await look(alone.page, "lobby-no-server")
  await leave(alone)
})
