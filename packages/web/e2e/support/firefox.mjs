import { existsSync } from "node:fs"
import puppeteer from "puppeteer-core"
import { DESKTOP, PATIENCE } from "./browser.mjs"

/** The Firefox that is installed, or the one that `FIREFOX` names. */
export const FIREFOX =
  process.env.FIREFOX ?? ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => existsSync(path))

/** Starts Firefox, whose pages can be played as those of Chromium: with what `play.mjs` uses of Playwright. */
export async function openFirefox() {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath: FIREFOX, headless: true })
  return {
    close: () => browser.close(),
    /** A page of its own, with nothing kept but `kept`; `early` runs in it before its own scripts. */
    async page(/** @type {string} */ url, { kept = {}, size = DESKTOP, early = () => {}, seed = 2 } = {}) {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(size)
      /** @type {string[]} */
      const errors = []
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warn") errors.push(message.text())
      })
      page.on("pageerror", (error) => errors.push(`${error}`))
      await page.evaluateOnNewDocument(early)
      await page.evaluateOnNewDocument(begin, kept, seed)
      await page.goto(url)
      return { page: asPlayed(page), errors, close: () => context.close() }
    },
  }
}

/** What is kept, and the seed of the first game. Runs in the page. */
function begin(/** @type {Record<string, unknown>} */ kept, /** @type {number} */ seed) {
  // Firefox runs it in the empty page before, which has no storage.
  if (self.origin === "null") return
  crypto.getRandomValues = (array) => array.fill(seed)
  for (const [name, value] of Object.entries(kept))
    if (localStorage.getItem(name) === null) localStorage.setItem(name, JSON.stringify(value))
}

/** Puppeteer's page with Playwright's words. */
function asPlayed(/** @type {import("puppeteer-core").Page} */ page) {
  const click = async (/** @type {string} */ selector, { timeout = PATIENCE, position } = {}) => {
    const element = await page.waitForSelector(selector, { timeout, visible: true })
    await element?.click(position === undefined ? {} : { offset: position })
  }
  const locator = (/** @type {string} */ selector) => ({
    count: () => page.$$eval(selector, (found) => found.length),
    first: () => ({ click: (options = {}) => click(selector, options) }),
  })
  return {
    locator,
    keyboard: page.keyboard,
    evaluate: page.evaluate.bind(page),
    screenshot: page.screenshot.bind(page),
    waitForFunction: (/** @type {any} */ test, /** @type {any} */ argument, { timeout = PATIENCE } = {}) =>
      page.waitForFunction(test, { timeout, polling: 50 }, argument),
  }
}
