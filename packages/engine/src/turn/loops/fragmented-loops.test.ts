import { describe, expect, it } from "vitest"
import { card, creature, landCard } from "../../casting/testing/table.ts"
import { Game } from "../../game/game.ts"
import { createState, place } from "../../game/setup/setup.ts"
import type { Ability } from "../../language/ability.ts"
import type { Change } from "../../language/statics/change.ts"
import type { Answer } from "../../state/decision.ts"

const flying = { ability: "keyword", keyword: "flying" } as const
const onIt = (what: "self" | "target", change: Change): Ability => ({
  ability: "activated",
  cost: [],
  ...(what === "target" && { targets: [{ filter: { is: "type", type: "creature" } }] }),
  effect: {
    do: "change",
    what: what === "self" ? { sel: "self" } : { sel: "target", slot: 0 },
    changes: [change],
    duration: "endOfTurn",
  },
})
const lift = onIt("self", { change: "addAbilities", abilities: [flying] })
const drop = onIt("target", { change: "loseKeywords", keywords: ["flying"] })
const grow = onIt("target", { change: "modifyPT", power: 1, toughness: 1 })

/** The first player's main phase: they have a creature that lifts itself, the second an artifact with this ability. */
function game(other: Ability): Game {
  const deck = Array(20).fill(landCard("Forest"))
  const s = createState({ players: ["Ann", "Bob"].map((name) => ({ name, deck })), openingHands: false })
  place(s, 0, "battlefield", creature("Wing Bear", 2, 2, [lift]))
  place(s, 1, "battlefield", card({ name: "Weight", types: ["artifact"], abilities: [other] }))
  const game = Game.from(s)
  while (game.state.turn.step !== "precombatMain") game.decide(game.decision!, 0)
  return game
}

/** Whether the player with priority may activate an ability. */
function activation(game: Game): number {
  const { decision } = game
  return decision?.kind === "priority" ? decision.options.findIndex((o) => o.do === "activate") : -1
}

/** The player with priority activates their ability, and all pass until it has resolved; false if it isn't offered. */
function act(game: Game): boolean {
  const index = activation(game)
  if (index < 0) return false
  game.decide(game.decision!, index)
  while (game.decision!.kind !== "priority") game.decide(game.decision!, [0] as Answer)
  while (game.state.stack.length > 0) game.decide(game.decision!, 0)
  return true
}

/** Ann lifts the bear, then Bob answers with his artifact, until one of them may not. Returns the turns taken and who has to stop. */
function duel(game: Game, limit = 60): { rounds: number; stopped: number | null } {
  for (let rounds = 0; rounds < limit; rounds++) {
    if (!act(game)) return { rounds, stopped: 0 }
    game.decide(game.decision!, 0)
    if (!act(game)) return { rounds, stopped: 1 }
  }
  return { rounds: limit, stopped: null }
}

describe("732.3 fragmented loops", () => {
  it("732.3: where two players' actions lead back to the same state the active player has to choose differently", () => {
    const { rounds, stopped } = duel(game(drop))
    expect(stopped).toBe(0)
    expect(rounds).toBeGreaterThan(4)
  })

  it("732.3: after another choice the loop is over, and they go on", () => {
    const one = game(drop)
    duel(one)
    one.decide(one.decision!, 0)
    expect(one.decision).not.toBeNull()
  })

  it("732.3: what changes something each time is no such loop", () => {
    expect(duel(game(grow))).toEqual({ rounds: 60, stopped: null })
  })

  it("732.3: nor is what one player repeats alone", () => {
    const alone = game(drop)
    for (let i = 0; i < 60; i++) expect(act(alone)).toBe(true)
  })
})
