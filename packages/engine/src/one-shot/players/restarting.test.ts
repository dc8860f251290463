import { describe, expect, it } from "vitest"
import { moveAll } from "../../events/moving/move.ts"
import { createState } from "../../game/setup/setup.ts"
import { run } from "../../interpreter/testing/run.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { Selector } from "../../language/selector.ts"
import type { State } from "../../state/state.ts"
import { edit, editPlayer, editState } from "../../state/writing/edit.ts"
import { asking, card, creature, names, put } from "../../testing/table.ts"
import { advance } from "../../turn/advance.ts"

const forest = card({ name: "Forest", types: ["land"], supertypes: ["basic"], subtypes: ["Forest"] })
const deck = Array.from({ length: 10 }, () => forest)

function game(): State {
  const players = ["A", "B"].map((name) => ({ name, deck }))
  return createState({ players, openingHands: false })
}

const EXILED: Selector = { sel: "all", filter: { is: "exiledWith" }, zone: "exile" }

describe("restarting the game (727)", () => {
  it("727.1: the game ends with no winner, and another begins with the life, hands and libraries of a beginning", () => {
    const s = game()
    editPlayer(s, 1).life = 3
    editState(s).monarch = 0
    run(s, { do: "reverseTurnOrder" })
    run(s, { do: "restartGame" })
    expect([s.over, s.monarch, s.turn.number, s.turn.reversed]).toEqual([null, -1, 0, undefined])
    expect(s.events.filter(({ rule }) => rule === "727.1").map(({ detail }) => detail)).toEqual(["restarts"])
    expect(s.players.map(({ life, library }) => [life, library.length])).toEqual([
      [20, 10],
      [20, 10],
    ])
  })

  it("727.1a: who controlled the effect begins", () => {
    const s = game()
    run(s, { do: "restartGame" }, { you: 1 })
    expect([s.turn.active, s.turn.nextPlayer]).toEqual([1, 1])
  })

  it("727.2: every card of the game is in its owner's deck, also what was phased out or came from outside; what is no card isn't", () => {
    const s = game()
    put(s, 0, creature("Faded"), "battlefield", { phasedOut: 1 })
    put(s, 1, creature("Wished"), "hand")
    put(s, 1, creature("Stolen"), "battlefield", { controller: 0 })
    put(s, 0, creature("Spawn"), "battlefield", { kind: "token" })
    run(s, { do: "restartGame" })
    const others = (player: number) => names(s, s.players[player].library).filter((name) => name !== "Forest")
    expect([others(0), others(1).toSorted(), s.battlefield]).toEqual([["Faded"], ["Stolen", "Wished"], []])
  })

  it("727.5: what the effect exempts stays where it is, in nobody's deck", () => {
    const s = game()
    const kept = put(s, 0, creature("Kept"), "exile")
    const source = put(s, 0, card({ name: "Renewer", types: ["planeswalker"] }))
    edit(s, source).memory = { linked: { "": [kept] } }
    run(s, { do: "restartGame", leaving: EXILED }, { source })
    expect([names(s, s.exile), names(s, s.players[0].library).includes("Kept")]).toEqual([["Kept"], false])
  })

  it("727.5a: a commander that was exempted doesn't begin in the command zone, but is a commander still", () => {
    const leader = creature("Leader", 7, 7, [], { supertypes: ["legendary"], cost: "{G}" })
    const players = ["A", "B"].map((name) => ({
      name,
      deck: Array.from({ length: 99 }, () => forest),
      commanders: [leader],
    }))
    const s = createState({ players, variant: "commander", openingHands: false })
    const [commander] = s.players[0].commanders
    const source = put(s, 0, card({ name: "Renewer", types: ["planeswalker"] }))
    const exiled = moveAll(s, [{ id: s.command[0], to: "exile", rule: "406.1" }])
    edit(s, source).memory = { linked: { "": exiled } }
    run(s, { do: "restartGame", leaving: EXILED }, { source })
    expect([s.exile, s.command.map((id) => s.objects[id]!.owner)]).toEqual([exiled, [1]])
    expect(s.players[0].commanders).toEqual([commander])
  })

  it("727.4: the rest of the effect is followed just before the first turn, and what triggers waits for it", () => {
    const s = game()
    const bell = {
      ability: "triggered",
      when: { on: "moves", object: { is: "self" }, to: "battlefield" },
      effect: { do: "gainLife", amount: 1 },
    } as const
    const kept = put(s, 1, creature("Kept", 1, 1, [bell]), "exile")
    const source = put(s, 0, card({ name: "Renewer", types: ["planeswalker"] }))
    edit(s, source).memory = { linked: { "": [kept] } }
    const then: Effect = {
      do: "move",
      what: { sel: "bound", name: "left" },
      to: "battlefield",
      control: { who: "you" },
    }
    run(s, { do: "restartGame", leaving: EXILED, then }, { source })
    expect([names(s, s.battlefield), s.turn.number]).toEqual([[], 0])
    asking([0, 0], () => {
      while (s.turn.number === 0) advance(s)
    })
    expect(s.battlefield.map((id) => s.objects[id]!.controller)).toEqual([0])
    expect([s.turn.number, s.waiting.length, s.stack.length]).toEqual([1, 1, 0])
  })
})
