import { describe, expect, it } from "vitest"
import { calmly } from "../../documents/testing/drive.ts"
import { move } from "../../events/moving/move.ts"
import { record } from "../../events/record.ts"
import { runAction } from "../../game/run.ts"
import { createState } from "../../game/setup/setup.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { EventPattern } from "../../language/event.ts"
import type { Filter } from "../../language/filter.ts"
import { resolveTop } from "../../resolving/resolve.ts"
import type { State } from "../../state/state.ts"
import { editPlayer, editTurn } from "../../state/writing/edit.ts"
import { card, put, table, when } from "../../testing/table.ts"
import { placeTriggers } from "../../triggered/place.ts"

const ENCHANTMENT: Filter = { is: "type", type: "enchantment" }

function play(s: State, limit: number): number {
  let n = 0
  for (; n < limit && s.over === null; n++) runAction(s, (_s, d) => (d.kind === "choose" ? [0] : 0))
  return n
}

/** Gains life whenever a life total changes, back and forth. */
const pingPong = [
  when({ on: "gainLife", player: { who: "you" } }, { do: "loseLife", amount: 1 }),
  when({ on: "loseLife", player: { who: "you" } }, { do: "gainLife", amount: 1 }),
]

const OTHER: Filter = { is: "and", of: [ENCHANTMENT, { is: "other" }] }
const ENTERS: EventPattern = { on: "moves", object: ENCHANTMENT, to: "battlefield" }

/** Exiles another enchantment until it leaves, by two abilities (607.2a). */
const ring = card({
  name: "Ring",
  types: ["enchantment"],
  abilities: [
    when(
      { on: "moves", object: { is: "self" }, to: "battlefield" },
      { do: "move", what: { sel: "target", slot: 0 }, to: "exile", link: true },
      { targets: [{ filter: OTHER }] },
    ),
    when(
      { on: "moves", object: { is: "self" }, from: "battlefield" },
      { do: "move", what: { sel: "linked" }, to: "battlefield" },
    ),
  ],
})

/** Puts three Rings onto the battlefield: the second exiles the first, and the third is about to exile the second. */
function threeRings(s: State): void {
  for (const isLast of [false, false, true]) {
    move(s, { id: put(s, 0, ring, "hand"), to: "battlefield", rule: "400.7" })
    while (!isLast && (s.waiting.length > 0 || s.stack.length > 0))
      calmly(() => (s.waiting.length > 0 ? placeTriggers(s) : resolveTop(s)))
  }
}

