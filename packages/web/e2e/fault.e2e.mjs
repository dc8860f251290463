import { describe, expect, inject, it } from "vitest"
import { savedPosition } from "../../session/src/testing/position.ts"
import { PHONE } from "./support/browser.mjs"
import { isAsked } from "./support/play.mjs"
import { choose, fileGiven, look, putFile, takeSeat } from "./support/seat.mjs"

const seat = takeSeat()
const SAVE = savedPosition({ hand: ["Shock"], battlefield: ["Mountain", "Mountain"] }, {})
const FRENCH = { "apnap/language": "fr", "apnap/theme": "light" }

/** A page whose worker tells what `spoil` makes of it. */
async function openSpoilt(options) {
  const table = await seat.open(options)
  await table.page.addInitScript(() => {
    const Plain = globalThis.Worker
    globalThis.Worker = class extends Plain {
      addEventListener(kind, hear) {
        super.addEventListener(kind, (event) => {
          if (kind === "message") globalThis.spoil?.(event.data)
          hear(event)
        })
      }
    }
  })
  await table.page.goto(inject("url"))
  return table
}

/** @typedef {Extract<import("../src/protocol/table.ts").WorkerResponse, { response: "table" }>} Told */

/** Spoils the next thing of a kind that the worker tells. */
function spoilNext(page, /** @type {string} */ kind, /** @type {(message: Told) => void} */ how) {
  return page.evaluate(
    ([wanted, source]) => {
      const spoil = new Function(`return ${source}`)()
      globalThis.spoil = (message) => {
        if (message.response !== wanted) return
        globalThis.spoil = undefined
        spoil(message)
      }
    },
    [kind, how.toString()],
  )
}

const PARTS = /** @type {[string, (message: Told) => void, string][]} */ ([
  ["log", ({ table }) => table.log.unshift({ index: 0, turn: 1, kind: "moves" }), ".side .prompt h2"],
  ["field", ({ table }) => Object.assign(table.seen.players[1], { counters: null }), ".side .prompt h2"],
  ["hand", ({ table }) => Object.assign(table.seen.players[0], { cards: [{ id: 9 }] }), ".own .board"],
  ["prompt", ({ table }) => Object.assign(table.prompt, { question: null }), ".own .board"],
])

/** What stands in the place of what can't be drawn leads on: to a file, and to the game after a reload. */
async function leadsOn(page, part, french = false) {
  const fault = page.locator(`.fault-${part}`)
  await fault.waitFor()
  await expect.poll(() => fault.textContent()).toContain(`draw/${part}: `)
  await expect
    .poll(() => fault.textContent())
    .toContain(french ? "Votre partie est gardée" : "Your game is kept")
  await look(page, `fault-${part}`)
  // The card that was looked at makes room.
  await page.mouse.move(560, 120)
  const file = await fileGiven(page, () =>
    fault.getByRole("button", { name: french ? /^Enregistrer/ : "Save to a file" }).click(),
  )
  expect(JSON.parse(file).apnapTable).toBe(1)
  await page.reload()
  await page.getByRole("button", { name: french ? /^Reprendre/ : "Go on with your game" }).click()
  expect(await isAsked(page)).toBe(true)
  expect(await fault.count()).toBe(0)
}

describe("a fault in drawing", () => {
  it.each(PARTS)("of the part %s leaves the rest, and the game", async (part, how, rest) => {
    const french = part === "field"
    const { page, close } = await openSpoilt(french ? { kept: FRENCH } : {})
    await putFile(page, SAVE)
    await isAsked(page)
    await page.locator(".hand .mark-usable").first().click()
    await isAsked(page)
    await spoilNext(page, "table", how)
    await page.keyboard.press("u")
    await page.locator(`.fault-${part}`).waitFor()
    await page.locator(rest).first().waitFor()
    if (french) await page.setViewportSize(PHONE)
    await leadsOn(page, part, french)
    await close()
  })

  it("of the whole page leaves the ways on from it", async () => {
    const { page, close } = await seat.open()
    await page.locator("input[type=file]").first().waitFor({ state: "attached" })
    await page.evaluate(() => {
      document.addEventListener = () => {
        throw new Error("no more keys")
      }
    })
    await putFile(page, SAVE)
    await leadsOn(page, "page")
    await close()
  })

  it("is over with the next table: the way back is offered", async () => {
    const { page, close } = await openSpoilt()
    await putFile(page, SAVE)
    await isAsked(page)
    await spoilNext(page, "table", ({ table }) => {
      table.seen.players[0].counters = null
    })
    await page.locator(".hand .mark-usable").first().click()
    await page.locator(".fault-field").getByRole("button", { name: "Back to the last decision" }).click()
    await page.locator(".own .tile").first().waitFor()
    expect(await page.locator(".fault").count()).toBe(0)
    await close()
  })

  it("of a dialog closes with it", async () => {
    const { page, close } = await openSpoilt()
    await putFile(page, SAVE)
    await isAsked(page)
    await spoilNext(page, "explained", (message) =>
      Object.assign(message.explained, { now: null, counters: null }),
    )
    await page.locator(".own .tile").first().click({ button: "right" })
    await page.locator(".why-dialog .fault-dialog").waitFor()
    await page.keyboard.press("Escape")
    await page.locator(".fault").waitFor({ state: "detached" })
    await choose(page, "To the start")
    await close()
  })

  it("of the desk leaves the way to the start", async () => {
    const { page, close } = await openSpoilt()
    await spoilNext(page, "judgeTool", ({ judgeTool }) => {
      judgeTool.stock.course = null
    })
    await page.getByRole("button", { name: "The judge's desk and the course" }).click()
    await page.locator(".fault-desk").waitFor()
    await look(page, "fault-desk")
    await page.getByRole("button", { name: "To the start" }).click()
    await page.getByRole("button", { name: "Play now" }).waitFor()
    await close()
  })
})
