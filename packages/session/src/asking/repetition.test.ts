import { compileCard } from "@apnap/cards"
import { expect, it } from "vitest"
import type { RunningGame } from "../game/running-game.ts"
import { goOn, peopleAt, SETTINGS } from "../testing/people.ts"
import { Loops } from "./loops.ts"

const spring = compileCard({
  name: "Spring",
  layout: "normal",
  mana_cost: "{0}",
  type_line: "Artifact",
  oracle_text: "{0}: You gain 1 life.",
}).definition
const aimed = compileCard({
  name: "Bow",
  layout: "normal",
  mana_cost: "{0}",
  type_line: "Artifact",
  oracle_text: "{0}: Target player gains 1 life.",
}).definition
const dice = compileCard({
  name: "Fortune",
  layout: "normal",
  mana_cost: "{0}",
  type_line: "Artifact",
  oracle_text: "{0}: Flip a coin. If you win the flip, you gain 1 life.",
}).definition

function begun(card: typeof spring): RunningGame {
  const players = ["Ann", "Bob"].map((name) => ({ name, deck: Array.from({ length: 60 }, () => card) }))
  const running = peopleAt(2, [0, 1], { players, seed: 4, startingPlayer: 0 })
  goOn(running)
  for (let i = 0; i < 2; i++) running.answer(i, running.number, running.table(i).prompt!.at, 0)
  goOn(running)
  return running
}

/** The player takes the first action of that kind, 0 for a pass. */
function does(running: RunningGame, seat: number, what: "cast" | "activate" | "pass"): void {
  const { prompt, game } = running.table(seat)
  if (prompt?.decision.kind !== "priority") throw new Error(`player ${seat} has no priority`)
  const at = prompt.decision.options.findIndex((action) => action.do === what)
  running.answer(seat, game, prompt.at, at)
  goOn(running)
}

/** Everybody who is asked passes until the stack is empty. */
function resolve(running: RunningGame): void {
  while (running.game.state.stack.length > 0) does(running, running.waitedFor[0], "pass")
}

const life = ({ game }: RunningGame) => game.state.players[0].life
const repeats = (running: RunningGame) => running.table(0).prompt?.repeats
const repeat = (running: RunningGame, times: number) => {
  const { prompt, game } = running.table(0)
  running.repeat(0, game, prompt!.at, times)
  goOn(running)
}

function gainsTwice(card = spring): RunningGame {
  const running = begun(card)
  does(running, 0, "cast")
  resolve(running)
  for (let i = 0; i < 2; i++) {
    expect(repeats(running)).toBeUndefined()
    does(running, 0, "activate")
    resolve(running)
  }
  return running
}

it("732.2a: what a player has done twice in a row is done so many times again", () => {
  const running = gainsTwice()
  expect(repeats(running)).toBe(true)
  repeat(running, 50)
  expect([life(running), running.game.state.stack.length, repeats(running)]).toEqual([72, 0, true])
  running.cutTo(running.moveOf(0, running.seat(0).moments.length - 1))
  expect(life(running)).toBe(22)
})

/** Both have a Spring; the second player is asked whenever they have priority, and the first has done twice what they may repeat. */
function facing(): RunningGame {
  const running = gainsTwice()
  const comesTo = (turn: number) => {
    while (running.game.state.turn.number < turn || running.game.state.turn.step !== "precombatMain")
      does(running, running.waitedFor[0], "pass")
  }
  comesTo(2)
  does(running, 1, "cast")
  resolve(running)
  comesTo(3)
  running.seat(1).settings = { ...SETTINGS, fullControl: true }
  for (let i = 0; i < 2; i++) {
    does(running, 0, "activate")
    resolve(running)
  }
  return running
}

it("732.2b, 732.2c: another player stops it where they do something else, and the first is asked again", () => {
  const running = facing()
  const before = life(running)
  repeat(running, 5)
  does(running, 1, "pass")
  expect([life(running), running.waitedFor]).toEqual([before + 1, [1]])
  does(running, 1, "activate")
  resolve(running)
  expect([life(running), running.waitedFor]).toEqual([before + 2, [0]])
})

/** The second player accepts that the loop of the first is repeated so many times more. */
function letsRepeat(running: RunningGame, rounds: number): void {
  const { prompt, game } = running.table(1)
  running.pass(1, game, prompt!.at, { rounds })
  goOn(running)
}

it("732.2b: who is asked in a loop of another player accepts it, or names the times after which they decide", () => {
  const running = facing()
  const before = life(running)
  repeat(running, 50)
  const allows = (rounds: number) => letsRepeat(running, rounds)
  expect(running.table(1).prompt?.loop).toEqual({ player: 0, left: 50 })
  allows(10)
  expect([life(running), running.waitedFor, running.table(1).prompt?.loop?.left]).toEqual([
    before + 10,
    [1],
    40,
  ])
  allows(40)
  expect([life(running), running.waitedFor, repeats(running)]).toEqual([before + 50, [0], true])
})

it("732.2b: who accepted a loop is asked anew about the next one", () => {
  const running = facing()
  repeat(running, 5)
  letsRepeat(running, 5)
  const before = life(running)
  repeat(running, 50)
  expect([life(running), running.waitedFor]).toEqual([before, [1]])
  expect(running.table(1).prompt?.loop).toEqual({ player: 0, left: 50 })
})

it("733.1: an answer that the rules refuse ends nobody's loop", () => {
  const running = facing()
  repeat(running, 50)
  const before = life(running)
  expect(running.waitedFor).toEqual([1])
  expect(running.follow([{ a: 999, by: 1 }])).toBe(0)
  expect(running.table(1).prompt?.loop).toEqual({ player: 0, left: 50 })
  letsRepeat(running, 50)
  expect(life(running)).toBe(before + 50)
})

it("732.2: who left the game repeats nothing", () => {
  const loops = new Loops()
  const { game } = facing()
  const [priority] = game.asked
  const repetition = loops.of(0)
  for (let i = 0; i < 2; i++) loops.answers(game.state, priority, 1)()
  expect(repetition.begin(game.state, priority.decision, 5)).toBe(true)
  expect(loops.ofAnother(game.state, 1)).toEqual({ player: 0, left: 5 })
  game.concede(0)
  expect(loops.ofAnother(game.state, 1)).toBeNull()
})

it("733.1: an action that was undone was not done, and is not repeated", () => {
  const running = begun(aimed)
  does(running, 0, "cast")
  resolve(running)
  for (let i = 0; i < 2; i++) {
    does(running, 0, "activate")
    expect(running.game.decision?.purpose).toBe("target")
    expect(running.follow([{ takenBack: true }])).toBe(1)
    expect(running.game.decision?.kind).toBe("priority")
  }
  expect(repeats(running)).toBeUndefined()
})

it("732.2a: nothing is repeated that chance decides, that was done once, or too often", () => {
  const running = gainsTwice()
  expect(() => repeat(running, 1000)).toThrow("a loop can't be repeated 1000 times")
  does(running, 0, "cast")
  resolve(running)
  expect(repeats(running)).toBeUndefined()
  expect(() => repeat(running, 2)).toThrow("nothing was done twice in a row")
  expect(repeats(gainsTwice(dice))).toBeUndefined()
})
