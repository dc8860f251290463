import { describe, expect, it } from "vitest"
import { abandon, setInMotion } from "../../actions/supplementary/schemes.ts"
import { addCounters } from "../../events/counters.ts"
import { loseLife } from "../../events/life.ts"
import { createState } from "../../game/setup/setup.ts"
import { viewOf } from "../../game/view/view.ts"
import { run } from "../../interpreter/testing/run.ts"
import type { Ability } from "../../language/ability.ts"
import type { CardDefinition } from "../../language/card.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { GameError } from "../../state/game-error.ts"
import type { GameSetup } from "../../state/game-setup.ts"
import { playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { writable } from "../../state/writing/edit.ts"
import { card, creature, names, put, resolveAll, settle, when } from "../../testing/table.ts"
import { turnBasedActions } from "../../turn/turn-based-actions.ts"

const drain: Effect = { do: "loseLife", amount: 2, player: { who: "opponents" } }
const MOVED = { on: "action", action: "schemeInMotion", object: { is: "self" } } as const
const scheme = (name: string, ...abilities: Ability[]): CardDefinition =>
  card({ name, types: ["scheme"], abilities })
const ongoing = (name: string, ...abilities: Ability[]): CardDefinition =>
  card({ name, types: ["scheme"], supertypes: ["ongoing"], abilities })
const filler = Array.from({ length: 20 }, (_, i) => scheme(`S${i}`))

function start(setup: Partial<GameSetup> = {}, schemes: readonly CardDefinition[] = filler): State {
  const players = ["A", "B", "C"].map((name, i) => ({
    name,
    deck: Array.from({ length: 9 }, () => creature()),
    ...(i === 1 && { schemes }),
  }))
  const s = createState({ players, variant: "archenemy", openingHands: false, shuffle: false, ...setup })
  writable(s).turn = {
    ...s.turn,
    number: 3,
    step: "precombatMain",
    phase: "precombatMain",
    stage: "priority",
  }
  return s
}

/** With this scheme on top. */
const withScheme = (top: CardDefinition) => start({}, [...filler, top])

describe("Archenemy", () => {
  it("103.1b, 904.2, 904.5, 904.6: one against a team, who begins with 40 life", () => {
    const s = start()
    expect(s.players.map((p) => [p.life, p.team])).toEqual([
      [20, 1],
      [40, 0],
      [20, 1],
    ])
    expect([s.turn.active, s.options.sharedTurns]).toEqual([1, true])
  })

  it("904.5, 727.2: a game that is restarted has the same starting life totals", () => {
    const s = start()
    for (const { id } of s.players) loseLife(s, id, 3, 0, "119.3")
    run(s, { do: "restartGame" })
    expect(s.players.map((p) => p.life)).toEqual([20, 40, 20])
  })

  it("904.5: options that say one for everybody say the archenemy's too", () => {
    expect(start({ options: { startingLife: 30 } }).players.map((p) => p.life)).toEqual([30, 30, 30])
  })

  it("314.4, 314.5, 505.3, 701.32b, 904.9: a scheme is set in motion as the archenemy's precombat main phase begins, without the stack", () => {
    const s = withScheme(scheme("Drain", when(MOVED, drain)))
    turnBasedActions(s)
    expect([names(s, s.command), s.stack, s.waiting.length]).toEqual([["Drain"], [], 1])
    settle(s)
    resolveAll(s)
    expect(s.players.map((p) => p.life)).toEqual([18, 40, 18])
  })

  it("904.9: not in the other team's turn", () => {
    const s = start()
    writable(s).turn = { ...s.turn, active: 2 }
    turnBasedActions(s)
    expect(s.command).toEqual([])
  })

  it("704.6e, 314.6: it goes to the bottom of the deck once no scheme's ability waits or is on the stack", () => {
    const s = withScheme(scheme("Drain", when(MOVED, drain)))
    setInMotion(s, 1)
    settle(s)
    expect(names(s, s.command)).toEqual(["Drain"])
    resolveAll(s)
    settle(s)
    expect([names(s, s.command), names(s, s.players[1].schemes)[0]]).toEqual([[], "Drain"])
  })

  it("704.6e: a scheme without such an ability goes at once", () => {
    const s = start()
    setInMotion(s, 1)
    settle(s)
    expect(s.command).toEqual([])
    expect(names(s, s.players[1].schemes).slice(0, 2)).toEqual(["S19", "S0"])
  })

  it("904.11, 701.33a, 701.33b: an ongoing scheme stays until it is abandoned", () => {
    const s = withScheme(ongoing("Reign", when({ on: "step", step: "end", player: { who: "you" } }, drain)))
    setInMotion(s, 1)
    settle(s)
    expect(names(s, s.command)).toEqual(["Reign"])
    abandon(s, s.command[0])
    expect(names(s, s.players[1].schemes)[0]).toBe("Reign")
  })

  it("400.9, 613.7h: a scheme is a new object as it is turned face down, with a timestamp of when it was turned face up", () => {
    const s = withScheme(ongoing("Reign", when({ on: "step", step: "end", player: { who: "you" } }, drain)))
    const [bear] = [put(s, 1, creature())]
    setInMotion(s, 1)
    const [scheme] = s.command
    expect(s.objects[scheme]!.timestamp).toBeGreaterThan(s.objects[bear]!.timestamp)
    abandon(s, scheme)
    expect(s.objects[scheme]).toBeUndefined()
    expect(s.players[1].schemes[0]).not.toBe(scheme)
  })

  it("701.32a: a player without a scheme deck sets nothing in motion", () => {
    const s = start()
    setInMotion(s, 0)
    expect(s.command).toEqual([])
  })

  it("104.3g, 904.2: members of the team lose one by one, and the archenemy wins when all have", () => {
    const s = start()
    loseLife(s, 0, 20)
    settle(s)
    expect([s.players[0].left?.how, s.over]).toEqual(["lost", null])
    loseLife(s, 2, 20)
    settle(s)
    expect(s.over?.winners).toEqual([1])
  })

  it("904.12a, 904.12: in a Supervillain Rumble everybody has a scheme deck and 40 life", () => {
    const players = ["A", "B", "C"].map((name) => ({ name, deck: [], schemes: filler }))
    const s = createState({ players, variant: "archenemy", openingHands: false })
    expect(s.players.map((p) => p.life)).toEqual([40, 40, 40])
    expect(s.options.sharedTurns).toBe(false)
  })

  it("904.13b, 904.13: with commanders the archenemy has 60 life, and the team 60 together", () => {
    const s = start({ variant: ["archenemy", "commander"], checkDecks: false })
    loseLife(s, 0, 10)
    expect(s.players.map((p) => p.life)).toEqual([50, 60, 50])
    loseLife(s, 2, 50)
    settle(s)
    expect(s.over?.winners).toEqual([1])
  })

  it("904.13c: poison counters aren't shared, and ten make a player lose", () => {
    const s = start({ variant: ["archenemy", "commander"], checkDecks: false })
    addCounters(s, playerRef(0), "poison", 9, 1)
    addCounters(s, playerRef(2), "poison", 9, 1)
    settle(s)
    expect([s.over, s.players.map((p) => p.counters?.poison)]).toEqual([null, [9, undefined, 9]])
    addCounters(s, playerRef(2), "poison", 1, 1)
    settle(s)
    expect(s.players[2].left).toEqual({ how: "lost", rule: "704.5c" })
    const t = start({ variant: ["archenemy", "commander"], checkDecks: false })
    addCounters(t, playerRef(1), "poison", 10, 0)
    settle(t)
    expect(t.over?.winners).toEqual([2, 0])
  })

  it("400.2: a view tells how many schemes are left, not which", () => {
    const view = viewOf(start(), 0)
    expect(view.players.map((p) => p.schemes)).toEqual([0, 20, 0])
    expect(JSON.stringify(view)).not.toContain("S19")
    put(start(), 0, creature())
  })
})

describe("an Archenemy game is refused", () => {
  function refusal(
    setup: Partial<GameSetup>,
    schemes: readonly CardDefinition[] = filler,
  ): Partial<GameError> {
    try {
      start(setup, schemes)
    } catch (error) {
      const { code, rule } = error as GameError
      return { code, rule }
    }
    return {}
  }

  it("904.3: with fewer than twenty schemes, three of a name or other cards", () => {
    const bad = { code: "scheme-deck", rule: "904.3" }
    expect(refusal({}, filler.slice(1))).toEqual(bad)
    expect(refusal({}, [...filler, filler[0], filler[0]])).toEqual(bad)
    expect(refusal({}, [...filler, creature()])).toEqual(bad)
  })

  it("904.13d: with commanders, with fewer than ten schemes or two of a name", () => {
    const variant = ["archenemy", "commander"]
    const leader = creature("Leader", 1, 1, [], { supertypes: ["legendary"] })
    const land = card({ name: "Forest", types: ["land"], supertypes: ["basic"], subtypes: ["Forest"] })
    const players = (schemes: CardDefinition[]) =>
      ["A", "B", "C"].map((name, i) => ({
        name,
        deck: Array.from({ length: 99 }, () => land),
        commanders: [leader],
        ...(i === 0 && { schemes }),
      }))
    const bad = { code: "scheme-deck", rule: "904.13d" }
    expect(refusal({ variant, players: players(filler.slice(0, 10)) })).toEqual({})
    expect(refusal({ variant, players: players(filler.slice(0, 9)) })).toEqual(bad)
    expect(refusal({ variant, players: players([...filler, filler[0]]) })).toEqual(bad)
  })

  it("904.2: without an archenemy, as Two-Headed Giant, or with attack left", () => {
    const players = ["A", "B", "C"].map((name) => ({ name, deck: [] }))
    expect(refusal({ players })).toEqual({ code: "scheme-deck", rule: "904.2a" })
    expect(refusal({ options: { attack: "left" } })).toEqual({ code: "variant", rule: "904.2" })
    const four = ["A", "B", "C", "D"].map((name, i) => ({
      name,
      deck: [],
      ...(i === 0 && { schemes: filler }),
    }))
    expect(refusal({ players: four, variant: ["twoHeadedGiant", "archenemy"] })).toEqual({
      code: "variant",
      rule: "904.2",
    })
  })
})
