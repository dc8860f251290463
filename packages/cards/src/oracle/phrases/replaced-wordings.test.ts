import { wordings } from "../testing/wordings.ts"

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
