import { describe, expect, it } from "vitest"
import { faceUpPlanes, planeswalk, turnUpPlane } from "../../actions/supplementary/planes.ts"
import { legalActions } from "../../casting/offering/legal-actions.ts"
import { perform } from "../../casting/perform.ts"
import { controllerOf, sizeOf } from "../../characteristics/query.ts"
import { addCounters } from "../../events/counters.ts"
import { concede } from "../../events/moving/leave-game.ts"
import { createState } from "../../game/setup/setup.ts"
import type { Ability } from "../../language/ability.ts"
import type { CardDefinition } from "../../language/card.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { GameSetup } from "../../state/game-setup.ts"
import { objectNow } from "../../state/object-now.ts"
import type { State } from "../../state/state.ts"
import { writable } from "../../state/writing/edit.ts"
import { card, creature, names, put, resolveAll, settle, when } from "../../testing/table.ts"
import { beginNextTurn } from "../../turn/progress.ts"
import { takeMulligans } from "../../turn/starting/mulligan.ts"

const gain: Effect = { do: "gainLife", amount: 5 }
const draws: Effect = { do: "draw", count: 1 }
const plane = (name: string, ...abilities: Ability[]): CardDefinition =>
  card({ name, types: ["plane"], subtypes: ["Test"], abilities })
const met = (effect: Effect) => when({ on: "action", action: "encounter", object: { is: "self" } }, effect)
const phenomenon = (name: string, effect: Effect = gain): CardDefinition =>
  card({ name, types: ["phenomenon"], abilities: [met(effect)] })
const deck = (prefix: string) => Array.from({ length: 10 }, (_, i) => plane(`${prefix}${i}`))

/** A game with planar decks given from bottom to top, in the first player's main phase; the next turn is that of `next`. */
function table(count: number, top: readonly CardDefinition[], setup: Partial<GameSetup> = {}): State {
  const players = [..."ABCDEF"].slice(0, count).map((name, i) => ({
    name,
    deck: Array.from({ length: 9 }, () => creature()),
    ...(setup.planes === undefined && { planes: [...deck(name), ...(i === 0 ? top : [])] }),
    ...(setup.options?.sharedTurns && { team: Math.floor(i / 2) }),
  }))
  const laid = { openingHands: false, shuffle: false, variant: "planechase" }
  const s = createState({ players, ...laid, ...setup })
  takeMulligans(s)
  const main = { step: "precombatMain", phase: "precombatMain", stage: "priority" } as const
  writable(s).turn = { ...s.turn, number: 3, ...main }
  return s
}

const giant = { variant: ["twoHeadedGiant", "planechase"] }

function beginTurnOf(s: State, player: number): void {
  writable(s).turn = { ...s.turn, nextPlayer: player }
  beginNextTurn(s)
}

describe("Planechase: planes and phenomena that go", () => {
  it("901.7a: a card that is turned face down is a new object, without what was on it", () => {
    const s = table(2, [])
    const [before] = faceUpPlanes(s)
    addCounters(s, before, "charge", 2, 0)
    for (let i = 0; i < 10; i++) planeswalk(s, 0)
    const [after] = faceUpPlanes(s)
    expect(names(s, [after])).toEqual(["A9"])
    expect([s.objects[before], objectNow(s, after).counters]).toEqual([undefined, null])
  })

  it("901.10b: abilities of a phenomenon whose owner left stay on the stack, controlled by the new planar controller", () => {
    const s = table(3, [phenomenon("Mutual"), plane("Start")])
    planeswalk(s, 0)
    settle(s)
    concede(s, 0)
    expect(s.stack.map((id) => controllerOf(s, id))).toEqual([1])
    resolveAll(s)
    expect(s.players.map((p) => p.life)).toEqual([20, 25, 20])
  })

  it("901.11c: who planeswalks leaves all planes that are face up", () => {
    const s = table(2, [])
    turnUpPlane(s, 0, "701.31b")
    expect(names(s, faceUpPlanes(s))).toEqual(["A9", "A8"])
    planeswalk(s, 0)
    expect(names(s, faceUpPlanes(s))).toEqual(["A7"])
    expect(s.players[0].planes).toHaveLength(9)
  })
})

describe("Planechase with a single planar deck (901.15)", () => {
  const planes = [...deck("X"), ...deck("Y"), ...deck("Z")]

  it("901.15b, 108.3a: the planar controller owns all of it, face up or down", () => {
    const s = table(3, [], { planes })
    const owners = (t: State) => [
      ...new Set([...t.players.flatMap((p) => p.planes), ...t.command].map((id) => objectNow(t, id).owner)),
    ]
    expect(owners(s)).toEqual([0])
    beginTurnOf(s, 1)
    expect([owners(s), s.players.map((p) => p.planes.length)]).toEqual([[1], [0, 29, 0]])
    concede(s, 1)
    expect([owners(s), s.command.length]).toEqual([[2], 1])
  })

  it("901.15c: what speaks of a player's planar deck means this one", () => {
    const s = table(3, [], { planes })
    beginTurnOf(s, 2)
    planeswalk(s, 2)
    expect(names(s, faceUpPlanes(s))).toEqual(["Z8"])
    expect(names(s, s.players[2].planes).at(0)).toBe("Z9")
  })
})

describe("Planechase among teams (901.12)", () => {
  it("901.12b: the planar controller is the active team's primary player; as its team leaves, that of the next team", () => {
    const options = { sharedTurns: true, lossBy: "team" } as const
    const s = table(6, [], { options })
    beginTurnOf(s, 2)
    expect(s.planarController).toBe(2)
    concede(s, 3)
    expect([s.planarController, names(s, faceUpPlanes(s))]).toEqual([4, ["A9"]])
    beginTurnOf(s, 0)
    expect(s.planarController).toBe(0)
  })

  it("901.12c: 'you' means both members of the planar controller's team", () => {
    const s = table(4, [phenomenon("Gift", draws), plane("Start")], giant)
    planeswalk(s, 0)
    settle(s)
    resolveAll(s)
    expect(s.players.map((p) => p.hand.length)).toEqual([1, 1, 0, 0])
    const grows: Ability = {
      ability: "static",
      effects: [
        {
          static: "modify",
          what: {
            sel: "all",
            filter: {
              is: "and",
              of: [
                { is: "type", type: "creature" },
                { is: "controlledBy", player: { who: "you" } },
              ],
            },
          },
          changes: [{ change: "modifyPT", power: 2, toughness: 2 }],
        },
      ],
    }
    const t = table(4, [plane("Big", grows)], giant)
    const powers = [0, 1, 2].map((p) => put(t, p, creature()))
    expect(powers.map((id) => sizeOf(t, id, "power"))).toEqual([4, 4, 2])
  })

  it("901.12d: each member of the active team may roll the planar die, at a cost of their own", () => {
    const s = table(4, [], giant)
    const rolls = (player: number) => legalActions(s, player).filter((a) => a.do === "special")
    expect([0, 1, 2, 3].map((p) => rolls(p).length)).toEqual([1, 1, 0, 0])
    perform(s, 0, rolls(0)[0])
    expect([0, 1].map((p) => rolls(p).length)).toEqual([0, 1])
  })
})
