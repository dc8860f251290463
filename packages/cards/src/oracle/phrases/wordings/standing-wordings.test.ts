import { wordings } from "../../testing/wordings.ts"

wordings("what you and your permanents have", [
  [
    "702.11c: hexproof",
    "You and other Elves you control have hexproof.",
    {
      effects: [
        { static: "playerHas", keyword: "hexproof" },
        { static: "modify", what: { sel: "all" } },
      ],
    },
  ],
  [
    "702.18: shroud for a turn",
    "When Zap enters, you and permanents you control gain shroud until end of turn.",
    { effect: { of: [{ do: "rule" }, { do: "change", duration: "endOfTurn" }] } },
  ],
  [
    "303.4: those that are enchanted",
    "Creatures you control that are enchanted get +1/+1.",
    { effects: [{ what: { filter: { of: [{}, {}, { is: "hasAttached" }] } } }] },
  ],
])

wordings("what is so of a permanent while something else is", [
  [
    "a condition behind (604.1)",
    "Zap can't be blocked if an artifact is on the battlefield.",
    { effects: [{ static: "cantBeBlocked" }], condition: { if: "exists" } },
  ],
  [
    "of each attack (508.1c)",
    "Zap can't attack if defending player controls an untapped creature with power 3 or greater.",
    { effects: [{ static: "cantAttack", unless: { if: "not" } }] },
  ],
  [
    "a card that lies there",
    "Zap has flying as long as an artifact card is in your graveyard.",
    { condition: { if: "exists", zone: "graveyard" } },
  ],
  [
    "what is attached to it",
    "Equipped creature has double strike as long as two or more Equipment are attached to it.",
    { condition: { if: "exists", filter: { of: [{}, { is: "attachedTo" }] }, atLeast: 2 } },
  ],
  [
    "what costs more or less then (601.2f)",
    "If an opponent controls a Forest, Zap costs {6} less to cast.",
    { effects: [{ static: "cost", self: true }], condition: { if: "exists" }, zone: "stack" },
  ],
  [
    "where it can be cast from",
    "You may cast Zap from your graveyard if you gained life this turn.",
    { effects: [{ static: "playFrom" }], condition: { if: "happened" }, zone: "graveyard" },
  ],
  [
    "a quality of several kinds",
    "Zap can't be the target of black or red spells your opponents control.",
    { effects: [{ static: "cantBeTargeted", by: { is: "and" } }] },
  ],
  [
    "abilities by their sources (113.7)",
    "Zap can't be the target of white spells or abilities from white sources.",
    { effects: [{ by: { is: "or", of: [{}, { of: [{ is: "ability" }, { is: "fromSource" }] }] } }] },
  ],
  [
    "cards that lie in graveyards",
    "Cards in graveyards can't be the targets of spells or abilities.",
    { effects: [{ what: { zone: "graveyard" } }] },
  ],
  [
    "a landwalk of one kind (702.14)",
    "Creatures with islandwalk can be blocked as though they didn't have islandwalk.",
    { effects: [{ as: "noLandwalk", land: "Island" }] },
  ],
  [
    "types that it has besides (604.3a)",
    "Zap is also a Cleric, Rogue, Warrior, and Wizard.",
    { effects: [{ changes: [{ subtypes: ["Cleric", "Rogue", "Warrior", "Wizard"] }] }], defining: true },
  ],
  [
    "the color chosen for a commander (903.4b)",
    "If Zap is your commander, choose a color before the game begins. Zap is the chosen color.",
    { effects: [{ changes: [{ change: "commanderColor" }] }], defining: true },
  ],
  [
    "a commander fetched, one of two (702.124e)",
    "{T}: Put your commander into your hand from the command zone.",
    { effect: { do: "move", what: { sel: "choose", zone: "command" }, to: "hand" } },
  ],
  [
    "a partner ability with a text, which is no name (702.124i)",
    "Partner — Survivors",
    { keyword: "partner", text: "—Survivors" },
  ],
  [
    "what shares a type with a commander, wherever it is (903.3e)",
    "Creatures you control that share a creature type with your commander get +1/+1.",
    { effects: [{ what: { filter: { of: [{}, {}, { is: "sharesType", with: { sel: "all" } }] } } }] },
  ],
  [
    "what it becomes, said before what it loses",
    "Enchanted creature is a Treefolk with base power and toughness 0/4 and loses all abilities.",
    { effects: [{ changes: [{ change: "loseAbilities" }, {}, {}] }] },
  ],
  [
    "a quality behind two alternatives",
    "{T}: Destroy target blue or black noncreature permanent.",
    {
      targets: [
        { filter: { of: [{ is: "or", of: [{ is: "color" }, { is: "color" }] }, { is: "not" }, {}] } },
      ],
    },
  ],
])

