import { describe, expect, it } from "vitest"
import { legalActions } from "../../casting/offering/legal-actions.ts"
import { perform } from "../../casting/perform.ts"
import { characteristics, controllerOf } from "../../characteristics/query.ts"
import { concede } from "../../events/moving/leave-game.ts"
import { move } from "../../events/moving/move.ts"
import { Game } from "../../game/game.ts"
import { loadState, saveState } from "../../game/saving/save.ts"
import { viewOf } from "../../game/view/view.ts"
import type { Ability } from "../../language/ability.ts"
import type { CardDefinition } from "../../language/card.ts"
import type { ObjectId } from "../../state/ref.ts"
import { fork } from "../../state/writing/edit.ts"
import { card, creature, put, when } from "../../testing/table.ts"
import { playUntil } from "../testing/game.ts"

const land = card({ name: "Forest", types: ["land"], supertypes: ["basic"], subtypes: ["Forest"] })
const deck = Array(40).fill(land)
const CHOSEN = { is: "chosenName" } as const

function conspiracy(name: string, ...abilities: Ability[]): CardDefinition {
  return card({ name, types: ["conspiracy"], abilities })
}
const grow: Ability = {
  ability: "static",
  effects: [
    {
      static: "modify",
      what: { sel: "all", filter: CHOSEN },
      changes: [{ change: "modifyPT", power: 1, toughness: 1 }],
    },
  ],
}
const secret = (name: string, n?: number) =>
  conspiracy(name, { ability: "keyword", keyword: "hiddenAgenda", ...(n !== undefined && { n }) }, grow)
const gainer = conspiracy(
  "Gainer",
  when({ on: "step", step: "upkeep", player: { who: "you" } }, { do: "gainLife", amount: 3 }),
)

function start(...sideboard: CardDefinition[]): Game {
  const players = ["A", "B", "C"].map((name, seat) => ({ name, deck, ...(seat === 0 && { sideboard }) }))
  return Game.start({ players, variant: "conspiracyDraft", startingPlayer: 0 })
}

/** The game in A's first main phase, with these conspiracies, and these names chosen for them. */
function begun(names: readonly string[], ...sideboard: CardDefinition[]): Game {
  const game = start(...sideboard)
  game.decide(
    game.decision!,
    sideboard.map((_, i) => i),
  )
  for (const name of names) game.decide(game.decision!, name)
  playUntil(game, (s) => s.turn.step === "precombatMain")
  return game
}
const reveals = (game: Game, player: number) =>
  legalActions(game.state, player).filter((a) => a.do === "special" && a.what === "revealAgenda")
const sizeOf = (game: Game, id: ObjectId) => characteristics(game.state, id).power

describe("conspiracies (315, 905)", () => {
  it("905.4, 103.2e, 315.2: before hands are drawn each player puts any number of them from the sideboard into the command zone", () => {
    const game = start(gainer, creature(), secret("Plot"))
    expect(game.decision).toMatchObject({ player: 0, rule: "905.4", min: 0, max: 2 })
    expect(game.state.players.map((p) => p.hand.length)).toEqual([0, 0, 0])
    game.decide(game.decision!, [0])
    expect([game.state.command.length, game.state.players[0].outside.length]).toEqual([1, 2])
    expect(game.decision).toMatchObject({ purpose: "mulligan" })
  })

  it("103.1c, 315.5a: one of them may make its controller the starting player, whoever was determined before", () => {
    const first = conspiracy("First", {
      ability: "static",
      effects: [{ static: "startingPlayer", who: { who: "you" } }],
    })
    const players = ["A", "B", "C"].map((name, seat) => ({
      name,
      deck,
      ...(seat === 1 && { sideboard: [first] }),
    }))
    const active = [[0], []].map((chosen) => {
      const game = Game.start({ players, variant: "conspiracyDraft", startingPlayer: 2 })
      game.decide(game.decision!, chosen)
      playUntil(game, (s) => s.turn.step === "upkeep")
      return game.state.turn.active
    })
    expect(active).toEqual([1, 2])
  })

  it("905.6: life totals are 20 and hands of seven cards", () => {
    const { players } = begun([], gainer).state
    expect(players.slice(1).map((p) => [p.life, p.hand.length])).toEqual([
      [20, 7],
      [20, 7],
    ])
  })

  it("315.5: their abilities work in the command zone", () => {
    expect(begun([], gainer).state.players[0].life).toBe(23)
  })

  it("315.3: they stay in the command zone, none is brought into the game later, and none is in a deck", () => {
    const game = begun([], gainer)
    const s = game.state
    expect(move(s, { id: s.command[0], to: "hand", rule: "1" })).toBe(0)
    const other = put(s, 0, secret("Late"), "outside")
    expect(move(s, { id: other, to: "hand", rule: "1" })).toBe(0)
    const players = ["A", "B", "C"].map((name) => ({ name, deck: [...deck, gainer] }))
    expect(() => Game.start({ players, variant: "conspiracyDraft" })).toThrow("315.3")
  })

  it("315.6, 905.5: who put it there owns and controls it", () => {
    const { state } = begun([], gainer)
    expect([state.objects[state.command[0]]!.owner, controllerOf(state, state.command[0])]).toEqual([0, 0])
  })

  it("905.3: it is for more than two", () => {
    const players = ["A", "B"].map((name) => ({ name, deck }))
    expect(() => Game.start({ players, variant: "conspiracyDraft" })).toThrow("905.3")
  })
})

