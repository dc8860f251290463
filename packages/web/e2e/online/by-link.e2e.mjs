import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { serve } from "@apnap/server"
import { afterAll, beforeAll, expect, it } from "vitest"
import { DESKTOP, openPage, PHONE } from "../support/browser.mjs"
import { byMouse, isAsked, READY, situation, wanted } from "../support/play.mjs"
import { leave, look, picture, QUICK, takeSeat } from "../support/seat.mjs"

const SITE = fileURLToPath(new URL("../../dist/site", import.meta.url))
const MOST_STEPS = 1500
const seat = takeSeat()

/** @type {string} */
let folder
/** @type {Awaited<ReturnType<typeof serve>>} */
let serving
const begin = (port = 0) =>
  serve({
    data: { folder: join(folder, "data") },
    port,
    site: SITE,
    version: "test",
    limits: { burst: 100_000, perSecond: 100_000, sockets: 1000 },
  })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "apnap-by-link-"))
  serving = await begin()
}, 120_000)
afterAll(async () => {
  await serving.close()
  rmSync(folder, { recursive: true })
})

async function visit(name, address = "#tables", options = {}) {
  const table = await openPage(seat.browser(), new URL(address, serving.url).href, {
    size: DESKTOP,
    ...options,
    kept: { ...QUICK, ...options.kept },
    online: true,
  })
  const { page } = table
  const field = page.getByLabel(/Your name at the table|Votre nom à la table/)
  await field.fill(name)
  await page.getByRole("button", { name: /Come in|Entrer/ }).click()
  return table
}

/** Takes the free seat with a deck, and is ready. */
async function takePlace(page, deck) {
  await page
    .getByRole("button", { name: /Sit down here|S’asseoir ici/ })
    .first()
    .click()
  await page.getByLabel(/Your deck|Votre deck/).selectOption(deck)
  await page.getByRole("button", { name: /I'm ready|Je suis prêt/ }).click()
}

/** Makes a table and gives its link. */
async function openTable(page, change = async () => {}) {
  await change()
  await page.getByRole("button", { name: "Open a table" }).click()
  return page.getByLabel("Link to this table").inputValue()
}

/** Which of them are asked something, or see the end. */
function asked(pages) {
  const isReady = (/** @type {string} */ ready) =>
    document.querySelector(ready) !== null && document.querySelector(".prompt.busy") === null
  return Promise.all(pages.map((page) => page.evaluate(isReady, READY)))
}

/** Each answers when they are asked, until the game is over or `until` says so. */
async function playTogether(pages, until = async () => false) {
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await until(step)) return false
    await expect.poll(() => asked(pages)).toContain(true)
    for (const page of pages) {
      const s = await situation(page)
      if (s.over) return true
      if ((await asked([page])).includes(false)) continue
      if (s.dialog && !s.action) await page.keyboard.press("Escape")
      else await byMouse(page, wanted(s, step % 3 === 2))
    }
  }
  throw new Error("the game did not end")
}

it("two pages play a whole game by link, with a reload, a restart of the server and a rematch", async () => {
  const ana = await visit("Ana", "#tables", { size: { width: 1440, height: 900 } })
  await ana.page.getByRole("heading", { name: "A new table" }).waitFor()
  await look(ana.page, "lobby-1440")
  const link = await openTable(ana.page)
  await takePlace(ana.page, "burn")
  await look(ana.page, "room-1440")
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
  const { port } = new URL(serving.url)
  await serving.close()
  await ana.page.getByText("The connection is lost.").waitFor()
  serving = await begin(Number(port))
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
    await ana.page.getByLabel("Seats").selectOption("4")
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
  const { page, close } = await seat.open({}, "#tables")
  await page.getByText("This page does not come from a server of tables.").waitFor()
  await look(page, "lobby-no-server")
  await close()
})
