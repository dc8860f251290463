import { describe, expect, it } from "vitest"
import { EMBEDDED } from "../embedded/index.ts"
import { ORACLE } from "../oracle/oracle.ts"
import { frenchText, printAbilityInFrench, printFaceInFrench } from "./print.ts"
import { rulesInFrench } from "./say.ts"
import { CREATURE, faceOf } from "./testing/prints.ts"

describe("a face in French", () => {
  const face = faceOf({
    abilities: [
      { ability: "keyword", keyword: "flying" },
      { ability: "keyword", keyword: "firstStrike" },
    ],
  })
  it("has its keywords on one line", () => expect(printFaceInFrench(face)).toEqual(["Vol, initiative"]))
})

describe("the embedded cards", () => {
  for (const card of EMBEDDED)
    it(`${card.name} has French for every line that has English`, () => {
      const missing = card.faces.flatMap((face) =>
        (face.abilities ?? []).flatMap((ability) => {
          const french = frenchText(ability, face)
          return french !== undefined && "missing" in french ? french.missing : []
        }),
      )
      expect(missing).toEqual([])
    })
})

it("a line without French is in English as a whole", () => {
  const unknown = { ability: "keyword", keyword: "spaceSculptor" } as const
  expect(printAbilityInFrench(unknown, CREATURE)).toBe("Space sculptor")
})

it("French is of rules that the grammar has", () => {
  const stale = rulesInFrench().filter((rule) => {
    const [name, ...template] = rule.split(": ")
    const symbol = ORACLE.symbols.get(name)
    if (symbol === undefined) return true
    const known = symbol.rules.some((one) => one.template === template.join(": "))
    return template.length > 0 && symbol.handwritten === undefined && !known
  })
  expect(stale).toEqual([])
})
