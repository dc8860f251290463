import { wordings } from "../../testing/wordings.ts"

wordings("what is asked for attacks, hands and libraries", [
  [
    "508.1d: a cost to attack",
    "Enchanted creature can't attack or block unless its controller pays {3}.",
    {
      effects: [
        { static: "cantAttack", unlessPays: [{ pay: "mana", mana: "{3}" }] },
        { static: "cantBlock" },
      ],
    },
  ],
  [
    "402.2: a computed hand size",
    "Your maximum hand size is equal to the number of hour counters on Zap.",
    { effects: [{ static: "handSize", size: { n: "counters" } }] },
  ],
  [
    "401.5: everybody's library",
    "Players play with the top card of their libraries revealed.",
    { effects: [{ static: "revealed", what: "libraryTop", of: { who: "players" } }] },
  ],
])

wordings("static abilities, costs and keywords", [
  [
    "701.19b: a static ability that regenerates",
    "If Zap would be destroyed, regenerate it.",
    {
      effects: [
        {
          static: "alter",
          event: { on: "destroyed", object: { is: "self" } },
          alter: { to: "regenerate" },
        },
      ],
    },
  ],
  [
    "202.1: a mana cost, not a mana value",
    "When Zap enters, search your library for an artifact card with mana cost {0} or {1}, put it onto the battlefield, then shuffle.",
    {
      effect: {
        filter: {
          of: [
            {},
            {
              is: "or",
              of: [
                { is: "manaCostIs", mana: "{0}" },
                { is: "manaCostIs", mana: "{1}" },
              ],
            },
          ],
        },
      },
    },
  ],
  [
    "702.16g: two protections that are given",
    "Equipped creature gets +2/+2 and has protection from red and from blue.",
    {
      effects: [
        {
          changes: [
            {},
            {
              abilities: [
                { keyword: "protection", filter: { color: "R" } },
                { keyword: "protection", filter: { color: "U" } },
              ],
            },
          ],
        },
      ],
    },
  ],
  [
    "707.2c: a copy of what was chosen as the permanent entered",
    "Enchanted creature is a copy of the chosen creature, except it has flying.",
    {
      effects: [
        {
          changes: [{ change: "copyOf", of: { sel: "chosen" }, except: [{ change: "addAbilities" }] }],
        },
      ],
    },
  ],
  [
    "118.3: as many as there are",
    "{2}, Sacrifice all lands you control: Draw a card.",
    { cost: [{}, { pay: "sacrifice", count: { n: "count", filter: { is: "and" } } }] },
  ],
  [
    "who cast no such spell",
    "At the beginning of each opponent's end step, if that player didn't cast a creature spell this turn, draw a card.",
    { condition: { if: "not", of: { if: "happened", event: { on: "cast", by: { name: "player" } } } } },
  ],
  [
    "all mana that was spent",
    "Zap enters with a +1/+1 counter on it for each mana spent to cast it.",
    { effects: [{ counters: [{ count: { n: "manaSpent" } }] }] },
  ],
  [
    "119.7, 119.8: a life total that can't change",
    "Your life total can't change.",
    { effects: [{ event: { on: "gainLife" } }, { event: { on: "loseLife" } }] },
  ],
  [
    "614.17: counters that can't be put",
    "Creatures you control can't have -1/-1 counters put on them.",
    { effects: [{ static: "cant", event: { on: "counters", kind: "-1/-1" } }] },
  ],
  ["702.14c: snow landwalk", "Snow swampwalk", { keyword: "landwalk", filter: { is: "and" } }],
  [
    "a spell or a permanent of a kind, whose they both are",
    "Return target spell or nonland permanent an opponent controls to its owner's hand.",
    {
      targets: [
        {
          filter: { is: "and", of: [{ is: "or", of: [{ is: "spell" }, {}] }, { is: "controlledBy" }] },
          zone: ["battlefield", "stack"],
        },
      ],
    },
  ],
  [
    "118.8: what is paid besides for a card in the graveyard",
    "You may cast Zap from your graveyard by paying 3 life and discarding a card in addition to paying its other costs.",
    { effects: [{ zone: "graveyard", additionalCost: [{ pay: "life" }, { pay: "discard" }] }] },
  ],
  [
    "ninety-nine more",
    "Zap can block an additional ninety-nine creatures each combat.",
    { effects: [{ static: "canBlockAdditional", count: 99 }] },
  ],
  [
    "118.6: a given keyword at the mana cost",
    "Each creature card in your graveyard has scavenge. The scavenge cost is equal to its mana cost.",
    { effects: [{ changes: [{ abilities: [{ keyword: "scavenge", cost: [{ pay: "ownManaCost" }] }] }] }] },
  ],
  [
    "702.56: the same of spells",
    "Each Sliver spell you cast has replicate. The replicate cost is equal to its mana cost.",
    { effects: [{ what: { zone: "stack" }, changes: [{ abilities: [{ keyword: "replicate" }] }] }] },
  ],
  [
    "the same to be tapped",
    "Tap any number of untapped creatures you control other than Zap with total power 10 or greater: Zap gets +20/+20 until end of turn.",
    { cost: [{ pay: "tapOthers", totalPower: 10 }] },
  ],
  [
    "the card on top",
    "As long as the top card of your library is a Goblin card, Zap has all activated abilities of that card.",
    { effects: [{ changes: [{ change: "addAbilitiesOf", of: { sel: "libraryTop" } }] }] },
  ],
  [
    "a land and a spell of each turn",
    "During each of your turns, you may play a land and cast a spell from among cards in graveyards that were put there from libraries this turn.",
    {
      effects: [
        { landsOnly: true, oncePerTurn: true },
        { castOnly: true, oncePerTurn: true },
      ],
      condition: {},
    },
  ],
  [
    "614.17: who can't cause a sacrifice",
    "Spells and abilities your opponents control can't cause you to sacrifice permanents.",
    { effects: [{ static: "cant", event: { on: "sacrifice", causer: { who: "opponents" } } }] },
  ],
  [
    "103.6a: the opening hand",
    "If Zap is in your opening hand, you may begin the game with Zap on the battlefield with a luck counter on it.",
    { effects: [{ static: "openingHand", effect: { do: "move", counters: [{ kind: "luck" }] } }] },
  ],
  [
    "601.2f: no less than one mana",
    "Abilities you activate that aren't mana abilities cost {2} less to activate. This effect can't reduce the mana in that cost to less than one mana.",
    { effects: [{ static: "cost", abilities: { is: "any" }, less: "{2}", minimum: 1 }] },
  ],
  [
    "605: mana abilities apart",
    "Activated abilities cost {2} more to activate unless they're mana abilities.",
    { effects: [{ static: "cost", abilities: { is: "any" }, more: "{2}" }] },
  ],
  [
    "abilities of a keyword that target it",
    "Equip abilities you activate that target Zap cost {3} less to activate.",
    { effects: [{ static: "cost", keyword: "equip", targeting: { is: "self" }, less: "{3}" }] },
  ],
  [
    "602.5d: abilities of a keyword at any time",
    "You may activate equip abilities any time you could cast an instant.",
    { effects: [{ static: "activateAsInstant", keyword: "equip" }] },
  ],
  [
    "118.9: another cost for all of a keyword",
    "As long as you have seven or more cards in hand, you may pay {0} rather than pay cycling costs.",
    { effects: [{ static: "keywordCost", keyword: "cycling" }], condition: { if: "compare" } },
  ],
  [
    "118.9: and for the first of a turn",
    "You may pay {0} rather than pay the equip cost of the first equip ability you activate each turn.",
    { effects: [{ static: "keywordCost", keyword: "equip", first: true }] },
  ],
  [
    "what you control but don't own",
    "Each creature you control but don't own gets +2/+2.",
    {
      effects: [
        { what: { filter: { of: [{}, { is: "and", of: [{ is: "controlledBy" }, { is: "not" }] }] } } },
      ],
    },
  ],
  [
    "702.29: a cycling ability",
    "You may cast spells that have a cycling ability from your graveyard.",
    { effects: [{ static: "playFrom", zone: "graveyard", filter: { is: "or" } }] },
  ],
  [
    "702.29a: and what is not cycled",
    "If a card that has a cycling ability would be put into your graveyard from anywhere and it wasn't cycled, exile it instead.",
    { effects: [{ static: "alter", event: { cycled: false } }] },
  ],
  [
    "613.4c: each by what is its own",
    "Each creature you control gets +2/+0 for each Equipment attached to it.",
    {
      effects: [
        { changes: [{ power: { by: { filter: { of: [{}, { filter: { of: { name: "affected" } } }] } } } }] },
      ],
    },
  ],
  [
    "cards of one graveyard",
    "Exile up to three target cards from a single graveyard.",
    { targets: [{ zone: "graveyard", min: 0, max: 3, same: "owner" }] },
  ],
  [
    "targets with a limit on their total",
    "Return any number of target artifact cards with total mana value 10 or less from your graveyard to the battlefield.",
    { targets: [{ zone: "graveyard", min: 0, total: { of: "manaValue", max: 10 } }] },
  ],
  [
    "the same on the battlefield",
    "Destroy any number of target creatures with total power 4 or less.",
    { targets: [{ min: 0, total: { of: "power", max: 4 } }] },
  ],
  [
    "a spell's mana value",
    "Whenever you cast a Spirit or Arcane spell, gain control of target creature with that spell's mana value until end of turn.",
    { targets: [{ filter: { of: [{}, { is: "manaValue", op: "=", than: { n: "manaValue" } }] } }] },
  ],
  [
    "103.1: who does not begin",
    "If Zap is in your opening hand and you're not the starting player, you may begin the game with Zap on the battlefield with a luck counter on it. If you do, exile a card from your hand.",
    { effects: [{ static: "openingHand", condition: { if: "not" }, effect: { of: [{}, { to: "exile" }] } }] },
  ],
  [
    "705.3: flips that are won",
    "The first time you flip one or more coins each turn, those coins come up heads and you win those flips.",
    { effects: [{ static: "coinFlips", wins: true, first: true }] },
  ],
  [
    "706.6: rolls that are ignored",
    "If you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll.",
    { effects: [{ static: "dieRolls", extra: 1, ignore: "lowest" }] },
  ],
  [
    "116.2e: a card that may be discarded",
    "You may discard Zap any time you could cast an instant.",
    { effects: [{ static: "mayDiscard" }] },
  ],
  [
    "404.3: the top of a graveyard",
    "{2}: Put the top creature card of your graveyard on the bottom of your library.",
    { effect: { what: { sel: "graveyardTop", count: 1, filter: { type: "creature" } } } },
  ],
  [
    "508.1c: how many may attack",
    "No more than two creatures can attack you each combat.",
    { effects: [{ static: "attackLimit", count: 2, whom: { who: "you" } }] },
  ],
  [
    "609.4b: all mana, or mana for some spells or abilities",
    "You may spend mana as though it were mana of any color to cast artifact spells.",
    { effects: [{ static: "anyManaFor", who: { who: "you" }, spells: { type: "artifact" } }] },
  ],
  [
    "614.6: what is done instead speaks of what would have done it",
    "If a creature you control would explore, instead you scry 1, then that creature explores.",
    {
      effects: [
        {
          static: "replace",
          event: { on: "action", action: "explore" },
          with: { of: [{ do: "scry" }, { what: { sel: "bound", name: "it" } }] },
        },
      ],
    },
  ],
  [
    "614.16: counters that an effect would put",
    "If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.",
    { effects: [{ event: { on: "counters", byEffect: true } }] },
  ],
  [
    "a card that is shown as it is shuffled in",
    "If Zap would be put into a graveyard from anywhere, reveal Zap and shuffle it into its owner's library instead.",
    { effects: [{ alter: { to: "zone", zone: "library", shuffle: true } }] },
  ],
  [
    "702.33f: one of two kickers, and an ability that it enters with",
    'If Zap was kicked with its {1}{B} kicker, it enters with a +1/+1 counter on it and with "Pay 3 life: Regenerate Zap."',
    {
      effects: [
        {
          condition: { if: "paid", cost: "kicker", by: "{1}{B}" },
          counters: [{ count: 1 }],
          abilities: [{ ability: "activated", cost: [{ pay: "life" }] }],
        },
      ],
    },
  ],
  [
    "309.7: who has completed a dungeon",
    "As long as you've completed a dungeon, Zap has double strike.",
    { condition: { if: "completedDungeon", player: { who: "you" } } },
  ],
  [
    "a keyword that is given as a whole line",
    'Other creatures you control have "Ward—Pay 2 life."',
    { effects: [{ changes: [{ abilities: [{ keyword: "ward", cost: [{ pay: "life", amount: 2 }] }] }] }] },
  ],
  [
    "609.7b: a source of one colour",
    "{1}: The next time a red source of your choice would deal damage to you this turn, prevent that damage.",
    {
      effect: {
        do: "prevent",
        from: { filter: { is: "color", color: "R" }, from: { sel: "damageSources" } },
        times: 1,
      },
    },
  ],
  [
    "spells of two kinds",
    "Blue spells and red spells you cast cost {1} less to cast.",
    { effects: [{ static: "cost", spells: { is: "or", of: [{ color: "U" }, { color: "R" }] } }] },
  ],
  [
    "113.6k: a card that was milled",
    "When Zap is put into your graveyard from your library, shuffle your graveyard into your library.",
    { when: { on: "moves", object: { is: "self" }, from: "library", to: "graveyard" } },
  ],
  [
    "502.3: untapping in the turns of others",
    "Untap all permanents you control during each other player's untap step.",
    { effects: [{ static: "untapsDuring", whose: { who: "otherThan", than: { who: "you" } } }] },
  ],
  [
    "305.2: more lands",
    "You may play two additional lands on each of your turns.",
    { effects: [{ static: "landPlays", plus: 2 }] },
  ],
])
