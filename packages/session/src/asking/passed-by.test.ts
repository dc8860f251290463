import { deckByName } from "@apnap/cards"
import { Game, type GameSetup } from "@apnap/engine"
import { STEPS } from "@apnap/engine/answering"
import { choosePlayer } from "@apnap/players"
import { describe, expect, it } from "vitest"
import { RunningGame } from "../game/running-game.ts"
import { ALWAYS_MINE, PASS, type Stops, USUAL_STOPS, WITHOUT_STOP } from "../protocol/stops.ts"
import { isPromised, type OwnWindow, ownWindows, passedBy, turnsUnasked } from "../testing/own-windows.ts"
import { goOn, SETTINGS } from "../testing/people.ts"

const ME = 0
/** Most answers of the person in a game. */
const MOST = 1500

type Pair = readonly [mine: string, theirs: string, more?: Partial<GameSetup> & { seats?: number }]

const deck = (name: string) => deckByName(name)!

function setupOf([mine, theirs, { seats = 2, ...more } = {}]: Pair, seed: number): GameSetup {
  const players = Array.from({ length: seats }, (_, seat) => {
    const { main, commanders } = deck(seat === ME ? mine : theirs)
    return { name: `Player ${seat}`, deck: main, ...(commanders !== undefined && { commanders }) }
  })
  return { players, seed, ...more }
}

/** What the person presses to go on; "once" is the main button. */
type Presses = (running: RunningGame) => "once" | "endOfTurn"

/** A whole game of a person who plays sensibly against computers, and the windows of their own turns. */
function played(
  pair: Pair,
  seed: number,
  stops: Stops = USUAL_STOPS,
  presses: Presses = () => "once",
): { windows: OwnWindow[]; over: boolean } {
  const setup = setupOf(pair, seed)
  let number = 0
  const running = new RunningGame(Game.start(setup), {
    people: new Map([[ME, { ...SETTINGS, stops }]]),
    level: "beginner",
    seed,
    variant: "",
    nextNumber: () => ++number,
    keep: { every: 1000, along: false },
    mostEntries: 10,
    recalledEntries: 10,
  })
  const mind = choosePlayer("greedy", seed)
  goOn(running)
  for (let i = 0; i < MOST && !running.game.over; i++) {
    const at = running.seat(ME).moments.length
    const asked = running.seat(ME).asked(running.game)!
    const answer = mind.answer(running.game, ME)
    if (asked.decision.kind === "priority" && answer === PASS)
      running.pass(ME, running.number, at, presses(running))
    else running.answer(ME, running.number, at, answer)
    goOn(running)
  }
  return { windows: ownWindows(Game.start(setup), running.moves, ME), over: running.game.over }
}

const COMMANDERS = { variant: "commander", seats: 4 } as const
const GAMES: readonly Pair[] = [
  ["midrange", "burn"],
  ["burn", "control"],
  ["control", "aggro"],
  ["tokens", "midrange"],
  ["aggro", "tokens"],
  ["midrange", "aggro", { ruleset: "2003-07" }],
  ["burn", "tokens", { ruleset: "1999-06" }],
  ["isamaru", "gonti", COMMANDERS],
]
const EVERY_STEP: Stops = { mine: STEPS.filter((step) => !WITHOUT_STOP.has(step)), theirs: [] }
const OWN_END: Stops = { ...USUAL_STOPS, mine: [...USUAL_STOPS.mine, "end"] }

const named = (pairs: readonly Pair[]) =>
  pairs.map((pair) => ({ pair, name: `${pair[0]} against ${pair[1]}` }))

const told = (windows: readonly OwnWindow[]) =>
  windows.map(({ turn, step, stack, kind }) => `${turn} ${step} ${kind}, stack: ${stack}`)

describe("no window of one's own turn goes by unasked", () => {
  it.each(named(GAMES))(
    "505.6, 508.1: $name, a whole game: both main phases, attackers, stops, what others do",
    ({ pair }) => {
      const { windows, over } = played(pair, 39)
      expect(over).toBe(true)
      expect(windows.filter((window) => isPromised(window, USUAL_STOPS)).length).toBeGreaterThan(20)
      expect(told(passedBy(windows, USUAL_STOPS))).toEqual([])
      expect(turnsUnasked(windows)).toEqual([])
      // What else could have been done was in steps without a stop, or before one's own spell resolved.
      const silent = windows.filter(({ canAct, asked }) => canAct && !asked)
      expect(told(silent.filter(({ step, stack }) => stack !== "own" && ALWAYS_MINE.includes(step)))).toEqual(
        [],
      )
    },
    60_000,
  )

  it("117.1: with a stop at each step nothing at all goes by but one's own spells", () => {
    const { windows, over } = played(["control", "aggro"], 60, EVERY_STEP)
    expect(over).toBe(true)
    const could = windows.filter(({ canAct, stack }) => canAct && stack !== "own")
    expect(told(could.filter(({ asked }) => !asked))).toEqual([])
    expect(could.map(({ step }) => step)).toEqual(expect.arrayContaining(["upkeep", "draw"]))
  }, 60_000)

  it("513.2: with a stop there one is asked in each own end step in which something can be done", () => {
    const { windows, over } = played(["burn", "control"], 41, OWN_END)
    expect(over).toBe(true)
    expect(told(passedBy(windows, OWN_END))).toEqual([])
    const ends = windows.filter(({ step, stack, canAct }) => step === "end" && stack === "empty" && canAct)
    expect(ends.length).toBeGreaterThan(3)
  }, 60_000)

  it.each(
    named([
      ["tokens", "midrange"],
      ["aggro", "tokens"],
    ]),
  )(
    "117.4: $name, passing until the turn ends in each second main phase: the next own turn is asked about whole",
    ({ pair }) => {
      const { windows, over } = played(pair, 70, USUAL_STOPS, ({ game }) =>
        game.state.turn.step === "postcombatMain" ? "endOfTurn" : "once",
      )
      expect(over).toBe(true)
      expect(told(passedBy(windows, USUAL_STOPS))).toEqual([])
      expect(turnsUnasked(windows)).toEqual([])
    },
    60_000,
  )
})
