import { wordings } from "../../testing/wordings.ts"

const YOU = { who: "you" }

wordings("copies, permissions and permanents", [
  [
    "707.12: a copy of a card is cast for its cost",
    "Whenever Zap attacks, exile up to one target instant or sorcery card from your graveyard. Copy it. You may cast the copy.",
    { effect: { of: [{ do: "move" }, { do: "cast", copy: true, free: false, optional: true }] } },
  ],
  [
    "707.10c: each of several players copies a spell",
    "Whenever a player casts an instant or sorcery spell, each other player copies that spell. Each of those players may choose new targets for their copy.",
    {
      effect: {
        do: "forEachPlayer",
        effect: { do: "copySpell", newTargets: true, player: { name: "player" } },
      },
    },
  ],
  [
    "705.2: losing the flip is told first",
    "Flip a coin. If you lose the flip, you lose 1 life. If you win the flip, draw a card.",
    { effect: { do: "flipCoin", win: { do: "draw" }, lose: { do: "loseLife" } } },
  ],
  [
    "701.43a: only a creature not yet exerted this turn",
    "If this creature hasn't been exerted this turn, you may exert it as it attacks. When you do, draw a card.",
    {
      condition: { if: "not", of: { if: "happened", event: { on: "exerts" } } },
      effects: [{ static: "mayPayToAttack" }],
    },
  ],
  [
    "118.8: exiling cards of either type from the graveyard",
    "You may cast this card from your graveyard by exiling four instant and/or sorcery cards from your graveyard in addition to paying its other costs.",
    { effects: [{ additionalCost: [{ pay: "exile", filter: { is: "or" }, zone: "graveyard", count: 4 }] }] },
  ],
  [
    "404.3: the top card of the graveyard is exiled as a cost",
    "{1}, Exile the top card of your graveyard: Draw a card.",
    { cost: [{}, { pay: "exile", filter: { of: { sel: "graveyardTop" } }, zone: "graveyard" }] },
  ],
  [
    "702.16k: protection from players",
    "You have protection from each of your opponents.",
    { effects: [{ static: "playerHas", filter: { is: "controlledBy", player: { who: "opponents" } } }] },
  ],
  [
    "702.16k: of a permanent",
    "{T}: Target permanent you control gains protection from each of your opponents until end of turn.",
    { effect: { changes: [{ abilities: [{ keyword: "protection", player: "opponent" }] }] } },
  ],
  [
    "205.1a: spells and cards besides permanents",
    "Nonland permanents you control are artifacts in addition to their other types. The same is true for permanent spells you control and nonland permanent cards you own that aren't on the battlefield.",
    { effects: [{ what: { sel: "all" } }, { what: { zone: "stack" } }, { what: { of: YOU } }] },
  ],
  [
    "609.4: players and permanents without hexproof",
    "Your opponents and creatures your opponents control with hexproof can be the targets of spells and abilities you control as though they didn't have hexproof.",
    { effects: [{ static: "targetAsThough", who: YOU, players: { who: "opponents" }, without: "hexproof" }] },
  ],
  [
    "608.2c: what didn't arrive on the battlefield",
    "You may put target creature card from your graveyard onto the battlefield. If you don't put it onto the battlefield, put it into your hand.",
    {
      effect: {
        of: [
          { do: "may" },
          { condition: { if: "not", of: { left: { of: { filter: { is: "permanent" } } } } } },
        ],
      },
    },
  ],
  [
    "508.1d: a creature attacks a player if able",
    "{T}: Target creature an opponent controls attacks you this turn if able.",
    { effect: { effects: [{ static: "mustAttack", whom: YOU }] } },
  ],
  [
    "106.6: mana for costs with a symbol too",
    "{T}: Add {C}. Spend this mana only to cast a colorless spell, activate an ability of a colorless permanent, or pay a cost that contains {C}.",
    { effect: { mana: { restriction: { costsWith: "{C}" } } } },
  ],
  [
    "601.2h: a spell cast with this object's mana",
    "Whenever you cast an artifact spell using mana produced by Zap, draw a card.",
    {
      when: {
        on: "cast",
        spell: { of: [{}, { condition: { left: { n: "manaSpentFrom", from: { sel: "self" } } } }] },
      },
    },
  ],
  [
    "608.2c: repeated while milled cards share a color",
    "{3}, {T}: Target player mills two cards. If two cards that share a color were milled this way, repeat this process.",
    { effect: { do: "repeat", while: { if: "share", what: "color" } } },
  ],
  [
    "608.2c: something more before the process is repeated",
    "Mill two cards. If two cards that share a card type were milled this way, draw a card and repeat this process.",
    { effect: { do: "repeat", effect: { of: [{ do: "mill" }, { do: "if", then: { do: "draw" } }] } } },
  ],
  [
    "601.3: one spell from the graveyard this turn",
    "Discard a card: You may cast a creature spell from your graveyard this turn. Activate only once each turn.",
    { effect: { do: "rule", effects: [{ static: "playFrom", zone: "graveyard" }], uses: 1 } },
  ],
  [
    "614.6: a target's draws are replaced",
    "Until end of turn, if target player would draw a card, instead that player skips that draw and you draw a card.",
    { effect: { effects: [{ static: "replace", event: { on: "draw", player: { who: "target" } } }] } },
  ],
  [
    "607.3: those of several exiled cards that can't be put there go elsewhere",
    "When Zap dies, you may put the exiled card onto the battlefield if it's a creature card. If you don't put it onto the battlefield, put it into its owner's hand.",
    { effect: { do: "if", then: { of: [{ do: "if" }, { what: { sel: "filtered" }, to: "hand" }] } } },
  ],
  [
    "120.4: damage to itself at the same time",
    "{R}: Zap deals 1 damage to any target and 1 damage to itself.",
    { effect: { of: [{ do: "damage" }, { to: { sel: "self" }, together: true }] } },
  ],
  [
    "113.6b: what is so everywhere but on the battlefield",
    "As long as Zap isn't on the battlefield, it's a 1/1 Insect creature in addition to its other types.",
    { effects: [{ static: "modify" }], zone: ["library", "hand", "graveyard", "stack", "exile", "command"] },
  ],
  [
    "615.1: all damage that a target would deal, for a time",
    "{T}: Until your next turn, prevent all damage target permanent would deal.",
    { effect: { do: "prevent", from: { sel: "target" }, duration: "yourNextTurn" } },
  ],
])
