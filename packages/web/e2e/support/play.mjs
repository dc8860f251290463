import { PATIENCE } from "./browser.mjs"

/** What a player at the page does next, by its controls alone: with the mouse, by touch, or with the keyboard. */

/** What is there when the person is asked, or the game is over. */
export const READY =
  "dialog.over, [data-primary]:not(:disabled), .prompt .choices button, .hand .mark-open, .prompt .spread .tile, .prompt .order"
const MOST_STEPS = 600
const MOST_TABS = 90
const MOST_IN_HAND = 8
/** Cards of a full hand lie over each other. */
const LEFT = { x: 14, y: 40 }

/**
 * Waits until the person is asked or the game is over.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<boolean>} whether it goes on
 */
export async function isAsked(page) {
  await page.waitForFunction(
    (ready) => document.querySelector(ready) !== null && document.querySelector(".prompt.busy") === null,
    READY,
    { timeout: PATIENCE, polling: 10 },
  )
  return (await page.locator("dialog.over").count()) === 0
}

/**
 * What of the page the next step depends on, in one look.
 * @param {import("playwright-core").Page} page
 */
export function situation(page) {
  return page.evaluate(() => {
    const find = (/** @type {string} */ selector) => document.querySelector(selector) !== null
    return {
      turn: document.querySelector(".phases .turn")?.textContent ?? "",
      kind: document.querySelector(".prompt")?.getAttribute("data-kind") ?? "",
      over: find("dialog.over"),
      action: find("dialog[open] .action"),
      dialog: find("dialog[open]"),
      hand: find(".hand .mark-usable"),
      foe: find(".opponents .mark-open"),
      open: find(".own .mark-open"),
      held: find(".own .mark-held"),
      inHand: find(".hand .mark-open"),
      spread: find(".prompt .spread .mark-open"),
      choices: find(".prompt .choices .choice:not([aria-pressed='true'])"),
      primary: find("[data-primary]:not(:disabled)"),
    }
  })
}

/** @typedef {Awaited<ReturnType<typeof situation>>} Situation */

/**
 * What to press now. Nothing is pressed twice for ever: when the table stays as it is, the main button is next.
 * @param {Situation} s
 * @param {boolean} again
 * @returns {string}
 */
export function wanted(s, again) {
  if (s.action) return "dialog[open] .action"
  if (s.kind === "priority" && s.hand && !again) return ".hand .mark-usable"
  if (s.kind === "attackers" && s.open && !again) return ".own .mark-open"
  if ((s.kind === "choose" || s.kind === "option") && !again) {
    if (s.foe) return ".opponents .mark-open"
    if (s.spread) return ".prompt .spread .mark-open"
    if (!s.primary && !s.inHand && s.choices) return ".prompt .choices .choice:not([aria-pressed='true'])"
  }
  if (!s.primary && s.inHand) return ".hand .mark-open"
  if (!s.primary && s.choices) return ".prompt .choices .choice:not([aria-pressed='true'])"
  return "[data-primary]:not(:disabled)"
}

/**
 * Plays until the game is over, or `until` says so.
 * @param {import("playwright-core").Page} page
 * @param {(page: import("playwright-core").Page, selector: string) => Promise<void>} press
 * @param {(s: Situation, step: number) => Promise<boolean> | boolean} [until]
 * @param {number} [most] steps
 * @returns {Promise<{ over: boolean, steps: number, kinds: Set<string> }>}
 */
export async function play(page, press, until = () => false, most = MOST_STEPS) {
  const kinds = new Set()
  let before = ""
  for (let step = 0; step < most; step++) {
    if (!(await isAsked(page))) return { over: true, steps: step, kinds }
    const s = await situation(page)
    if (s.over) continue
    kinds.add(s.kind)
    if (await until(s, step)) return { over: false, steps: step, kinds }
    if (s.dialog && !s.action) {
      await page.keyboard.press("Escape")
      continue
    }
    const now = JSON.stringify(s)
    await press(page, wanted(s, now === before))
    before = now
  }
  throw new Error(`the game did not end within ${most} steps`)
}

/**
 * @param {import("playwright-core").Page} page
 * @param {string} selector
 */
export async function byMouse(page, selector) {
  await page
    .locator(selector)
    .first()
    .click({ timeout: 2000, ...(selector.startsWith(".hand") && { position: LEFT }) })
    .catch(() => {})
}

/**
 * @param {import("playwright-core").Page} page
 * @param {string} selector
 */
export async function byTouch(page, selector) {
  await page
    .locator(selector)
    .first()
    .tap({ timeout: 2000, ...(selector.startsWith(".hand") && { position: LEFT }) })
    .catch(() => {})
}

/**
 * Tabs to it and presses Enter; the main button and the hand have keys of their own.
 * @param {import("playwright-core").Page} page
 * @param {string} selector
 */
export async function byKeyboard(page, selector) {
  if (selector.startsWith("[data-primary]")) return page.keyboard.press("c")
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
  const inHand = selector.startsWith(".hand")
  for (let i = 0; i < MOST_TABS; i++) {
    if (await isThere()) return page.keyboard.press("Enter")
    await page.keyboard.press(inHand && i < MOST_IN_HAND ? "h" : "Tab")
  }
  throw new Error(`the keyboard does not reach ${selector}`)
}
