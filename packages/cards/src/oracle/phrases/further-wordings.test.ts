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
    { when: { on: "moves", from: "hand", cause: "discard", source: { is: "controlledBy" } } },
  ],
  [
    "508.3b: two or more attackers",
    "Whenever two or more creatures you control attack a player, draw a card.",
    { when: { on: "attackers", atLeast: 2, filter: {}, whom: { who: "players" } } },
  ],
])

wordings("what was chosen in words", [
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

wordings("mana, damage and where spells come from", [
  [
    "601.2h: mana spent on that spell",
    "Whenever you cast a noncreature spell, Zap gets +X/+0 until end of turn, where X is the amount of mana spent to cast that spell.",
    { effect: { changes: [{ power: { n: "manaSpent", of: { sel: "bound", name: "it" } } }] } },
  ],
  [
    "120.6: what dealt damage",
    "Destroy target creature that dealt damage this turn.",
    {
      targets: [{ filter: { of: [{}, { is: "thisTurn", event: { on: "damage", source: { is: "any" } } }] } }],
    },
  ],
  [
    "spells from elsewhere",
    "Your opponents can't cast spells from anywhere other than their hands.",
    { effects: [{ static: "cantCast", who: OPPONENTS, notFrom: "hand" }] },
  ],
  [
    "502.3: a list with not untapping",
    "Enchanted creature loses all abilities and doesn't untap during its controller's untap step.",
    { effects: [{ static: "modify" }, { static: "doesntUntap", what: { sel: "attachedTo" } }] },
  ],
  [
    "707.10c: the copy of another player",
    "Destroy target noncreature permanent. Then that permanent's controller may copy this spell and may choose a new target for that copy.",
    {
      effect: {
        of: [
          {},
          { do: "may", effect: { do: "copySpell", newTargets: true, player: { who: "controllerOf" } } },
        ],
      },
    },
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

wordings("zones that are searched, and what something becomes", [
  [
    "701.23a: a library with other zones",
    "Search your graveyard, hand, and/or library for an Aura card and put it onto the battlefield attached to target creature. If you search your library this way, shuffle.",
    {
      effect: {
        do: "search",
        zone: ["graveyard", "hand", "library"],
        to: "battlefield",
        attachTo: { sel: "target" },
        shuffle: true,
      },
    },
  ],
  [
    "205.1b: what it becomes and gains",
    "Until end of turn, target artifact or creature becomes an artifact creature with base power and toughness 4/4 and gains flying.",
    {
      effect: {
        changes: [{ change: "addTypes" }, { change: "setPT" }, { change: "addAbilities" }],
        duration: "endOfTurn",
      },
    },
  ],
  [
    "702.26: what can't phase out for a while",
    "{U}: Until your next upkeep, Zap can't phase out.",
    { effect: { effects: [{ static: "cant", what: "phaseOut", event: { on: "phases", out: true } }] } },
  ],
  [
    "702.167a: exiled as a part of another craft",
    "When Zap is exiled from the battlefield while you're activating a craft ability, draw a card.",
    { when: { cause: "cost", source: { is: "keyword", keyword: "craft" } } },
  ],
])
