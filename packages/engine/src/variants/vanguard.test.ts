import { describe, expect, it } from "vitest"
import { legalActions } from "../casting/offering/legal-actions.ts"
import { perform } from "../casting/perform.ts"
import { characteristics, controllerOf } from "../characteristics/query.ts"
import { move } from "../events/moving/move.ts"
import { Game } from "../game/game.ts"
import { run } from "../interpreter/testing/run.ts"
import type { Ability } from "../language/ability.ts"
import type { CardDefinition } from "../language/card.ts"
import type { PlayerSetup } from "../state/game-setup.ts"
import { card, put, resolveAll, when } from "../testing/table.ts"
import { handLimit } from "../turn/turn-based-actions.ts"
import { bear, game, playUntil } from "./testing/game.ts"

const land = card({ name: "Forest", types: ["land"], supertypes: ["basic"], subtypes: ["Forest"] })
const deck = Array(40).fill(land)

function hero(name: string, handModifier = 0, lifeModifier = 0, ...abilities: Ability[]): CardDefinition {
  return card({ name, types: ["vanguard"], handModifier, lifeModifier, abilities })
}

const [big, small] = [hero("Big", 1, -5), hero("Small", -4, 12)]
const seats = (of: (seat: number) => Partial<PlayerSetup>) =>
  ["A", "B"].map((name, seat) => ({ name, deck, ...of(seat) }))
const both = seats((seat) => ({ vanguard: [big, small][seat] }))
const table = (...vanguards: CardDefinition[]) =>
  game(2, "current", { variant: "vanguard" }, (seat) => ({ vanguard: vanguards[seat] }))

describe("Vanguard (902)", () => {
  it("902.3: each player needs a vanguard card", () => {
    const start = (vanguard?: CardDefinition) =>
      Game.start({ players: seats(() => ({ vanguard })), variant: "vanguard" })
    expect(() => start()).toThrow("902.3")
    expect(() => start(bear)).toThrow("902.3")
    expect(() => start(big)).not.toThrow()
  })

  it("902.4, 103.4b: the starting life total is 20 with its life modifier", () => {
    expect(Game.start({ players: both, variant: "vanguard" }).state.players.map((p) => p.life)).toEqual([
      15, 32,
    ])
    const team = [..."ABCD"].map((name, seat) => ({ name, deck, vanguard: seat > 0 ? small : big }))
    const heads = Game.start({ players: team, variant: ["twoHeadedGiant", "vanguard"] })
    expect(heads.state.players.map((p) => p.life)).toEqual([37, 37, 54, 54])
  })

  it("902.4, 119.1b: later effects ask each player's own starting life total", () => {
    const s = table(big, small)
    run(s, {
      do: "forEachPlayer",
      of: { who: "players" },
      effect: {
        do: "setLife",
        player: { who: "bound", name: "player" },
        amount: { n: "startingLife", of: { who: "bound", name: "player" } },
      },
    })
    expect(s.players.map((p) => p.life)).toEqual([15, 32])
  })

  it("902.5, 103.5a: the opening hand is seven cards with its hand modifier", () => {
    expect(
      Game.start({ players: both, variant: "vanguard" }).state.players.map((p) => p.hand.length),
    ).toEqual([8, 3])
  })

  it("902.5a: a mulligan is of as many cards, of which as many go to the bottom as were taken", () => {
    const g = Game.start({ players: both, variant: "vanguard", startingPlayer: 1 })
    g.decide(g.decision!, 1)
    g.decide(g.decision!, 0)
    expect(g.state.players.map((p) => p.hand.length)).toEqual([8, 3])
    g.decide(g.decision!, 1)
    g.decide(g.decision!, 1)
    expect(g.decision).toMatchObject({ purpose: "bottom", player: 1, min: 3, max: 3 })
  })

  it("902.5b: the maximum hand size is seven with its hand modifier", () => {
    const g = Game.start({ players: both, variant: "vanguard", startingPlayer: 1 })
    expect([0, 1].map((p) => handLimit(g.state, p))).toEqual([8, 3])
    playUntil(g, (s) => s.turn.number === 3)
    // B drew no card in the first turn, A drew one in the second; no hand exceeds its maximum size
    expect(g.state.players.map((p) => p.hand.length)).toEqual([8, 3])
  })

  it("902.7, 313.4: its abilities work in the command zone: static, triggered and activated ones", () => {
    const strong = {
      static: "modify",
      what: { sel: "all", filter: { is: "controlledBy", player: { who: "you" } } },
      changes: [{ change: "modifyPT", power: 1, toughness: 0 }],
    } as const
    const s = table(
      hero(
        "Hero",
        0,
        0,
        { ability: "static", effects: [strong] },
        when(
          { on: "gainLife", player: { who: "you" } },
          { do: "loseLife", amount: 1, player: { who: "opponents" } },
        ),
        { ability: "activated", cost: [{ pay: "mana", mana: "{0}" }], effect: { do: "gainLife", amount: 2 } },
      ),
      small,
    )
    const [mine, theirs] = [put(s, 0, bear), put(s, 1, bear)]
    expect([mine, theirs].map((id) => characteristics(s, id).power)).toEqual([3, 2])
    const acts = (p: number) => legalActions(s, p).filter((a) => a.do === "activate")
    expect(acts(1)).toEqual([])
    perform(s, 0, acts(0)[0])
    resolveAll(s)
    expect([s.players[0].life, s.waiting.length]).toEqual([22, 1])
  })

  it("613.7i: its effects are as old as the game, older than those of any permanent", () => {
    const sizes = (n: number): Ability => ({
      ability: "static",
      effects: [
        {
          static: "modify",
          what: { sel: "all", filter: { is: "type", type: "creature" } },
          changes: [{ change: "setPT", power: n, toughness: n }],
        },
      ],
    })
    const s = table(hero("Hero", 0, 0, sizes(7)), small)
    const id = put(s, 0, bear)
    expect(characteristics(s, id).power).toBe(7)
    put(s, 1, card({ name: "Dwarfing", types: ["enchantment"], abilities: [sizes(1)] }))
    expect(characteristics(s, id).power).toBe(1)
  })

  it("902.6, 313.2: its owner controls it, and it doesn't leave the command zone", () => {
    const s = table(big, small)
    const [first, second] = s.command
    expect([controllerOf(s, first), controllerOf(s, second)]).toEqual([0, 1])
    expect([move(s, { id: first, to: "hand", rule: "1" }), s.command.includes(first)]).toEqual([0, true])
    expect(legalActions(s, 0).filter((a) => a.do === "cast")).toEqual([])
  })

  it("311.2, 312.2, 314.2, 315.3, 108.5: nor does any other nontraditional card leave it, or come in from outside", () => {
    const s = table(big, small)
    for (const type of ["plane", "phenomenon", "scheme", "conspiracy"] as const) {
      const what = card({ name: type, types: [type] })
      const [here, outside] = [put(s, 0, what, "command"), put(s, 0, what, "outside")]
      const moved = [here, outside].map((id) => move(s, { id, to: "hand", rule: "1" }))
      expect([type, moved, s.command.includes(here)]).toEqual([type, [0, 0], true])
    }
  })

  it("727.2, 902.4: a game that is restarted has the same starting life totals", () => {
    const s = table(big, small)
    run(s, { do: "restartGame" })
    expect([s.players.map((p) => p.life), s.command.length]).toEqual([[15, 32], 2])
  })
})
