import { GameError } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { begin, playOn, SETTINGS, toPerson } from "../testing/at-the-table.ts"
import { readRecord } from "./record.ts"
import { Session } from "./session.ts"

describe("going back", () => {
  it("to an earlier decision finds the same table again", () => {
    const session = begin()
    const first = playOn(session, 3)
    const { at } = first.prompt!
    playOn(session, 4)
    session.undo(at)
    const again = toPerson(session)
    expect(again.seen).toEqual(first.seen)
    expect(again.prompt).toEqual(first.prompt)
    expect(again.moments).toHaveLength(at)
  })

  it("an answer that comes too late is refused", () => {
    const session = begin()
    const { prompt } = toPerson(session)
    session.answer(prompt!.at, 0)
    expect(() => session.answer(prompt!.at, 0)).toThrow(GameError)
  })
})

describe("watching again", () => {
  it("any move shows the table as it was, and leaves the game where it is", () => {
    const session = begin()
    const first = playOn(session, 3)
    const { moves } = first
    const last = playOn(session, 4)
    const watched = session.watch(moves)
    expect(watched.seen.turn).toEqual(first.seen.turn)
    expect(watched.seen.players[0].cards).toEqual(first.seen.players[0].cards)
    expect(watched).toMatchObject({ prompt: null, watching: { move: moves, of: last.moves } })
    expect(session.watch(0).seen.turn.number).toBe(0)
    expect(toPerson(session).seen).toEqual(last.seen)
  })

  it("a line that was left can be gone back to, and back again", () => {
    const session = begin()
    playOn(session, 3)
    const left = playOn(session, 4)
    session.undo(2)
    const now = playOn(session, 1, () => false)
    expect(now.otherLine).toBe(left.moves)
    const { other } = session
    expect(toPerson(other).seen).toEqual(left.seen)
    expect(toPerson(other.other).seen).toEqual(now.seen)
  })
})

describe("keeping a game", () => {
  it("its record leads to the same table, with every decision to go back to", () => {
    const session = begin({}, { byHand: true })
    playOn(session, 2)
    const table = playOn(session, 3)
    const kept = readRecord(JSON.stringify(session.record))
    const again = toPerson(new Session(kept, SETTINGS))
    expect(again.seen).toEqual(table.seen)
    expect(again.moments).toEqual(table.moments)
  })

  it("a record that can't be followed to its end goes on from where it could", () => {
    const session = begin()
    const table = playOn(session, 3)
    const { record } = session
    const cut = new Session({ ...record, moves: [...record.moves, { a: "nonsense" }, { a: 0 }] }, SETTINGS)
    expect(cut.lost).toBe(2)
    expect(toPerson(cut).seen).toEqual(table.seen)
  })

  it("what is no record is refused with a code", () => {
    const code = (text: string) => {
      try {
        readRecord(text)
      } catch (error) {
        return (error as GameError).code
      }
      return "none"
    }
    expect(code("{")).toBe("bad-save")
    expect(code("[]")).toBe("bad-save")
    expect(code('{"a":1}')).toBe("bad-save")
    expect(code('{"apnapTable":2}')).toBe("save-version")
  })
})
