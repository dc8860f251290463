import { controllerOf } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { position } from "../../opponents/testing/position.ts"
import { type Battle, duelsOf, fighter, fightsOf } from "./battle.ts"
import { worthOfAttack } from "./worth-of-attack.ts"

/** A battle between both players' creatures at these life totals. */
function battle(mine: readonly string[], theirs: readonly string[], life = 20, foeLife = 20): Battle {
  const { state: s } = position("declareAttackers", [{ battlefield: mine }, { battlefield: theirs }])
  const of = (player: number) => s.battlefield.filter((id) => controllerOf(s, id) === player)
  const all = (player: number) => of(player).map((id) => fighter(s, id))
  const fights = fightsOf(s, of(0), of(1))
  const sides = { attackers: all(0), blockers: all(1), avengers: all(1), guards: [], fights, life, foeLife }
  return { ...sides, duels: duelsOf(sides) }
}

describe("what an attack is worth", () => {
  it("much where nobody blocks, less than nothing into a bigger blocker", () => {
    expect(worthOfAttack(battle(["Grizzly Bears"], []), [0])).toBeGreaterThan(0)
    expect(worthOfAttack(battle(["Grizzly Bears"], ["Craw Wurm"]), [0])).toBeLessThan(0)
  })

  it("less with a companion for whom the defender's best blocker is there", () => {
    // The Wolf would trade with the Courser, but beats the Vanguard for free, so the Vanguard should stay at home.
    const both = battle(["Centaur Courser", "Elite Vanguard"], ["Watchwolf"])
    expect(worthOfAttack(both, [0, 1])).toBeLessThan(worthOfAttack(both, [0]))
  })

  it("more by the life of lifelink (702.15b) and by what comes with the attack (508.1m)", () => {
    const plain = worthOfAttack(battle(["White Knight"], []), [0])
    expect(worthOfAttack(battle(["Knight of Meadowgrain"], []), [0])).toBeGreaterThan(plain + 1)
    const tokens = battle(["Hero of Bladehold"], [])
    expect(tokens.attackers[0].spoils).toBeGreaterThan(5)
  })

  it("less where two together would destroy the attacker", () => {
    const one = worthOfAttack(battle(["Craw Wurm"], ["Centaur Courser"]), [0])
    expect(worthOfAttack(battle(["Craw Wurm"], ["Centaur Courser", "Centaur Courser"]), [0])).toBeLessThan(
      one,
    )
  })

  it("all when it kills, unless enough can be thrown in the way", () => {
    const kill = worthOfAttack(battle(["Craw Wurm"], [], 20, 6), [0])
    expect(kill).toBeGreaterThan(100)
    expect(worthOfAttack(battle(["Craw Wurm"], ["Llanowar Elves"], 20, 6), [0])).toBeLessThan(100)
  })

  it("702.19b: who tramples kills over what is thrown in the way", () => {
    expect(worthOfAttack(battle(["Colossal Dreadmaw"], ["Llanowar Elves"], 20, 5), [0])).toBeGreaterThan(100)
  })

  it("less where what strikes back tramples over those who stay at home", () => {
    const left = (avenger: string) => worthOfAttack(battle(["Grizzly Bears"], [avenger], 5), [])
    expect(left("Colossal Dreadmaw")).toBeLessThan(left("Craw Wurm"))
  })
})
