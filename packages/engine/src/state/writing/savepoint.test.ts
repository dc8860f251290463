import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { creature } from "../../casting/testing/table.ts"
import { gameData } from "../../game/saving/save.ts"
import { put, table } from "../../testing/table.ts"
import { makeEvent } from "../new-event.ts"
import { writePast } from "../past.ts"
import type { State } from "../state.ts"
import {
  appendEvent,
  bumpRevision,
  edit,
  editPlayer,
  editTurn,
  fork,
  newObject,
  removeObject,
} from "./edit.ts"
import { endJournal, returnTo, type Savepoint, savepoint } from "./savepoint.ts"

/** A write to the state, decided by a number. */
const WRITES: readonly ((s: State, n: number) => void)[] = [
  (s, n) => {
    edit(s, idIn(s, n)).damage += n
  },
  (s, n) => {
    newObject(s, "token", { def: 0, owner: n % 2 })
  },
  (s, n) => {
    removeObject(s, idIn(s, n))
    newObject(s, "card", { def: 0, owner: 0, damage: n })
  },
  (s, n) => appendEvent(s, makeEvent({ kind: "gainLife", rule: "119.3", amount: n })),
  (s, n) => {
    editPlayer(s, n % 2).life = n
  },
  (s, n) => {
    editTurn(s).passes = n
  },
  (s, n) =>
    writePast(s, { object: s.objects[idIn(s, n)]!, characteristics: null, became: n, turn: s.turn.number }),
  (s) => bumpRevision(s),
]

function idIn(s: State, n: number): number {
  const ids = s.objects.flatMap((object) => object?.id ?? [])
  return ids[n % ids.length]
}

function told(s: State): string {
  return JSON.stringify(gameData(s))
}

const STEPS = fc.array(
  fc.tuple(fc.constantFrom("write", "write", "write", "mark", "return", "fork", "settle"), fc.nat(97)),
  { maxLength: 60 },
)

describe("savepoints", () => {
  it("a state returns to any moment that was marked, and its forks stay as they are", () => {
    fc.assert(
      fc.property(STEPS, (steps) => {
        let s: State = table()
        for (let i = 0; i < 4; i++) put(s, i % 2, creature(), "battlefield")
        let marks: { back: Savepoint; text: string }[] = []
        const forks: { copy: State; text: string }[] = []
        for (const [step, n] of steps) {
          if (step === "write") WRITES[n % WRITES.length](s, n)
          else if (step === "mark") marks.push({ back: savepoint(s), text: told(s) })
          else if (step === "fork") forks.push({ copy: fork(s), text: told(s) })
          else if (step === "settle") {
            endJournal(s)
            marks = []
          } else if (marks.length > 0) {
            const { back, text } = marks[n % marks.length]
            marks = marks.slice(0, n % marks.length)
            s = returnTo(back, s)
            expect(told(s)).toBe(text)
          }
          for (const { copy } of forks.slice(0, n % 3)) WRITES[n % WRITES.length](fork(copy), n)
        }
        for (const { copy, text } of forks) expect(told(copy)).toBe(text)
      }),
      { numRuns: 300, seed: 6 },
    )
  })

  it("can be returned to again when what followed the return has failed", () => {
    let s: State = table()
    const bear = put(s, 0, creature(), "battlefield")
    const text = told(s)
    const back = savepoint(s)
    for (let i = 0; i < 3; i++) {
      edit(s, bear).tapped = true
      editPlayer(s, 0).life = i
      editTurn(s).passes = 1
      appendEvent(s, makeEvent({ kind: "gainLife", rule: "119.3" }))
      s = returnTo(back, s)
      expect(told(s)).toBe(text)
    }
  })

  it("what follows a savepoint writes into the same tables", () => {
    const s = table()
    const bear = put(s, 0, creature(), "battlefield")
    const { objects, events } = s
    savepoint(s)
    edit(s, bear).tapped = true
    appendEvent(s, makeEvent({ kind: "gainLife", rule: "119.3" }))
    expect([s.objects === objects, s.events === events]).toEqual([true, true])
  })
})
