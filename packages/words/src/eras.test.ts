import { type CardDefinition, createState, enterBattlefield, type GameEvent, type State } from "@apnap/engine"
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

/** How it is told in that era, in both languages, that this permanent goes to the graveyard by this rule. */
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

  it("aurasTerm, 704.5m: local enchantments until 2005, Auras since", () => {
    const curse = card("Curse", "enchantment")
    expect(told("2004-10", curse, "704.5m")[0]).toContain("The local enchantment Curse isn't")
    expect(told("2004-10", curse, "704.5m")[1]).toContain("L’enchantement local Curse n’est pas")
    expect(told("2007-10", curse, "704.5m")[0]).toContain("The Aura Curse isn't")
    expect(told("2007-10", curse, "704.5m")[1]).toContain("L’aura Curse n’est pas légalement attachée")
  })
})
