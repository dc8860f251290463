import { expect, it } from "vitest"
import { savedPosition } from "../src/testing/position.ts"
import { leave, takeSeat } from "./seat.mjs"

const seat = takeSeat()

const CLICKS = 24
const SIDE = ["Forest", "Grizzly Bears", "Hill Giant", "Soul Warden", "Island", "Craw Wurm"]
const thirty = Array(5).fill(SIDE).flat()
/** The measure is 100 ms on a quiet machine; a busy one gets more before the test fails. */
const MOST = 1500
/** A task that makes a frame be missed. */
const LONG = 50

/** Opens a position in a page of its own. */
async function open(mine, theirs, level = "greedy") {
  const record = { apnapTable: 1, from: { save: savedPosition(mine, theirs), level, seed: 1 }, moves: [] }
  return seat.sit(JSON.stringify(record))
}

/** Seconds of processor time that the pages of the browser have taken. */
async function processorTime() {
  const session = await seat.browser().newBrowserCDPSession()
  const { processInfo } = await session.send("SystemInfo.getProcessInfo")
  await session.detach()
  return processInfo.filter(({ type }) => type === "renderer").reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

const median = (/** @type {number[]} */ list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)]

it("a click is answered at once on a board of sixty permanents", async () => {
  const { page, errors, close } = await open(
    { hand: Array(CLICKS).fill("Ornithopter"), battlefield: thirty },
    { battlefield: thirty },
  )
  const before = await processorTime()
  const times = await page.evaluate(async (clicks) => {
    const found = []
    const hand = () => document.querySelectorAll(".hand .tile").length
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let i = 0; i < clicks; i++) {
      const cards = hand()
      const began = performance.now()
      document.querySelector(".hand .mark-usable")?.dispatchEvent(new MouseEvent("click", { bubbles: true }))
      while (hand() === cards || document.querySelector(".prompt.busy, .prompt.waiting") !== null)
        await new Promise((resolve) => setTimeout(resolve, 1))
      await frame()
      found.push(performance.now() - began)
    }
    return found
  }, CLICKS)
  const each = ((await processorTime()) - before) / CLICKS
  console.log(
    `from a click to the updated board of 60 permanents, ${CLICKS} clicks: ${Math.round(median(times))} ms median, ` +
      `${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))}; ${Math.round(each * 1000)} ms of processor time each`,
  )
  expect(median(times)).toBeLessThan(MOST)
  await leave({ errors, close })
})

it("no frame is missed while the computer thinks", async () => {
  const { page, errors, close } = await open(
    { hand: ["Giant Growth"], battlefield: thirty },
    { hand: ["Giant Growth", "Grizzly Bears", "Craw Wurm", "Shock"], battlefield: thirty },
    "strong",
  )
  await page.keyboard.press("e")
  await page.locator(".player.theirs progress").waitFor()
  const { thought, long } = await page.evaluate(async (limit) => {
    const durations = []
    new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: "longtask" })
    const began = performance.now()
    const isThinking = () => document.querySelector(".player.theirs progress") !== null
    while (isThinking()) await new Promise((resolve) => setTimeout(resolve, 10))
    const thought = performance.now() - began
    await new Promise((resolve) => setTimeout(resolve, 100))
    return { thought, long: durations.filter((duration) => duration > limit) }
  }, LONG)
  console.log(`tasks over ${LONG} ms in ${Math.round(thought)} ms of thinking: ${JSON.stringify(long)}`)
  await leave({ errors, close })
})
