import { describe, expect, it } from "vitest"
import { characteristics } from "../../characteristics/query.ts"
import { move } from "../../events/moving/move.ts"
import { createState } from "../../game/setup/setup.ts"
import type { CardDefinition } from "../../language/card.ts"
import { COLOR_BIT } from "../../mana/symbols.ts"
import type { GameError } from "../../state/game-error.ts"
import type { PlayerSetup } from "../../state/game-setup.ts"
import type { State } from "../../state/state.ts"
import { asking, card, creature, put } from "../../testing/table.ts"

const land = (name: string) => card({ name, types: ["land"], supertypes: ["basic"], subtypes: [name] })
const lands = (name: string, n = 99) => Array.from({ length: n }, () => land(name))
const piper = creature(
  "Piper",
  3,
  3,
  [
    {
      ability: "static",
      defining: true,
      effects: [{ static: "modify", what: { sel: "self" }, changes: [{ change: "commanderColor" }] }],
    },
    { ability: "keyword", keyword: "partner" },
  ],
  { supertypes: ["legendary"], cost: "{5}" },
)

function game(deck: readonly CardDefinition[], more: Partial<PlayerSetup> = {}): State {
  const players = ["A", "B"].map((name) => ({ name, deck, commanders: [piper], ...more }))
  return createState({ players, variant: "commander", openingHands: false })
}

function refusal(deck: readonly CardDefinition[], more: Partial<PlayerSetup> = {}): string | undefined {
  try {
    game(deck, more)
  } catch (error) {
    return (error as GameError).rule
  }
  return undefined
}

describe("903.4b: a commander whose color is chosen before the game", () => {
  it("903.4b, 607.2p: it has that color in every zone", () => {
    const s = game(lands("Island"), { commanderColors: ["U"] })
    let id = s.command[0]
    expect(characteristics(s, id).colors).toBe(COLOR_BIT.U)
    for (const to of ["battlefield", "graveyard", "exile", "hand", "library"] as const) {
      asking(to === "hand" || to === "library" ? [0] : [], () => {
        id = move(s, { id, to, rule: "400.7" })
      })
      expect([to, characteristics(s, id).colors]).toEqual([to, COLOR_BIT.U])
    }
  })

  it("903.4b: the deck is built with that color, and with no other", () => {
    expect(refusal(lands("Island"), { commanderColors: ["U"] })).toBeUndefined()
    expect(refusal(lands("Island"), { commanderColors: ["R"] })).toBe("903.5d")
    expect(refusal([...lands("Island", 98), land("Swamp")], { commanderColors: ["U"] })).toBe("903.5d")
  })

  it("903.4b: where nobody says which, it is the color that the deck needs", () => {
    expect(characteristics(game(lands("Swamp")), game(lands("Swamp")).command[0]).colors).toBe(COLOR_BIT.B)
    const two = { commanders: [piper, { ...piper, name: "Other" }] }
    expect(refusal([...lands("Swamp", 50), ...lands("Island", 48)], two)).toBeUndefined()
    expect(refusal([...lands("Swamp", 50), ...lands("Island", 47), land("Forest")], two)).toBe("903.5d")
  })

  it("903.4b: no color is chosen for another commander", () => {
    const legend = creature("Legend", 1, 1, [], { supertypes: ["legendary"], cost: "{G}" })
    expect(refusal(lands("Forest"), { commanders: [legend], commanderColors: ["U"] })).toBe("903.4b")
  })

  it("607.2p: what is no commander has no color by it, nor has a copy of one", () => {
    const s = game(lands("Island"), { commanderColors: ["U"] })
    const other = put(s, 0, { ...piper, name: "Twin" })
    const token = put(s, 0, piper, "battlefield", { kind: "token" })
    expect([other, token].map((id) => characteristics(s, id).colors)).toEqual([0, 0])
  })
})
