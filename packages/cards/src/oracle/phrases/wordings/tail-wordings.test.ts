import { wordings } from "../../testing/wordings.ts"

const YOURS = { is: "ownedBy", player: { who: "you" } }

wordings("cards of several kinds that are searched for together", [
  [
    "701.23a: one of each",
    "When Zap enters, search your library for an Island card, a Swamp card, and a Mountain card. Reveal those cards, put them into your hand, then shuffle.",
    {
      effect: { do: "search", count: 1, also: [{ subtype: "Swamp" }, { subtype: "Mountain" }], reveal: true },
    },
  ],
  [
    "either of them",
    "When Zap enters, search your library for an Aura card and/or an Equipment card, reveal them, put them into your hand, then shuffle.",
    { effect: { do: "search", upTo: true, also: [{ subtype: "Equipment" }], to: "hand" } },
  ],
])

wordings("permissions at a price (118.8) and at another cost (118.9)", [
  [
    "spells cast from a graveyard",
    "You may cast artifact spells from your graveyard by paying 3 life in addition to paying their other costs.",
    { effects: [{ static: "playFrom", additionalCost: [{ pay: "life", amount: 3 }] }] },
  ],
  [
    "by foraging, once each turn",
    "Once during each of your turns, you may cast a creature spell from your graveyard by foraging in addition to paying its other costs.",
    { effects: [{ static: "playFrom", oncePerTurn: true, additionalCost: [{ pay: "anyOf" }] }] },
  ],
  [
    "{0} for a spell from exile",
    "Once each turn, you may pay {0} rather than pay the mana cost for a creature spell you cast from exile.",
    { effects: [{ static: "alternativeCost", oncePerTurn: true, zone: "exile", cost: [{ mana: "{0}" }] }] },
  ],
])

wordings("what was done this way, and to what", [
  [
    "608.2h: the creature exiled this way, as it last existed",
    "Exile target creature. You gain life equal to the power of the creature exiled this way.",
    { effect: { of: [{ do: "move", to: "exile" }, { amount: { n: "power", of: { sel: "lastKnown" } } }] } },
  ],
  [
    "608.2c: the card you exiled",
    "Exile target creature card from a graveyard. You gain life equal to the power of the card you exiled.",
    { effect: { of: [{ do: "move" }, { amount: { n: "power", of: { sel: "bound" } } }] } },
  ],
  [
    "608.2c: at least one card",
    "Mill three cards. If at least one Zombie card is milled this way, you gain 2 life.",
    { effect: { of: [{ do: "mill" }, { condition: { op: ">=", right: 1 }, then: { do: "gainLife" } }] } },
  ],
  [
    "107.1: so much and as much again for each",
    "Target player loses 2 life plus 2 life for each creature you control.",
    { effect: { do: "loseLife", amount: { n: "plus", of: [2, { n: "times", of: 2 }] } } },
  ],
  [
    "701.21a: a quality behind the choice",
    "Each opponent sacrifices a creature of their choice with flying.",
    {
      effect: {
        do: "sacrifice",
        filter: { of: [{ type: "creature" }, { is: "keyword", keyword: "flying" }] },
      },
    },
  ],
  [
    "115.1: another target",
    "Zap deals 2 damage to any target and 1 damage to another target.",
    { targets: [{}, { otherThan: [0] }] },
  ],
  [
    "406.1: put into exile from two zones",
    "Whenever one or more cards are put into exile from your library and/or your graveyard, draw a card.",
    {
      when: {
        on: "moves",
        object: { of: [{}, { is: "card" }, YOURS] },
        from: ["library", "graveyard"],
        to: "exile",
      },
    },
  ],
])

