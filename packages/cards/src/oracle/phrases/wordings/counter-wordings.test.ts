import { wordings } from "../../testing/wordings.ts"

wordings("counters among permanents", [
  [
    "107.1: their number",
    "Zap's power is equal to the number of counters among creatures you control.",
    { effects: [{ changes: [{ power: { n: "counters", of: { sel: "all" } } }] }] },
  ],
  [
    "their least number",
    "At the beginning of your end step, if there are thirty or more lore counters among permanents you control, draw a card.",
    { condition: { left: { n: "counters", kind: "lore", of: { sel: "all" } }, op: ">=", right: 30 } },
  ],
  [
    "701.22: cards looked at while scrying are the event's number",
    "Whenever you scry, Zap gets +1/+1 until end of turn for each card looked at while scrying this way.",
    { effect: { changes: [{ power: { n: "bound", name: "amount" } }] } },
  ],
])

wordings("counters, and what shares or has all of something", [
  [
    "608.2d: up to so many counters",
    "Remove up to three counters from target creature.",
    { effect: { do: "removeCounters", count: 3, upTo: true } },
  ],
  [
    "608.2d: any number of counters of a kind",
    "{1}: Move any number of +1/+1 counters from Zap onto another target creature.",
    { effect: { do: "moveCounters", kind: "+1/+1", count: "all", upTo: true } },
  ],
  [
    "122.1: those counters, of the kind named before",
    "When Zap enters, put an oil counter on it. Then if there are three or more oil counters on it, remove those counters and untap it.",
    { effect: { of: [{}, { then: { of: [{ do: "removeCounters", kind: "oil", count: "all" }, {}] } }] } },
  ],
  [
    "122.1: counters of any kind",
    "As long as Zap has four or more counters on it, equipped creature has double strike.",
    { condition: { if: "is", filter: { is: "counters", op: ">=", than: 4 } } },
  ],
  [
    "122.1: counters of all opponents",
    "Zap gets +1/+1 for each poison counter your opponents have.",
    { effects: [{ changes: [{ power: { n: "playerCounters", of: { who: "opponents" } } }] }] },
  ],
  [
    "106.1a: a color or the chosen one",
    "{T}: Add {B} or one mana of the chosen color.",
    { effect: { mana: { choice: ["{B}", "chosenColor"] } } },
  ],
  [
    "118.7c: only colored mana",
    "Cleric spells you cast cost {W}{B} less to cast. This effect reduces only the amount of colored mana you pay.",
    { effects: [{ static: "cost", less: "{W}{B}", coloredOnly: true }] },
  ],
  [
    "601.2c: two that share a type",
    "Return two target creature cards that share a creature type from your graveyard to your hand.",
    { targets: [{ zone: "graveyard", min: 2, max: 2, share: "creature" }] },
  ],
  [
    "701.21a: half of what they control, each player their own",
    "Each player sacrifices half the creatures they control of their choice, rounded up.",
    {
      effect: {
        do: "forEachPlayer",
        effect: { do: "sacrifice", count: { n: "half", round: "up", of: { n: "count" } } },
      },
    },
  ],
  [
    "613.1f: activated abilities of cards elsewhere",
    "Zap has all activated abilities of all creature cards in all graveyards.",
    { effects: [{ changes: [{ change: "addAbilitiesOf", of: { zone: "graveyard" } }] }] },
  ],
  [
    "205.3m: all creature types, behind abilities",
    "{1}: Zap becomes a 4/3 creature with vigilance and all creature types until end of turn.",
    { effect: { changes: [{}, { change: "allCreatureTypes" }, {}, { change: "addAbilities" }] } },
  ],
  [
    "702.189a: as much as a number",
    "Firebending X, where X is Zap's power.",
    { keyword: "firebending", n: { n: "power", of: { sel: "self" } } },
  ],
  [
    "105.2: both colors",
    "Whenever you cast a spell that's both white and black, draw a card.",
    { when: { spell: { is: "and", of: [{ color: "W" }, { color: "B" }] } } },
  ],
  [
    "611.2a: two durations",
    "{1}: Zap has base power and toughness 4/4 until end of turn and gains flying until end of turn.",
    { effect: { do: "sequence", of: [{ do: "change" }, { do: "change", duration: "endOfTurn" }] } },
  ],
  [
    "715.2a: a spell that has an Adventure",
    "Whenever you cast a creature spell that has an Adventure, draw a card.",
    { when: { spell: { of: [{ type: "creature" }, { is: "hasAdventure" }] } } },
  ],
  [
    "205.3i: a land with a basic land type",
    "Search your library for a land card with a basic land type and put that card onto the battlefield. Then shuffle.",
    {
      effect: {
        do: "search",
        filter: { of: [{}, { is: "basicLandType" }] },
        to: "battlefield",
        shuffle: true,
      },
    },
  ],
  [
    "120.3: that damage, rather than what was drawn since",
    "Whenever Zap deals combat damage to a player, draw a card, then you may put a creature card with mana value less than or equal to that damage from your hand onto the battlefield.",
    { effect: { of: [{}, { effect: { what: { filter: { of: [{}, { than: { name: "amount" } }] } } } }] } },
  ],
  [
    "603.10a: what entered under an opponent's control",
    "If an opponent had two or more creatures enter the battlefield under their control this turn, you may pay {U} rather than pay this spell's mana cost.",
    { effects: [{ condition: { left: { of: { that: { if: "happened", atLeast: 2 } } } } }] },
  ],
  [
    "702.138a: escape at the card's mana cost and more",
    "Each nonland card in your graveyard has escape. The escape cost is equal to the card's mana cost plus exile three other cards from your graveyard.",
    {
      effects: [
        { changes: [{ abilities: [{ keyword: "escape", cost: [{ pay: "ownManaCost" }, { count: 3 }] }] }] },
      ],
    },
  ],
  [
    "608.2d: a card chosen from a hand looked at",
    "Look at target player's hand and choose a card from it. The player discards that card.",
    { effect: { of: [{ do: "look" }, { do: "chooseObjects" }, { cause: "discard" }] } },
  ],
  [
    "401.7: second from the top or on the bottom",
    "The owner of target creature puts it into their library second from the top or on the bottom.",
    {
      effect: {
        do: "chooseOne",
        player: { who: "ownerOf" },
        of: [{ effect: { position: 1 } }, { effect: { position: -1 } }],
      },
    },
  ],
  [
    "614.1a: those tokens and one more",
    "If one or more tokens would be created under your control, those tokens plus an additional Food token are created instead.",
    { effects: [{ alter: { to: "addition", effect: { token: { predefined: "food" } } } }] },
  ],
  [
    "106.1a: two colors of mana",
    "{T}: Add two mana of different colors.",
    {
      effect: {
        mana: {
          choice: [
            "{W}{U}",
            "{W}{B}",
            "{W}{R}",
            "{W}{G}",
            "{U}{B}",
            "{U}{R}",
            "{U}{G}",
            "{B}{R}",
            "{B}{G}",
            "{R}{G}",
          ],
        },
      },
    },
  ],
  [
    "607.2a: so many cards exiled with it",
    "As long as there are three or more cards exiled with Zap, it gets +3/+3.",
    { condition: { if: "exists", zone: "exile", atLeast: 3 } },
  ],
  [
    "115.1: other creatures, where no creature was a target before",
    "When Zap enters, destroy target artifact or enchantment. Put a +1/+1 counter on any number of other target creatures.",
    { targets: [{}, { filter: { of: [{ is: "other" }, { is: "type", type: "creature" }] } }] },
  ],
  [
    "115.1: any number of other targets",
    "When Zap enters, any number of other target creatures you control phase out.",
    { targets: [{ min: 0, filter: { of: [{ is: "other" }, {}, {}] } }] },
  ],
  [
    "404.3: the top card of a kind",
    "Exile the top creature card of your graveyard: Regenerate Zap.",
    { cost: [{ pay: "exile", filter: { of: { sel: "graveyardTop", filter: { type: "creature" } } } }] },
  ],
  [
    "701.54a: another Ring-bearer",
    "Whenever the Ring tempts you, if you chose a creature other than Zap as your Ring-bearer, scry 3.",
    { condition: { left: { of: { of: { name: "it" }, filter: { is: "not", of: { is: "self" } } } } } },
  ],
  [
    "702.122c: attacking, blocking and crewing",
    "Enchanted creature can't attack, block, or crew Vehicles.",
    { effects: [{ static: "cantAttack" }, { static: "cantBlock" }, { static: "cantCrew" }] },
  ],
  [
    "608.2e: the greatest number that a player discarded, once all have",
    "Each player discards their hand, then draws cards equal to the greatest number of cards a player discarded this way.",
    { effect: { of: [{}, { do: "draw", count: { n: "overPlayers", fold: "greatest" } }] } },
  ],
  [
    "613.1f: two abilities lost",
    "{1}: Permanents your opponents control lose hexproof and indestructible until end of turn.",
    { effect: { changes: [{ change: "loseKeywords", keywords: ["hexproof", "indestructible"] }] } },
  ],
  [
    "614.11: a card except the first in the draw step",
    "If you would draw a card except the first one you draw in each of your draw steps, draw two cards instead.",
    { effects: [{ event: { on: "draw", exceptFirstInDrawStep: true } }] },
  ],
  [
    "115.4: any target but some",
    "{1}: Zap deals 1 damage to any target that isn't a Dragon.",
    { targets: [{ filter: { of: [{}, { is: "not", of: { subtype: "Dragon" } }] } }] },
  ],
  [
    "614.1a: one more of the tokens that you create",
    "If you would create one or more Treasure tokens, instead create those tokens plus an additional Treasure token.",
    { effects: [{ event: { on: "token" }, alter: { to: "addition" } }] },
  ],
  [
    "111.3: the token's name has the object's own in it",
    "When Zap enters, create a 3/3 blue Serpent creature token named Zap's Coil.",
    { effect: { token: { face: { name: "Zap's Coil" } } } },
  ],
])
