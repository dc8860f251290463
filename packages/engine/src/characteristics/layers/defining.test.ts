import { describe, expect, it } from "vitest"
import { createState, place } from "../../game/setup/setup.ts"
import type { Amount } from "../../language/amount.ts"
import type { CardDefinition } from "../../language/card.ts"
import type { Change } from "../../language/statics/change.ts"
import type { State } from "../../state/state.ts"
import { characteristics } from "../query.ts"

const board = () =>
  createState({
    players: [
      { name: "A", deck: [] },
      { name: "B", deck: [] },
    ],
    openingHands: false,
  })

function creature(name: string, ...changes: Change[]): CardDefinition {
  const modify = { static: "modify", what: { sel: "self" }, changes } as const
  const abilities = [{ ability: "static", effects: [modify], defining: true }] as const
  return {
    name,
    layout: "normal",
    faces: [
      { name, types: ["creature"], cost: "{2}{U}", toughness: 4, ...(changes.length > 0 && { abilities }) },
    ],
  }
}

const cards = (zone: "graveyard" | "library"): Amount => ({
  n: "count",
  filter: { is: "type", type: "creature" },
  zone,
  of: { who: "you" },
})

function power(s: State, id: number): number | null {
  return characteristics(s, id).power
}

describe("604.3: characteristic-defining abilities work in all zones", () => {
  const drake = () => creature("Drake", { change: "definePT", power: cards("graveyard") })

  it.each(["hand", "graveyard", "exile", "library", "outside"] as const)("in %s", (zone) => {
    const s = board()
    for (let i = 0; i < 3; i++) place(s, 0, "graveyard", creature("Bear"))
    const id = place(s, 0, zone, drake())
    expect(power(s, id)).toBe(zone === "graveyard" ? 4 : 3)
    expect(characteristics(s, id).toughness).toBe(4)
  })

  it("in a library they follow the game from one moment to the next", () => {
    const s = board()
    const id = place(s, 0, "library", drake())
    expect(power(s, id)).toBe(0)
    place(s, 0, "graveyard", creature("Bear"))
    expect(power(s, id)).toBe(1)
  })

  it("two of them that count each other are told once each", () => {
    const s = board()
    const ids = [1, 2].map(() =>
      place(s, 0, "library", creature("Host", { change: "definePT", power: cards("library") })),
    )
    expect(ids.map((id) => power(s, id))).toEqual([2, 2])
  })

  it("613.3: they define colours before power and toughness are read", () => {
    const s = board()
    const red: Amount = {
      n: "count",
      filter: {
        is: "and",
        of: [
          { is: "color", color: "R" },
          { is: "type", type: "creature" },
        ],
      },
      zone: "library",
      of: { who: "you" },
    }
    const id = place(
      s,
      0,
      "library",
      creature("Ember", { change: "definePT", power: red }, { change: "setColors", colors: ["R"] }),
    )
    expect(power(s, id)).toBe(1)
  })
})
