import { wordings } from "../../testing/wordings.ts"

wordings("attachments, foretold cards, companions and teamwork", [
  [
    "301.5c: an Equipment for some creatures only",
    "Zap can be attached only to a legendary creature.",
    {
      effects: [{ static: "cant", event: { to: { is: "not", of: { is: "and" } } }, what: "attach" }],
    },
  ],
  [
    "303.4c: no other Auras",
    "Enchanted creature gets +1/+1 and can't be enchanted by other Auras.",
    {
      effects: [
        { static: "modify" },
        { static: "cant", event: { attachment: { of: [{}, { is: "other" }] } } },
      ],
    },
  ],
  [
    "701.60a: never suspected",
    "Enchanted creature gets +1/+1 and can't become suspected.",
    { effects: [{ static: "modify" }, { static: "cant", event: { on: "action", action: "suspected" } }] },
  ],
  [
    "601.2c: a target as it is cast",
    "You can't choose an untapped creature as Zap's target as you cast it.",
    { effects: [{ static: "castTarget", filter: { is: "not" } }] },
  ],
  [
    "702.143e: foretell for less",
    "Each nonland card in your hand without foretell has foretell. Its foretell cost is equal to its mana cost reduced by {2}.",
    { effects: [{ static: "modify", what: { zone: "hand" }, changes: [{ change: "addAbilities" }] }] },
  ],
  [
    "702.143c: foretold cards",
    "When Zap enters, draw a card for each foretold card you own in exile.",
    { effect: { do: "draw", count: { n: "count", zone: "exile" } } },
  ],
  [
    "702.139a: a companion",
    "Companion — No card in your starting deck has more than one of the same mana symbol in its mana cost.",
    { keyword: "companion", filter: { is: "not", of: { is: "manaCostRepeats" } } },
  ],
  [
    "601.2h: tapped for a cost",
    "Whenever Zap becomes tapped to pay a teamwork cost, draw a card.",
    { when: { on: "taps", cost: "teamwork" } },
  ],
  [
    "615.5: prevented while it has a counter",
    "If damage would be dealt to Zap while it has a +1/+1 counter on it, prevent that damage and remove a +1/+1 counter from it.",
    { effects: [{ static: "prevent", condition: { if: "is" }, then: { do: "removeCounters" } }] },
  ],
  [
    "608.2c: what each player discarded",
    "When Zap enters, each player discards a card. Each opponent who discarded a card that shares a card type with the card you discarded loses 3 life.",
    { effect: { of: [{ bind: "discarded" }, { do: "loseLife", player: { who: "such" } }] } },
  ],
  [
    "103.1: the turn order",
    "When Zap enters, reverse the game's turn order.",
    { effect: { do: "reverseTurnOrder" } },
  ],
  [
    "608.2c: cards found in each library are several",
    "When Zap enters, for each player, exile the top card of that player's library. You may cast those cards without paying their mana costs.",
    { effect: { of: [{ do: "forEachPlayer" }, { do: "cast", what: { sel: "bound", name: "moved" } }] } },
  ],
])

wordings("cards of others that are played, and what spells cost or become", [
  [
    "118.14: mana of any type, in the newest wording",
    "When Zap enters, exile the top two cards of target opponent's library. You may play those cards for as long as they remain exiled. Mana of any type can be spent to cast spells this way.",
    { effect: { of: [{ do: "move" }, { do: "permitPlay", anyMana: "type" }] } },
  ],
  [
    "601.2f: the spells of a turn cost more",
    "When Zap enters, target player draws a card. Spells they cast this turn cost {2} more to cast.",
    { effect: { of: [{ do: "draw" }, { do: "rule", effects: [{ static: "cost", more: "{2}" }] }] } },
  ],
  [
    "614.6: two events replaced alike",
    "If a nontoken creature an opponent owns would die or a creature card not on the battlefield would be put into an opponent's graveyard, exile that card instead.",
    { effects: [{ event: { on: "anyOf", of: [{ from: "battlefield" }, { notFrom: "battlefield" }] } }] },
  ],
  [
    "608.2n: exiled after it was cast from a graveyard",
    "You may cast instant and sorcery spells from your graveyard. If a spell cast this way would be put into your graveyard, exile it instead.",
    { effects: [{ static: "playFrom", zone: "graveyard", exileAfter: true }] },
  ],
])
