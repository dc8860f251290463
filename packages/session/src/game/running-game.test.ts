import { SPECTATOR } from "@apnap/engine"
import { dice } from "@apnap/players"
import { describe, expect, it } from "vitest"
import type { LogMove } from "../protocol/move.ts"
import { answerOnce, goOn, peopleAt, SETTINGS } from "../testing/people.ts"
import type { RunningGame } from "./running-game.ts"

/** Plays on at random for so many answers, or to the end, and returns the log. */
function playOn(running: RunningGame, answers: number, seed = 1): LogMove[] {
  const roll = dice(seed)
  const log: LogMove[] = []
  goOn(running)
  for (let i = 0; i < answers && !running.game.over; i++) {
    answerOnce(running, roll)
    goOn(running)
    log.push(...running.takeEntries())
  }
  return [...log, ...running.takeEntries()]
}

const endsOf = (running: RunningGame) => ({
  digest: running.game.digest(),
  moments: running.seat(0).moments,
  waitedFor: running.waitedFor,
})

describe("a game of several people", () => {
  it("103.5: all are asked at once whether to keep their hands, and may answer in any order", () => {
    const running = peopleAt(3, [0, 1, 2])
    goOn(running)
    expect(running.waitedFor).toEqual([0, 1, 2])
    const { prompt, game } = running.table(2)
    running.answer(2, game, prompt!.at, 0)
    expect(running.waitedFor).toEqual([0, 1])
    expect(running.table(2).prompt).toBeNull()
  })

  it("each is shown their own hand and asked their own questions; a spectator neither", () => {
    const running = peopleAt(2, [0, 1])
    running.seat(SPECTATOR, SETTINGS)
    playOn(running, 40)
    for (const viewer of [0, 1, SPECTATOR]) {
      const { seen, prompt } = running.table(viewer)
      expect(seen.players.map(({ cards }) => cards.length > 0)).toEqual([viewer === 0, viewer === 1])
      expect(prompt !== null).toBe(running.waitedFor.includes(viewer))
    }
  })

  it.each([
    [2, [0, 1]],
    [3, [0, 2]],
    [4, [0, 1, 2, 3]],
  ])("%i seats with people at %j: whoever follows the log has the same game, to its end", (seats, people) => {
    const running = peopleAt(seats, people)
    const log = playOn(running, 4000)
    expect(running.game.over).toBe(true)
    const again = peopleAt(seats, people)
    expect(again.follow(JSON.parse(JSON.stringify(log)))).toBe(log.length)
    goOn(again)
    expect(endsOf(again)).toEqual(endsOf(running))
  })

  it("a way back is an entry of the log, and leads everybody to the same decision", () => {
    const running = peopleAt(2, [0, 1])
    const log = playOn(running, 60)
    const before = running.table(0)
    const moments = running.seat(0).moments.length
    log.push(...playOn(running, 30, 2))
    running.cutTo(running.moveOf(0, moments - 1))
    log.push(...running.takeEntries())
    expect(running.seat(0).moments).toHaveLength(moments - 1)
    expect(running.number).toBeGreaterThan(before.game)
    const again = peopleAt(2, [0, 1])
    again.follow(log)
    goOn(again)
    goOn(running)
    expect(endsOf(again)).toEqual(endsOf(running))
    log.push(...playOn(running, 20, 3))
    const later = peopleAt(2, [0, 1])
    expect(later.follow(log)).toBe(log.length)
    expect(later.game.digest()).toBe(running.game.digest())
  })

  it("what is answered for somebody who gives no answer is no decision of theirs, for who follows the log neither", () => {
    const running = peopleAt(2, [0, 1])
    goOn(running)
    // 103.5: whether to keep the hand is the first decision; nobody takes it without a word.
    for (const seat of running.waitedFor) running.answerQuietly(seat)
    goOn(running)
    const log = [...running.takeEntries(), ...playOn(running, 10)]
    const again = peopleAt(2, [0, 1])
    expect(again.follow(log)).toBe(log.length)
    expect(endsOf(again)).toEqual(endsOf(running))
  })

  it("an answer for another game, another decision or another seat is refused", () => {
    const running = peopleAt(2, [0, 1])
    playOn(running, 20)
    const [seat] = running.waitedFor
    const { prompt, game } = running.table(seat)
    const late = (viewer: number, of: number, at: number) => () => running.answer(viewer, of, at, 0)
    expect(late(seat, game + 1, prompt!.at)).toThrow("no longer")
    expect(late(seat, game, prompt!.at - 1)).toThrow("no longer")
    expect(late(1 - seat, game, running.seat(1 - seat).moments.length)).toThrow("no longer")
    expect(late(SPECTATOR, game, 0)).toThrow("nobody sits")
  })

  it("104.3a: one who concedes leaves, and the log says so", () => {
    const running = peopleAt(3, [0, 1, 2])
    playOn(running, 30)
    running.concede(1)
    expect(running.takeEntries()).toEqual([{ concede: 1 }])
    goOn(running)
    expect(running.waitedFor).not.toContain(1)
    expect(running.game.over).toBe(false)
  })

  it("the log of a seat forgets what is long past, and goes on counting", () => {
    const running = peopleAt(2, [0, 1])
    playOn(running, 200)
    const { log } = running.seat(0)
    expect(log.length).toBe(running.game.eventCount)
    running.forgetTold()
    const { log: entries, logFrom } = log.from(0)
    expect(entries.length).toBeLessThanOrEqual(200)
    expect(logFrom + entries.length).toBe(log.length)
    expect(entries[0].index).toBe(logFrom)
  })
})
