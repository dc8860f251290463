import { dice } from "@apnap/players"
import { expect, it } from "vitest"
import { answerOnce, goOn, peopleAt } from "../testing/people.ts"
import type { LogEntry } from "./table.ts"
import { WireLog } from "./wire-log.ts"

/** The log of a game at random, as one seat is told it. */
function logOf(answers: number): readonly LogEntry[] {
  const running = peopleAt(2, [0, 1])
  const roll = dice(8)
  goOn(running)
  for (let i = 0; i < answers && !running.game.over; i++) {
    answerOnce(running, roll)
    goOn(running)
  }
  return running.table(0, { language: null, from: 0 }).log
}

it("both ends have the same log, of which little is told", () => {
  const log = logOf(40)
  const [teller, hearer] = [new WireLog(), new WireLog()]
  const begun = log.slice(0, 20)
  teller.begin(begun)
  hearer.begin(begun)
  let [told, whole] = [0, 0]
  for (let from = 20; from < log.length; from += 7) {
    const part = log.slice(from, from + 7)
    const entries = JSON.stringify(teller.shortened(part, from))
    expect(hearer.whole(JSON.parse(entries), from)).toEqual(part)
    told += entries.length
    whole += JSON.stringify(part).length
  }
  expect(log.length).toBeGreaterThan(100)
  expect(told).toBeLessThan(whole / 3)
})

it("what decided after an entry is told once if it is the same each time", () => {
  const [entry] = logOf(5)
  const at = (index: number, turn: number): LogEntry => {
    const { decided: _, ...plain } = { ...entry, index, turn }
    return { ...plain, decided: [plain, plain] }
  }
  const [teller, hearer] = [new WireLog(), new WireLog()]
  for (const log of [teller, hearer]) log.begin([at(0, 1)])
  const told = teller.shortened([at(1, 1), at(2, 1)], 1)
  expect(told.map((one) => typeof one)).toEqual(["number", "number"])
  expect(hearer.whole(told, 1)).toEqual([at(1, 1), at(2, 1)])
})

it("an entry like one that was never told is refused", () => {
  expect(() => new WireLog().whole([3], 0)).toThrow(TypeError)
})
