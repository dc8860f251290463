import { describe, expect, it } from "vitest"
import { savedPosition } from "../../session/src/testing/position.ts"
import { isAsked, READY } from "./support/play.mjs"
import { choose, leave, takeSeat } from "./support/seat.mjs"

const seat = takeSeat()

const CROWD = ["Grizzly Bears", "Hill Giant", "Craw Wurm", "Soul Warden"]
const LANDS = ["Forest", "Plains", "Mountain", "Island"].flatMap((name) => [name, name])
/** The strong level thinks for as long as it may in its turn. */
const LONG = 1500

/** A game of the strong level, at the person's first main phase, with enough on the table to think about. */
const record = JSON.stringify({
  apnapTable: 1,
  from: {
    save: savedPosition(
      { hand: ["Shock"], battlefield: [...CROWD, ...LANDS] },
      { hand: ["Giant Growth", "Grizzly Bears", "Shock"], battlefield: [...CROWD, ...CROWD, ...LANDS] },
    ),
    level: "strong",
    seed: 1,
  },
  moves: [],
})

const THINKS = ".player.theirs progress"

/** Waits until one of these is on the page, however short. */
const isThere = (page, /** @type {string} */ selector) =>
  page.waitForFunction((wanted) => document.querySelector(wanted) !== null, selector, { polling: 10 })

/** The game, the turn given to the computer, which thinks. */
async function giveTurn() {
  const opened = await seat.sit(record)
  const { page } = opened
  await page.keyboard.press("e")
  await isThere(page, THINKS)
  return opened
}

/** The moves of the game that is kept. */
const movesKept = (page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("apnap/game") ?? '{"moves":[]}').moves)

describe("while the computer thinks", () => {
  it("the game can be left at once, stays left, and goes on where it was", async () => {
    const { page, errors, close } = await giveTurn()
    await choose(page, "To the start")
    await page.getByRole("button", { name: "Play now" }).waitFor()
    await page.waitForTimeout(LONG)
    expect(await page.locator("main.table").count()).toBe(0)
    const moves = await movesKept(page)
    expect(moves.length).toBeGreaterThan(0)
    await page.reload()
    await page.getByRole("button", { name: "Go on with your game" }).click()
    // What is left to think about may be thought before the page can show it.
    await isThere(page, `${THINKS}, ${READY}`)
    await isAsked(page)
    await expect.poll(() => movesKept(page).then((now) => now.length)).toBeGreaterThan(moves.length)
    expect((await movesKept(page)).slice(0, moves.length)).toEqual(moves)
    await leave({ errors, close })
  })

  it("going back is done while it thinks", async () => {
    const { page, errors, close } = await giveTurn()
    const began = await page.evaluate(() => performance.now())
    await page.keyboard.press("u")
    await isAsked(page)
    const took = (await page.evaluate(() => performance.now())) - began
    console.log(`undone while the computer thinks: ${Math.round(took)} ms`)
    await expect.poll(() => page.locator(".phases .turn").textContent()).toContain("Your turn")
    await leave({ errors, close })
  })

  it("the rules are asked and the page stays awake", async () => {
    const { page, errors, close } = await giveTurn()
    await page.evaluate(() => {
      globalThis.long = []
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) globalThis.long.push(duration)
      }).observe({ type: "longtask" })
    })
    await page.locator(".own .tile").first().click({ button: "right" })
    await page.locator(".why-dialog").getByText("Before any effect").waitFor()
    await page.keyboard.press("Escape")
    await page.waitForTimeout(2 * LONG)
    const long = await page.evaluate(() => globalThis.long)
    console.log(`tasks of more than 50 ms while the computer thinks: ${JSON.stringify(long)}`)
    await leave({ errors, close })
  })
})
