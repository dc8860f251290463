import { describe, expect, it } from "vitest"
import { Game } from "../../game/game.ts"
import { createState } from "../../game/setup/setup.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import { setAsker } from "../../state/choose.ts"
import type { AnswerTo, Decision } from "../../state/decision.ts"
import type { State } from "../../state/state.ts"
import { card, names, put } from "../../testing/table.ts"
import { advance } from "../advance.ts"

const begins: Effect = { do: "move", what: { sel: "self" }, to: "battlefield" }
const leyline = (name: string, effect: Effect = begins) =>
  card({
    name,
    types: ["enchantment"],
    abilities: [{ ability: "static", effects: [{ static: "openingHand", effect }] }],
  })

/** Runs the start of a game with these answers; returns the questions. */
function begin(s: State, answers: readonly number[]): Decision[] {
  const asked: Decision[] = []
  const before = setAsker((_s, decision) => {
    asked.push(decision)
    return answers[asked.length - 1] as AnswerTo<Decision>
  })
  try {
    advance(s)
  } finally {
    setAsker(before)
  }
  return asked
}

describe("103.6: actions with cards of the opening hand", () => {
  it("103.6a: the starting player first, each may begin the game with such cards on the battlefield", () => {
    const players = [0, 1].map((i) => ({ name: `P${i}`, deck: [] }))
    const s = createState({ players, seed: 1, openingHands: false, startingPlayer: 1 })
    put(s, 0, leyline("Theirs"), "hand")
    put(s, 1, leyline("First"), "hand")
    put(s, 1, leyline("Second"), "hand")
    const asked = begin(s, [1, 0, 1])
    expect(asked.map((d) => [d.kind, d.player, d.rule])).toEqual([
      ["confirm", 1, "103.6"],
      ["confirm", 1, "103.6"],
      ["confirm", 0, "103.6"],
    ])
    expect(names(s, s.battlefield)).toEqual(["First", "Theirs"])
    expect(names(s, s.players[1].hand)).toEqual(["Second"])
    expect(s.turn.number).toBe(1)
  })

  it("103.6c: where teams share turns, first each player of the team that begins, then those of the other", () => {
    const players = [0, 1, 2, 3].map((i) => ({ name: `P${i}`, deck: [], team: Math.floor(i / 2) }))
    const s = createState({
      players,
      variant: "twoHeadedGiant",
      seed: 1,
      openingHands: false,
      startingPlayer: 2,
    })
    for (const seat of [0, 1, 2, 3]) put(s, seat, leyline(`L${seat}`), "hand")
    const asked = begin(s, [1, 1, 1, 1])
    expect(asked.map(({ player }) => player)).toEqual([2, 3, 0, 1])
  })

  it("103.6: what only those may do who don't begin is not offered to who begins", () => {
    const players = [0, 1].map((i) => ({ name: `P${i}`, deck: [] }))
    const s = createState({ players, seed: 1, openingHands: false })
    const second: StaticEffect = {
      static: "openingHand",
      effect: begins,
      condition: { if: "not", of: { if: "turnOf", player: { who: "you" } } },
    }
    const caverns = card({
      name: "Caverns",
      types: ["land"],
      abilities: [{ ability: "static", effects: [second] }],
    })
    put(s, 0, caverns, "hand")
    put(s, 1, caverns, "hand")
    expect(begin(s, [1]).map((d) => d.player)).toEqual([1])
    expect(s.battlefield.map((id) => s.objects[id]!.owner)).toEqual([1])
  })

  it("103.6b: a card that is revealed stays in the hand, and what it sets up waits for its time", () => {
    const players = [0, 1].map((i) => ({ name: `P${i}`, deck: [] }))
    const s = createState({ players, seed: 1, openingHands: false })
    const later: Effect = {
      do: "delayed",
      when: { on: "step", step: "upkeep" },
      effect: { do: "gainLife", amount: 3 },
    }
    const reveal: Effect = { do: "sequence", of: [{ do: "reveal", what: { sel: "self" } }, later] }
    put(s, 0, leyline("Chancellor", reveal), "hand")
    begin(s, [1])
    expect(names(s, s.players[0].hand)).toEqual(["Chancellor"])
    expect(s.delayed.length).toBe(1)
  })
})

describe("103.5b: actions at any time a player could mulligan", () => {
  const all = { sel: "all", filter: { is: "any" }, zone: "hand", of: { who: "you" } } as const
  const powder = card({
    name: "Powder",
    types: ["artifact"],
    abilities: [
      {
        ability: "static",
        effects: [
          {
            static: "mulliganAction",
            effect: {
              do: "sequence",
              of: [
                { do: "move", what: all, to: "exile", bind: "gone" },
                { do: "draw", count: { n: "countOf", of: { sel: "bound", name: "gone" } } },
              ],
            },
          },
        ],
      },
    ],
  })
  const land = card({ name: "Plains", types: ["land"] })
  const start = () =>
    Game.start({
      players: [
        { name: "A", deck: [...Array(29).fill(land), powder] },
        { name: "B", deck: Array(30).fill(land) },
      ],
      shuffle: false,
      startingPlayer: 0,
    })
  const about = (game: Game) => [game.decision?.player, game.decision?.rule]

  it("103.5b: it is asked before the player declares, who may mulligan all the same", () => {
    const game = start()
    expect(about(game)).toEqual([0, "103.5b"])
    game.decide(game.serial, 1)
    const { exile, players } = game.view(0, { inProgress: true })
    expect([exile.map(({ name }) => name).includes("Powder"), exile.length, players[0].hand]).toEqual([
      true,
      7,
      7,
    ])
    expect(about(game)).toEqual([0, "103.5"])
  })

  it("103.5b: who declines goes on to declare", () => {
    const game = start()
    game.decide(game.serial, 0)
    expect([game.state.exile, about(game)]).toEqual([[], [0, "103.5"]])
  })
})
