import { describe, expect, inject, it } from "vitest"
import { savedPosition } from "../../session/src/testing/position.ts"
import { isAsked } from "./support/play.mjs"
import { leave, look, putFile, takeSeat } from "./support/seat.mjs"

const seat = takeSeat()
const SAVE = savedPosition({ hand: ["Shock"], battlefield: ["Mountain"] }, {})

/** A page that gets some of its files only when the net lets it, or not at all while that is broken. */
async function openBy(net, /** @type {RegExp} */ files, options = {}) {
  const table = await seat.open({ ...options, online: true })
  await table.page.route(files, async (route) => {
    await net.lets
    return net.isBroken ? route.abort() : route.continue()
  })
  await table.page.goto(inject("url"))
  return table
}

/** A net that lets nothing through until it is told to. */
function slowNet() {
  let go = () => {}
  const lets = new Promise((resolve) => {
    go = () => resolve(null)
  })
  return { isBroken: false, lets, go }
}

const isTold = (page) =>
  page.waitForFunction(() => globalThis.workerNotes.some((note) => note.includes("told: table")))

describe("on a slow network", () => {
  it("a table that loads after the game was told takes the first decision like any other", async () => {
    const net = slowNet()
    const { page, errors, close } = await openBy(net, /table-screen.*js$/)
    await putFile(page, SAVE)
    await isTold(page)
    await page.getByText("Loading…").waitFor()
    await look(page, "late-table")
    net.go()
    await isAsked(page)
    await page.locator(".hand .mark-usable").click()
    await isAsked(page)
    await expect.poll(() => page.locator(".prompt").getAttribute("data-kind")).toBe("choose")
    await leave({ errors, close })
  })
})

describe("on a broken network", () => {
  it("the engine is loaded anew with the next try, and it is told in the person's language", async () => {
    const net = { isBroken: true }
    const { page, close } = await openBy(net, /worker-.*js$/, { kept: { "apnap/language": "fr" } })
    await putFile(page, SAVE)
    await page.getByText("Une partie de la page n’a pas pu être chargée").waitFor()
    await look(page, "late-engine")
    net.isBroken = false
    await putFile(page, SAVE)
    await isAsked(page)
    await expect.poll(() => page.locator(".hand .mark-usable").count()).toBe(1)
    await close()
  })

  it("the table is loaded anew when it is tried again; that it did not come before is not told", async () => {
    const net = { isBroken: true }
    const { page, close } = await openBy(net, /table-screen.*js$/)
    const tried = page.waitForEvent("requestfailed")
    await page.reload()
    await tried
    await putFile(page, SAVE)
    const fault = page.locator(".fault-page")
    await fault.getByText("A part of the page could not be loaded").waitFor()
    expect(await page.locator(".note").allTextContents()).toEqual([])
    await look(page, "late-fault")
    await fault.getByRole("button", { name: "Try again" }).click()
    await fault.getByText("A part of the page could not be loaded").waitFor()
    net.isBroken = false
    await fault.getByRole("button", { name: "Try again" }).click()
    await isAsked(page)
    await page.locator(".hand .mark-usable").click()
    await isAsked(page)
    await close()
  })
})
