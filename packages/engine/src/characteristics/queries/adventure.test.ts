import { expect, it } from "vitest"
import type { CardDefinition } from "../../language/card.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit } from "../../state/writing/edit.ts"
import { put, table } from "../../testing/table.ts"
import { contextOf } from "../context.ts"
import { matchesFilter } from "./filter.ts"

function knight(subtypes: readonly string[], layout: "adventure" | "split" = "adventure"): CardDefinition {
  const face = { name: "Knight", cost: "{G}", types: ["creature"], power: 2, toughness: 2 } as const
  return {
    name: "Knight",
    layout,
    faces: [face, { name: "Trip", cost: "{G}", types: ["instant"], subtypes }],
  }
}

const hasAdventure = (s: State, id: ObjectId): boolean =>
  matchesFilter(s, { is: "hasAdventure" }, id, contextOf(id, 0))

it("715.2a: an adventurer card has an Adventure in every zone, whatever half is used; an Omen is none", () => {
  const s = table()
  const zones = ["battlefield", "hand", "graveyard", "exile"] as const
  expect(zones.map((zone) => hasAdventure(s, put(s, 0, knight(["Adventure"]), zone)))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(hasAdventure(s, put(s, 0, knight(["Omen"])))).toBe(false)
  expect(hasAdventure(s, put(s, 0, knight([], "split")))).toBe(false)
})

it("708.2: a face-down permanent has none", () => {
  const s = table()
  const id = put(s, 0, knight(["Adventure"]))
  edit(s, id).faceDown = true
  expect(hasAdventure(s, id)).toBe(false)
})
