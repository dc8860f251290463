import { describe, expect, it } from "vitest"
import { destroy } from "../../events/moving/destroy.ts"
import type { Effect } from "../../language/effects/effect.ts"
import { creature, names, put, resolveAll, settle, when } from "../../testing/table.ts"
import { CREATURE, gain, land } from "../testing/drive.ts"
import { artifact, begin, board, gains, hasLand, life, upkeep } from "../testing/triggered.ts"

describe("603.4: the intervening if", () => {
  const lamp = artifact("Lamp", when(upkeep, gain, { condition: hasLand }))

  /** The life gained if a land is there at the event, in between, and at the resolution. */
  function gained(...there: boolean[]): number {
    const s = board()
    put(s, 0, lamp)
    const set = (wanted: boolean) => {
      const forest = s.battlefield.find((id) => names(s, [id])[0] === "Forest")
      if (wanted && forest === undefined) put(s, 1, land)
      if (!wanted && forest !== undefined) destroy(s, [forest], "701.8a")
    }
    set(there[0])
    begin(s)
    set(there[1])
    settle(s)
    set(there[2])
    resolveAll(s)
    expect(s.stack).toEqual([])
    return life(s) - 20
  }

  it("603.4: false at the event: it does not trigger; false at the resolution: it does nothing; between them nobody looks [S003-4-1] [S003-4-2] [S003-4-3] [S003-4-4] [S003-4-5] [S003-4-8]", () => {
    expect(gained(true, true, true)).toBe(1)
    expect(gained(false, true, true)).toBe(0)
    expect(gained(true, true, false)).toBe(0)
    expect(gained(true, false, true)).toBe(1)
    const s = board()
    put(s, 0, lamp)
    begin(s)
    expect(s.waiting).toEqual([])
  })

  it("603.4, 608.2a, 608.2b: it leaves the stack without effect, as one whose target has become illegal does [S003-4-5] [S003-4-6]", () => {
    const end = (spoil: "condition" | "target") => {
      const s = board()
      const bear = put(s, 1, creature())
      const forest = put(s, 1, land)
      put(s, 0, artifact("Lamp", when(upkeep, gain, { condition: hasLand, targets: [{ filter: CREATURE }] })))
      begin(s)
      settle(s, [0])
      destroy(s, [spoil === "condition" ? forest : bear], "701.8a")
      resolveAll(s)
      return [s.stack.length, life(s)]
    }
    expect(end("condition")).toEqual([0, 20])
    expect(end("target")).toEqual(end("condition"))
  })

  it("603.4: an 'if' later in the text is only an instruction: it triggers, and is read once [S003-4-7]", () => {
    const s = board()
    put(s, 0, artifact("Late", when(upkeep, { do: "if", condition: hasLand, then: gain })))
    begin(s)
    settle(s)
    expect(s.stack.length).toBe(1)
    put(s, 0, land)
    resolveAll(s)
    expect(life(s)).toBe(21)
  })
})

describe("603.5: may and unless", () => {
  it("603.5: a 'may' ability goes on the stack unasked, and the choice is made as it resolves [S003-5-1] [S003-5-2]", () => {
    const end = (answer: number) => {
      const s = board()
      put(s, 0, artifact("Library", when(upkeep, { do: "may", effect: gain })))
      begin(s)
      expect(settle(s)).toEqual([])
      expect(s.stack.length).toBe(1)
      const [asked] = resolveAll(s, answer)
      expect(asked).toMatchObject({ kind: "confirm", player: 0 })
      return life(s)
    }
    expect([end(0), end(1)]).toEqual([20, 21])
  })

  it("603.5: so does an 'unless' ability, whose price is asked for on resolution [S003-5-3] [S003-5-4]", () => {
    const end = (answer: number) => {
      const s = board()
      const effect: Effect = {
        do: "unless",
        player: { who: "opponents" },
        cost: [{ pay: "life", amount: 2 }],
        effect: gains(5),
      }
      put(s, 0, artifact("Toll", when(upkeep, effect)))
      begin(s)
      expect(settle(s)).toEqual([])
      expect(s.stack.length).toBe(1)
      const [asked] = resolveAll(s, answer)
      expect(asked).toMatchObject({ player: 1 })
      return s.players.map((p) => p.life)
    }
    expect([end(0), end(1)]).toEqual([
      [25, 20],
      [20, 18],
    ])
  })
})
