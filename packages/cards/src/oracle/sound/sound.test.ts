import type { Ability, Effect, Filter } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { compileCard } from "../card.ts"
import { unsoundness } from "./soundness.ts"

const SPEAKER = { face: { types: ["artifact"] as const, subtypes: [] }, abilities: [] }

/** What is told of the lines of a card that are read but not sound. */
function told(oracle_text: string, type_line = "Artifact", more: object = {}): readonly string[] {
  const card = compileCard({ name: "Old Torch", layout: "normal", type_line, oracle_text, ...more })
  return card.missing.flatMap(({ unsound }) =>
    unsound ? [`${unsound.reason}: ${unsound.told}`] : ["not read"],
  )
}

describe("a line that is read and printed back is whole only if it is sound", () => {
  it("when 'other' is other than something that could be among the things meant", () => {
    const text = "Other creatures you control get +1/+1."
    expect(told(text)).toEqual(["other: no creature of itself"])
    expect(told(text, "Creature — Bear")).toEqual([])
    expect(told(text, "Artifact — Vehicle")).toEqual([])
    expect(told("Other artifacts you control have hexproof.")).toEqual([])
    expect(told(text, "Enchantment — Aura")).toEqual([])
  })

  it("when its event is told without the names that the event supplies (603.2)", () => {
    const entering = (object: Filter): Ability => ({
      ability: "triggered",
      when: { on: "moves", object, to: "battlefield" },
      effect: { do: "gainLife", amount: 1 },
    })
    const ofIt: Filter = { is: "power", op: "=", than: { n: "toughness", of: { sel: "bound", name: "it" } } }
    expect(unsoundness(entering({ is: "powerVsToughness", op: "=" }), SPEAKER)).toEqual([])
    expect(unsoundness(entering(ofIt), SPEAKER)).toContainEqual({
      reason: "unbound",
      told: "the event refers to itself",
    })
  })

  it("when what several creatures' controllers pay isn't asked of one, once (509.1d, War Cadence)", () => {
    const tax = (words: string) => told(`{1}{R}: This turn, ${words} unless their controller pays {2}.`)
    expect(tax("creatures can't block")).toEqual(["several cards: whoever controls all of them pays"])
    expect(
      told("Creatures can't attack you unless their controller pays {2} for each of those creatures."),
    ).toEqual([])
  })

  it("when nothing is done to a permanent that was sacrificed or destroyed (701.8a, 701.21a)", () => {
    const after = (effect: Effect): Ability => ({
      ability: "triggered",
      when: { on: "attacks", creature: { is: "self" } },
      effect: {
        do: "sequence",
        of: [{ do: "sacrifice", filter: { is: "type", type: "creature" }, bind: "gone" }, effect],
      },
    })
    const gone = { sel: "bound", name: "gone" } as const
    const fault = ["what was sacrificed or destroyed is changed"]
    const late = (effect: Effect) => unsoundness(after(effect), SPEAKER).map((one) => one.told)
    expect(late({ do: "addCounters", kind: "+1/+1", count: 1, on: gone })).toEqual(fault)
    expect(late({ do: "untap", what: gone })).toEqual(fault)
    expect(late({ do: "move", what: gone, to: "hand" })).toEqual([])
    expect(late({ do: "damage", amount: 1, source: gone, to: { sel: "self" } })).toEqual([])
  })

  it("when no target depends on what pays the cost (602.2b, 601.2c, h)", () => {
    const text = (which: string) =>
      `Tap an untapped creature you control: Target creature ${which} gets +2/+1 until end of turn.`
    expect(told(text("other than the creature tapped this way"))).toEqual([
      "unbound: a target by what pays the cost",
    ])
    expect(told(text("you control"))).toEqual([])
  })

  it("when something tells X (107.3)", () => {
    const trigger = "When this creature enters, draw X cards."
    expect(told(trigger, "Creature — Bear")).toEqual(["unknown X: nothing tells X"])
    expect(told(trigger, "Creature — Bear", { mana_cost: "{X}{U}" })).toEqual([])
    const cycling = "When you cycle this card, draw X cards."
    expect(told(cycling, "Creature — Bear", { mana_cost: "{X}{U}" })).toEqual(["unknown X: nothing tells X"])
    expect(told(`Cycling {X}{U}\n${cycling}`, "Creature — Bear")).toEqual([])
    expect(told("{X}: Draw X cards.")).toEqual([])
    expect(told("{T}, Remove X charge counters from this artifact: Draw X cards.")).toEqual([])
  })

  it("when each name is supplied by what stands before it (608.2c)", () => {
    const amount = { n: "bound", name: "amount" } as const
    const draw = { do: "draw", count: amount } as const
    const when = (on: object) =>
      unsoundness({ ability: "triggered", when: on as never, effect: draw }, SPEAKER)
    expect(when({ on: "step", step: "upkeep" })).toEqual([
      { reason: "unbound", told: 'nothing supplies "amount"' },
    ])
    expect(when({ on: "discard", player: { who: "you" } })).toHaveLength(1)
    expect(when({ on: "discard", player: { who: "you" }, batch: true })).toEqual([])
    expect(when({ on: "damage" })).toEqual([])
    const later = { do: "destroy", what: { sel: "bound", name: "token" } } as const
    const made = { do: "createToken", token: { predefined: "food" }, bind: "token" } as const
    const spell = (...of: readonly object[]) =>
      unsoundness({ ability: "spell", effect: { do: "sequence", of: of as never } }, SPEAKER)
    expect(spell(made, later)).toEqual([])
    expect(spell(later, made)).toHaveLength(1)
  })

  it("when no name is given twice", () => {
    const twice =
      "Target opponent reveals their hand. You choose a card from it, then choose a card from their graveyard. Exile the chosen cards."
    expect(told(twice, "Sorcery")).toEqual(['bound twice: "chosen" is given twice'])
  })

  it("when a decision about each of several targets is not taken once for all", () => {
    const each = "For each opponent, choose up to one target creature they control."
    const text = `${each} That creature's owner puts it on their choice of the top or bottom of their library.`
    expect(told(text, "Sorcery")).toEqual(["several cards: one decision for several targets"])
    expect(
      told("For each opponent, destroy up to one target creature that player controls.", "Sorcery"),
    ).toEqual([])
  })

  it("when no several cards are asked as one, and no number without a sign is a loyalty cost (606.2)", () => {
    const seven =
      "Look at the top seven cards of your library. You may put one of those cards onto the battlefield if it has the same name as a permanent. Put the rest on the bottom of your library in any order."
    expect(told(seven, "Sorcery")).toEqual(["several cards: one quality of several cards"])
    expect(told("6: Draw a card.")).toEqual(["not read"])
    expect(
      told("Return target Bird or Cleric permanent card from your graveyard to your hand.", "Sorcery"),
    ).toEqual(["not read"])
  })

  it("when what is done otherwise hangs on one question", () => {
    const first = "{T}: Exile target card from a graveyard. If it was a creature card, draw a card."
    const second = "If it was a land card, you lose 1 life."
    expect(told(`${first} ${second}`)).toEqual([])
    expect(told(`${first} Otherwise, you gain 3 life.`)).toEqual([])
    expect(told(`${first} ${second} Otherwise, you gain 3 life.`)).toEqual([
      'otherwise: "otherwise" of several questions',
    ])
  })

  it("when another of the same name is another than the card that is looked at", () => {
    const hand = "Target player discards all nonland cards with the same name as another card in their hand."
    expect(told(hand, "Sorcery")).toEqual(["other: no other than what is looked at"])
    const search =
      "When this creature enters, search your library for a card with the same name as another creature you control, put it into your hand, then shuffle."
    expect(told(search, "Creature — Bear")).toEqual([])
  })

  it("when somebody chooses the name that is asked for (201.2, 607.2d)", () => {
    const exile = "Exile all permanents with that name."
    expect(told(exile, "Sorcery")).toEqual(["unbound: nobody chooses a name"])
    expect(told(`Choose a card name. ${exile}`, "Sorcery")).toEqual([])
  })

  it("when what a creature enters with is not counted on what gives it (201.5a)", () => {
    const enters =
      "Whenever you cast a creature spell, that creature enters with X additional +1/+1 counters on it, where X is"
    expect(told(`${enters} the number of charge counters on this artifact.`, "Artifact")).toEqual([
      "given away: what another object enters with is counted on that object",
    ])
    expect(told(`${enters} the number of lands you control.`, "Artifact")).toEqual([])
  })

  it("when types aren't compared with a spell that may have left the stack (608.2h)", () => {
    const cast = "Whenever a player casts a spell from their hand, that player exiles it, then"
    expect(
      told(
        `${cast} exiles cards from the top of their library until they exile a card that shares a card type with it.`,
        "Enchantment",
      ),
    ).toEqual(["left before: types are shared with what may not have been exiled"])
  })

  it("when what becomes an Aura is attached to something (303.4f)", () => {
    const back =
      "When this creature dies, if it was a creature, return it to the battlefield. It's an Aura enchantment with enchant creature you control."
    expect(told(back, "Creature — Bear")).toEqual([
      "hostless: nothing is chosen for the Aura that it becomes",
    ])
    const becomes = {
      do: "change",
      what: { sel: "self" },
      changes: [{ change: "addSubtypes", subtypes: ["Aura"] }],
      duration: "permanent",
    } as const
    const attach = { do: "attach", what: { sel: "self" }, to: { sel: "target", slot: 0 } } as const
    const spell = (...of: readonly Effect[]) =>
      unsoundness({ ability: "spell", effect: { do: "sequence", of } }, SPEAKER)
    expect(spell(becomes)).toHaveLength(1)
    expect(spell(becomes, attach)).toEqual([])
  })

  it("when no sign of it is passed over", () => {
    expect(told("Draw 2ˣ cards.", "Sorcery")).toEqual(["not read"])
  })
})
