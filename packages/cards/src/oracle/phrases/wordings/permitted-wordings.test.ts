import { wordings } from "../../testing/wordings.ts"

wordings("permissions, and events that aren't mana", [
  [
    "601.3: a land or a spell, with one permission",
    'Once during each of your turns, you may play a land from your graveyard or cast a creature spell from your graveyard. If you do, it gains "When this permanent is put into a graveyard from the battlefield, exile it."',
    {
      effects: [
        {
          static: "playFrom",
          oncePerTurn: true,
          filter: { is: "or", of: [{ type: "land" }, { type: "creature" }] },
          with: [{ abilities: [{ when: { on: "moves" } }] }],
        },
      ],
    },
  ],
  [
    "118.9: a spell cast this way for life",
    "Whenever Zap attacks, exile the top card of your library. You may play that card this turn. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost.",
    { effect: { of: [{}, { do: "permitPlay", cost: [{ pay: "life", amount: { n: "manaValue" } }] }] } },
  ],
  [
    "118.14: a spell cast this way with mana of any type",
    "Whenever Zap attacks, exile the top card of your library. You may play that card this turn. If you cast a spell this way, mana of any type can be spent to cast it.",
    { effect: { of: [{}, { do: "permitPlay", anyMana: "type" }] } },
  ],
  [
    "118.9: spells of one kind cast this way for free",
    "Whenever Zap attacks, exile the top card of your library. You may play that card this turn. You may cast Equipment spells this way without paying their mana costs.",
    { effect: { of: [{}, { do: "permitPlay", freeFor: { is: "subtype", subtype: "Equipment" } }] } },
  ],
  [
    "601.3: another player's hand",
    "At the beginning of your upkeep, choose target opponent. This turn, that player can't cast spells or activate abilities and plays with their hand revealed. You may play lands and cast spells from that player's hand this turn.",
    {
      effect: {
        of: [
          {},
          {
            effects: [
              { static: "cantCast" },
              { static: "cantActivate", manaToo: true },
              { static: "revealed" },
            ],
          },
          { effects: [{ static: "playFrom", zone: "hand", of: { who: "target" } }] },
        ],
      },
    },
  ],
  [
    "605.1: abilities that aren't mana abilities",
    "Whenever an opponent activates an ability of an artifact, if it isn't a mana ability, Zap deals 2 damage to that player.",
    { when: { on: "activates", source: { type: "artifact" } } },
  ],
  [
    "602.2: whoever activates it",
    "Whenever an ability of enchanted creature is activated, if it isn't a mana ability, copy that ability.",
    { when: { on: "activates", source: { is: "among", of: { sel: "attachedTo" } } } },
  ],
  [
    "701.14: one or more fight",
    "Whenever one or more creatures you control fight or become blocked, draw a card.",
    {
      when: {
        of: [
          { on: "fights", batch: true },
          { on: "becomesBlocked", batch: true },
        ],
      },
    },
  ],
  [
    "111.4: abilities of a named token in a sentence of their own",
    "When Zap enters, create a 3/1 red Elemental creature token named Big Spark. It has trample and haste.",
    { effect: { do: "createToken", token: { face: { name: "Big Spark", abilities: [{}, {}] } } } },
  ],
])
