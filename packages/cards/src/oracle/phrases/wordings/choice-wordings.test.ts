import { wordings } from "../../testing/wordings.ts"

wordings("what was chosen in words", [
  [
    "105.3: one or more colors",
    "{T}: Target creature becomes the color or colors of your choice until end of turn.",
    { effect: { do: "change", changes: [{ change: "setColors", colors: "chosen" }], choose: "colors" } },
  ],
  [
    "115.1: at least one target",
    "One or more target creatures become red until end of turn.",
    { targets: [{ min: 1, max: 999 }] },
  ],
  [
    "108.4: whose controller has something",
    "{T}: Tap target creature whose controller controls an Island.",
    { targets: [{ filter: { of: [{}, { is: "controlledBy", player: { who: "such" } }] } }] },
  ],
  [
    "508.1c: as though it didn't have defender, after another instruction",
    "{3}: Zap gets +3/-1 until end of turn and can attack this turn as though it didn't have defender.",
    { effect: { do: "sequence", of: [{ do: "change" }, { do: "rule", duration: "endOfTurn" }] } },
  ],
  [
    "that type",
    "Choose a creature type. Draw a card for each permanent you control of that type.",
    { effect: { of: [{ do: "chooseText" }, { count: { filter: { of: [{}, {}, { is: "chosenType" }] } } }] } },
  ],
  [
    "201.4: a name of a kind of card, and all with it",
    "Choose a nonland card name. Search target player's graveyard, hand, and library for all cards with that name and exile them. Then that player shuffles.",
    {
      effect: {
        of: [
          { do: "chooseText", what: "cardName", filter: { is: "not" } },
          { do: "search", filter: { is: "chosenName" }, to: "exile" },
        ],
      },
    },
  ],
  [
    "a card that need not be chosen",
    "Target opponent reveals their hand. You may choose a nonland card from it. That player discards that card.",
    { effect: { of: [{}, { do: "chooseObjects", what: { upTo: true } }, { cause: "discard" }] } },
  ],
])

wordings("piles, choices and players", [
  [
    "700.3: an opponent makes two piles",
    "Reveal the top five cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard.",
    {
      effect: {
        of: [
          {},
          {
            do: "separate",
            by: { who: "choose" },
            then: { of: [{ what: { name: "pile" }, to: "hand" }, {}] },
          },
        ],
      },
    },
  ],
  [
    "700.3: an opponent chooses one of two piles",
    "Reveal the top five cards of your library and separate them into two piles. An opponent chooses one of those piles. Put that pile into your hand and the other into your graveyard.",
    { effect: { of: [{}, { do: "separate", chooser: { who: "choose" } }] } },
  ],
  [
    "a player who is chosen",
    "When Zap enters, choose an opponent. If that player has more cards in hand than you, draw cards equal to the difference.",
    {
      effect: {
        of: [
          { do: "choosePlayer", bind: "chosenPlayer" },
          { then: { count: { of: { of: { name: "chosenPlayer" } } } } },
        ],
      },
    },
  ],
  [
    "614.12a: one of two counters",
    "Zap enters with your choice of a flying counter or a first strike counter on it.",
    {
      effects: [
        { as: { do: "chooseForSource", options: ["flying", "first strike"] } },
        { condition: { mode: "flying" }, counters: [{ kind: "flying", count: 1 }] },
        { condition: { mode: "first strike" } },
      ],
    },
  ],
  [
    "what each exiled, of each",
    "Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, then puts all cards they exiled this way onto the battlefield.",
    {
      effect: {
        do: "forEachPlayer",
        effect: { of: [{ bind: "moved" }, {}, { what: { of: { name: "moved" } } }] },
      },
    },
  ],
  [
    "several of which each deals damage",
    "One or two target creatures you control each deal damage equal to their power to target creature an opponent controls.",
    {
      effect: { do: "forEach", effect: { do: "damage", source: { name: "each" } } },
      targets: [{ max: 2 }, {}],
    },
  ],
  [
    "601.2c: one other target of a spell is other than the first",
    "Target creature you control and up to one other target creature you control each deal damage equal to their power to target creature you don't control.",
    { targets: [{}, { otherThan: [0] }, {}] },
  ],
  [
    "508.1d: a requirement with a change",
    "Target creature gets +3/+3 until end of turn and must be blocked this turn if able.",
    { effect: { of: [{ do: "change" }, { effects: [{ static: "mustBeBlocked" }], duration: "endOfTurn" }] } },
  ],
  [
    "702.11: a list of what can't be and what it has",
    "Equipped creature can't be blocked and has shroud.",
    { effects: [{ static: "cantBeBlocked" }, { static: "modify" }] },
  ],
  [
    "701.17: how many were milled",
    "Whenever one or more nonland cards are milled, draw a card.",
    { when: { on: "moves", cause: "mill", batch: true } },
  ],
])
