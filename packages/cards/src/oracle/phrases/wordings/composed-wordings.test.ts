import { wordings } from "../../testing/wordings.ts"

const THEIR = { who: "bound", name: "player" }

wordings("players, by what is true of them", [
  [
    "508.1c: a predicate of the defending player",
    "This creature can't attack unless defending player is poisoned.",
    {
      effects: [
        { static: "cantAttack", unless: { left: { n: "playerCounters", of: { who: "defending" } } } },
      ],
    },
  ],
  [
    "724.1: the monarch is a player like another",
    "At the beginning of your upkeep, if an opponent is the monarch, draw a card.",
    { condition: { left: { n: "countPlayers", of: { that: { if: "monarch", player: THEIR } } }, right: 1 } },
  ],
  [
    "603.4: that player's lands",
    "At the beginning of each player's upkeep, if that player controls two or more Swamps, that player loses 1 life.",
    { condition: { if: "compare", left: { n: "count", filter: { of: [{}, { player: THEIR }] } }, right: 2 } },
  ],
  [
    "603.2: the event's player, by what they control",
    "Whenever this creature deals combat damage to a player who controls more lands than you, draw a card.",
    { when: { on: "damage", player: { who: "such", of: { who: "players" }, that: { op: ">" } } } },
  ],
  [
    "608.2d: another player lets you do it",
    "When Zap enters, target opponent may have you draw two cards. If they don't, you gain 3 life.",
    {
      effect: {
        do: "may",
        player: { who: "target", slot: 0 },
        effect: { do: "draw", count: 2 },
        else: { do: "gainLife" },
      },
    },
  ],
  [
    "608.2d: another player lets an object do it",
    "Target opponent may have Zap deal 4 damage to them. If that player doesn't, you draw three cards.",
    {
      effect: {
        do: "may",
        effect: { do: "damage", to: { of: { who: "target", slot: 0 } } },
        else: { do: "draw", count: 3 },
      },
    },
  ],
])

wordings("numbers, costs and times that go with any phrase", [
  [
    "107.3: so many times X",
    "Zap deals five times X damage to each of up to X targets.",
    { effect: { do: "damage", amount: { n: "times", of: 5, by: { n: "x" } } } },
  ],
  [
    "601.2f: the second spell of a turn costs less",
    "The second spell you cast each turn costs {1} less to cast.",
    { effects: [{ static: "cost", spells: { is: "nthCast", nth: 2, by: { who: "you" } }, less: "{1}" }] },
  ],
  [
    "602.1a: one verb for several costs",
    "{T}, Sacrifice a red creature, a green creature, and a white creature: Draw a card.",
    {
      cost: [
        { pay: "tap" },
        { pay: "sacrifice", filter: { of: [{ color: "R" }, {}] } },
        { pay: "sacrifice", filter: { of: [{ color: "G" }, {}] } },
        { pay: "sacrifice", filter: { of: [{ color: "W" }, {}] } },
      ],
    },
  ],
  [
    "602.5b: once a turn and under a condition",
    "{1}: Draw a card. Activate only once each turn and only if you control an artifact.",
    { limit: { times: 1, per: "turn" }, condition: { if: "exists" } },
  ],
  [
    "602.2: only opponents may activate it",
    "{3}: Destroy Zap. Only your opponents may activate this ability and only as a sorcery.",
    { who: { who: "opponents" }, timing: "sorcery" },
  ],
  [
    "505.1a: either main phase",
    "At the beginning of each of your main phases, add {G}.",
    { when: { on: "anyOf", of: [{ step: "precombatMain" }, { step: "postcombatMain" }] } },
  ],
  [
    "120.9: all damage dealt this turn",
    "At the beginning of each end step, if you were dealt 4 or more damage this turn, exile Zap.",
    { condition: { left: { n: "thisTurn", sum: "amount", event: { player: { who: "you" } } }, right: 4 } },
  ],
  [
    "614.1a: damage of some size",
    "If a source would deal 3 or less damage to Zap, prevent that damage.",
    { effects: [{ static: "prevent", event: { on: "damage", amount: { op: "<=", than: 3 } } }] },
  ],
])

wordings("what happens to several, or one after another", [
  [
    "205.1b: a land that becomes an X/X creature is still a land",
    "{T}: Target land you control becomes an X/X Elemental creature until end of turn, where X is the number of cards in your hand. It's still a land.",
    {
      effect: { changes: [{ change: "addTypes" }, {}, { power: { n: "handSize" } }], duration: "endOfTurn" },
    },
  ],
  [
    "613.1f: abilities are lost before others are gained",
    "Until end of turn, target creature becomes a blue Frog with base power and toughness 1/1, loses all abilities, and gains hexproof.",
    { effect: { changes: [{}, {}, {}, { change: "loseAbilities" }, { change: "addAbilities" }] } },
  ],
  [
    "702.16: protection from one thing or from a chosen color",
    "Target creature gains protection from artifacts or from the color of your choice until end of turn.",
    { effect: { do: "chooseOne", of: [{ effect: { do: "change" } }, { effect: { choose: "color" } }] } },
  ],
  [
    "401.4: the cards in a hand",
    "Whenever you cast a spell, put the cards in your hand on the bottom of your library in any order, then draw that many cards.",
    {
      effect: {
        of: [{ do: "move", what: { zone: "hand" }, to: "library", order: "chosen" }, { do: "draw" }],
      },
    },
  ],
])