wordings("what is counted, reached and more than lethal", [
  [
    "the fourth counter (122.7)",
    "When the fourth plan counter is put on Zap, sacrifice it.",
    { when: { on: "counters", kind: "plan", reaches: 4 } },
  ],
  ["a Vehicle (702.122d)", "Whenever Zap becomes crewed, draw a card.", { when: { action: "crewed" } }],
  [
    "excess damage (120.10)",
    "When Zap enters, it deals 5 damage to target creature. You gain life equal to the excess damage dealt this way.",
    { effect: { of: [{ bind: "damage" }, { amount: { n: "bound", name: "damageExcess" } }] } },
  ],
  [
    "excess damage of the event",
    "Whenever a creature is dealt excess damage, you gain X life, where X is that excess damage.",
    { effect: { amount: { n: "bound", name: "amount" } } },
  ],
  [
    "each of several targets, one after the other",
    "{T}: Any number of target players each mill cards equal to the number of cards in their graveyard.",
    { effect: { do: "forEachPlayer", effect: { do: "mill" } } },
  ],
  [
    "each opponent's attacker (508.4)",
    "Whenever you attack, for each opponent, create a 1/1 black Ninja creature token that's tapped and attacking that player.",
    { effect: { do: "forEachPlayer", effect: { attacking: { who: "bound", name: "player" } } } },
  ],
  [
    "what isn't cast, for whatever reason (608.2c)",
    "When Zap enters, reveal the top card of your library. You may cast it without paying its mana cost if its mana value is 3 or less. If you don't, draw a card.",
    {
      effect: { of: [{}, { do: "if", then: { do: "cast", bind: "done" } }, { condition: { if: "not" } }] },
    },
  ],
])

wordings("what is in common with one of several", [
  [
    "a name in a graveyard (201.2)",
    "When Zap enters, search your library for an instant card with the same name as a card in your graveyard, reveal it, put it into your hand, then shuffle.",
    { effect: { filter: { of: [{}, { is: "sharesName", with: { sel: "all", zone: "graveyard" } }] } } },
  ],
  [
    "another's name",
    "{T}: Draw a card for each land with the same name as another land you control.",
    { effect: { count: { filter: { of: [{}, { with: { filter: { of: [{ is: "other" }, {}, {}] } } }] } } } },
  ],
  [
    "a colour of one of them",
    "{1}{U}: Counter target spell if it shares a color with a creature you control.",
    { effect: { condition: { if: "is", filter: { is: "sharesColor", with: { sel: "all" } } } } },
  ],
  [
    "one colour or the other",
    "{T}: Destroy target creature. If that creature was green or white, its controller discards a card.",
    { effect: { of: [{}, { condition: { filter: { is: "or", of: [{ color: "G" }, { color: "W" }] } } }] } },
  ],
])

wordings("what is rolled, plotted and exiled", [
  [
    "a result (706.2)",
    "Whenever you roll a 5 or higher, draw a card.",
    { when: { on: "die", result: { op: ">=", than: 5 } } },
  ],
  [
    "a card that becomes plotted (702.170c)",
    "When Zap becomes plotted, draw a card.",
    { when: { on: "anyOf", of: [{ action: "plot" }, { action: "plotted" }] }, zone: "exile" },
  ],
  [
    "time counters in exile (702.62a)",
    "Whenever a time counter is removed from Zap while it's exiled, draw a card.",
    { when: { on: "qualified", event: { removed: true } }, zone: "exile" },
  ],
  [
    "one card and the other",
    "{T}: Look at the top two cards of your library. Put one into your hand and the other into your graveyard.",
    { effect: { do: "dig", count: 2, take: { count: 1 }, rest: { to: "graveyard" } } },
  ],
  [
    "a change of each of two",
    "When Zap enters, until end of turn, target creature you control gets +X/+0 and target creature an opponent controls gets -0/-X, where X is the number of artifacts you control.",
    {
      effect: {
        of: [
          { do: "change", duration: "endOfTurn" },
          { do: "change", duration: "endOfTurn" },
        ],
      },
    },
  ],
])
