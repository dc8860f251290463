import { join } from "node:path"
import { text } from "node:stream/consumers"
import { chromium } from "playwright-core"
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest"
import { openPage } from "./browser.mjs"
import { violations } from "./check.mjs"
import { ARTEFACTS, leaveEvidence } from "./evidence.mjs"
import { isAsked } from "./play.mjs"

/** The computer does not wait for the eye nor the buttons for the hand, and any level will do. */
export const QUICK = {
  "apnap/pace": 0,
  "apnap/show": 0,
  "apnap/guard": 0,
  "apnap/offer": { level: "random" },
}

/**
 * A seat of a spec in the browser that all share; of a test that fails, evidence is left.
 * `open`: a page of its own, at an address within the site or at another; `sit`: one with a saved game (text) on its table; `browser`: the browser itself.
 */
export function takeSeat() {
  /** @type {import("playwright-core").Browser} */
  let browser
  beforeAll(async () => {
    browser = await chromium.connect(inject("browser"))
  })
  afterAll(() => browser?.close())
  /** @type {Awaited<ReturnType<typeof openPage>> | undefined} */
  let last
  afterEach(async ({ task }) => {
    const page = last?.page.context().pages().at(-1)
    if (task.result?.state === "fail" && last !== undefined && page !== undefined)
      await leaveEvidence(page, `${task.file.name} ${task.name}`, last.written)
  })
  const open = async (options = {}, address = "") => {
    last = await openPage(browser, new URL(address, inject("url")).href, {
      ...options,
      kept: { ...QUICK, ...options.kept },
    })
    return last
  }
  return {
    browser: () => browser,
    open,
    sit: async (/** @type {string} */ save, options = {}) => {
      const table = await open(options)
      await putFile(table.page, save)
      await isAsked(table.page)
      return table
    },
  }
}

/** Opens a saved game, or whatever the text is, by the file button of the page. */
export function putFile(page, /** @type {string} */ text, name = "p.json") {
  const file = { name, mimeType: "application/json", buffer: Buffer.from(text) }
  return page.locator("input[type=file]").first().setInputFiles(file)
}

/** Keeps a picture of the page. */
export function picture(page, /** @type {string} */ name, fullPage = false) {
  return page.screenshot({ path: join(ARTEFACTS, `${name}.png`), fullPage })
}

/** Keeps a picture of a screen and has the checker look at it, in both themes. */
export async function look(page, /** @type {string} */ name, fullPage = false) {
  await picture(page, name, fullPage)
  expect(await violations(page)).toEqual([])
}

/** The text of the file that the page gives when something is pressed. */
export async function fileGiven(page, /** @type {() => Promise<unknown>} */ press) {
  const [download] = await Promise.all([page.waitForEvent("download"), press()])
  return text(await download.createReadStream())
}

/** Ends with the page: nothing was written to the console. */
export async function leave({ errors, close }) {
  expect(errors).toEqual([])
  await close()
}

/** Chooses something of the menu. */
export async function choose(page, /** @type {string | RegExp} */ name) {
  await page.locator(".menu > button").last().click()
  await page.locator("dialog.menu-dialog").getByRole("button", { name, exact: true }).click()
}
