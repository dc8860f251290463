import { describe, expect, it } from "vitest"
import { faceUpPlanes, planeswalk, rollPlanarDie } from "../../actions/supplementary/planes.ts"
import { legalActions } from "../../casting/offering/legal-actions.ts"
import { perform } from "../../casting/perform.ts"
import { characteristics, controllerOf } from "../../characteristics/query.ts"
import { concede } from "../../events/moving/leave-game.ts"
import { loadState, saveState } from "../../game/saving/save.ts"
import { createState } from "../../game/setup/setup.ts"
import { viewOf } from "../../game/view/view.ts"
import type { Ability } from "../../language/ability.ts"
import type { CardDefinition } from "../../language/card.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { GameError } from "../../state/game-error.ts"
import { keyOf } from "../../state/random/seed.ts"
import type { State } from "../../state/state.ts"
import { writable } from "../../state/writing/edit.ts"
import { card, creature, names, put, resolveAll, settle, when } from "../../testing/table.ts"
import { beginNextTurn } from "../../turn/progress.ts"
import { takeMulligans } from "../../turn/starting/mulligan.ts"

const gain = (amount: number): Effect => ({ do: "gainLife", amount })
const plane = (name: string, ...abilities: Ability[]): CardDefinition =>
  card({ name, types: ["plane"], subtypes: ["Test"], abilities })
const phenomenon = (name: string): CardDefinition =>
  card({
    name,
    types: ["phenomenon"],
    abilities: [when({ on: "action", action: "encounter", object: { is: "self" } }, gain(5))],
  })
const deck = (prefix: string) => Array.from({ length: 10 }, (_, i) => plane(`${prefix}${i}`))

/** A, B and C, with planar decks given from bottom to top; the starting plane is turned up and A's turn has begun. */
function table(top: readonly CardDefinition[] = []): State {
  const players = ["A", "B", "C"].map((name, i) => ({
    name,
    deck: Array.from({ length: 9 }, () => creature()),
    planes: [...deck(name), ...(i === 0 ? top : [])],
  }))
  const s = createState({ players, variant: "planechase", openingHands: false, shuffle: false })
  takeMulligans(s)
  writable(s).turn = {
    ...s.turn,
    number: 3,
    step: "precombatMain",
    phase: "precombatMain",
    stage: "priority",
  }
  return s
}

/** Rolls the planar die from the same position with different seeds until the wanted result appears. */
function rollUntil(s: State, shows: (s: State) => boolean): State {
  for (let seed = 1; seed < 200; seed++) {
    const copy = loadState(saveState(s))
    writable(copy).random = { key: keyOf(seed), draws: 0 }
    rollPlanarDie(copy, copy.turn.active)
    if (shows(copy)) return copy
  }
  throw new Error("the die never showed that")
}

