import { wordings } from "../../testing/wordings.ts"

const BOUND = { n: "bound", name: "amount" }

wordings("replacement effects, and what can't happen", [
  [
    "616.2: life that becomes cards",
    "If you would gain life, draw that many cards instead.",
    { effects: [{ static: "replace", event: { on: "gainLife" }, with: { do: "draw", count: BOUND } }] },
  ],
  [
    "life lost in another amount, for a while (614.1a)",
    "If an opponent would lose life during your turn, they lose twice that much life instead.",
    {
      effects: [
        {
          static: "alter",
          event: { on: "loseLife", player: { who: "opponents" } },
          condition: { if: "turnOf" },
          alter: { to: "amount", amount: { n: "times", of: 2, by: BOUND } },
        },
      ],
    },
  ],
  [
    "614.10: a draw that may be skipped",
    "If you would draw a card, you may skip that draw instead.",
    { effects: [{ static: "alter", event: { on: "draw" }, alter: { to: "skip" }, optional: true }] },
  ],
  [
    "614.17: what can't enter, from anywhere",
    "Lands can't enter the battlefield.",
    { effects: [{ static: "cant", event: { on: "moves", to: "battlefield" }, what: "enter" }] },
  ],
  [
    "614.17: what can't enter from one zone",
    "Creature cards in graveyards can't enter the battlefield.",
    { effects: [{ static: "cant", event: { from: "graveyard", to: "battlefield" }, what: "enter" }] },
  ],
])

wordings("costs that are instructions (118.12a), and changes to what is chosen (608.2d)", [
  [
    "702.24a: either of two colors, each time",
    "Cumulative upkeep {W} or {U}",
    { keyword: "cumulativeUpkeep", cost: [{ pay: "anyOf", of: [[{ mana: "{W}" }], [{ mana: "{U}" }]] }] },
  ],
  [
    "702.24a: an instruction",
    "Cumulative upkeep—An opponent gains 1 life.",
    { cost: [{ pay: "do", effect: { do: "gainLife", player: { who: "choose" } } }] },
  ],
  [
    "118.11: cards that are drawn",
    "At the beginning of your upkeep, sacrifice Zap unless you draw a card.",
    { effect: { do: "unless", cost: [{ pay: "do", effect: { do: "draw", count: 1 } }] } },
  ],
  [
    "613.6: one effect, two layers",
    "{0}: Zap gets +1/+1 and becomes the color of your choice until end of turn.",
    {
      effect: {
        changes: [{ change: "modifyPT" }, { change: "setColors", colors: "chosen" }],
        choose: "color",
      },
    },
  ],
])

wordings("standing effects on loyalty, devotion, sizes and copies", [
  [
    "606.5: an additional cost of loyalty",
    "Planeswalkers' loyalty abilities you activate cost an additional [+1] to activate.",
    {
      effects: [{ static: "additionalCost", loyalty: true, cost: [{ pay: "loyalty", amount: 1 }] }],
    },
  ],
  [
    "601.2f: loyalty abilities that cost more",
    "Loyalty abilities of planeswalkers your opponents control cost {1} more to activate.",
    { effects: [{ static: "cost", loyalty: true, more: "{1}" }] },
  ],
  [
    "700.5a: devotion",
    "Your devotion to each color and each combination of colors is increased by one.",
    { effects: [{ static: "devotionIncrease", by: 1 }] },
  ],
  [
    "604.3: the totals of the same cards",
    "Zap's power is equal to the total power of the exiled cards and its toughness is equal to their total toughness.",
    {
      defining: true,
      effects: [{ changes: [{ power: { n: "over", what: "power" }, toughness: { what: "toughness" } }] }],
    },
  ],
  [
    "707.5: what others enter as copies of",
    "Nontoken creatures you control enter as a copy of enchanted creature.",
    { effects: [{ static: "enters", copyOf: { filter: { is: "among", of: { sel: "attachedTo" } } } }] },
  ],
  [
    "118.12a: either of two things that any player may do",
    "At the beginning of each upkeep, any player may sacrifice two lands of their choice or have Zap deal 5 damage to that player. If a player does either, destroy Zap.",
    { effect: { do: "may", cost: [{ pay: "anyOf" }], then: { do: "destroy" } } },
  ],
  [
    "607.5: abilities gained together",
    "{U}: Zap gains all activated abilities of target creature until end of turn.",
    { effect: { do: "change", changes: [{ change: "addAbilitiesOf", of: { sel: "target" } }] } },
  ],
  [
    "609.4b: mana of one color as any other",
    "You may spend blue mana as though it were mana of any color to pay the activation costs of Zap's abilities.",
    { effects: [{ static: "anyManaFor", of: "U", abilities: { is: "self" } }] },
  ],
])
