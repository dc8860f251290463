import { expect, it } from "vitest"
import { savedPosition } from "../../session/src/testing/position.ts"
import { processorTime, report, spread, tasksDuring } from "./support/measure.mjs"
import { isAsked } from "./support/play.mjs"
import { leave, takeSeat } from "./support/seat.mjs"

const seat = takeSeat()

const CLICKS = 24
const SIDE = ["Forest", "Grizzly Bears", "Hill Giant", "Soul Warden", "Island", "Craw Wurm"]
const thirty = Array(5).fill(SIDE).flat()
/** A task of more milliseconds makes frames be missed. */
const LONG = 50

/** Sits down at a position. */
function sitAt(mine, theirs, level = "greedy") {
  const from = { save: savedPosition(mine, theirs), level, seed: 1 }
  return seat.sit(JSON.stringify({ apnapTable: 1, from, moves: [] }))
}

/** Clicks a card of the hand; milliseconds until it has left it, the person is asked again and the frame is drawn. */
const clickCard = () =>
  new Promise((resolve) => {
    const inHand = () => document.querySelectorAll(".hand .tile").length
    const [cards, began] = [inHand(), performance.now()]
    const look = () => {
      if (inHand() === cards || document.querySelector(".prompt.busy, .prompt.waiting") !== null) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
    }
    const observer = new MutationObserver(look)
    const what = { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] }
    observer.observe(document.querySelector("main"), what)
    document.querySelector(".hand .mark-usable").dispatchEvent(new MouseEvent("click", { bubbles: true }))
  })

it("how soon a click is answered on a board of sixty permanents is printed", async () => {
  const table = await sitAt(
    { hand: Array(CLICKS).fill("Ornithopter"), battlefield: thirty },
    { battlefield: thirty },
  )
  const before = await processorTime(seat.browser())
  const times = []
  const tasks = await tasksDuring(seat.browser(), async () => {
    for (let i = 0; i < CLICKS; i++) times.push(await table.page.evaluate(clickCard))
  })
  const processor = ((await processorTime(seat.browser())) - before) * 1000
  const drawing = tasks.reduce((sum, task) => sum + task, 0)
  report("speed-click", {
    clicks: CLICKS,
    clock: spread(times),
    processorPerClick: Math.round(processor / CLICKS),
    pageThreadPerClick: Math.round(drawing / CLICKS),
    longestTask: Math.round(Math.max(...tasks)),
  })
  expect(times).toHaveLength(CLICKS)
  await leave(table)
})

it("which tasks of the page are long while the computer thinks is printed", async () => {
  const table = await sitAt(
    { hand: ["Giant Growth"], battlefield: thirty },
    { hand: ["Giant Growth", "Grizzly Bears", "Craw Wurm", "Shock"], battlefield: thirty },
    "strong",
  )
  const { page } = table
  await page.evaluate(watchThinking)
  const tasks = await tasksDuring(seat.browser(), async () => {
    await page.keyboard.press("e")
    await page.locator(".player.theirs progress").waitFor()
    await isAsked(page)
  })
  const { thought, byClock } = await page.evaluate(() => globalThis.watched)
  const long = tasks.filter((task) => task > LONG)
  report("speed-thinking", {
    thought: Math.round(thought),
    longestTask: Math.round(Math.max(...tasks)),
    long: long.map(Math.round),
    longByClock: byClock.map(Math.round),
  })
  expect(thought).toBeGreaterThan(0)
  await leave(table)
})

/** Adds up from now on for how long the computer thinks, and keeps the tasks that were long by the clock. */
function watchThinking() {
  const watched = { thought: 0, byClock: [] }
  globalThis.watched = watched
  const tasks = new PerformanceObserver((list) => {
    watched.byClock.push(...list.getEntries().map(({ duration }) => duration))
  })
  tasks.observe({ type: "longtask" })
  let last = performance.now()
  setInterval(() => {
    const now = performance.now()
    if (document.querySelector(".player.theirs progress") !== null) watched.thought += now - last
    last = now
  }, 20)
}