describe("Planechase", () => {
  it("103.7, 901.5: the starting player turns up a plane; phenomena go to the bottom and trigger nothing", () => {
    const s = table([plane("Start"), phenomenon("Early")])
    expect(names(s, s.command)).toEqual(["Start"])
    expect(names(s, s.players[0].planes).slice(0, 2)).toEqual(["Early", "A0"])
    expect(s.waiting).toEqual([])
  })

  it("311.5, 901.6: the active player is the planar controller and controls the plane", () => {
    const s = table()
    writable(s).turn = { ...s.turn, nextPlayer: 1 }
    beginNextTurn(s)
    expect([s.planarController, controllerOf(s, s.command[0]), s.objects[s.command[0]]!.owner]).toEqual([
      1, 1, 0,
    ])
  })

  it("311.4, 901.7: static abilities of the plane work", () => {
    const grows: Ability = {
      ability: "static",
      effects: [
        {
          static: "modify",
          what: { sel: "all", filter: { is: "type", type: "creature" } },
          changes: [{ change: "modifyPT", power: 2, toughness: 2 }],
        },
      ],
    }
    const s = table([plane("Big", grows)])
    expect(characteristics(s, put(s, 2, creature())).power).toBe(4)
  })

  it("701.31b, 701.31d: planeswalking puts it on the bottom of its owner's deck and turns up the controller's top card", () => {
    const s = table([
      plane("Next"),
      plane("Old", when({ on: "action", action: "planeswalkAway", object: { is: "self" } }, gain(3))),
    ])
    writable(s).turn = { ...s.turn, nextPlayer: 1 }
    beginNextTurn(s)
    planeswalk(s, 1)
    expect([names(s, s.command), names(s, s.players[0].planes)[0]]).toEqual([["B9"], "Old"])
    // 603.10g: "when you planeswalk away" looks back.
    expect(s.waiting).toHaveLength(1)
  })

  it("701.31a: only the planar controller planeswalks", () => {
    const s = table()
    planeswalk(s, 1)
    expect(names(s, s.command)).toEqual(["A9"])
  })

  it("901.8, 901.9c: the Planeswalker symbol makes the planeswalking ability trigger", () => {
    const s = rollUntil(table(), (t) => t.waiting.length > 0)
    expect(s.waiting[0]).toMatchObject({ source: 0, controller: 0 })
    settle(s)
    resolveAll(s)
    expect(names(s, s.command)).toEqual(["A8"])
  })

  it("901.9b, 311.7: chaos makes chaos abilities trigger, controlled by the planar controller", () => {
    const chaotic = plane("Chaotic", when({ on: "action", action: "chaos", object: { is: "self" } }, gain(7)))
    const s = rollUntil(table([chaotic]), (t) => t.waiting.length > 0 && t.waiting[0].source !== 0)
    settle(s)
    resolveAll(s)
    expect(s.players.map((p) => p.life)).toEqual([27, 20, 20])
  })

  it("116.2i, 901.9: rolling is a special action of the active player, for {1} more each time in a turn", () => {
    const s = table()
    const rolls = (player: number) => legalActions(s, player).filter((a) => a.do === "special")
    expect([rolls(0).length, rolls(1).length]).toEqual([1, 0])
    perform(s, 0, rolls(0)[0])
    expect(rolls(0)).toEqual([])
    put(s, 0, card({ name: "Forest", types: ["land"], subtypes: ["Forest"] }))
    expect(rolls(0)).toHaveLength(1)
    writable(s).turn = { ...s.turn, step: "upkeep" }
    expect(rolls(0)).toEqual([])
  })

  it("901.9d: rolling the planar die is rolling a die, with no number", () => {
    const s = table()
    put(s, 0, creature("Gambler", 1, 1, [when({ on: "die", player: { who: "you" } }, gain(1))]))
    rollPlanarDie(s, 0)
    expect(s.waiting.filter((w) => w.source !== 0)).toHaveLength(1)
    expect(s.events.find((e) => e.kind === "die")?.amount).toBe(0)
  })

  it("312.5, 704.6f: a phenomenon is encountered, and left once its ability has left the stack", () => {
    const s = table([plane("Start")])
    writable(s).players[0] = { ...s.players[0], planes: [...s.players[0].planes] }
    const t = table([phenomenon("Mutual"), plane("Start")])
    planeswalk(t, 0)
    expect(names(t, t.command)).toEqual(["Mutual"])
    settle(t)
    expect([names(t, t.command), t.stack.length]).toEqual([["Mutual"], 1])
    resolveAll(t)
    settle(t)
    expect([names(t, t.command), t.players[0].life]).toEqual([["A9"], 25])
    expect(t.events.some((e) => e.rule === "704.6f")).toBe(true)
    expect(t.events.filter((e) => e.kind === "action" && e.detail === "planeswalk")).toHaveLength(2)
  })

  it("901.11: what lasts until a player planeswalks ends", () => {
    const s = table()
    writable(s).effects = [
      {
        id: 900,
        timestamp: 900,
        source: 0,
        controller: 0,
        duration: "planeswalk",
        turn: 3,
        objects: [],
        changes: [],
        statics: [],
        bindings: {},
        targets: [],
        x: 0,
        uses: -1,
      },
    ]
    planeswalk(s, 0)
    expect(s.effects).toEqual([])
  })

  it("800.4p, 901.10: the planar controller leaves: the next player takes over and turns up the next plane", () => {
    const s = table()
    concede(s, 0)
    expect([s.planarController, names(s, faceUpPlanes(s))]).toEqual([1, ["B9"]])
  })

  it("901.10a, 901.10: nothing changes when somebody leaves whose plane is not face up", () => {
    const s = table()
    concede(s, 2)
    expect([s.planarController, names(s, s.command)]).toEqual([0, ["A9"]])
  })

  it("901.15: one planar deck for all belongs to the planar controller", () => {
    const players = ["A", "B", "C"].map((name) => ({ name, deck: [creature()] }))
    const planes = [...deck("X"), ...deck("Y"), ...deck("Z")]
    const s = createState({ players, planes, variant: "planechase", openingHands: false, shuffle: false })
    takeMulligans(s)
    writable(s).turn = { ...s.turn, nextPlayer: 1 }
    beginNextTurn(s)
    expect(s.players.map((p) => p.planes.length)).toEqual([0, 29, 0])
    concede(s, 1)
    expect([s.planarController, s.players[2].planes.length, s.command.length]).toEqual([2, 29, 1])
  })

  it("400.2: a view tells how many cards the planar decks hold, not which", () => {
    const view = viewOf(table(), 1)
    expect(view.players.map((p) => p.planes)).toEqual([9, 10, 10])
    expect(JSON.stringify(view)).not.toContain("A8")
  })
})

describe("a planar deck is refused", () => {
  const refusal = (planes: CardDefinition[], more: object = {}): Partial<GameError> => {
    try {
      createState({
        players: ["A", "B"].map((name) => ({ name, deck: [], planes })),
        variant: "planechase",
        ...more,
      })
    } catch (error) {
      const { code, rule } = error as GameError
      return { code, rule }
    }
    return {}
  }

  it("901.3: with fewer than ten cards, two of a name, three phenomena or other cards", () => {
    const bad = { code: "planar-deck", rule: "901.3" }
    expect(refusal(deck("X"))).toEqual({})
    expect(refusal(deck("X").slice(1))).toEqual(bad)
    expect(refusal([...deck("X"), plane("X0")])).toEqual(bad)
    expect(refusal([...deck("X"), ...["P", "Q", "R"].map(phenomenon)])).toEqual(bad)
    expect(refusal([...deck("X"), creature()])).toEqual(bad)
  })

  it("901.15a: for all together with fewer than ten for each player, or forty", () => {
    expect(refusal([], { planes: deck("X") })).toEqual({ code: "planar-deck", rule: "901.15a" })
    expect(refusal([], { planes: [...deck("X"), ...deck("Y")] })).toEqual({})
  })
})
