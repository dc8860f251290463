import { wordings } from "../../testing/wordings.ts"

const IT = { sel: "bound", name: "it" }

wordings("what the words point back at", [
  [
    "508.1a: attackers are creatures",
    "Whenever you attack with eight or more creatures, those creatures get +4/+4 until end of turn.",
    { when: { on: "attackers", atLeast: 8 }, effect: { do: "change", what: IT } },
  ],
  [
    "122.6: several counters on one creature",
    "Whenever you put one or more counters on a creature you don't control, tap that creature.",
    { when: { on: "counters", batch: true }, effect: { do: "tap", what: IT } },
  ],
  [
    "115.1: the only target of a spell",
    "Whenever you cast a spell that targets only a single creature, untap that creature.",
    { effect: { do: "untap", what: { sel: "targetsOf", of: IT } } },
  ],
  [
    "608.2h: the only creature there is",
    "As long as you control exactly one creature, that creature gets +2/+0.",
    { effects: [{ what: { sel: "all", filter: { is: "and" } } }], condition: { op: "=", right: 1 } },
  ],
  [
    "508.3d: who attacks you",
    "Whenever an opponent attacks you, Zap deals 1 damage to that player.",
    { effect: { to: { sel: "players", of: { who: "bound", name: "player" } } } },
  ],
  [
    "303.4: what is enchanted needn't be a creature",
    "At the beginning of the upkeep of enchanted land's controller, destroy that land.",
    { effect: { do: "destroy", what: { sel: "attachedTo" } } },
  ],
  [
    "701.23: those of the found cards that were not chosen",
    "Search your library for up to four land cards and reveal them. Target opponent chooses two of those cards. Put the chosen cards into your graveyard and the rest into your hand. Then shuffle.",
    { effect: { of: [{}, {}, { to: "graveyard" }, { to: "hand", what: { filter: { is: "not" } } }, {}] } },
  ],
  [
    "608.2c: those of the exiled cards that were not cast",
    "Exile the top eight cards of your library. You may cast an Aura spell from among them without paying its mana cost. Then put the rest on the bottom of your library in a random order.",
    {
      effect: {
        of: [{}, { do: "cast" }, { what: { sel: "filtered", filter: { is: "inZone", zone: "exile" } } }],
      },
    },
  ],
  [
    "706.2: the result of the roll, not another number before it",
    "Whenever you roll a die, remove all +1/+1 counters from Zap, then put a number of +1/+1 counters on Zap equal to the result.",
    { effect: { of: [{}, { count: { n: "bound", name: "amount" } }] } },
  ],
  [
    "701.20a: all cards revealed until one was found",
    "Reveal cards from the top of your library until you reveal a land card. Zap deals damage to you equal to the number of cards revealed this way.",
    { effect: { of: [{}, { amount: { n: "countOf", of: { of: { sel: "union" } } } }] } },
  ],
])

wordings("other than what", [
  [
    "201.5: other than the creature that is enchanted",
    "Sacrifice Zap: Enchanted creature and other creatures that share a creature type with it get +1/+1 until end of turn.",
    {
      effect: {
        what: {
          of: [{ sel: "attachedTo" }, { filter: { of: [{ is: "other", than: { sel: "attachedTo" } }, {}] } }],
        },
      },
    },
  ],
  [
    "201.5: other than this creature",
    "Saproling creatures and other Treefolk creatures get +1/+1.",
    { effects: [{ what: { sel: "all", filter: { is: "or" } } }] },
  ],
])

wordings("this way, of several instructions", [
  [
    "120.3: the greatest among them",
    "Discard two cards. Zap deals X damage to each creature, where X is the greatest mana value among cards discarded this way.",
    { effect: { of: [{}, { amount: { n: "over", of: { sel: "filtered" }, fold: "greatest" } }] } },
  ],
  [
    "701.19b: destroyed unless somebody pays",
    "Destroy target creature unless its controller pays 2 life. A creature destroyed this way can't be regenerated.",
    { effect: { do: "unless", effect: { do: "destroy", noRegeneration: true } } },
  ],
  [
    "614.12a: counters for what was done as it enters",
    "As Zap enters, remove all counters from all permanents. Zap enters with a +1/+1 counter on it for each counter removed this way.",
    { effects: [{ static: "enters", as: { do: "removeCounters" }, counters: [{ kind: "+1/+1" }] }] },
  ],
  [
    "119.5: each player's own number",
    "Each player's life total becomes the number of creatures they control.",
    { effect: { do: "forEachPlayer", effect: { do: "setLife", player: { who: "bound", name: "player" } } } },
  ],
  [
    "118.7: a cost and more of it for each",
    "Counter target spell unless its controller pays {2} plus an additional {1} for each Faerie you control.",
    { effect: { unlessPays: [{ mana: "{2}" }, { pay: "manaTimes", mana: "{1}" }] } },
  ],
  [
    "701.24b: on top in an order of the player's choice",
    "Search your library for up to three creature cards, reveal them, then shuffle and put those cards on top in any order.",
    { effect: { do: "search", to: "library", shuffle: true, order: "chosen" } },
  ],
  [
    "115.1: two lists of alternatives",
    "Zap deals 5 damage to target creature or planeswalker that's white or blue.",
    { targets: [{ filter: { of: [{ is: "or" }, { is: "or" }] } }] },
  ],
])

