import { describe, expect, it } from "vitest"
import { dealDamage } from "../../events/damage/damage.ts"
import { moveAll } from "../../events/moving/move.ts"
import { createState } from "../../game/setup/setup.ts"
import type { CardDefinition } from "../../language/card.ts"
import { checkStateBasedActions } from "../../sba/check.ts"
import { setAsker } from "../../state/choose.ts"
import { GameError } from "../../state/game-error.ts"
import { playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { card, creature } from "../../testing/table.ts"

const leader = (more: object = {}) =>
  creature("Leader", 7, 7, [], { supertypes: ["legendary"], cost: "{2}{G}", ...more })
const basic = (name: string, subtype: string) =>
  card({ name, types: ["land"], supertypes: ["basic"], subtypes: [subtype], power: undefined })
const forest = basic("Forest", "Forest")
const lands = (n: number, land = forest) => Array.from({ length: n }, () => land)

function game(seats: number, deck: readonly CardDefinition[] = lands(59), commander = leader()): State {
  const players = [..."ABC"].slice(0, seats).map((name) => ({ name, deck, commanders: [commander] }))
  return createState({ players, variant: "brawl", openingHands: false })
}

function refusal(deck: readonly CardDefinition[], commander = leader()): string {
  try {
    game(2, deck, commander)
    return ""
  } catch (error) {
    return error instanceof GameError ? (error.rule ?? "") : String(error)
  }
}

describe("Brawl (903.12)", () => {
  it("903.12a, 903.12f, 103.4d: the commander begins in the command zone, and everybody with 25 life, or 30 if they are more than two", () => {
    expect([game(2).command.length, ...game(2).players.map(({ life }) => life)]).toEqual([2, 25, 25])
    expect(game(3).players.map(({ life }) => life)).toEqual([30, 30, 30])
  })

  it("903.12g: the first mulligan is free, also of two players", () => {
    expect([2, 3].map((seats) => game(seats).options.freeMulligans)).toEqual([1, 1])
  })

  it("903.12h: nobody loses for 21 combat damage by one commander", () => {
    const s = game(3)
    const id = s.command[0]
    dealDamage(s, [{ source: id, to: playerRef(1), amount: 21, combat: true }], "510.2")
    checkStateBasedActions(s)
    expect(s.players[1].left).toBeNull()
  })

  it("903.12a: a commander that dies may go back to the command zone", () => {
    const s = game(2)
    const before = setAsker((_s, d) => (d.kind === "confirm" ? 1 : [0]))
    try {
      const [id] = moveAll(s, [{ id: s.command[0], to: "battlefield", rule: "608.3a" }])
      moveAll(s, [{ id, to: "graveyard", rule: "704.5g" }])
      checkStateBasedActions(s)
    } finally {
      setAsker(before)
    }
    expect(s.command.length).toBe(2)
  })
})

describe("a Brawl deck", () => {
  it("903.12d: has exactly sixty cards with its commander", () => {
    expect([58, 59, 60].map((n) => refusal(lands(n)))).toEqual(["903.12d", "", "903.12d"])
  })

  it("903.12c: is led by a legendary creature, planeswalker, Vehicle or Spacecraft", () => {
    const walker = (supertypes: readonly "legendary"[]) =>
      card({ name: "Walker", types: ["planeswalker"], supertypes: [...supertypes], cost: "{G}", loyalty: 3 })
    expect(refusal(lands(59), walker(["legendary"]))).toBe("")
    expect(refusal(lands(59), walker([]))).toBe("903.3")
    expect(refusal(lands(59), creature("Bear"))).toBe("903.3")
  })

  it("903.12e: may have basic lands of one type where its commander has no colors", () => {
    const golem = leader({ cost: "{5}" })
    expect(refusal(lands(59), golem)).toBe("")
    expect(refusal([...lands(30), ...lands(29, basic("Island", "Island"))], golem)).toBe("903.5d")
    expect(refusal(lands(59, basic("Island", "Island")))).toBe("903.5d")
  })
})