wordings("what something is, has and costs", [
  [
    "205.1a: other card types are lost",
    "Enchanted permanent is an enchantment and loses all other card types.",
    { effects: [{ changes: [{ change: "setTypes", types: ["enchantment"] }] }] },
  ],
  [
    "205.1a: and abilities, but those given",
    'Enchanted permanent is a colorless land with "{T}: Add {C}" and loses all other card types and abilities.',
    { effects: [{ changes: [{}, {}, { change: "loseAbilities" }, { change: "addAbilities" }] }] },
  ],
  [
    "205.1b: an artifact creature that keeps nothing",
    "Enchanted creature is an Insect artifact creature with base power and toughness 0/1 and has flying, and it loses all other abilities, card types, and creature types.",
    { effects: [{ changes: [{ change: "setTypes" }, {}, {}, { change: "loseAbilities" }, {}] }] },
  ],
  [
    "a comma before the closing quotation mark",
    'Enchanted creature gets +1/+0, has "{T}: Draw a card," and is a Wizard in addition to its other types.',
    { effects: [{ changes: [{}, { change: "addAbilities" }, { change: "addSubtypes" }] }] },
  ],
  [
    "205.1b: each of several",
    "Return all creature cards from your graveyard to the battlefield. Each of them is a 1/1 Spirit with flying in addition to its other types.",
    { effect: { of: [{}, { do: "change", changes: [{ change: "addSubtypes" }, {}, {}] }] } },
  ],
  [
    "122.6: entering with counters of two kinds",
    "Return target creature card from your graveyard to the battlefield with a vigilance counter and a lifelink counter on it.",
    { effect: { counters: [{ kind: "vigilance" }, { kind: "lifelink" }] } },
  ],
  [
    "303.4f: attached to a player",
    "Return target Aura card from your graveyard to the battlefield attached to you.",
    { effect: { do: "move", attachTo: { sel: "players", of: { who: "you" } } } },
  ],
  [
    "701.3a: attached to another player at random",
    "When Zap enters, attach it to another one of your opponents chosen at random.",
    { effect: { do: "attach", to: { sel: "players", of: { who: "choose", random: true } } } },
  ],
  [
    "601.2f: spells that target this one are cheaper",
    "Spells your opponents cast that target Zap cost {1} less to cast.",
    { effects: [{ by: { who: "opponents" }, less: "{1}", targeting: { is: "self" } }] },
  ],
  [
    "601.2f: its own equip ability",
    "Zap's equip ability costs {2} less to activate if it targets a colorless creature.",
    { effects: [{ abilities: { is: "self" }, keyword: "equip", less: "{2}" }] },
  ],
  [
    "508.5: attacking a player",
    "Creatures attacking enchanted player have trample.",
    { effects: [{ what: { filter: { of: [{}, { is: "attacking", whom: { who: "enchanted" } }] } } }] },
  ],
  [
    "611.2: a power that is asked for exactly",
    "Target creature gets +2/+2 until end of turn if its power is 2.",
    { effect: { do: "if", condition: { left: { n: "power" }, op: "=", right: 2 } } },
  ],
  [
    "107.3a: an X that can't be 0",
    "{X}{G}: You gain X life. X can't be 0.",
    { ability: "activated", effect: { do: "gainLife" }, leastX: 1 },
  ],
  [
    "107.3d: an X of suspend",
    "Suspend X—{X}{W}{W}. X can't be 0.",
    { keyword: "suspend", n: { n: "x" }, cost: [{ mana: "{X}{W}{W}" }] },
  ],
  [
    "106.3: mana of each color among permanents",
    "{T}: For each color among permanents you control, add one mana of that color.",
    { effect: { do: "addMana", mana: { colorsAmong: { sel: "all" }, every: true } } },
  ],
  [
    "601.2f: spells that target a player",
    "Spells you cast that target enchanted player cost {1} less to cast.",
    { effects: [{ by: { who: "you" }, less: "{1}", targetingPlayer: { who: "enchanted" } }] },
  ],
])

wordings("what enters, attacks and is chosen", [
  [
    "614.1d: entering untapped",
    "Lands you control enter untapped.",
    { effects: [{ static: "enters", untapped: true, what: { of: [{ type: "land" }, {}] } }] },
  ],
  [
    "607.2d: one of these card types",
    "As Zap enters, choose artifact, creature, or land.",
    {
      effects: [
        { as: { do: "chooseForSource", what: "cardType", options: ["artifact", "creature", "land"] } },
      ],
    },
  ],
  [
    "508.1d: attacking a player for a combat",
    "At the beginning of combat on your turn, choose an opponent at random. Zap attacks that player this combat if able.",
    {
      effect: {
        of: [
          { do: "choosePlayer" },
          { effects: [{ static: "mustAttack", whom: {} }], duration: "endOfCombat" },
        ],
      },
    },
  ],
  [
    "603.3d: a target at random",
    "When Zap enters, it deals 4 damage to target opponent chosen at random.",
    { targets: [{ players: { who: "opponents" }, random: true }] },
  ],
  [
    "406.3: a face-up exiled card",
    "Put target face-up exiled card into its owner's graveyard.",
    { targets: [{ filter: { is: "not", of: { is: "faceDown" } }, zone: "exile" }] },
  ],
  [
    "115.1: the graveyards of several players",
    "Exile any number of target players' graveyards.",
    {
      effect: { what: { sel: "all", zone: "graveyard", of: { who: "target" } } },
      targets: [{ min: 0, max: 999 }],
    },
  ],
  [
    "607.2a: whether a card is exiled with it",
    "Whenever Zap attacks, if a card is exiled with it, draw a card.",
    { condition: { if: "exists", filter: { is: "exiledWith" }, zone: "exile" } },
  ],
  [
    "613.4b: the size of another",
    "Whenever another creature you control enters, you may change Zap's base power and toughness to that creature's power and toughness until end of turn.",
    {
      effect: {
        effect: {
          what: { sel: "self" },
          changes: [{ change: "setPT", power: { n: "power", of: { name: "it" } } }],
        },
      },
    },
  ],
  [
    "205.1b: a basic land type in addition",
    "{T}: Target land you control becomes the basic land type of your choice in addition to its other types until end of turn.",
    { effect: { changes: [{ change: "addSubtypes", subtypes: "chosen" }], choose: "landType" } },
  ],
  [
    "510.1c: the controller of the host may",
    "Enchanted creature's controller may have it assign its combat damage as though it weren't blocked.",
    { effects: [{ static: "assignsAsUnblocked", creature: { sel: "attachedTo" }, optional: true }] },
  ],
  [
    "608.2g: any number of cards are cast",
    "Cast any number of red instant and/or sorcery cards from your graveyard without paying their mana costs.",
    { effect: { do: "cast", what: { zone: "graveyard" }, free: true, optional: true, count: 999 } },
  ],
  [
    "702.143a: a spell that was foretold",
    "Draw a card. If this spell was foretold, scry 2.",
    { effect: { of: [{ do: "draw" }, { do: "if", condition: { if: "paid", cost: "foretold" } }] } },
  ],
])
