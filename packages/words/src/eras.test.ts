import {
  type CardDefinition,
  createState,
  enterBattlefield,
  findRuleset,
  type GameEvent,
  ruleNumber,
  type State,
} from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { entryOf } from "./entry.ts"
import { tell } from "./tell.ts"

function game(ruleset: string): State {
  const players = ["Anne", "Bert"].map((name) => ({ name, deck: [] }))
  return createState({ players, openingHands: false, ruleset })
}

const card = (name: string, type: "creature" | "artifact" | "enchantment"): CardDefinition => ({
  name,
  layout: "normal",
  faces: [{ name, types: [type], ...(type === "creature" && { power: 2, toughness: 2 }) }],
})

/** The era's sentence, in both languages, for this permanent going to the graveyard by this rule. */
function told(ruleset: string, what: CardDefinition, rule = "701.21a"): (string | null)[] {
  const s = game(ruleset)
  const id = enterBattlefield(s, 0, what, () => {
    throw new Error("nobody is asked")
  })
  const event: GameEvent = {
    ...{ kind: "moves", rule, batch: 1, object: id, was: id, player: -1, source: 0, other: 0, amount: 0 },
    ...{ from: "battlefield", to: "graveyard", cause: "", detail: "", combat: false, settled: null },
  }
  const entry = entryOf(s, event)
  return [tell(entry, "en"), tell(entry, "fr")]
}

describe("words by era", () => {
  it("diesMeans, 700.4: of creatures only since 2011, of any permanent since 2017, and not a word before", () => {
    const dies = (what: CardDefinition) =>
      ["2009-07", "2011-09-30", "2014-02", "2017-09-29", "current"].map((era) =>
        /dies/.test(told(era, what)[0] ?? ""),
      )
    expect(dies(card("Bear", "creature"))).toEqual([false, true, true, true, true])
    expect(dies(card("Rock", "artifact"))).toEqual([false, false, false, true, true])
  })

  it("terms: in play until 2009, the battlefield since", () => {
    const where = (era: string) => told(era, card("Rock", "artifact")).join(" ")
    expect(where("2003-07")).toMatch(/play.*jeu/)
    expect(where("2009-07")).toMatch(/battlefield.*champ de bataille/)
  })

  it("120.10: of excess damage only since 2020", () => {
    const tells = (era: string) => {
      const s = game(era)
      const event: GameEvent = {
        ...{
          kind: "excessDamage",
          rule: "120.10",
          batch: 1,
          object: 0,
          was: 0,
          player: -1,
          source: 0,
          other: 0,
        },
        ...{ amount: 3, from: "", to: "", cause: "", detail: "", combat: true, settled: null },
      }
      return [tell(entryOf(s, event), "en"), tell(entryOf(s, event), "fr")].map((text) => text !== null)
    }
    expect([tells("2014-02"), tells("current")]).toEqual([
      [false, false],
      [true, true],
    ])
  })

  it("500, 504.1: the parts of a turn by the numbers of the era: 300 to 314 until 2009", () => {
    const numbers = (era: string) =>
      ["500.1", "504", "504.1", "514.2"].map((rule) => ruleNumber(findRuleset(era)!, rule))
    expect(numbers("2003-07")).toEqual(["300.1", "304", "304.1", "314.2"])
    expect(numbers("2009-07")).toEqual(["500.1", "504", "504.1", "514.2"])
  })

  it("a name has the apostrophe of French print in French sentences", () => {
    const mirror = card("Lich's Mirror", "artifact")
    expect(told("current", mirror)[0]).toContain("Lich's Mirror")
    expect(told("current", mirror)[1]).toContain("Lich’s Mirror")
  })

  it("513: the end step was the end of turn step until 2009", () => {
    const step = (era: string) => {
      const s = game(era)
      const event: GameEvent = {
        ...{
          kind: "step",
          rule: "513",
          batch: 1,
          object: 0,
          was: 0,
          player: 0,
          source: 0,
          other: 0,
          amount: 0,
        },
        ...{ from: "", to: "", cause: "", detail: "end", combat: false, settled: null },
      }
      return [tell(entryOf(s, event), "en"), tell(entryOf(s, event), "fr")]
    }
    expect(step("2003-07")).toEqual([
      "Anne's end of turn step begins.",
      "Début de l’étape de fin de tour d’Anne.",
    ])
    expect(step("2009-07")[0]).toBe("Anne's end step begins.")
  })

  it("aurasTerm, 704.5m: local enchantments until 2005, Auras since", () => {
    const curse = card("Curse", "enchantment")
    expect(told("2004-10", curse, "704.5m")[0]).toContain("The local enchantment Curse isn't")
    expect(told("2004-10", curse, "704.5m")[1]).toContain("L’enchantement local Curse n’est pas")
    expect(told("2007-10", curse, "704.5m")[0]).toContain("The Aura Curse isn't")
    expect(told("2007-10", curse, "704.5m")[1]).toContain("L’aura Curse n’est pas légalement attachée")
  })
})
