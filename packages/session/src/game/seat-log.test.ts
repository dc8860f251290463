import { findCard } from "@apnap/cards"
import { createState, Game, place } from "@apnap/engine"
import { dice } from "@apnap/players"
import { expect, it } from "vitest"
import { answerOnce, goOn, peopleAt } from "../testing/people.ts"
import { Line } from "./line.ts"
import { SeatLog } from "./seat-log.ts"

/** A game, with the moves that were made in it. */
function played(answers: number) {
  const running = peopleAt(2, [0, 1], { seed: 5 })
  const start = running.game.fork()
  const roll = dice(5)
  goOn(running)
  for (let i = 0; i < answers && !running.game.over; i++) {
    answerOnce(running, roll)
    goOn(running)
  }
  return { running, start }
}

it("what was forgotten of a log is recalled from the moves, and forgotten again as the game goes on", () => {
  const { running } = played(40)
  const { log } = running.seat(0)
  expect(log.oldest).toBe(0)
  running.forgetTold()
  expect(log.oldest).toBeGreaterThan(0)
  expect(running.canRecall(0, log.oldest)).toBe(false)
  const all = new SeatLog(0, 10_000)
  const line = new Line(played(0).start, { every: 16, along: false })
  for (const move of running.moves) line.do(move)
  const few = new SeatLog(0, 10)
  for (const [state, news] of line.retell()) for (const one of [all, few]) one.hear(state, news)
  few.forget()
  running.seat(0).log = few
  expect(running.canRecall(0, 0)).toBe(true)
  for (const _ of running.recall(0, running.seat(0).settings));
  const { log: told, logFrom } = running.seat(0).log.from(0)
  expect(told.length).toBeGreaterThanOrEqual(100)
  expect(told).toEqual(all.from(logFrom).log)
})

it("a log that was recalled stays long until as many entries were added, so that who connects anew has nothing to recall", () => {
  const { running, start } = played(40)
  const line = new Line(start, { every: 16, along: false })
  for (const move of running.moves) line.do(move)
  const log = new SeatLog(0, 40)
  const [[state, first], ...later] = [...line.retell()]
  log.hear(state, first)
  log.narrow(8)
  const narrowsAt = log.length + 40
  const widths = later.map(([then, news]) => {
    log.hear(then, news)
    log.forget()
    return { kept: log.length - log.oldest, least: log.length < narrowsAt ? Math.min(40, log.length) : 0 }
  })
  for (const { kept, least } of widths) expect(kept).toBeGreaterThanOrEqual(least)
  expect(widths.filter(({ least }) => least > 0).length).toBeGreaterThan(0)
  expect(widths.at(-1)?.kept).toBeLessThanOrEqual(10)
})

it("who comes late is told what they would have been told all along", () => {
  const { running } = played(40)
  const early = running.seat(0)
  const late = running.seat(-1, early.settings)
  const watching = peopleAt(2, [0, 1], { seed: 5 })
  watching.seat(-1, early.settings)
  const roll = dice(5)
  goOn(watching)
  for (let i = 0; i < 40 && !watching.game.over; i++) {
    answerOnce(watching, roll)
    goOn(watching)
  }
  expect(late.log.length).toBeGreaterThan(100)
  expect(late.log.from(0)).toEqual(watching.seat(-1).log.from(late.log.oldest))
})

it("a line that keeps no game along leads back to the same games as one that does", () => {
  const { running, start } = played(40)
  const pack = (game: Game) => {
    const save = game.save()
    return () => Game.load(save)
  }
  const keeps = [{ along: true }, { along: false }, { along: false, pack }]
  const lines = keeps.map((keep) => new Line(start.fork(), { every: 8, ...keep }))
  for (const line of lines) for (const move of running.moves) line.do(move)
  for (const move of [running.moves.length, 40, 17, 16, 8, 1, 0]) {
    const [along, ...later] = lines.map((line) => line.before(move).digest())
    expect(later).toEqual([along, along])
  }
  for (const line of lines) line.cutTo(21)
  for (const line of lines) for (const move of running.moves.slice(21)) line.do(move)
  for (const line of lines) expect(line.game.digest()).toBe(running.game.digest())
})

it("613.7: the order of continuous effects is noted with the event after which it decides, once, and anew after going back", () => {
  const deck = Array.from({ length: 20 }, () => findCard("Forest")!)
  const players = [
    { name: "A", deck },
    { name: "B", deck },
  ]
  const s = createState({ players, seed: 1, openingHands: false })
  for (const name of ["Humility", "Opalescence"]) place(s, 0, "battlefield", findCard(name)!)
  const game = Game.from(s)
  const log = new SeatLog(1, 100)
  const notes = () => log.from(0).log.flatMap(({ decided = [] }) => decided.map(({ detail }) => detail))
  const events = game.history()
  log.hear(game.state, events)
  expect(log.from(0).log.at(-1)?.decided).toMatchObject([
    { rule: "613.7", detail: "timestamp 7b", object: { name: "Opalescence" }, other: { name: "Humility" } },
  ])
  while (game.state.turn.step !== "endOfCombat") {
    const known = game.eventCount
    game.decide(game.decision!, game.decision!.kind === "attackers" ? [] : 0)
    log.hear(game.state, game.history(known))
  }
  expect(notes()).toEqual(["timestamp 7b", "noAttackers"])
  log.cutTo(0)
  log.hear(Game.from(s).state, events)
  expect(notes()).toEqual(["timestamp 7b"])
})