describe("104.4b: loops", () => {
  it("104.4b: a loop of mandatory actions is a draw", () => {
    const s = table()
    put(s, 0, card({ name: "Pendulum", types: ["enchantment"], abilities: pingPong }))
    record(s, { kind: "gainLife", rule: "119.3", player: 0, amount: 1 })
    expect(play(s, 1000)).toBeLessThan(1000)
    expect(s.over).toEqual({ winners: [], rule: "104.4b" })
  })

  it("104.4b: objects that leave and return are the same situation, though their ids change", () => {
    const s = table()
    const exile = when(
      { on: "moves", object: { is: "self" }, to: "battlefield" },
      { do: "move", what: { sel: "target", slot: 0 }, to: "exile", bind: "gone" },
      { targets: [{ filter: { is: "and", of: [ENCHANTMENT, { is: "other" }] } }] },
    )
    const back = when(
      { on: "moves", object: ENCHANTMENT, from: "battlefield", to: "exile" },
      { do: "move", what: { sel: "bound", name: "became" }, to: "battlefield" },
      { keyword: "return" },
    )
    const ring = card({ name: "Ring", types: ["enchantment"], abilities: [exile] })
    put(s, 1, card({ name: "Wheel", types: ["artifact"], abilities: [back] }))
    const [a] = [put(s, 0, ring), put(s, 0, ring)]
    record(s, { kind: "moves", rule: "400", object: a, was: 0, from: "hand", to: "battlefield" })
    play(s, 2000)
    expect(s.over).toEqual({ winners: [], rule: "104.4b" })
  })

  it("104.4b, 732.4: three Rings that exile one another are a draw, though there is a land to tap", () => {
    const s = table()
    put(s, 1, card({ name: "Forest", types: ["land"], subtypes: ["Forest"] }))
    put(s, 0, card({ name: "Forest", types: ["land"], subtypes: ["Forest"] }), "hand")
    threeRings(s)
    play(s, 2000)
    expect(s.over).toEqual({ winners: [], rule: "104.4b" })
  })

  it("732.5: nor is anybody forced to tap a land, where that would change something", () => {
    const s = table()
    const orb = when({ on: "taps", object: { is: "type", type: "land" } }, { do: "loseLife", amount: 1 })
    put(s, 1, card({ name: "Orb", types: ["artifact"], abilities: [orb] }))
    put(s, 1, card({ name: "Forest", types: ["land"], subtypes: ["Forest"] }))
    threeRings(s)
    play(s, 2000)
    expect(s.over).toEqual({ winners: [], rule: "104.4b" })
  })

  it("104.4b: as long as the target of a Ring is somebody's choice it is none", () => {
    const s = table()
    for (const name of ["Idol", "Seal"]) put(s, 1, card({ name, types: ["enchantment"] }))
    threeRings(s)
    play(s, 700)
    expect(s.over?.rule).not.toBe("104.4b")
  })

  it("732.5: nor to act at all: who could end the loop and does not lets the game be a draw", () => {
    const s = table()
    const gain = { do: "gainLife", amount: 1 } as const
    put(
      s,
      1,
      card({
        name: "Well",
        types: ["artifact"],
        abilities: [{ ability: "activated", cost: [], effect: gain }],
      }),
    )
    threeRings(s)
    play(s, 2000)
    expect(s.over).toEqual({ winners: [], rule: "104.4b" })
  })

  it("104.4b: a loop that gets somewhere is none: it goes on until what it does ends the game", () => {
    const drained = (amount: number) => {
      const s = table()
      for (const { id } of s.players) editPlayer(s, id).life = 150
      const drain: Effect = { do: "loseLife", amount, player: { who: "players" } }
      put(s, 1, card({ name: "Drain", types: ["artifact"], abilities: [when(ENTERS, drain)] }))
      threeRings(s)
      play(s, 4000)
      return [s.over?.rule, s.players[0].life <= 0]
    }
    expect(drained(1)).toEqual(["104.4a", true])
  })

  it("104.4b: nor is one in which counters grow, while all sizes and totals come back", () => {
    const s = table()
    const grow: Effect = { do: "addCounters", kind: "+1/+1", count: 1, on: { sel: "self" } }
    const bear = card({
      name: "Bear",
      types: ["creature"],
      power: 2,
      toughness: 2,
      abilities: [when(ENTERS, grow)],
    })
    const id = put(s, 1, bear)
    threeRings(s)
    play(s, 1500)
    expect(s.over).toBeNull()
    expect(s.objects[id]!.counters?.["+1/+1"]).toBeGreaterThan(100)
  })

  it("104.4b: with a choice in the loop it is no draw", () => {
    const s = table()
    const may = { do: "may" as const, effect: { do: "gainLife" as const, amount: 1 } }
    put(
      s,
      0,
      card({
        name: "Fountain",
        types: ["enchantment"],
        abilities: [when({ on: "gainLife", player: { who: "you" } }, may)],
      }),
    )
    record(s, { kind: "gainLife", rule: "119.3", player: 0, amount: 1 })
    let asked = 0
    for (let i = 0; i < 300 && s.over === null; i++)
      runAction(s, (_s, d) => (d.kind === "confirm" ? ++asked && 1 : 0))
    expect(s.over).toBeNull()
    expect(asked).toBeGreaterThan(20)
  })

  it("104.4f, 801.16: with limited ranges it is a draw for who controls what is in the loop and who is within their range", () => {
    const players = ["A", "B", "C", "D", "E"].map((name) => ({ name, deck: [] }))
    const s = createState({ players, variant: "freeForAll", options: { range: 1 }, openingHands: false })
    editTurn(s).stage = "priority"
    Object.assign(editTurn(s), { number: 3, step: "precombatMain", phase: "precombatMain" })
    put(s, 2, card({ name: "Pendulum", types: ["enchantment"], abilities: pingPong }))
    put(s, 0, card({ name: "Onlooker", types: ["enchantment"] }))
    record(s, { kind: "gainLife", rule: "119.3", player: 2, amount: 1 })
    while (s.players[2].left === null && s.over === null) play(s, 1)
    expect(s.players.map(({ left }) => left)).toEqual([
      null,
      ...[1, 2, 3].map(() => ({ how: "drew", rule: "104.4f" })),
      null,
    ])
    expect([s.over, s.turn.loop, s.forced < 200]).toEqual([null, [], true])
  })

  it("104.4b: turns in which nobody can do anything and nothing changes are such a loop too", () => {
    const s = table()
    const skip = { static: "skipStep", who: { who: "players" }, what: "draw" } as const
    put(
      s,
      0,
      card({ name: "Stasis", types: ["enchantment"], abilities: [{ ability: "static", effects: [skip] }] }),
    )
    expect(play(s, 2000)).toBeLessThan(2000)
    expect(s.over).toEqual({ winners: [], rule: "104.4b" })
  })
})
