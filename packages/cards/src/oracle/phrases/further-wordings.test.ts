import { wordings } from "../testing/wordings.ts"

const OPPONENTS = { who: "opponents" }

wordings("when something may be done, and how often", [
  [
    "601.3c: flash for more mana",
    "You may cast this spell as though it had flash if you pay {2} more to cast it.",
    { effects: [{ static: "flash", self: true, cost: [{ pay: "mana", mana: "{2}" }] }] },
  ],
  [
    "flash for one turn",
    "{T}: You may cast creature spells this turn as though they had flash.",
    {
      effect: {
        do: "rule",
        effects: [{ static: "flash", spells: { type: "creature" } }],
        duration: "endOfTurn",
      },
    },
  ],
  [
    "603.2: the first spell of another player's turn",
    "Whenever you cast your first spell during each opponent's turn, draw a card.",
    {
      when: {
        on: "qualified",
        event: { on: "cast", by: { who: "you" }, nth: 1 },
        during: { if: "turnOf", player: OPPONENTS },
      },
    },
  ],
  [
    "one of two conditions of activating",
    "{T}: Add {G}. Activate only if Zap entered this turn or if you control a basic land.",
    { condition: { if: "or", of: [{ if: "is" }, { if: "exists" }] } },
  ],
  [
    "502.3: untapping unless something is so",
    "Zap doesn't untap during your untap step if it has a depletion counter on it.",
    {
      effects: [
        {
          static: "doesntUntap",
          what: { sel: "self" },
          unless: { if: "not", of: { if: "is", of: { sel: "self" }, filter: { kind: "depletion" } } },
        },
      ],
    },
  ],
  [
    "what lasts as long as the game",
    "Draw a card. You have no maximum hand size for the rest of the game.",
    {
      effect: {
        of: [{}, { do: "rule", effects: [{ static: "handSize", size: "none" }], duration: "permanent" }],
      },
    },
  ],
])

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

wordings("what was done this way", [
  [
    "701.17: a card of those milled",
    "Mill three cards. You may put a land card from among the cards milled this way into your hand. If you don't, draw a card.",
    {
      effect: {
        of: [{}, { effect: { what: { sel: "choose", from: { name: "milled" } }, to: "hand" }, else: {} }],
      },
    },
  ],
  [
    "all cards of a kind, and they alone",
    "Mill four cards. Put each creature card milled this way onto the battlefield. They gain haste.",
    {
      effect: {
        of: [
          {},
          { what: { sel: "filtered", of: { name: "milled" } }, bind: "moved2" },
          { do: "change", what: { sel: "bound", name: "moved2" } },
        ],
      },
    },
  ],
  [
    "701.20: those turned over, with the one that was looked for",
    "Target player reveals cards from the top of their library until they reveal a land card, then puts those cards into their graveyard.",
    {
      effect: {
        of: [{ do: "digUntil" }, { what: { sel: "union", of: [{ name: "found" }, { name: "rest" }] } }],
      },
    },
  ],
  [
    "each of several players turns over cards of their own",
    "Each opponent reveals cards from the top of their library until they reveal a land card, then puts those cards into their graveyard.",
    { effect: { do: "forEachPlayer", effect: { of: [{ do: "digUntil" }, { do: "move" }] } } },
  ],
  [
    "400.11b: a card from outside the game",
    "You may reveal a sorcery card you own from outside the game and put it into your hand.",
    { effect: { do: "may", effect: { do: "search", zone: "outside", reveal: true, to: "hand" } } },
  ],
  [
    "608.2e: what is kept, and the rest of each player",
    "Each player chooses up to two creatures they control, then sacrifices the rest.",
    {
      effect: {
        do: "forEachPlayer",
        effect: {
          of: [
            { do: "chooseObjects", bind: "chosen" },
            {
              do: "sacrifice",
              what: { filter: { of: [{}, { is: "not", of: { is: "among", of: { name: "chosen" } } }] } },
            },
          ],
        },
      },
    },
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
