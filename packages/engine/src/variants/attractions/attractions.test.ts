import { describe, expect, it } from "vitest"
import { openAttraction } from "../../actions/supplementary/attractions.ts"
import { destroy } from "../../events/moving/destroy.ts"
import { move } from "../../events/moving/move.ts"
import { loadState, saveState } from "../../game/saving/save.ts"
import { createState } from "../../game/setup/setup.ts"
import { viewOf } from "../../game/view/view.ts"
import { run } from "../../interpreter/testing/run.ts"
import type { CardDefinition } from "../../language/card.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { EventPattern } from "../../language/event.ts"
import { resolveTop } from "../../resolving/resolve.ts"
import type { GameError } from "../../state/game-error.ts"
import type { GameSetup } from "../../state/game-setup.ts"
import type { State } from "../../state/state.ts"
import { writable } from "../../state/writing/edit.ts"
import { card, names, put, setKnobs, settle, table, when } from "../../testing/table.ts"
import { turnBasedActions } from "../../turn/turn-based-actions.ts"

const ALL = [1, 2, 3, 4, 5, 6]
const gain: Effect = { do: "gainLife", amount: 1 }
const VISITED = { on: "action", action: "visit", object: { is: "self" } } as const

/** An Attraction that gives one life when it is visited. */
const ride = (name: string, lights: readonly number[]): CardDefinition =>
  card({ name, types: ["artifact"], subtypes: ["Attraction"], lights, abilities: [when(VISITED, gain)] })
const deck = Array.from({ length: 10 }, (_, i) => ride(`Ride ${i}`, ALL))

function start(attractions: readonly CardDefinition[] = deck, more: Partial<GameSetup> = {}): State {
  const players = ["A", "B"].map((name, i) => ({ name, deck: [], ...(i === 0 && { attractions }) }))
  const s = createState({ players, openingHands: false, shuffle: false, ...more })
  writable(s).turn = {
    ...s.turn,
    number: 3,
    step: "precombatMain",
    phase: "precombatMain",
    stage: "priority",
  }
  return s
}

const lives = (s: State) => s.players.map((p) => p.life)
const rolls = (s: State) => s.events.filter((e) => e.kind === "die").length

describe("Attractions", () => {
  it("attractions, 505.5, 703.4g: whoever is active and controls one rolls to visit; not before the rules knew them", () => {
    const gained = (attractions: boolean) => {
      const s = table()
      setKnobs(s, { attractions })
      put(s, 0, ride("Wheel", ALL))
      put(s, 1, ride("Coaster", ALL))
      turnBasedActions(s)
      settle(s)
      while (s.stack.length > 0) resolveTop(s)
      return [rolls(s), ...lives(s)]
    }
    expect([gained(false), gained(true)]).toEqual([
      [0, 20, 20],
      [1, 21, 20],
    ])
  })

  it("505.5: nobody rolls in the postcombat main phase, nor without an Attraction", () => {
    const s = table()
    turnBasedActions(s)
    put(s, 0, ride("Wheel", ALL))
    writable(s).turn = { ...s.turn, step: "postcombatMain", phase: "postcombatMain" }
    turnBasedActions(s)
    expect(rolls(s)).toBe(0)
  })

  it("701.52a, 702.159a, 717.5: visited are those on which the result is lit up, all at once", () => {
    for (let seed = 1; seed < 12; seed++) {
      const s = start(deck, { seed })
      for (const lights of [[2, 6], [3, 6], []]) put(s, 0, ride(`Ride ${lights.join()}`, lights))
      turnBasedActions(s)
      const result = s.events.find((e) => e.kind === "die")!.amount
      expect(s.waiting.length).toBe(Number([2, 6].includes(result)) + Number([3, 6].includes(result)))
    }
  })

  it("717.2, 701.51b: the deck lies in the command zone face down; opening puts its top card onto the battlefield", () => {
    const s = start()
    expect([s.players[0].attractions.length, s.command]).toEqual([10, []])
    openAttraction(s, 0)
    expect([names(s, s.battlefield), s.players[0].attractions.length]).toEqual([["Ride 9"], 9])
    expect(s.events.some((e) => e.kind === "action" && e.detail === "openAttraction")).toBe(true)
  })

  it("701.51c: opening one triggers once, and not without a card to open", () => {
    const s = start()
    const opened: EventPattern = { on: "action", action: "openAttraction", player: { who: "you" } }
    put(s, 0, card({ name: "Ticket", types: ["enchantment"], abilities: [when(opened, gain)] }))
    const open: Effect = { do: "action", action: "openAttraction" }
    run(s, open)
    expect(s.waiting).toHaveLength(1)
    writable(s).players[0] = { ...s.players[0], attractions: [] }
    run(s, open)
    expect(s.waiting).toHaveLength(1)
  })

  it("701.51a: nothing happens to a player without an Attraction deck", () => {
    const s = start()
    openAttraction(s, 1)
    expect([s.battlefield, s.events]).toEqual([[], []])
  })

  it("717.6: destroyed or returned to hand it goes to the command zone; exiled it stays in exile", () => {
    const s = start()
    for (let i = 0; i < 3; i++) openAttraction(s, 0)
    const [a, b, c] = s.battlefield
    destroy(s, [a], "701.8a")
    move(s, { id: b, to: "hand", rule: "400.7" })
    move(s, { id: c, to: "exile", rule: "400.7" })
    expect([names(s, s.command), names(s, s.exile)]).toEqual([["Ride 9", "Ride 8"], ["Ride 7"]])
    expect([s.players[0].graveyard, s.players[0].hand]).toEqual([[], []])
  })

  it("400.2: a view tells how many are left, not which; a save keeps the deck", () => {
    const s = start()
    expect(viewOf(s, 1).players.map((p) => p.attractions)).toEqual([10, 0])
    expect(JSON.stringify(viewOf(s, 1))).not.toContain("Ride 9")
    const again = loadState(saveState(s))
    openAttraction(again, 0)
    expect(names(again, again.battlefield)).toEqual(["Ride 9"])
  })

  it("717.2a: a deck of fewer than ten, with two of a name or with other cards is refused, and all before 2022", () => {
    const refusal = (attractions: readonly CardDefinition[], more: Partial<GameSetup> = {}) => {
      try {
        start(attractions, more)
      } catch (error) {
        const { code, rule } = error as GameError
        return [code, rule]
      }
      return []
    }
    const bad = ["attraction-deck", "717.2a"]
    expect(refusal(deck.slice(1))).toEqual(bad)
    expect(refusal([...deck, deck[0]])).toEqual(bad)
    expect(refusal([...deck, card({ name: "Rock", types: ["artifact"] })])).toEqual(bad)
    expect(refusal(deck, { ruleset: "2021-04-22" })).toEqual(["variant", "717"])
    expect(refusal(deck, { ruleset: "2024-11" })).toEqual([])
  })
})
