import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { serve } from "@apnap/server"
import { afterAll, beforeAll, expect } from "vitest"
import { DESKTOP, openPage } from "./browser.mjs"
import { byMouse, READY, situation, wanted } from "./play.mjs"
import { QUICK } from "./seat.mjs"

const SITE = fileURLToPath(new URL("../../dist/site", import.meta.url))
/** Pages of one machine ask for more than people of one address do. */
const LIMITS = { burst: 100_000, perSecond: 100_000, sockets: 1000 }
const MOST_STEPS = 1500

/**
 * A server of online tables for a spec, which may be restarted.
 * `url`: where it is; `data`: the folder of its database; `restart`: ends it, does something, and begins it anew at the same place;
 * `open`: a page of its own device at an address, `visit`: the same for a guest who gave a name.
 * @param {ReturnType<import("./seat.mjs").takeSeat>} seat
 * @param {Partial<import("@apnap/server").ServeOptions>} [options]
 */
export function takeServer(seat, options = {}) {
  /** @type {string} */
  let folder
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let serving
  const data = () => join(folder, "data")
  const begin = (/** @type {Partial<import("@apnap/server").ServeOptions>} */ more = {}) =>
    serve({
      ...{ data: { folder: data() }, port: 0, site: SITE, version: "test", limits: LIMITS },
      ...options,
      ...more,
    })
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "apnap-e2e-"))
    serving = await begin()
  }, 120_000)
  afterAll(async () => {
    await serving.close()
    rmSync(folder, { recursive: true })
  })
  const open = (address = "#tables", more = {}) =>
    openPage(seat.browser(), new URL(address, serving.url).href, {
      size: DESKTOP,
      ...more,
      kept: { ...QUICK, ...more.kept },
      online: true,
    })
  return {
    url: () => serving.url,
    data,
    open,
    restart: async (
      /** @type {Partial<import("@apnap/server").ServeOptions>} */ more = {},
      between = async () => {},
    ) => {
      const port = Number(new URL(serving.url).port)
      await serving.close()
      await between()
      serving = await begin({ ...more, port })
    },
    visit: async (/** @type {string} */ name, address = "#tables", more = {}) => {
      const table = await open(address, more)
      await giveName(table.page, name)
      return table
    },
  }
}

/** @param {import("playwright-core").Page} page */
export async function giveName(page, /** @type {string} */ name) {
  await page.getByLabel(/Your name at the table|Votre nom à la table/).fill(name)
  await page.getByRole("button", { name: /Come in|Entrer/ }).click()
}

/** Takes the free seat with a deck, and is ready. */
export async function takePlace(
  /** @type {import("playwright-core").Page} */ page,
  /** @type {string} */ deck,
) {
  await page
    .getByRole("button", { name: /Sit down here|S’asseoir ici/ })
    .first()
    .click()
  await page.getByLabel(/Your deck|Votre deck/).selectOption(deck)
  await page.getByRole("button", { name: /I'm ready|Je suis prêt/ }).click()
}

/** Makes a table and gives its link. */
export async function openTable(/** @type {import("playwright-core").Page} */ page, change = async () => {}) {
  await change()
  await page.getByRole("button", { name: "Open a table" }).click()
  return page.getByLabel("Link to this table").inputValue()
}

/** Which of them are asked something, or see the end. */
function asked(/** @type {readonly import("playwright-core").Page[]} */ pages) {
  const isReady = (/** @type {string} */ ready) =>
    document.querySelector(ready) !== null && document.querySelector(".prompt.busy") === null
  return Promise.all(pages.map((page) => page.evaluate(isReady, READY)))
}

/**
 * Each answers when they are asked, until the game is over (true) or `until` says so (false).
 * @param {readonly import("playwright-core").Page[]} pages
 * @param {(step: number) => Promise<boolean>} [until]
 * @param {number} [most] steps
 */
export async function playTogether(pages, until = async () => false, most = MOST_STEPS) {
  for (let step = 0; step < most; step++) {
    if (await until(step)) return false
    await expect.poll(() => asked(pages)).toContain(true)
    for (const page of pages) {
      const s = await situation(page)
      if (s.over) return true
      if ((await asked([page])).includes(false)) continue
      if (s.dialog && !s.action) await page.keyboard.press("Escape")
      else await byMouse(page, wanted(s, step % 3 === 2))
    }
  }
  throw new Error(`the game did not end within ${most} steps`)
}
