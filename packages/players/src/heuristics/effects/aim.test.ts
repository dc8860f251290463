import { type ChooseDecision, characteristics, playerRef } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { type Placing, position } from "../../opponents/testing/position.ts"
import { damageBy } from "../combat/damage.ts"
import { aimOf, gainBy, polarityOfAttachment, worst } from "./aim.ts"
import { effectSummaries } from "./effect-summary.ts"

/** The first player's gain from applying the card's effect to each permanent, by name, and to each player. */
function gains(card: string, mine: Placing, theirs: Placing, life: readonly [number, number] = [20, 20]) {
  const { state: s } = position("precombatMain", [{ ...mine, hand: [card] }, theirs], life)
  const [source] = s.players[0].hand
  const summary = worst(characteristics(s, source).abilities.flatMap((a) => effectSummaries(a)))!
  const gain = (ref: number) => gainBy(s, summary, ref, 0, source)
  const permanents = s.battlefield.map((id) => [characteristics(s, id).name, gain(id)] as const)
  return { of: Object.fromEntries(permanents), players: [gain(playerRef(0)), gain(playerRef(1))] }
}

describe("what it is worth to aim there", () => {
  it("harm: the worth of the other's creature, less than nothing for one's own", () => {
    const { of } = gains("Murder", { battlefield: ["Grizzly Bears"] }, { battlefield: ["Craw Wurm"] })
    expect(of["Craw Wurm"]).toBeGreaterThan(0)
    expect(of["Grizzly Bears"]).toBeLessThan(0)
  })

  it("damage: little where it does not destroy, more than anything where it kills a player", () => {
    const { of, players } = gains("Shock", {}, { battlefield: ["Craw Wurm", "Grizzly Bears"] }, [20, 2])
    expect(of["Grizzly Bears"]).toBeGreaterThan(of["Craw Wurm"])
    expect(players[1]).toBeGreaterThan(of["Grizzly Bears"])
    expect(players[0]).toBeLessThan(0)
  })

  it("damage: nothing to be won from who comes back greater (702.93a)", () => {
    const { of } = gains("Shock", {}, { battlefield: ["Strangleroot Geist", "Silvercoat Lion"] })
    expect(of["Strangleroot Geist"]).toBeLessThanOrEqual(0)
    expect(of["Silvercoat Lion"]).toBeGreaterThan(3)
  })
})

it("a spell that asks for a target tells what it will do to it (115.1)", () => {
  const sides = [{ hand: ["Shock"], battlefield: ["Mountain"] }, { battlefield: ["Grizzly Bears"] }] as const
  const { state: s } = position("precombatMain", sides)
  const [source] = s.players[0].hand
  expect(aimOf(s, { source, slot: 0 } as ChooseDecision)).toMatchObject({ polarity: "bad", damage: 2 })
  expect(aimOf(s, { source, slot: 1 } as ChooseDecision)).toBeNull()
})

it("the damage of an amount is told where it is a number, and not where it hangs on what can't be seen", () => {
  const { state: s } = position("precombatMain", [{ hand: ["Blaze"] }, {}])
  const [source] = s.players[0].hand
  expect(damageBy(s, source, 5)).toBe(5)
  expect(damageBy(s, source, { n: "x" })).toBeNull()
})

it("303.4: Auras that weaken are for the others' creatures", () => {
  const { state: s } = position("precombatMain", [{ hand: ["Pacifism", "Holy Strength"] }, {}])
  expect(s.players[0].hand.map((id) => polarityOfAttachment(s, id))).toEqual(["bad", "good"])
})
