import { existsSync, mkdirSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { chromium } from "playwright-core"

/** Where the pictures of a run go. */
export const ARTEFACTS = fileURLToPath(new URL("../artefacts", import.meta.url))
mkdirSync(ARTEFACTS, { recursive: true })

const BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

export const DESKTOP = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }

/** Starts the browser that is installed, or the one that `CHROMIUM` names. */
export function startBrowser() {
  const executablePath = process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path))
  if (executablePath === undefined)
    throw new Error("no Chromium is installed: apt-get install -y chromium, or set CHROMIUM")
  return chromium.launchServer({ executablePath, args: QUIET })
}

/**
 * A page of its own, with nothing kept; what it writes to the console as an error goes into `errors`.
 * @param {import("playwright-core").Browser} browser
 * @param {string} url
 * @param {{ size?: typeof DESKTOP, kept?: Record<string, unknown>, seed?: number }} options `seed`: of the first game
 */
export async function openPage(browser, url, { size = DESKTOP, kept = {}, seed = 3 } = {}) {
  const touch = size.width < 600
  const context = await browser.newContext({ viewport: size, hasTouch: touch, isMobile: touch, locale: "en" })
  const page = await context.newPage()
  /** @type {string[]} */
  const errors = []
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") errors.push(message.text())
  })
  page.on("pageerror", (error) => errors.push(error.message))
  await page.addInitScript((value) => {
    crypto.getRandomValues = (array) => array.fill(value)
  }, seed)
  await page.addInitScript((values) => {
    for (const [name, value] of Object.entries(values))
      if (localStorage.getItem(name) === null) localStorage.setItem(name, JSON.stringify(value))
  }, kept)
  await page.goto(url)
  return { page, errors, close: () => context.close() }
}
