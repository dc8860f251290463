import { describe, expect, it } from "vitest"
import { card, creature, landCard } from "../casting/testing/table.ts"
import type { Ability } from "../language/ability.ts"
import type { Answer } from "../state/decision.ts"
import { Game } from "./game.ts"
import { createState, place } from "./setup/setup.ts"

const gainFor = (cost: Extract<Ability, { ability: "activated" }>["cost"], flip = false): Ability => ({
  ability: "activated",
  cost,
  effect: flip ? { do: "flipCoin", win: { do: "gainLife", amount: 1 } } : { do: "gainLife", amount: 1 },
})

/** A game in which the first player has a fountain that gives life for nothing. */
function fountain(ability: Ability, players = 2): Game {
  const deck = Array(20).fill(landCard("Forest"))
  const s = createState({
    players: ["Ann", "Bob", "Cyd"].slice(0, players).map((name) => ({ name, deck })),
    openingHands: false,
  })
  place(s, 0, "battlefield", card({ name: "Fountain", types: ["artifact"], abilities: [ability] }))
  place(s, 1, "battlefield", creature())
  const game = Game.from(s)
  while (game.state.turn.step !== "precombatMain") game.decide(game.decision!, 0)
  return game
}

/** Activates the fountain, and all players pass. */
function around(game: Game): Answer[] {
  const { decision } = game
  const activate = decision?.kind === "priority" ? decision.options.findIndex((o) => o.do === "activate") : -1
  return [activate, ...game.state.players.map(() => 0)]
}

function refusal(game: Game, call: () => void): unknown {
  const before = game.digest()
  try {
    call()
  } catch (error) {
    expect(game.digest()).toBe(before)
    const { code, rule } = error as { code: string; rule: string }
    return { code, rule }
  }
  return null
}

describe("732.2 shortcuts", () => {
  it("732.2a: a loop is gone through as often as its proposer says", () => {
    const game = fountain(gainFor([]))
    expect(game.shortcut({ answers: around(game), times: 1000 })).toBe(1000)
    expect(game.state.players[0].life).toBe(1020)
    expect(game.decision).toMatchObject({ kind: "priority", player: 0 })
  })

  it("732.2b, 732.2c: each other player in turn order may shorten it", () => {
    const game = fountain(gainFor([]), 3)
    const asked: number[][] = []
    const times = game.shortcut({ answers: around(game), times: 100 }, (player, proposed) => {
      asked.push([player, proposed])
      return player === 1 ? 7 : 50
    })
    expect([times, asked, game.state.players[0].life]).toEqual([
      7,
      [
        [1, 100],
        [2, 7],
      ],
      27,
    ])
  })

  it("732.2a: what can't be done that often, or ends elsewhere, is refused whole", () => {
    const game = fountain(gainFor([{ pay: "life", amount: 3 }]))
    const answers = around(game)
    expect(refusal(game, () => game.shortcut({ answers, times: 0 }))).toMatchObject({ code: "bad-number" })
    expect(refusal(game, () => game.shortcut({ answers: [], times: 2 }))).toMatchObject({ rule: "732.2a" })
    expect(refusal(game, () => game.shortcut({ answers: answers.slice(0, 2), times: 2 }))).toEqual({
      code: "illegal-answer",
      rule: "732.2a",
    })
    expect(refusal(game, () => game.shortcut({ answers, times: 100 }))).not.toBeNull()
    expect(game.shortcut({ answers, times: 2 })).toBe(2)
    expect(game.state.players[0].life).toBe(16)
  })

  it("732.2a: a loop with chance in it has no predictable result", () => {
    const game = fountain(gainFor([], true))
    const answers = [...around(game)]
    expect(refusal(game, () => game.shortcut({ answers, times: 3 }))).not.toBeNull()
  })
})
