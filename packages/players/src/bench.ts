/** `npm run bench`: speed of random play, forks and large boards; medians of several runs, printed and written as JSON. */
import { mkdirSync, writeFileSync } from "node:fs"
import { COMMANDER_DECKS, deckByName } from "@apnap/cards"
import { Game } from "@apnap/engine"
import { crowdedWindows, declaration } from "./bench-boards.ts"
import {
  type Crowd,
  coldWindow,
  decideOverPlayOut,
  decisionWithLibrary,
  manyTriggers,
  resolutionOfStack,
} from "./bench-growth.ts"
import { dice, randomAnswer } from "./random.ts"
import { simulate } from "./simulation/simulate.ts"

const RUNS = 7
/** Games before the first measurement, so that the JIT has finished optimizing. */
const WARM_UP = 800

const deck = deckByName("midrange")!.main
const decks = [
  { name: "first", cards: deck },
  { name: "second", cards: deck },
]

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

function times<T>(count: number, measure: (i: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => measure(i))
}

/** Microseconds per call, averaged over a batch. */
function microseconds(batch: number, act: () => unknown): number {
  const began = performance.now()
  for (let i = 0; i < batch; i++) act()
  return ((performance.now() - began) * 1000) / batch
}

/** Rates use CPU time, which other load on the machine affects less than the clock. */
function randomPlay() {
  simulate({ decks, games: WARM_UP, seed: 1 })
  const runs = times(RUNS, (i) => {
    const began = process.cpuUsage()
    const result = simulate({ decks, games: 200, seed: 1000 * (i + 1) })
    return { ...result, seconds: process.cpuUsage(began).user / 1e6 }
  })
  return {
    decisionsPerSecond: Math.round(median(runs.map((r) => r.decisions / r.seconds))),
    gamesPerSecond: Math.round(median(runs.map((r) => r.games / r.seconds))),
    windowsWithAChoice: median(runs.map((r) => r.choices / r.windows)),
  }
}

/** The rulesets of the texts that describe older rules. */
const ERAS = ["2003-07", "2011-09-30", "2014-02"]

/** Decisions per CPU second under each era's rules, relative to today's; runs alternate, so that neither has the quieter machine. */
function erasAgainstToday(): Record<string, number> {
  const rate = (ruleset: string, seed: number) => {
    const began = process.cpuUsage()
    const { decisions } = simulate({ decks, games: 100, seed, ruleset })
    return decisions / process.cpuUsage(began).user
  }
  const shares = times(RUNS, (i) => {
    const today = rate("current", 1000 * i)
    return ERAS.map((era) => rate(era, 1000 * i) / today)
  })
  return Object.fromEntries(ERAS.map((era, e) => [era, Number(median(shares.map((s) => s[e])).toFixed(3))]))
}

/** A game stopped at a decision: in a priority window with options, or in the middle of an action. */
function gameAt(middle: boolean): Game {
  for (let seed = 1; ; seed++) {
    const game = Game.start({ players: decks.map((d) => ({ name: d.name, deck: d.cards })), seed })
    const roll = dice(seed)
    for (let i = 0; i < 2000 && game.decision !== null; i++) {
      const decision = game.decision
      const inAction = game.state.answers.length > 0
      const fits = middle || (decision.kind === "priority" && decision.options.length > 1)
      if (i > 60 && inAction === middle && fits) return game
      try {
        game.decide(decision, randomAnswer(decision, roll))
      } catch {
        break
      }
    }
  }
}

/** Decisions per CPU second in four-player Commander games with 99-card decks. */
function commanderPlay(): number {
  const decks = Object.entries(COMMANDER_DECKS).map(([name, { main, commanders }]) => ({
    name,
    cards: main,
    commanders,
  }))
  const table = { decks, variant: "commander", seats: 4 }
  simulate({ ...table, games: 20, seed: 1 })
  const rate = (i: number) => {
    const began = process.cpuUsage()
    const { decisions } = simulate({ ...table, games: 20, seed: 1000 * (i + 1) })
    return (decisions * 1e6) / process.cpuUsage(began).user
  }
  return Math.round(median(times(RUNS, rate)))
}

/** Priority windows without memos, with 50 and with 400 such permanents. */
function growing(crowd: Crowd): Record<string, number> {
  return {
    [`${crowd}50Milliseconds`]: coldWindow(crowd, 50, deck),
    [`${crowd}400Milliseconds`]: coldWindow(crowd, 400, deck),
  }
}

/**
 * The cost of a decision with 3,000-card libraries relative to 60 cards: for each the fastest of several alternating runs, which other
 * load on the machine and the JIT disturb least.
 */
function libraryGrowth(): number {
  const runs = times(2 * RUNS, (i) =>
    [3000, 60].map((size) => decisionWithLibrary(size, deck, dice(i % RUNS))),
  )
  const [large, small] = [0, 1].map((at) => Math.min(...runs.map((costs) => costs[at])))
  return large / small
}

const play = randomPlay()
const atPriority = gameAt(false)
const midAction = gameAt(true)

const result = {
  ...play,
  erasAgainstToday: erasAgainstToday(),
  microsecondsToForkAtPriority: median(times(RUNS, () => microseconds(20000, () => atPriority.fork()))),
  microsecondsToForkMidAction: median(times(RUNS, () => microseconds(20000, () => midAction.fork()))),
  millisecondsForAWindowOn200Permanents: median(times(RUNS, () => median(crowdedWindows(deck, 40)))),
  millisecondsToDeclare50Attackers: median(times(RUNS, () => declaration(deck))),
  commanderDecisionsPerSecond: commanderPlay(),
  triggers30x30Milliseconds: manyTriggers(30, 30, deck),
  triggers80x80Milliseconds: manyTriggers(80, 80, deck),
  stack400MillisecondsPerResolution: median(times(RUNS, () => resolutionOfStack(400, deck))),
  ...growing("lords"),
  ...growing("anthems"),
  ...growing("counting"),
  decideOverPlayOut: decideOverPlayOut(deck, () => dice(5)),
  library3000Over60: libraryGrowth(),
}
const text = `${JSON.stringify(result, null, 2)}\n`
process.stdout.write(text)
mkdirSync("bench-output", { recursive: true })
writeFileSync("bench-output/speed.json", text)
