import { mkdirSync, writeFileSync } from "node:fs"
import { loadavg } from "node:os"
import { join } from "node:path"
import { ARTEFACTS } from "./evidence.mjs"

/** The thread of a page that draws it. */
const DRAWS = "CrRendererMain"
const TASK = "ThreadControllerImpl::RunTask"
const CATEGORIES = ["toplevel"]

/**
 * Does something and returns the tasks of the page's thread meanwhile, each in milliseconds of processor time: that does not grow when others
 * use the machine, as the time by the clock does.
 * @param {import("playwright-core").Browser} browser
 * @param {() => Promise<unknown>} run
 * @returns {Promise<number[]>}
 */
export async function tasksDuring(browser, run) {
  const session = await browser.newBrowserCDPSession()
  const traceConfig = { includedCategories: CATEGORIES }
  await session.send("Tracing.start", { transferMode: "ReturnAsStream", traceConfig })
  await run()
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve))
  await session.send("Tracing.end")
  const { traceEvents } = JSON.parse(await readAll(session, (await complete).stream))
  await session.detach()
  const threads = traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === DRAWS)
  const drawing = new Set(threads.map(threadOf))
  return traceEvents
    .filter((event) => event.name === TASK && drawing.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000)
}

const threadOf = ({ pid, tid }) => `${pid} ${tid}`

async function readAll(session, handle) {
  let text = ""
  for (;;) {
    const { data, eof, base64Encoded } = await session.send("IO.read", { handle })
    text += base64Encoded ? Buffer.from(data, "base64").toString() : data
    if (eof) return text
  }
}

/**
 * Seconds of processor time that the pages of the browser have taken, with their workers.
 * @param {import("playwright-core").Browser} browser
 */
export async function processorTime(browser) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send("SystemInfo.getProcessInfo")
  await session.detach()
  return processInfo.filter(({ type }) => type === "renderer").reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

/** The middle one, the least and the greatest of some numbers, rounded. */
export function spread(/** @type {number[]} */ list) {
  const sorted = [...list].sort((a, b) => a - b).map(Math.round)
  return { median: sorted[Math.floor(sorted.length / 2)], least: sorted[0], most: sorted.at(-1) }
}

/** Prints figures and keeps them as JSON, with how busy the machine was. */
export function report(/** @type {string} */ name, /** @type {Record<string, unknown>} */ figures) {
  const all = { ...figures, load: loadavg()[0] }
  console.log(`${name}: ${JSON.stringify(all)}`)
  mkdirSync(ARTEFACTS, { recursive: true })
  writeFileSync(join(ARTEFACTS, `${name}.json`), `${JSON.stringify(all, null, 2)}\n`)
}
