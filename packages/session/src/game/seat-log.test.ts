import { deflateRawSync, inflateRawSync } from "node:zlib"
import type { GameEvent, State } from "@apnap/engine"
import { dice } from "@apnap/players"
import { expect, it } from "vitest"
import { answerOnce, goOn, peopleAt } from "../testing/people.ts"
import { Line } from "./line.ts"
import { type Archive, SeatLog } from "./seat-log.ts"

const ARCHIVE: Archive = {
  pack: (text) => deflateRawSync(text),
  unpack: (packed) => inflateRawSync(packed).toString(),
}

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

it("a log whose older entries are packed tells what one tells that keeps them as they are, also when it is cut", () => {
  const { running, start } = played(60)
  const line = new Line(start, { every: 16, along: false })
  for (const move of running.moves) line.do(move)
  const told: [State, readonly GameEvent[]][] = []
  line.retell((state, news) => told.push([state, news]))
  const plain = new SeatLog(0, { mostEntries: 10_000, archive: null })
  const packed = new SeatLog(0, { mostEntries: 10_000, archive: ARCHIVE })
  for (const [state, news] of told) for (const log of [plain, packed]) log.hear(state, news)
  const { length } = plain
  expect(length).toBeGreaterThan(200)
  for (const from of [0, 1, 31, 32, 33, 100, length - 65, length - 3, length])
    expect(packed.from(from)).toEqual(plain.from(from))
  for (const count of [length - 2, length - 70, 97, 96, 64, 5, 0]) {
    for (const log of [plain, packed]) log.cutTo(count)
    expect(packed.length).toBe(count)
    expect(packed.from(0)).toEqual(plain.from(0))
  }
  for (const [state, news] of told) for (const log of [plain, packed]) log.hear(state, news)
  expect(packed.from(0)).toEqual(plain.from(0))
})

it("the oldest entries are forgotten, packed or not, and the numbers of the others stay", () => {
  const { running, start } = played(60)
  const line = new Line(start, { every: 16, along: false })
  for (const move of running.moves) line.do(move)
  const [all, few] = [10_000, 70].map((mostEntries) => new SeatLog(0, { mostEntries, archive: ARCHIVE }))
  line.retell((state, news) => {
    for (const log of [all, few]) log.hear(state, news)
  })
  const { logFrom, log } = few.from(0)
  expect(log.length).toBeGreaterThanOrEqual(70)
  expect(log.length).toBeLessThan(150)
  expect(logFrom + log.length).toBe(all.length)
  expect(log).toEqual(all.from(logFrom).log)
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
  expect(late.log.from(0)).toEqual(watching.seat(-1).log.from(0))
})

it("a line that keeps no game along leads back to the same games as one that does", () => {
  const { running, start } = played(40)
  const [along, later] = [true, false].map((isAlong) => new Line(start.fork(), { every: 8, along: isAlong }))
  for (const line of [along, later]) for (const move of running.moves) line.do(move)
  for (const move of [running.moves.length, 40, 17, 16, 8, 1, 0])
    expect(later.before(move).digest()).toBe(along.before(move).digest())
  for (const line of [along, later]) line.cutTo(21)
  for (const line of [along, later]) for (const move of running.moves.slice(21)) line.do(move)
  expect(later.game.digest()).toBe(running.game.digest())
  expect(along.game.digest()).toBe(running.game.digest())
})
