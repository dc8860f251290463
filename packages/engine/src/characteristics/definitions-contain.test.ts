import { describe, expect, it } from "vitest"
import type { TriggeredAbility } from "../language/ability.ts"
import type { Condition } from "../language/condition.ts"
import type { EventPattern } from "../language/event.ts"
import { card, put, table } from "../testing/table.ts"
import { definitionsContain, definitionsContainAny, READS_STEP } from "./definitions-contain.ts"

const sanctuary = card({
  name: "Vigil",
  types: ["enchantment"],
  abilities: [{ ability: "keyword", keyword: "ascend" }],
})

describe("what no card of the game says, nothing in it can do", () => {
  it("a card that says a word makes the answer another, for who asked before too", () => {
    const s = table()
    const someoneAscends = definitionsContainAny(["ascend", "daybound"])
    expect([definitionsContain(s, "ascend"), someoneAscends(s), someoneAscends(s)]).toEqual([
      false,
      false,
      false,
    ])
    put(s, 0, sanctuary)
    expect([definitionsContain(s, "ascend"), someoneAscends(s)]).toEqual([true, true])
    expect([definitionsContain(s, "daybound"), definitionsContain(s, READS_STEP)]).toEqual([false, false])
  })

  it("what triggers as a step begins does not ask which step it is, but what counts such beginnings does", () => {
    const upkeep: EventPattern = { on: "step", step: "upkeep", player: { who: "you" } }
    const draws: TriggeredAbility = {
      ability: "triggered",
      when: { on: "qualified", event: upkeep, nth: 2 },
      effect: { do: "draw", count: 1 },
    }
    const s = table()
    put(s, 0, card({ name: "Herald", types: ["enchantment"], abilities: [draws] }))
    expect(definitionsContain(s, READS_STEP)).toBe(false)
    const condition: Condition = { if: "happened", event: upkeep }
    put(s, 0, card({ name: "Witness", types: ["enchantment"], abilities: [{ ...draws, condition }] }))
    expect(definitionsContain(s, READS_STEP)).toBe(true)
  })

  it("each game has its own answer, asked in turn", () => {
    const [one, other] = [table(), table()]
    put(one, 0, sanctuary)
    const someoneAscends = definitionsContainAny(["ascend"])
    expect([one, other, one, other].map(someoneAscends)).toEqual([true, false, true, false])
  })
})