wordings("what happens to whom, and when", [
  [
    "201.2: cards exiled with this object, none of which is chosen",
    "Your opponents can't cast spells with the same name as a card exiled with Zap.",
    { effects: [{ spells: { is: "sharesName", with: { sel: "all", zone: "exile" } } }] },
  ],
  [
    "107.14: as much energy as a number says",
    "Choose target creature. You may pay an amount of {E} equal to that creature's mana value. If you do, gain control of it.",
    { effect: { of: [{}, { do: "may", cost: [{ pay: "energy", amount: { n: "manaValue" } }] }] } },
  ],
  [
    "400.1: from two zones at once",
    "Exile all cards from target player's hand and graveyard.",
    { effect: { what: { sel: "all", zone: ["hand", "graveyard"] } } },
  ],
  [
    "611.2a: each in a turn of their own",
    "When Zap enters, each opponent can't cast instant or sorcery spells during that player's next turn.",
    { effect: { do: "forEachPlayer", effect: { duration: { nextTurnOf: { who: "bound" } } } } },
  ],
  [
    "701.4a: what beholding leads to",
    "When Zap enters, you may behold a Dragon. If you do, create a Treasure token.",
    { effect: { do: "may", cost: [{ pay: "behold" }], then: { do: "createToken" } } },
  ],
  [
    "115.4: any target, mentioned again",
    "Choose any target. Reveal the top card of your library. Zap deals damage equal to that card's mana value to that permanent or player.",
    { effect: { of: [{}, {}, { to: { sel: "target", slot: 0 } }] } },
  ],
  [
    "613.4c: one size or, under a condition, the other",
    "Equipped creature gets +1/+0. It gets +3/+1 instead as long as you control an artifact.",
    { effects: [{ changes: [{ power: 1, toughness: 0 }] }], condition: { if: "not" } },
  ],
  [
    "400.7: a card put into a graveyard",
    "Zap costs {2} less to cast if a creature card was put into your graveyard from anywhere this turn.",
    { condition: { if: "happened", event: { on: "moves", to: "graveyard" } } },
  ],
  [
    "118.6: its own mana cost",
    'Enchanted creature has "At the beginning of your upkeep, sacrifice this creature unless you pay its mana cost."',
    {
      effects: [{ changes: [{ abilities: [{ effect: { do: "unless", cost: [{ pay: "ownManaCost" }] } }] }] }],
    },
  ],
  [
    "614.6: a card or a token",
    "If a card or token would be put into your graveyard from anywhere, exile it instead.",
    { effects: [{ static: "alter", event: { object: { is: "ownedBy" } } }] },
  ],
])

wordings("more than each other player, odd or even, one of each", [
  [
    "102.1: the player who has the most",
    "At the beginning of your upkeep, if a player has more life than each other player, the player with the most life gains control of Zap.",
    {
      condition: { left: { n: "countPlayers" }, op: "=", right: 1 },
      effect: { changes: [{ player: { who: "such" } }] },
    },
  ],
  [
    "608.2d: odd or even",
    "Choose odd or even. Exile each creature with mana value of the chosen quality.",
    {
      effect: {
        do: "chooseOne",
        of: [
          { label: "odd", effect: { what: { filter: { of: [{ type: "creature" }, { parity: "odd" }] } } } },
          { label: "even", effect: { what: { filter: { of: [{ type: "creature" }, { parity: "even" }] } } } },
        ],
      },
    },
  ],
  [
    "608.2e: one of each player's, and all of them afterwards",
    "When Zap enters, for each opponent, choose a creature with the greatest power among creatures that player controls. Destroy those creatures.",
    {
      effect: {
        of: [{ do: "forEachPlayer", effect: { do: "chooseObjects" } }, { what: { name: "chosen" } }],
      },
    },
  ],
  [
    "107.3i: X within a sum",
    "You gain X plus 1 life, where X is the number of green creatures on the battlefield.",
    { effect: { amount: { n: "plus", of: [{ n: "count" }, 1] } } },
  ],
  [
    "701.23: one of two cards to each place",
    "Search your library for up to two creature cards and reveal them. Put one into your hand and the other into your graveyard. Then shuffle.",
    { effect: { do: "search", to: "hand", others: "graveyard", count: 2 } },
  ],
])
