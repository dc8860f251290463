import { wordings } from "../../testing/wordings.ts"

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
              what: { filter: { of: [{}, {}, { is: "not", of: { is: "among", of: { name: "chosen" } } }] } },
            },
          ],
        },
      },
    },
  ],
])

wordings("what triggers when something was done", [
  [
    "603.12: when a card of a kind was discarded",
    "{1}, {T}: Draw a card, then discard a card. When you discard a nonland card this way, Zap deals damage equal to that card's mana value to target creature.",
    {
      effect: {
        of: [
          {},
          { do: "discard", bind: "discarded2" },
          {
            do: "if",
            condition: { left: { of: { of: { name: "discarded2" } } }, op: ">=", right: 1 },
            then: { do: "reflexive", effect: { amount: { n: "manaValue", of: { name: "discarded2" } } } },
          },
        ],
      },
    },
  ],
  [
    "that many of a kind, not of all",
    "Whenever Zap attacks, each player exiles a card from their graveyard. When one or more nonland cards are exiled this way, put that many +1/+1 counters on target attacking creature.",
    {
      effect: { of: [{}, { then: { effect: { count: { n: "countOf", of: { filter: { is: "not" } } } } } }] },
    },
  ],
  [
    "what you discarded, not the others",
    "When Zap enters, each player discards a card. If you discarded a card this way, draw a card.",
    { effect: { of: [{}, { condition: { left: { of: { filter: { of: [{}, { is: "ownedBy" }] } } } } }] } },
  ],
  [
    "109.2: that card is no permanent",
    "Exile the top card of your library. When you exile a card this way, target creature you control gets +X/+0 until end of turn, where X is that card's mana value.",
    { effect: { of: [{}, { then: { effect: { changes: [{ power: { of: { name: "moved" } } }] } } }] } },
  ],
  [
    "nothing was put into the hand",
    "Look at the top five cards of your library. You may reveal a creature card from among them and put it into your hand. Put the rest on the bottom of your library in a random order. If you didn't put a card into your hand this way, draw a card.",
    {
      effect: {
        of: [
          { bind: "taken" },
          { condition: { if: "not", of: { left: { of: { of: { name: "taken" } } } } } },
        ],
      },
    },
  ],
  [
    "702.55c: what it haunts dies",
    "When Zap enters or the creature it haunts dies, draw a card.",
    {
      zone: ["battlefield", "exile"],
      when: { of: [{}, { object: { of: { sel: "linked", key: "haunted" } } }] },
    },
  ],
  [
    "702.104b: tribute",
    "When Zap enters, if tribute wasn't paid, draw a card.",
    { condition: { if: "not", of: { if: "chosenMode", mode: "paid" } } },
  ],
  [
    "701.9c: what an opponent makes you discard",
    "When a spell or ability an opponent controls causes you to discard this card, draw a card.",
    { when: { on: "moves", from: "hand", cause: "discard", causer: { who: "opponents" } } },
  ],
  [
    "508.3b: two or more attackers",
    "Whenever two or more creatures you control attack a player, draw a card.",
    { when: { on: "attackers", atLeast: 2, filter: {}, whom: { who: "players" } } },
  ],
])

wordings("where things ended this way", [
  [
    "614.6: what was destroyed and put into a graveyard, each with its own controller",
    "Destroy all artifacts. For each artifact put into a graveyard this way, its controller gains 2 life.",
    {
      effect: {
        of: [
          { do: "destroy", bind: "destroyed" },
          {
            do: "forEach",
            of: { sel: "filtered", of: { name: "destroyed" }, filter: { of: [{}, { is: "thisTurn" }] } },
            effect: { player: { who: "controllerOf", of: { sel: "bound", name: "each" } } },
          },
        ],
      },
    },
  ],
  [
    "608.2h: creatures you controlled",
    "Destroy all creatures. You gain life equal to the number of creatures you controlled that were destroyed this way.",
    {
      effect: {
        of: [{}, { amount: { of: { sel: "lastKnown", filter: { of: [{}, { is: "controlledBy" }] } } } }],
      },
    },
  ],
  [
    "701.17a: of the milled cards those put into a graveyard",
    "Target player mills four cards. You draw a card for each creature card put into their graveyard this way.",
    {
      effect: {
        of: [{}, { do: "draw", count: { of: { filter: { of: [{}, { event: { to: "graveyard" } }] } } } }],
      },
    },
  ],
  [
    "of the exiled cards those that were in a hand",
    "Choose a card name. Search target opponent's graveyard, hand, and library for any number of cards with that name and exile them. That player shuffles, then draws a card for each card exiled from their hand this way.",
    { effect: { of: [{}, { do: "search", bind: "found" }, { count: { of: { of: { name: "found" } } } }] } },
  ],
  [
    "those still in exile weren't cast",
    "Target opponent exiles cards from the top of their library until they exile an instant or sorcery card. You may cast that card without paying its mana cost. Then put the exiled cards that weren't cast this way on the bottom of that library in a random order.",
    {
      effect: {
        of: [{}, {}, { what: { sel: "filtered", of: { sel: "union" } }, position: -1, order: "random" }],
      },
    },
  ],
  [
    "702.122b: creatures that crewed it",
    "Whenever Zap attacks, if an Assassin crewed it this turn, draw a card.",
    { condition: { if: "happened", event: { action: "crew", card: { is: "self" } } } },
  ],
  [
    "702.171c: the Mount that it saddled",
    "Whenever Zap saddles a Mount, that Mount gains flying until end of turn.",
    { when: { action: "saddle" }, effect: { what: { sel: "bound", name: "other" } } },
  ],
  [
    "608.2d: one decision for each target",
    "When Zap enters, for each opponent, you may put up to one target creature card from that player's graveyard onto the battlefield under your control.",
    { effect: { do: "move", what: { sel: "choose", from: { sel: "target" }, upTo: true } } },
  ],
  [
    "401.7: just beneath the top X cards",
    "Put target creature into its owner's library just beneath the top X cards of that library, where X is the number of Plains you control.",
    { effect: { do: "move", to: "library", beneath: { n: "count" } } },
  ],
  [
    "a token that attacks untapped",
    "Create a 1/1 white Soldier creature token that's attacking.",
    { effect: { attacking: true } },
  ],
])
