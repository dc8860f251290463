import { existsSync } from "node:fs"
import { chromium } from "playwright-core"
import { noteWorker } from "./evidence.mjs"

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

/** How long a page may take for a step when the machine is busy, in ms. */
export const PATIENCE = 60_000

/** What the driver itself writes where nothing is to be kept. */
const BLOCKED = "Service Worker registration blocked"

/** Starts the browser that is installed, or the one that `CHROMIUM` names. */
export function startBrowser() {
  const executablePath = process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path))
  if (executablePath === undefined)
    throw new Error("no Chromium is installed: apt-get install -y chromium, or set CHROMIUM")
  return chromium.launchServer({ executablePath, args: QUIET })
}

/**
 * A page of its own, with nothing kept; what it writes to the console goes into `written`, errors and warnings into `errors`.
 * @param {import("playwright-core").Browser} browser
 * @param {string} url
 * @param {{ size?: typeof DESKTOP, kept?: Record<string, unknown>, seed?: number, online?: boolean, early?: () => void }} options `seed`: of the first game, in which the person begins;
 *   `early`: runs in the page before its own scripts;
 *   `online`: nothing is kept for when there is no network, so that `page.route` sees all that is loaded
 */
export async function openPage(
  browser,
  url,
  { size = DESKTOP, kept = {}, seed = 2, online = false, early } = {},
) {
  const touch = size.width < 600
  const context = await browser.newContext({
    viewport: size,
    hasTouch: touch,
    isMobile: touch,
    locale: "en",
    serviceWorkers: online ? "block" : "allow",
  })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  /** @type {string[]} */
  const errors = []
  /** @type {string[]} */
  const written = []
  page.on("console", (message) => {
    written.push(`${message.type()}: ${message.text()}`)
    const isTold = message.type() === "error" || message.type() === "warning"
    if (isTold && !message.text().startsWith(BLOCKED)) errors.push(message.text())
  })
  page.on("pageerror", (error) => {
    written.push(`not caught: ${error.message}`)
    errors.push(error.message)
  })
  await noteWorker(page)
  if (early !== undefined) await page.addInitScript(early)
  await page.addInitScript((value) => {
    crypto.getRandomValues = (array) => array.fill(value)
  }, seed)
  await page.addInitScript((values) => {
    for (const [name, value] of Object.entries(values))
      if (localStorage.getItem(name) === null) localStorage.setItem(name, JSON.stringify(value))
  }, kept)
  await page.goto(url)
  return { page, errors, written, close: () => context.close() }
}
