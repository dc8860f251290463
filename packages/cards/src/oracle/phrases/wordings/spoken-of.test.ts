import { describe, expect, it } from "vitest"
import { abilities } from "../../testing/read.ts"
import { wordings } from "../../testing/wordings.ts"

const SELF = { sel: "self" }
const first = { sel: "target", slot: 0 }
const second = { sel: "target", slot: 1 }
const bound = (name: string) => ({ sel: "bound", name })
const bound1 = (name: string) => ({ n: "bound", name })

wordings("targets that are never their own partners", [
  [
    "who fights",
    "Choose target creature an opponent controls. Target creature you control fights that creature.",
    { effect: { of: [{}, { do: "fight", a: second, b: first }] } },
  ],
  [
    "what is attached",
    "Whenever another Elf you control enters, attach up to one target Equipment you control to that creature.",
    { effect: { do: "attach", what: first, to: bound("it") } },
  ],
  [
    "what is blocked",
    "When Zap enters, you may have target creature block it this turn if able.",
    { effect: { effect: { effects: [{ static: "mustBlock", creature: first, attacker: SELF }] } } },
  ],
])

wordings("what is done later, in sentences of its own (603.7)", [
  [
    "every time",
    "Until end of turn, whenever a creature you control dies, exile the top card of your library. You may play it this turn.",
    {
      effect: {
        do: "delayed",
        once: false,
        effect: { of: [{ do: "move" }, { do: "permitPlay", what: bound("moved") }] },
      },
    },
  ],
  [
    "to what is returned then",
    "Whenever a creature dies, return it to the battlefield at the beginning of the next end step. That creature is a Zombie in addition to its other types.",
    { effect: { do: "delayed", effect: { of: [{ do: "move" }, { do: "change", what: bound("moved") }] } } },
  ],
  [
    "one thing after the other",
    "When Zap attacks, exile it at end of combat, then return it to the battlefield under your control.",
    {
      effect: {
        do: "delayed",
        effect: { of: [{ to: "exile" }, { to: "battlefield", what: bound("moved") }] },
      },
    },
  ],
])

wordings("what was not done made nothing", [
  [
    "where it was not chosen",
    "Reveal cards from the top of your library until you reveal an Aura card. You may put that card onto the battlefield. If you don't, put it into your hand. Put the rest on the bottom of your library in a random order.",
    { effect: { of: [{}, { else: { what: bound("found"), to: "hand" } }, {}] } },
  ],
  [
    "where it was paid for",
    "At the beginning of your upkeep, sacrifice Zap unless you pay {1} for each +1/+1 counter on it.",
    { effect: { cost: [{ times: { n: "counters", of: SELF } }] } },
  ],
  [
    "where a condition holds",
    "At the beginning of your end step, sacrifice Zap unless it attacked this turn.",
    { effect: { condition: { of: { of: SELF } } } },
  ],
])

wordings("what something is compared with, or becomes a copy of", [
  [
    "a size",
    "{2}: Reveal the top card of your library. If it's a creature card with power less than or equal to Zap's power, put it onto the battlefield.",
    { effect: { of: [{}, { then: { what: bound("revealed") } }] } },
  ],
  [
    "a copy",
    "When Zap enters, put a flood counter on another target creature. If it's a creature, it becomes a copy of Zap. If it's a land, tap it.",
    { effect: { of: [{}, {}, { then: { do: "tap", what: first } }] } },
  ],
  [
    "what blocks",
    "Whenever equipped creature becomes blocked by one or more creatures, it gains deathtouch until end of turn.",
    { effect: { what: bound("it") } },
  ],
])

describe("608.2c: what is replaced by '… instead'", () => {
  it("is what is done for a payment, where that is said before it", () => {
    const [ability] = abilities(
      "Whenever another creature you control enters, you may pay {1}. If you do, put a +1/+1 counter on it. If it's a Unicorn, put two +1/+1 counters on it instead.",
    )
    expect(ability).toMatchObject({
      effect: { do: "may", then: { do: "if", then: { count: 2 }, else: { count: 1 } } },
    })
  })

  it("is what comes behind the clash that decides (701.30)", () => {
    const [ability] = abilities(
      "Clash with an opponent, then return target creature to its owner's hand. If you win, put that creature on top of its owner's library instead.",
    )
    expect(ability).toMatchObject({
      effect: { of: [{ do: "clash" }, { do: "if", then: { to: "library" }, else: { to: "hand" } }] },
    })
  })
})

wordings("who and what was dealt damage (120.3)", [
  [
    "what would die",
    "Zap deals 3 damage to each creature. If a creature dealt damage this way would die this turn, exile it instead.",
    {
      effect: {
        of: [
          { bind: "damage" },
          { effects: [{ event: { object: { of: [{}, { of: bound("damageDealt") }] } } }] },
        ],
      },
    },
  ],
  [
    "a creature of some kind",
    "Zap deals 3 damage to target creature. If a Werewolf is dealt damage this way, destroy it.",
    { effect: { of: [{}, { condition: { if: "exists" }, then: { do: "destroy", what: first } }] } },
  ],
  [
    "a player",
    "Zap deals 2 damage to any target. If a player is dealt damage this way, scry 1.",
    { effect: { of: [{}, { condition: { op: ">" }, then: { do: "scry" } }] } },
  ],
  [
    "what can't be regenerated",
    "Zap deals 3 damage to any target. A creature dealt damage this way can't be regenerated this turn.",
    { effect: { of: [{}, { effects: [{ what: "regenerate" }] }] } },
  ],
])

wordings("keywords before the ability that they change", [
  [
    "power-up",
    "Power-up — {5}{U}: Put three +1/+1 counters on Zap.",
    { ability: "keyword", keyword: "powerUp" },
  ],
])

wordings("how many were done something to 'this way'", [
  [
    "of those that were discarded, not of those that were drawn after",
    "Discard your hand, then draw four cards. For each card discarded this way, creatures you control get +1/+0 until end of turn.",
    { effect: { of: [{ bind: "discarded" }, {}, { times: { n: "bound", name: "discarded" } }] } },
  ],
  [
    "counters that paid for it",
    "{T}, Remove any number of storage counters from Zap: Add {B} for each storage counter removed this way.",
    {
      cost: [{}, { pay: "removeCounters", count: { n: "x" } }],
      effect: { mana: { times: bound1("counters") } },
    },
  ],
  [
    "counters, not a token that was made",
    "{6}, Remove all charge counters from Zap: Create a 0/0 green Fractal creature token. Put X +1/+1 counters on it, where X is the number of charge counters removed this way.",
    { cost: [{}, { all: true }], effect: { of: [{}, { count: bound1("counters"), on: bound("token2") }] } },
  ],
])
