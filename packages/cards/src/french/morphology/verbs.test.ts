import { describe, expect, it } from "vitest"
import type { Features } from "./agreement.ts"
import { conjugate } from "./verbs.ts"

const SHE: Features = { gender: "f", plural: false, person: 3 }
const THEY: Features = { gender: "m", plural: true, person: 3 }
const YOU: Features = { gender: "m", plural: true, person: 2 }

describe("verbs", () => {
  it.each([
    ["piocher", "pioche", "piochent", "piochez"],
    ["révéler", "révèle", "révèlent", "révélez"],
    ["payer", "paie", "paient", "payez"],
    ["lancer", "lance", "lancent", "lancez"],
    ["acquérir", "acquiert", "acquièrent", "acquérez"],
    ["mourir", "meurt", "meurent", "mourez"],
  ])("%s in a statement", (verb, she, they, you) => {
    expect([SHE, THEY, YOU].map((subject) => conjugate(verb, "indicative", subject))).toEqual([
      she,
      they,
      you,
    ])
  })

  it("stand in the subjunctive, of « vous » with -iez", () => {
    expect(conjugate("contrôler", "subjunctive", YOU)).toBe("contrôliez")
    expect(conjugate("perdre", "subjunctive", SHE)).toBe("perde")
  })

  it("tell what happened, agreeing where the past is made with « être »", () => {
    expect(conjugate("mourir", "perfect", SHE)).toBe("est morte")
    expect(conjugate("attaquer", "perfect", SHE)).toBe("a attaqué")
    expect(conjugate("devoir", "imperfect", THEY)).toBe("devaient")
  })
})
