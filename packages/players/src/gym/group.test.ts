import { digest, Game, type PartialAsker } from "@apnap/engine"
import { editPlayer, writable } from "@apnap/engine/internal"
import { describe, expect, it } from "vitest"
import { dice, randomAnswer } from "../random.ts"
import { randomSetup } from "../simulation/random-games.ts"
import { readConfig } from "./config.ts"
import { Group } from "./group.ts"
import { columnsOf, GLOBALS, OBJECTS, WORDS } from "./schema.ts"

const CONFIG = {
  envs: 4,
  first: 0,
  decks: ["midrange", "control"],
  opponents: [null, null],
  variant: [],
  maxTurns: 30,
  maxSteps: 5000,
  objects: 96,
  options: 64,
  seed: "1",
}
const O = columnsOf(OBJECTS)
const WIDTH = Object.keys(OBJECTS).length

function group(more: object = {}): Group {
  const made = new Group(readConfig({ ...CONFIG, ...more }))
  made.reset()
  return made
}

/** A random legal index for each environment. */
function indices(one: Group, envs: number, roll: () => number): Int32Array {
  return Int32Array.from({ length: envs }, (_, env) => {
    const { mask } = one.arrays.tables(env)
    const allowed = [...mask.keys()].filter((i) => mask[i] === 1)
    return allowed[Math.floor(roll() * allowed.length)] ?? 0
  })
}

describe("a group of environments", () => {
  it("means the same as ever: a change of the schema is one of its hash, and of what is trained", () => {
    expect(group().schema.hash).toBe("6c34437e362b55af")
  })

  it("shows nobody a library or another's hand, and of its own all", () => {
    const one = group()
    const roll = dice(1)
    for (let t = 0; t < 300; t++) {
      one.step(indices(one, 4, roll))
      const { moment, game } = one.episode(0)
      if (moment === null || moment.decision.kind !== "priority") continue
      const { objects } = one.arrays.tables(0)
      const zones = Array.from({ length: CONFIG.objects }, (_, row) => objects[row * WIDTH + O.zone])
      const inHand = zones.filter((zone) => zone === WORDS.zones.indexOf("hand") + 1)
      expect(zones).not.toContain(WORDS.zones.indexOf("library") + 1)
      expect(inHand).toHaveLength(game.state.players[moment.viewer].hand.length)
    }
  })

  it("refuses a forbidden index before any game has moved", () => {
    const one = group()
    const roll = dice(2)
    const wrong = indices(one, 4, roll)
    wrong[3] = 63
    const before = [0, 1, 2, 3].map((env) => one.episode(env).game.digest())
    expect(() => one.step(wrong)).toThrow("environment 3: index 63 may not be taken")
    expect([0, 1, 2, 3].map((env) => one.episode(env).game.digest())).toEqual(before)
  })

  it("plays the same games in one group as in several, its computer players included", () => {
    const opponents = [null, "random"]
    const whole = group({ envs: 2, opponents })
    const parts = [group({ envs: 1, opponents }), group({ envs: 1, first: 1, opponents })]
    const [roll, again] = [dice(5), dice(5)]
    for (let t = 0; t < 60; t++) {
      whole.step(indices(whole, 2, roll))
      for (const part of parts) part.step(indices(part, 1, again))
    }
    const digests = [0, 1].map((env) => whole.episode(env).game.digest())
    expect(parts.map((part) => part.episode(0).game.digest())).toEqual(digests)
  })

  it("refuses steps before anything has begun", () => {
    const made = new Group(readConfig(CONFIG))
    expect(() => made.step(new Int32Array(4))).toThrow("reset first")
  })

  it("has a table for what doesn't fit: it is counted", () => {
    const one = group({ objects: 8 })
    const roll = dice(3)
    let dropped = 0
    for (let t = 0; t < 200; t++) {
      one.step(indices(one, 4, roll))
      dropped = Math.max(dropped, one.arrays.tables(0).globals[columnsOf(GLOBALS).dropped])
    }
    expect(dropped).toBeGreaterThan(0)
  })

  it("plays against computer players of each level", { timeout: 120_000 }, () => {
    for (const level of ["random", "beginner", "greedy"]) {
      const one = group({ envs: 1, opponents: [null, level] })
      const roll = dice(4)
      for (let t = 0; t < 60; t++) {
        one.step(indices(one, 1, roll))
        expect(one.episode(0).moment?.viewer ?? 0).toBe(0)
      }
    }
  })
})

describe("Game.answerObvious", () => {
  const idle: PartialAsker = (_, d) => (d.kind === "priority" && d.options.length === 1 ? 0 : null)

  it.each(["decks", "piles"] as const)("leads to the game that answering leads to, with %s", (kind) => {
    for (let seed = 1; seed <= 20; seed++) {
      const [asked, quick] = [Game.start(randomSetup(kind, seed)), Game.start(randomSetup(kind, seed))]
      quick.answerObvious(idle)
      const [one, other] = [dice(seed), dice(seed)]
      const settle = (game: Game) => {
        while (game.decision !== null && idle(game.state, game.decision) !== null)
          game.decide(game.decision, 0)
      }
      // The quick game is asked less often, so the same number of real decisions is made in both.
      const real = (game: Game, roll: () => number, count: number) => {
        for (let i = 0; i < count && game.decision !== null; i++) {
          settle(game)
          const { decision } = game
          if (decision === null) return
          try {
            game.decide(decision, randomAnswer(decision, roll))
          } catch {
            // 733.1: asked again; both games are refused alike.
          }
        }
        settle(game)
      }
      real(asked, one, 150)
      real(quick, other, 150)
      expect(quick.digest()).toBe(asked.digest())
      expect(quick.fork().save()).toBe(quick.save())
    }
  })
})

describe("Game.inProgress", () => {
  it("shows the same however often, whatever a look writes, and the same as after a load", () => {
    const game = Game.start(randomSetup("decks", 4))
    const roll = dice(4)
    const shown = (one: Game) => one.inProgress((s) => [digest(s), s.stack.length, s.cursor])
    for (let i = 0; i < 250 && game.decision !== null; i++) {
      const before = shown(game)
      game.inProgress((s) => {
        editPlayer(s, 0).life = 1
        writable(s).stack = []
      })
      expect(shown(game)).toEqual(before)
      expect(shown(game.fork())).toEqual(before)
      if (i % 3 === 0) expect(shown(Game.load(game.save()))).toEqual(before)
      try {
        game.decide(game.decision, randomAnswer(game.decision, roll))
      } catch {
        // 733.1: asked again.
      }
    }
  })
})
