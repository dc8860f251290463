import { wordings } from "../../testing/wordings.ts"

wordings("how many cards, and which", [
  [
    "as many from the top as was dealt",
    "Whenever Zap is dealt damage, exile that many cards from the top of your library.",
    { effect: { what: { sel: "libraryTop", count: { n: "bound", name: "amount" } } } },
  ],
  [
    "as many from the top as is computed",
    "{T}: Mill cards equal to the number of creatures you control.",
    { effect: { do: "mill", count: { n: "count" } } },
  ],
  [
    "a number of cards from a hand",
    "When Zap enters, target player reveals a number of cards from their hand equal to the number of Swamps you control. You choose one of them. That player discards that card.",
    {
      effect: {
        of: [{ do: "reveal", what: { sel: "choose", zone: "hand", count: { n: "count" } } }, {}, {}],
      },
    },
  ],
  [
    "608.2c: what became of a card, said in the present",
    "{T}: Draw a card, then discard a card. If a creature card is discarded this way, untap Zap.",
    {
      effect: {
        of: [{}, { bind: "discarded2" }, { condition: { left: { of: { of: { name: "discarded2" } } } } }],
      },
    },
  ],
  [
    "that spell is the target, not what was revealed",
    "Choose a card name, then target spell's controller reveals their hand. If a card with the chosen name is revealed this way, counter that spell.",
    { effect: { of: [{}, {}, { then: { do: "counter", what: { sel: "target", slot: 0 } } }] } },
  ],
])

wordings("counters and lands", [
  [
    "counters on two objects",
    "{T}: Put a -1/-1 counter on Zap and two -1/-1 counters on target creature.",
    {
      effect: {
        of: [
          { do: "addCounters", count: 1, on: { sel: "self" } },
          { do: "addCounters", count: 2, on: { sel: "target" } },
        ],
      },
    },
  ],
  [
    "205.1b: a land that is still one",
    "{T}: Target land becomes a 2/2 green creature that's still a land.",
    { effect: { changes: [{ change: "addTypes" }, { change: "setColors" }, { change: "setPT" }] } },
  ],
  [
    "301.5: what it is attached to",
    "As long as Zap is attached to a creature, you don't lose the game for having 0 or less life.",
    { condition: { if: "is", filter: { is: "attachedTo", filter: { type: "creature" } } } },
  ],
])

wordings("numbers that are compared, and phases", [
  [
    "by how much two numbers differ",
    "If you have fewer than seven cards in hand, draw cards equal to the difference.",
    { effect: { then: { do: "draw", count: { n: "minus", of: 7, by: { n: "handSize" } } } } },
  ],
  [
    "107.3i: what X is, said behind the cards",
    "Search your library for up to X basic land cards, where X is the number of lands you control, put them onto the battlefield tapped, then shuffle.",
    { effect: { do: "search", count: { n: "count" }, upTo: true, to: "battlefield", tapped: true } },
  ],
  [
    "506.1: the first combat phase",
    "Whenever you attack, if it's the first combat phase of the turn, untap all attacking creatures. After this phase, there is an additional combat phase.",
    { condition: { if: "not", of: { if: "happened", event: { step: "beginningOfCombat" }, atLeast: 2 } } },
  ],
  [
    "118.12a: each of several players pays or not",
    "Each opponent loses 3 life unless they discard a card.",
    {
      effect: {
        do: "forEachPlayer",
        effect: { do: "unless", player: { name: "player" }, cost: [{ pay: "discard" }] },
      },
    },
  ],
  [
    "those of a kind, whichever branch is taken",
    "Creatures you control get +1/+1 until end of turn. If this spell was kicked, those creatures get +2/+1 until end of turn instead.",
    { effect: { then: { what: { sel: "all" } }, else: { what: { sel: "all" } } } },
  ],
  [
    "601.2c: the targets of several players together",
    "For each opponent, gain control of up to one target creature that player controls until end of turn. Untap those creatures.",
    {
      effect: {
        of: [{ what: { sel: "target", slot: 0 } }, { do: "untap", what: { sel: "target", slot: 0 } }],
      },
    },
  ],
  [
    "the chosen target",
    "Choose two target creature cards in your graveyard. Sacrifice a creature. If you do, return the chosen cards to the battlefield tapped.",
    { effect: { of: [{}, {}, { then: { what: { sel: "target", slot: 0 }, tapped: true } }] } },
  ],
])
