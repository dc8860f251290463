import { describe, expect, it } from "vitest"
import { abilities } from "../../testing/read.ts"
import { wordings } from "../../testing/wordings.ts"

const SELF = { sel: "self" }
const target = { sel: "target", slot: 0 }
const bound = (name: string) => ({ sel: "bound", name })

describe("603.12: what is said behind 'when you do' is done by the ability that then triggers", () => {
  it("sentences behind it speak of its target", () => {
    const [ability] = abilities(
      "Whenever you attack, you may discard a card. When you do, put a +1/+1 counter on target creature. It gains trample until end of turn.",
    )
    expect(ability).toMatchObject({
      effect: {
        do: "may",
        then: { do: "reflexive", effect: { of: [{ do: "addCounters" }, { do: "change", what: target }] } },
      },
    })
  })

  it("a condition of more than the first sentence behind it is not understood", () => {
    const done = "Whenever you attack, you may discard a card. When you do, if you control a Zombie,"
    expect(abilities(`${done} put a +1/+1 counter on target creature.`)).toHaveLength(1)
    const both = `${done} put a +1/+1 counter on target creature. It gains trample until end of turn.`
    expect(abilities(both)).toEqual([])
  })

  it("what is done where one doesn't stays with the choice", () => {
    const [ability] = abilities(
      "When Zap enters, you may sacrifice a creature. When you do, draw a card. You gain 2 life. If you don't, you lose 1 life.",
    )
    expect(ability).toMatchObject({
      effect: {
        do: "may",
        then: { do: "reflexive", effect: { of: [{ do: "draw" }, { do: "gainLife" }] } },
        else: { do: "loseLife" },
      },
    })
  })
})

wordings("words that point back behind 'when you do'", [
  [
    "what was done without a choice",
    "When Zap enters, sacrifice a creature. When you do, it deals X damage to any target, where X is that creature's power.",
    { effect: { of: [{}, { then: { effect: { amount: { n: "power", of: bound("done") } } } }] } },
  ],
  [
    "what the object itself was given",
    "Whenever a land you control enters, put a quest counter on Zap. When you do, if it has four or more quest counters on it, draw a card.",
    { effect: { of: [{}, { then: { effect: { condition: { of: SELF } } } }] } },
  ],
])

wordings("what the object itself deals equal to its power", [
  [
    "to what a player of the event is",
    "Whenever an opponent casts a noncreature spell, this creature deals damage equal to its power to that player.",
    { effect: { amount: { n: "power", of: SELF } } },
  ],
  [
    "to a target",
    "{T}: Tap target creature. This creature deals damage equal to its power to that creature.",
    { effect: { of: [{}, { amount: { n: "power", of: SELF }, to: target }] } },
  ],
])

wordings("how something else was cast", [
  [
    "with mana of a Treasure",
    "Whenever you cast a spell, if mana from a Treasure was spent to cast it, draw a card.",
    { condition: { left: { n: "manaSpent", of: bound("it"), kind: "treasure" } } },
  ],
  [
    "not at all",
    "Whenever another creature you control enters, if it wasn't cast, draw a card.",
    { condition: { of: { if: "wasCast", of: bound("it") } } },
  ],
])

wordings("what happens only if a spell is countered", [
  [
    "by the words of its exile",
    "When Zap enters, counter target spell. If that spell is countered this way, exile it instead of putting it into its owner's graveyard, then you may cast it without paying its mana cost.",
    {
      effect: {
        of: [
          { do: "counter", to: "exile", bind: "done" },
          { condition: { if: "did" }, then: { do: "cast" } },
        ],
      },
    },
  ],
])

wordings("an X that nothing defines (107.3f)", [
  [
    "cards that are revealed",
    "When Zap enters, you may reveal X black cards in your hand. If you do, target creature gets -X/-X until end of turn.",
    { effect: { effect: { do: "reveal", what: { count: 999, upTo: true }, bind: "X" } } },
  ],
])
