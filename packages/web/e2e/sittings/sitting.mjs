import { join } from "node:path"
import { USUAL_STOPS } from "../../../session/src/protocol/stops.ts"
import { ownWindows, passedBy, turnsUnasked } from "../../../session/src/testing/own-windows.ts"
import { PERSON, startGame } from "../../src/worker/setup.ts"
import { crowding } from "../support/crowding.mjs"
import { ARTEFACTS } from "../support/evidence.mjs"
import { play } from "../support/play.mjs"

/** What is played: the settings of the first screen. */
export const GAMES = {
  duel: { level: "random", deck: "aggro", against: "midrange" },
  commander: { level: "random", variant: "commander", seats: 4, deck: "isamaru", against: "gonti" },
  2003: { level: "random", ruleset: "2003-07", deck: "midrange", against: "burn" },
}

/** Decisions of the person in a game of four, at most. */
const MOST = 3000
/** A picture of the table as it is now and then, in own turns. */
const EVERY = 5
/** Cards on their way lie over others; milliseconds until they have arrived. */
const REST = 700
/** What is asked, in a line. Runs in the page. */
function question() {
  const prompt = document.querySelector(".prompt")
  return `${prompt?.getAttribute("data-kind")}: ${prompt?.querySelector("h2")?.textContent ?? ""}`
}

/** Looks at the whole game again, from its first move to its last. */
async function watchAgain(/** @type {any} */ page, /** @type {(what: string) => Promise<void>} */ look) {
  await page.evaluate(() => [...document.querySelectorAll("dialog.over .buttons button")].at(-2)?.click())
  const slider = ".replay input[type=range]"
  await page.waitForFunction((at) => document.querySelector(at) !== null, slider)
  const moves = await page.evaluate((at) => Number(document.querySelector(at).max), slider)
  for (const move of [0, Math.floor(moves / 2), moves]) {
    await page.evaluate(watchFrom, [slider, move])
    await page.waitForFunction(isWatched, [slider, move])
    await look(`again at ${move}`)
  }
}

/** Moves the slider as a hand does. Runs in the page. */
function watchFrom(/** @type {[string, number]} */ [at, move]) {
  const slider = document.querySelector(at)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(slider, `${move}`)
  slider.dispatchEvent(new InputEvent("input", { bubbles: true }))
}

function isWatched(/** @type {[string, number]} */ [at, move]) {
  return document.querySelector(at)?.value === `${move}` && document.querySelector(".prompt.busy") === null
}

/**
 * Plays a game to its end, and watches it again. Each question that is new is pictured and looked at for what is covered, cut or outside.
 * @param {any} page of Playwright, or of `firefox.mjs`
 * @param {(page: any, selector: string) => Promise<void>} press
 * @param {string} name of the pictures
 * @returns {Promise<{ over: boolean, steps: number, questions: string[], faults: string[], ownTurns: number, passedBy: string[] }>}
 */
export async function sitOut(page, press, name) {
  const questions = new Set()
  const faults = new Set()
  const look = async (/** @type {string} */ what) => {
    await new Promise((done) => setTimeout(done, REST))
    await page.screenshot({
      path: join(ARTEFACTS, `${name}-${what.replaceAll(/[^\wÀ-ÿ]+/g, "-").slice(0, 60)}.png`),
    })
    for (const fault of await page.evaluate(crowding)) faults.add(`${what}: ${fault}`)
  }
  let lastTurn = ""
  const until = async (/** @type {{ turn: string, kind: string }} */ s) => {
    const asked = await page.evaluate(question)
    const isNew = !questions.has(asked)
    questions.add(asked)
    const turn = Number(/\d+/.exec(s.turn)?.[0] ?? 0)
    const isTime = s.turn !== lastTurn && turn % EVERY === 0
    lastTurn = s.turn
    if (isNew) await look(asked)
    else if (isTime) await look(`turn ${turn}`)
    return false
  }
  const { over, steps } = await play(page, press, until, MOST)
  await look("over")
  await watchAgain(page, look)
  const windows = await windowsOf(page)
  const gone = passedBy(windows, USUAL_STOPS).map(({ turn, step, kind }) => `${turn} ${step} ${kind}`)
  return {
    over,
    steps,
    questions: [...questions],
    faults: [...faults],
    ownTurns: new Set(windows.map(({ turn }) => turn)).size,
    passedBy: [...gone, ...turnsUnasked(windows)],
  }
}

/** The windows of the person's own turns in the game that the page keeps, made anew from its record. */
async function windowsOf(/** @type {any} */ page) {
  const record = await page.evaluate(() => {
    globalThis.dispatchEvent(new Event("pagehide"))
    return localStorage.getItem("apnap/game")
  })
  const { from, moves } = JSON.parse(record)
  return ownWindows(startGame(from), moves, PERSON)
}