describe("hidden agenda (702.106)", () => {
  it("702.106a, 702.106b: it begins face down, with a name chosen in secret", () => {
    const game = begun(["Bear"], secret("Plot"))
    const [id] = game.state.command
    expect([game.state.objects[id]!.faceDown, game.state.objects[id]!.memory?.chosen]).toEqual([
      true,
      { name: "Bear" },
    ])
    expect(JSON.stringify(game.view(1))).not.toContain("Bear")
    expect(JSON.stringify(game.history())).not.toContain("Bear")
  })

  it("315.5b: face down it has no characteristics and does nothing", () => {
    const game = begun(["Bear"], secret("Plot"))
    const [id] = game.state.command
    expect(characteristics(game.state, id)).toMatchObject({ name: "", types: 0, abilities: [] })
    expect(sizeOf(game, put(game.state, 0, creature("Bear")))).toBe(2)
  })

  it("315.7: its owner may look at it, nobody else", () => {
    const { state } = begun(["Bear"], secret("Plot"))
    expect([0, 1, 2].map((p) => viewOf(state, p).command[0].known)).toEqual([true, false, false])
  })

  it("116.2j, 702.106c, 905.4a: its owner may turn it face up whenever they have priority, and then the name works", () => {
    const game = begun(["Bear"], secret("Plot"))
    const [mine, other] = [put(game.state, 0, creature("Bear")), put(game.state, 1, creature("Elk"))]
    expect([reveals(game, 0).length, reveals(game, 1).length]).toEqual([1, 0])
    perform(game.state, 0, reveals(game, 0)[0])
    expect([sizeOf(game, mine), sizeOf(game, other), reveals(game, 0)]).toEqual([3, 2, []])
    expect(game.state.events.at(-1)).toMatchObject({ kind: "turnedFaceUp", rule: "116.2j" })
  })

  it("116.2j: also in another player's turn", () => {
    const game = begun(["Bear"], secret("Plot"))
    playUntil(game, (s) => s.turn.active === 1 && s.turn.step === "upkeep" && s.turn.priority === 0)
    expect(reveals(game, 0)).toHaveLength(1)
  })

  it("613.7j: it has a timestamp of the time it is turned face up", () => {
    const game = begun(["Bear"], secret("Plot"))
    const bear = put(game.state, 0, creature("Bear"))
    const before = game.state.objects[bear]!.timestamp
    perform(game.state, 0, reveals(game, 0)[0])
    expect(game.state.objects[game.state.command[0]]!.timestamp).toBeGreaterThan(before)
  })

  it("702.106d: each refers only to its own name", () => {
    const game = begun(["Bear", "Elk"], secret("Plot"), secret("Ruse"))
    const ids = ["Bear", "Elk"].map((name) => put(game.state, 0, creature(name)))
    perform(game.state, 0, reveals(game, 0)[0])
    expect(ids.map((id) => sizeOf(game, id))).toEqual([3, 2])
  })

  it("702.106e: who leaves reveals them, and at the end all are revealed", () => {
    const game = begun(["Bear"], secret("Plot"))
    const left = fork(game.state)
    concede(left, 0)
    expect(left.events).toContainEqual(expect.objectContaining({ kind: "revealed", rule: "702.106e" }))
    for (const p of [1, 2]) concede(game.state, p)
    expect(viewOf(game.state, 1).command[0].known).toBe(true)
  })

  it("702.106f: a double agenda has two names", () => {
    const game = begun(["Bear", "Elk"], secret("Plot", 2))
    const ids = ["Bear", "Elk", "Ox"].map((name) => put(game.state, 0, creature(name)))
    perform(game.state, 0, reveals(game, 0)[0])
    expect(ids.map((id) => sizeOf(game, id))).toEqual([3, 3, 2])
  })

  it("is kept by saves", () => {
    const { state } = begun(["Bear"], secret("Plot"))
    expect(saveState(loadState(saveState(state)))).toBe(saveState(state))
  })
})
