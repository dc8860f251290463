import type { CardFace } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { readLine } from "../oracle/compile.ts"
import { printFaceInFrench } from "./print.ts"

const CREATURE: CardFace = { name: "Test", types: ["creature"], subtypes: [], abilities: [] }
const faceOf = (more: Partial<CardFace>): CardFace => ({ ...CREATURE, ...more })

describe("an object says to what it is attached", () => {
  const bonus = readLine("Enchanted creature gets +1/+1.", [], false)
  const abilities = bonus.understood ? bonus.abilities : []

  it("an Equipment to an equipped creature", () => {
    const sword = faceOf({ types: ["artifact"], subtypes: ["Equipment"], abilities })
    expect(printFaceInFrench(sword)).toEqual(["La créature équipée gagne +1/+1."])
  })

  it.each([
    ["creature", "À chaque fois que la créature enchantée attaque, mettez un marqueur +1/+1 sur elle."],
    ["artifact", "À chaque fois que l’artefact enchanté attaque, mettez un marqueur +1/+1 sur lui."],
  ] as const)("and speaks of it as a %s", (type, said) => {
    const trigger = readLine("Whenever enchanted creature attacks, put a +1/+1 counter on it.", [], false)
    const filter = { is: "type", type } as const
    const enchant = { ability: "keyword", keyword: "enchant", filter } as const
    const of = trigger.understood ? trigger.abilities : []
    const aura = faceOf({ types: ["enchantment"], subtypes: ["Aura"], abilities: [enchant, ...of] })
    expect(printFaceInFrench(aura).at(-1)).toBe(said)
  })

  it("an Aura to what it enchants", () => {
    const filter = { is: "type", type: "land" } as const
    const enchant = { ability: "keyword", keyword: "enchant", filter } as const
    const aura = faceOf({ types: ["enchantment"], subtypes: ["Aura"], abilities: [enchant, ...abilities] })
    expect(printFaceInFrench(aura).at(-1)).toBe("Le terrain enchanté gagne +1/+1.")
  })
})
