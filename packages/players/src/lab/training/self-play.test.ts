import { deckByName, EMBEDDED } from "@apnap/cards"
import { describe, expect, it } from "vitest"
import { type Placing, position } from "../../opponents/testing/position.ts"
import { FEATURES } from "../../position-evaluation/features.ts"
import { HELD_FIELDS, PERMANENT_FIELDS } from "../../position-evaluation/piece-fields.ts"
import { rowsOf } from "./position-rows.ts"
import { type SelfPlay, selfPlay } from "./self-play.ts"

const play: SelfPlay = {
  seed: 5,
  decks: ["burn", "tokens"].map((name) => deckByName(name)!.main),
  cards: [],
  level: "heuristics",
  slips: 0.1,
}

describe("a game of self-play", () => {
  it("follows from its number alone, and tells each beginning of a turn as both seats see it", () => {
    const { rows } = selfPlay(play, 3)
    expect(selfPlay(structuredClone(play), 3).rows).toEqual(rows)
    expect(rows.length).toBeGreaterThan(6)
    const turns = rows.filter(({ seat }) => seat === 0).map(({ turn }) => turn)
    expect(turns).toEqual(turns.map((_, i) => turns[0] + i))
    expect(rows.filter(({ seat }) => seat === 1).map(({ turn }) => turn)).toEqual(turns)
  })

  it("is won by one seat: its rows have 1, those of the other 0", () => {
    for (const game of [0, 1, 2]) {
      const { rows } = selfPlay(play, game)
      for (let i = 0; i < rows.length; i += 2) expect(rows[i].won + rows[i + 1].won).toBe(1)
      expect(new Set(rows.filter(({ seat }) => seat === 0).map(({ won }) => won)).size).toBe(1)
    }
  })

  it("with drawn decks alone is between decks of the cards given", () => {
    const { rows } = selfPlay({ ...play, decks: [], cards: EMBEDDED }, 1)
    expect(rows.length).toBeGreaterThan(6)
  })

  it("goes another way with slips, and as well when boards are compared", () => {
    const told = (other: Partial<SelfPlay>) => JSON.stringify(selfPlay({ ...play, ...other }, 7).rows)
    expect(told({ slips: 0.5 })).not.toBe(told({ slips: 0 }))
    expect(told({ level: "greedy", slips: 0 })).not.toBe(told({ slips: 0 }))
  })
})

describe("a position as a seat sees it", () => {
  const seen = (theirs: Placing) => {
    const mine: Placing = { battlefield: ["Forest", "Serra Angel"], hand: ["Shock", "Forest"] }
    return rowsOf(position("upkeep", [mine, theirs]).state)[0]
  }

  it("has a number for each name", () => {
    const { features, permanents, held } = seen({})
    expect(features).toHaveLength(FEATURES.length)
    expect(permanents.map((row) => row.length)).toEqual([PERMANENT_FIELDS.length])
    expect(held.map((row) => row.length)).toEqual([HELD_FIELDS.length])
    const angel = Object.fromEntries(PERMANENT_FIELDS.map((name, i) => [name, permanents[0][i]]))
    expect(angel).toMatchObject({ creature: 1, flying: 1, vigilance: 1, trample: 0, power: 4 / 3 })
  })

  it("400.2: is the same whatever the other holds, and another with what lies open", () => {
    expect(seen({ hand: ["Counterspell"] })).toEqual(seen({ hand: ["Craw Wurm"] }))
    expect(seen({ battlefield: ["Craw Wurm"] })).not.toEqual(seen({ hand: ["Craw Wurm"] }))
  })
})
