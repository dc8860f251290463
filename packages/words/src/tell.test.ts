import { describe, expect, it } from "vitest"
import type { Entry } from "./entry.ts"
import { computerName } from "./player-name.ts"
import { promptOf } from "./prompt.ts"
import { tell } from "./tell.ts"
import type { Thing } from "./thing.ts"

const nothing: Thing = { is: "nothing", name: "", you: false, gender: "f", emblem: false, tag: "" }
const ann: Thing = { ...nothing, is: "player", name: "Anne" }
const you: Thing = { ...ann, you: true }
const bears: Thing = { ...nothing, is: "object", name: "Grizzly Bears" }
const bolt: Thing = { ...bears, name: "Lightning Bolt", gender: "m" }

function entry(parts: Partial<Entry> & Pick<Entry, "kind">): Entry {
  return {
    ...{
      rule: "",
      number: "",
      terms: "enters",
      auras: "aura",
      dies: false,
      excess: true,
      amount: 0,
      from: "",
      to: "",
      cause: "",
      detail: "",
    },
    ...{ combat: false, who: nothing, object: nothing, other: nothing, source: nothing },
    ...parts,
  }
}

const both = (e: Entry) => [tell(e, "en"), tell(e, "fr")]

describe("an event in two languages", () => {
  it("speaks to its reader and of others", () => {
    expect(both(entry({ kind: "draw", who: ann }))).toEqual(["Anne draws a card.", "Anne pioche une carte."])
    expect(both(entry({ kind: "draw", who: you }))).toEqual(["You draw a card.", "Vous piochez une carte."])
    expect(both(entry({ kind: "discard", who: you, object: bolt }))).toEqual([
      "You discard Lightning Bolt.",
      "Vous vous défaussez de Lightning Bolt.",
    ])
    expect(both(entry({ kind: "damage", source: bolt, other: you, amount: 3 }))).toEqual([
      "Lightning Bolt deals 3 damage to you.",
      "Lightning Bolt vous inflige 3 blessures.",
    ])
  })

  it("counters have the article of their sound", () => {
    const gets = (detail: string) => tell(entry({ kind: "counters", other: bears, amount: 1, detail }), "en")
    const kinds = ["age", "experience", "hour", "unity", "time", "+1/+1"]
    expect(kinds.map(gets)).toEqual(
      ["an age", "an experience", "an hour", "a unity", "a time", "a +1/+1"].map(
        (kind) => `Grizzly Bears gets ${kind} counter.`,
      ),
    )
  })

  it("103.5: the shuffle of a mulligan is told as the mulligan", () => {
    expect(both(entry({ kind: "shuffles", who: ann, rule: "103.5" }))).toEqual([
      "Anne takes a mulligan.",
      "Anne fait un mulligan.",
    ])
    expect(tell(entry({ kind: "shuffles", who: you, rule: "701.24a" }), "en")).toBe(
      "Your library is shuffled.",
    )
  })

  it("speaks of the computer in each language, and keeps other names", () => {
    const computer: Thing = { ...ann, name: computerName(1, 2) }
    expect(both(entry({ kind: "draw", who: computer }))).toEqual([
      "Computer draws a card.",
      "L’ordinateur pioche une carte.",
    ])
    const third: Thing = { ...ann, name: computerName(3, 4) }
    expect(tell(entry({ kind: "damage", source: bolt, other: third, amount: 3 }), "fr")).toBe(
      "Lightning Bolt inflige 3 blessures à l’ordinateur 3.",
    )
  })

  it("tells combat damage that goes on the stack (310.4@2003-07)", () => {
    const assigned = { kind: "action", detail: "damageOnStack", source: bears, amount: 2 } as const
    expect(both(entry({ ...assigned, other: ann }))).toEqual([
      "Grizzly Bears assigns 2 combat damage to Anne; it goes on the stack.",
      "Grizzly Bears assigne 2 blessures de combat à Anne, sur la pile.",
    ])
  })

  it("counts: none and one are singular in French", () => {
    const life = (amount: number) => tell(entry({ kind: "gainLife", who: ann, amount }), "fr")
    expect([life(0), life(1), life(2)]).toEqual([
      "Anne gagne 0 point de vie.",
      "Anne gagne 1 point de vie.",
      "Anne gagne 2 points de vie.",
    ])
    expect(both(entry({ kind: "counters", other: bears, amount: 1, detail: "time" }))).toEqual([
      "Grizzly Bears gets a time counter.",
      "Un marqueur «\u202ftemps\u202f» est mis sur Grizzly Bears.",
    ])
  })

  it("agrees: a creature is feminine, a spell masculine; vowels elide", () => {
    expect(tell(entry({ kind: "destroyed", object: bears }), "fr")).toBe("Grizzly Bears est détruite.")
    expect(tell(entry({ kind: "countered", object: bolt }), "fr")).toBe("Lightning Bolt est contrecarré.")
    const angel: Thing = { ...bears, is: "ability", name: "Akroma" }
    expect(tell(entry({ kind: "resolves", object: angel }), "fr")).toBe("Une capacité d’Akroma se résout.")
  })

  it("114.3: an emblem is told by what it came from", () => {
    const emblem: Thing = { ...bears, name: "Elspeth", gender: "m", emblem: true }
    expect(tell(entry({ kind: "resolves", object: { ...emblem, is: "ability" } }), "en")).toContain(
      "of the emblem of Elspeth",
    )
    expect(tell(entry({ kind: "resolves", object: { ...emblem, is: "ability", gender: "f" } }), "fr")).toBe(
      "Une capacité de l’emblème d’Elspeth se résout.",
    )
  })

  it("uses the words of the era", () => {
    const dying = { kind: "moves", object: bears, from: "battlefield", to: "graveyard" } as const
    expect(both(entry({ ...dying, dies: true }))).toEqual(["Grizzly Bears dies.", "Grizzly Bears meurt."])
    expect(both(entry({ ...dying, terms: "classic" }))).toEqual([
      "Grizzly Bears is put into its owner's graveyard from play.",
      "Grizzly Bears est mise dans le cimetière de son propriétaire depuis le jeu.",
    ])
    expect(both(entry({ kind: "cast", who: ann, object: bolt, terms: "classic" }))).toEqual([
      "Anne plays Lightning Bolt.",
      "Anne joue Lightning Bolt.",
    ])
  })

  it("says which state-based action acts (704.5f, 704.5j)", () => {
    const dying = { kind: "moves", object: bears, from: "battlefield", to: "graveyard" } as const
    expect(both(entry({ ...dying, rule: "704.5j" }))).toEqual([
      "The legend rule puts Grizzly Bears into its owner's graveyard.",
      "Règle des légendes\u202f: Grizzly Bears est mise dans le cimetière de son propriétaire.",
    ])
    expect(both(entry({ kind: "loses", who: ann, rule: "704.5a" }))[1]).toBe(
      "Anne perd la partie, avec un total de 0 point de vie ou moins.",
    )
  })
})

describe("a question in two languages", () => {
  it("says what for, who asks, and how many", () => {
    const question = {
      purpose: "target",
      rule: "601.2c",
      number: "601.2c",
      label: "",
      total: 0,
      source: bolt,
      starter: nothing,
      bottomed: 0,
    }
    expect(promptOf({ ...question, range: { min: 0, max: 2 } }, "en")).toBe(
      "Choose a target (Lightning Bolt): 0 to 2",
    )
    expect(promptOf({ ...question, range: { min: 1, max: 1 } }, "fr")).toBe(
      "Choisissez une cible (Lightning Bolt)",
    )
  })
})
