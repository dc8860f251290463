import { expect, it } from "vitest"
import { picture, takeSeat } from "../support/seat.mjs"
import { openTable, playTogether, takePlace, takeServer } from "../support/server.mjs"

const { visit, restart } = takeServer(takeSeat())
const PEOPLE = { Ana: "isamaru", Luc: "gonti", Eve: "ash", Max: "vorinclex" }
/** Steps after which everybody's page is loaded anew, then after which the server is. */
const RELOADS = 20
const RESTART = 20
const MOST_STEPS = 20_000

it("four pages play a whole Commander game by link, with a reload of each and a restart of the server", async () => {
  const [first, ...others] = Object.entries(PEOPLE)
  const ana = await visit(first[0])
  const link = await openTable(ana.page, async () => {
    await ana.page.getByLabel("Variant").selectOption("commander")
    await ana.page.getByRole("combobox", { name: "Seats", exact: true }).selectOption("4")
  })
  await takePlace(ana.page, first[1])
  const tables = [ana]
  for (const [name, deck] of others) {
    const table = await visit(name, link.slice(link.indexOf("?")))
    await takePlace(table.page, deck)
    tables.push(table)
  }
  const pages = tables.map(({ page }) => page)
  await Promise.all(pages.map((page) => page.locator(".table").waitFor()))

  for (const page of pages) {
    expect(await playTogether(pages, async (step) => step > RELOADS)).toBe(false)
    await page.reload()
    await page.locator(".table").waitFor()
  }
  await restart({}, () => ana.page.getByText("The connection is lost.").waitFor())
  await ana.page.getByText("The connection is lost.").waitFor({ state: "detached" })
  expect(await playTogether(pages, async (step) => step > RESTART)).toBe(false)
  await picture(ana.page, "commander-online")

  expect(await playTogether(pages, async () => false, MOST_STEPS)).toBe(true)
  await Promise.all(pages.map((page) => page.locator("dialog.over").waitFor()))
  const unforeseen = tables.flatMap(({ errors }) =>
    errors.filter((text) => !/WebSocket|Failed to load|ERR_/.test(text)),
  )
  expect(unforeseen).toEqual([])
  for (const { close } of tables) await close()
}, 3_600_000)
