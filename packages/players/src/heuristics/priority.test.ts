import { characteristics, type PriorityDecision } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { type Placing, position } from "../opponents/testing/position.ts"
import { dice } from "../random.ts"
import { priority } from "./priority.ts"

/** The heuristic action of the first player in their main phase: "cast Shock", or "pass". */
function does(mine: Placing, theirs: Placing = {}, life: readonly [number, number] = [20, 20]): string {
  const { state, decision } = position("precombatMain", [mine, theirs], life)
  const d = decision as PriorityDecision
  const action = d.options[priority(state, d, dice(1))]
  return action.do === "pass" ? "pass" : `${action.do} ${characteristics(state, action.object).name}`
}

const lands = (name: string, count: number) => Array.from({ length: count }, () => name)

describe("priority by heuristics (117.1)", () => {
  it("a land comes first, the one whose color is wanted", () => {
    expect(does({ hand: ["Island", "Mountain", "Shock"] })).toBe("play Mountain")
  })

  it("a burn spell that kills goes before everything", () => {
    const mine = { hand: ["Craw Wurm", "Shock"], battlefield: [...lands("Forest", 5), "Mountain"] }
    expect(does(mine, {}, [20, 2])).toBe("cast Shock")
    expect(does(mine)).toBe("cast Craw Wurm")
  })

  it("removal that wins more than the creature in hand goes before it", () => {
    const mine = { hand: ["Grizzly Bears", "Lightning Bolt"], battlefield: ["Forest", "Mountain"] }
    expect(does(mine, { battlefield: ["Hypnotic Specter"] })).toBe("cast Lightning Bolt")
    expect(does(mine)).toBe("cast Grizzly Bears")
  })

  it("a creature is sacrificed for a land while lands are few", () => {
    expect(does({ battlefield: ["Forest", "Sakura-Tribe Elder"] })).toBe("activate Sakura-Tribe Elder")
    expect(does({ battlefield: [...lands("Forest", 9), "Sakura-Tribe Elder"] })).toBe("pass")
  })

  it("an Equipment is put on who can attack before another is cast", () => {
    const battlefield = [...lands("Forest", 3), "Grizzly Bears", "Vulshok Morningstar"]
    expect(does({ hand: ["Loxodon Warhammer"], battlefield })).toBe("activate Vulshok Morningstar")
  })

  it("burn that kills together is cast at once, what sacrifices lands last", () => {
    const hand = ["Fireblast", "Lightning Bolt", "Grizzly Bears"]
    const mine = { hand, battlefield: ["Mountain", "Mountain", "Forest"] }
    expect(does(mine, { battlefield: ["Hypnotic Specter"] }, [20, 7])).toBe("cast Lightning Bolt")
    expect(does({ ...mine, hand: ["Fireblast", "Grizzly Bears"] }, {}, [20, 4])).toBe("cast Fireblast")
    expect(does({ ...mine, hand: ["Fireblast", "Grizzly Bears"] }, {}, [20, 5])).toBe("cast Grizzly Bears")
  })
})
