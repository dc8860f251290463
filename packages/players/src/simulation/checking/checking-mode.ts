import { createState, type Decision, digest, Game, type GameSetup, playOut } from "@apnap/engine"
import { type Dice, dice, randomAnswer, randomPlayer } from "../../random.ts"

/**
 * How a checked game is played: in process; with external answers; or also saved and loaded, at every decision or at the first ones of each
 * kind and some others.
 */
export type Way = "inProcess" | "external" | "reloaded" | "sometimesReloaded"

/** Decisions after which a game counts as unfinished. */
const ENOUGH = 20_000

/**
 * The checking mode: the same random game, played in each of these ways, must end with equal digests. Returns them; "unfinished" for a game
 * without an end. Throws if a loaded game asks something other than the saved one.
 */
export function checkedGame(setup: GameSetup, seed: number, ways: readonly Way[]): string[] {
  return ways.map((way) => (way === "inProcess" ? inProcess(setup, seed) : external(setup, seed, way)))
}

/** Thrown by a counting player to leave a game after its last decision. */
class Enough extends Error {}

function inProcess(setup: GameSetup, seed: number): string {
  const player = randomPlayer(dice(seed))
  let left = ENOUGH
  let s = createState(setup)
  try {
    while (s.over === null) {
      s = playOut(
        s,
        (state, decision) => {
          if (left-- <= 0) throw new Enough()
          return player(state, decision)
        },
        1,
      )
    }
  } catch (error) {
    if (!(error instanceof Enough)) throw error
    return "unfinished"
  }
  return digest(s)
}

function external(setup: GameSetup, seed: number, way: Exclude<Way, "inProcess">): string {
  const roll: Dice = dice(seed)
  const isDue = dueBy(way, seed)
  let game = Game.start(setup)
  let refused = false
  for (let i = 0; i < ENOUGH && game.decision !== null; i++) {
    // The whole history is saved only occasionally: it grows with the game, and no answer depends on it.
    if (isDue(game)) game = saveAndLoad(game, i % 50 === 0)
    const decision = game.decision!
    refused = tryAnswer(game, decision, randomAnswer(decision, roll, refused))
  }
  return game.over ? game.digest() : "unfinished"
}

function saveAndLoad(game: Game, history: boolean): Game {
  const loaded = Game.load(game.save({ history }))
  const [asked, again] = [JSON.stringify(game.decision), JSON.stringify(loaded.decision)]
  if (asked !== again) throw new Error(`checking: a loaded game asks ${again}, not ${asked}`)
  return loaded
}

/** The first decisions of each kind, within an action or at its start, are always saved; later ones at random. */
const FIRST = 3
const CHANCE = 1 / 16

function dueBy(way: Way, seed: number): (game: Game) => boolean {
  if (way !== "sometimesReloaded") return () => way === "reloaded"
  const roll = dice(seed + 0x9e3779b9)
  const seen = new Map<string, number>()
  return ({ decision, state }) => {
    const key = kindOf(decision!, state.answers.length > 0)
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    return times <= FIRST || roll() < CHANCE
  }
}

function kindOf({ kind, purpose }: Decision, within: boolean): string {
  return `${kind} ${purpose} ${within}`
}

/** Whether the answer was refused as an illegal declaration. */
function tryAnswer(game: Game, decision: Decision, answer: ReturnType<typeof randomAnswer>): boolean {
  try {
    game.decide(decision, answer)
    return false
  } catch (error) {
    if ((error as { code?: string }).code === "illegal-answer") return true
    throw error
  }
}
