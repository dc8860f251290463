import { expect, it } from "vitest"
import { savedPosition } from "../../../session/src/testing/position.ts"
import { byMouse, isAsked, play } from "../support/play.mjs"
import { choose, leave, look, putFile, takeSeat } from "../support/seat.mjs"

const seat = takeSeat()
const SAVE = savedPosition({ hand: ["Shock"], battlefield: ["Mountain"] }, {})

const toStart = (page) => choose(page, "To the start")

it("several games are kept: another one, a file or a link never takes the place of the one in progress", async () => {
  const { page, errors, close } = await seat.open()
  await page.getByRole("button", { name: "Play now" }).click()
  await isAsked(page)
  await play(page, byMouse, (s) => s.turn.includes("Turn 3"))
  await toStart(page)
  await putFile(page, SAVE)
  await isAsked(page)
  await toStart(page)
  await page.reload()
  await page.getByText("1 other game", { exact: true }).click()
  await look(page, "start-kept-games", true)
  await page.getByRole("button", { name: /^Turn \d+, life/ }).click()
  await isAsked(page)
  await expect.poll(() => page.locator(".phases .turn").textContent()).toContain("Turn 3")
  await toStart(page)
  await page.getByText("1 other game", { exact: true }).waitFor()
  await leave({ errors, close })
})

it("a game that another tab has open goes on as a copy; a full store is told", async () => {
  const { page, errors, close } = await seat.open()
  await page.getByRole("button", { name: "Play now" }).click()
  await isAsked(page)
  await toStart(page)
  await page.getByRole("button", { name: "Go on with your game" }).click()
  await isAsked(page)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByRole("button", { name: "Go on with your game" }).click()
  await isAsked(other)
  await other.reload()
  await other.getByText("1 other game", { exact: true }).waitFor()
  await other.close()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError")
    }
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError")
    }
  })
  await page.locator("[data-primary]:not(:disabled)").click()
  await page.getByText("Games can't be kept here").waitFor()
  await leave({ errors, close })
})

it("beyond sixty kept games the oldest finished ones go, which is told; an unfinished one only if the person says so", async () => {
  // Games are laid down beside another screen: the first one would look at them between two.
  const { page, errors, close } = await seat.open({}, "#cards")
  const goTo = (/** @type {string} */ address) =>
    Promise.all([
      page.waitForEvent("load"),
      page.evaluate((there) => {
        history.replaceState(null, "", `${location.pathname}${there}`)
        location.reload()
      }, address),
    ])
  const keep = (/** @type {boolean} */ over, /** @type {number} */ many) =>
    page.evaluate(
      async ([isOver, count]) => {
        const opened = indexedDB.open("apnap-games", 1)
        const db = await new Promise((done) => {
          opened.onupgradeneeded = () => opened.result.createObjectStore("games", { keyPath: "id" })
          opened.onsuccess = () => done(opened.result)
        })
        const games = db.transaction("games", "readwrite").objectStore("games")
        for (let i = 0; i < count; i++) {
          const summary = { turn: i, players: [{ name: "You", life: 20 }], variant: "", over: isOver }
          games.put({ id: `${isOver} ${i}`, record: { moves: [] }, summary, changed: i + 1 })
        }
        await new Promise((done) => {
          games.transaction.oncomplete = done
        })
        db.close()
      },
      [over, many],
    )
  await keep(true, 3)
  await keep(false, 59)
  await goTo("")
  await page.getByText("2 finished games, the oldest ones kept here, have been removed").waitFor()
  await page.getByText("60 other games", { exact: true }).waitFor()
  await goTo("#cards")
  await keep(false, 62)
  await goTo("")
  await page.getByText("1 finished game, the oldest one kept here, has been removed").waitFor()
  await page.getByText("62 other games", { exact: true }).waitFor()
  await look(page, "start-many-kept-games")
  await page.getByRole("button", { name: "Remove the 2 oldest unfinished games" }).click()
  await page.getByText("60 other games", { exact: true }).waitFor()
  await page.reload()
  await page.getByText("60 other games", { exact: true }).waitFor()
  await leave({ errors, close })
})

const DECK = { id: "d", name: "Mine", format: "constructed", until: "", colors: "R", changed: 1 }

it("a match of three: how it stands, sideboarding, and the loser begins", async () => {
  const list = "Deck\n56 Mountain\n4 Shock\n\nSideboard\n2 Naturalize"
  const { page, errors, close } = await seat.open({
    kept: { "apnap/decks": [{ ...DECK, list }], "apnap/offer": { level: "random", deck: "own:d" } },
  })
  await page.getByRole("radio", { name: "Best of three" }).check()
  await page.getByRole("button", { name: "Play now" }).click()
  await isAsked(page)
  const concede = async () => {
    await choose(page, "Concede")
    await page.getByRole("button", { name: "Concede" }).last().click()
    await page.locator("dialog.over").waitFor()
  }
  await concede()
  await page.getByText("You 0, computer 1").waitFor()
  // The result stays when what is open over it is closed, and is called back after a look at the table.
  await page.getByRole("button", { name: "The next game" }).click()
  await page.locator("dialog.sideboarding").waitFor()
  await page.keyboard.press("Escape")
  await page.locator("dialog.sideboarding").waitFor({ state: "detached" })
  await page.getByRole("button", { name: "Look at the table" }).click()
  await page.locator("dialog.over").waitFor({ state: "detached" })
  await page.getByRole("button", { name: "The result" }).click()
  await page.getByRole("button", { name: "The next game" }).click()
  await page.getByRole("button", { name: /Move one Naturalize to the deck/ }).click()
  await look(page, "sideboarding")
  const tops = await page
    .locator(".both-parts section")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  await page.locator(".sideboarding .primary").click()
  await isAsked(page)
  await page.reload()
  await page.getByRole("button", { name: "Go on with your game" }).click()
  await isAsked(page)
  await concede()
  await page.getByText("The match is lost, 0 to 2.").waitFor()
  await look(page, "match-over")
  await leave({ errors, close })
})

it("the deck that is offered first has a sideboard, and a deck that has become too small can't begin", async () => {
  const { page, errors, close } = await seat.open()
  await page.getByRole("radio", { name: "Best of three" }).check()
  await page.getByRole("button", { name: "Play now" }).click()
  await isAsked(page)
  await choose(page, "Concede")
  await page.getByRole("button", { name: "Concede" }).last().click()
  await page.getByRole("button", { name: "The next game" }).click()
  const begin = page.locator(".sideboarding .primary")
  await page.getByRole("button", { name: /Move one Thragtusk to the sideboard/ }).click()
  await page.getByText("59 cards, 60 are needed.").waitFor()
  expect(await begin.isDisabled()).toBe(true)
  await page.getByRole("button", { name: /Move one Naturalize to the deck/ }).click()
  await begin.click()
  expect(await isAsked(page)).toBe(true)
  await leave({ errors, close })
})

it("Commander for four is a press on the first screen", async () => {
  const { page, errors, close } = await seat.open({ size: { width: 1024, height: 768 } })
  await page.getByRole("radio", { name: "Commander, 4 seats" }).check()
  await page.getByRole("button", { name: "Play now" }).click()
  await isAsked(page)
  await expect.poll(() => page.locator(".opponents .player").count()).toBe(3)
  await look(page, "commander-four-1024")
  await leave({ errors, close })
})
