import { expect, it } from "vitest"
import { abilities } from "../../testing/read.ts"
import { wordings } from "../../testing/wordings.ts"

const GIVEN = { sel: "bound", name: "givenUp" }

wordings("instructions", [
  [
    "each of several targets",
    "Up to two target creatures each get +1/+0 and gain trample until end of turn.",
    { effect: { do: "change", changes: [{ change: "modifyPT" }, { change: "addAbilities" }] } },
  ],
  [
    "205.1a: another creature type alone leaves the card types",
    "Until end of turn, target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1.",
    {
      effect: {
        changes: [
          { change: "loseAbilities" },
          { change: "setSubtypes", of: "creature", subtypes: ["Frog"] },
          { change: "setColors", colors: ["U"] },
          { change: "setPT", power: 1, toughness: 1 },
        ],
      },
    },
  ],
  [
    "more of the same tokens instead",
    "Create a token that's a copy of target creature. If Zap was kicked, create five of those tokens instead.",
    {
      effect: {
        do: "if",
        then: { do: "createCopyToken", count: 5, of: { sel: "target", slot: 0 } },
        else: { do: "createCopyToken", of: { sel: "target", slot: 0 } },
      },
    },
  ],
  [
    "a player with hexproof for a while",
    "You gain hexproof until your next turn.",
    { effect: { do: "rule", effects: [{ static: "playerHas" }], duration: "yourNextTurn" } },
  ],
  [
    "608.2d: one of several counters",
    "Put your choice of a flying counter, a reach counter, or a trample counter on target creature.",
    { effect: { do: "chooseOne", of: [{ label: "flying" }, { label: "reach" }, { label: "trample" }] } },
  ],
  [
    "608.2c: as many times as there are opponents who did it",
    "Each opponent may create a Treasure token. For each opponent who does, draw a card.",
    {
      effect: {
        of: [
          { do: "forEachPlayer" },
          { times: { of: { of: { who: "opponents" }, that: { op: ">", right: 0 } } } },
        ],
      },
    },
  ],
  [
    "608.2c: as many times as there are opponents who couldn't",
    "Each opponent discards a card. For each opponent who can't, you gain 4 life.",
    { effect: { of: [{ do: "discard" }, { do: "repeat", times: { of: { that: { op: "=", right: 0 } } } }] } },
  ],
  [
    "608.2c: opponents among all who were asked",
    "Each player discards a card. Each opponent who can't loses 3 life.",
    { effect: { of: [{ do: "discard" }, { do: "loseLife", player: { of: { who: "opponents" } } }] } },
  ],
  [
    "those who could give up nothing",
    "Whenever Zap attacks, each opponent discards a card. Each opponent who can't loses 3 life.",
    {
      effect: {
        of: [
          { do: "discard", bind: "givenUp" },
          {
            do: "loseLife",
            player: { who: "such", that: { left: { of: { of: GIVEN } }, op: "=", right: 0 } },
          },
        ],
      },
    },
  ],
  [
    "those who chose to give up nothing",
    "When Zap enters, each opponent may sacrifice a creature. Each opponent who doesn't loses 2 life.",
    {
      effect: {
        of: [
          { do: "forEachPlayer", effect: { do: "may", effect: { do: "sacrifice", bind: "givenUp" } } },
          {
            do: "loseLife",
            player: { who: "such", that: { left: { of: { filter: { is: "controlledBy" } } } } },
          },
        ],
      },
    },
  ],
  [
    "what happens if another player can't",
    "At the beginning of each player's upkeep, that player sacrifices a creature. If that player can't, they lose 2 life.",
    { effect: { of: [{ do: "sacrifice" }, { do: "if", condition: { if: "not" } }] } },
  ],
  [
    "701.12b: two players who exchange, and what their totals differ by",
    "Two target players exchange life totals. You create an X/X colorless Horror artifact creature token, where X is the difference between those players' life totals.",
    {
      effect: {
        of: [{ do: "exchangeLife", a: { who: "target" } }, { token: { power: { n: "lifeDifference" } } }],
      },
    },
  ],
  [
    "700.4: what dies by what was done",
    "Destroy target creature. If a white creature dies this way, Zap deals damage to that creature's controller equal to the creature's power.",
    {
      effect: {
        of: [{ bind: "destroyed" }, { do: "if", then: { amount: { n: "power", of: { sel: "target" } } } }],
      },
    },
  ],
  [
    "701.44: again and again",
    "When Zap enters, it explores X times.",
    { effect: { do: "repeat", times: { n: "x" }, effect: { do: "action" } } },
  ],
  [
    "610.3: exiled until there is another monarch",
    "When Zap enters, exile target creature an opponent controls until an opponent becomes the monarch.",
    { effect: { do: "exileUntil", until: { on: "becomesMonarch" } } },
  ],
  [
    "colors of an exiled card",
    "{T}: Add one mana of any of the exiled card's colors.",
    { effect: { mana: { colorsAmong: { sel: "linked" } } } },
  ],
  [
    "colors among permanents",
    "{T}: Add one mana of any color among legendary creatures and planeswalkers you control.",
    { effect: { mana: { colorsAmong: { sel: "all" } } } },
  ],
  [
    "607.2a: each owner gets back what was exiled",
    "When Zap leaves the battlefield, each player returns to the battlefield all cards they own exiled with it.",
    { effect: { do: "move", what: { sel: "linked" }, to: "battlefield" } },
  ],
  [
    "an owner's permission",
    "Exile target nonland permanent. For as long as that card remains exiled, its owner may cast it without paying its mana cost.",
    { effect: { of: [{}, { do: "permitPlay", player: { who: "ownerOf" }, free: true }] } },
  ],
  [
    "118.14: mana of any type for one spell",
    "Whenever Zap deals combat damage to a player, you may cast target nonland permanent card from that player's graveyard, and mana of any type can be spent to cast that spell.",
    { effect: { do: "cast", free: false, optional: true, anyMana: "type" } },
  ],
  [
    "118.14: colorless mana for any color",
    "Exile target nonland permanent. You may cast that card for as long as it remains exiled, and you may spend colorless mana as though it were mana of any color to cast that spell.",
    { effect: { of: [{}, { anyMana: "colorless" }] } },
  ],
  [
    "701.15b: goaded for as long",
    "When Zap enters, create two 1/1 white Warrior creature tokens. The tokens are goaded for as long as Zap remains on the battlefield.",
    { effect: { of: [{}, { do: "designate", as: "goaded", duration: "whileSourceOnBattlefield" }] } },
  ],
  [
    "what has not been played",
    "Exile the top card of your library. Until the beginning of your next upkeep, you may play that card. At the beginning of your next upkeep, if you haven't played it, put it into its owner's graveyard.",
    { effect: { of: [{}, { do: "permitPlay" }, { do: "delayed" }] } },
  ],
  [
    "cards exiled with it are in exile",
    "At the beginning of your upkeep, put all creature cards exiled with Zap onto the battlefield under your control. They gain decayed.",
    { effect: { of: [{ what: { sel: "all", zone: "exile" } }, { do: "change" }] } },
  ],
  [
    "any number with a total power",
    "When Zap enters, sacrifice it unless you sacrifice any number of creatures with total power 12 or greater.",
    { effect: { cost: [{ pay: "sacrifice", totalPower: 12 }] } },
  ],
  [
    "a token as large as what died",
    "Whenever one or more nontoken creatures you control die, create a green Fungus creature token with base power and toughness each equal to the total power of those creatures.",
    { effect: { token: { power: { n: "over", of: { name: "it" } } } } },
  ],
  [
    "701.10b: the target's own power",
    "Double target creature's power until end of turn.",
    { effect: { changes: [{ power: { n: "power", of: { sel: "target", slot: 0 } } }] } },
  ],
  [
    "701.10b: each by itself",
    "Double the power and toughness of each creature you control until end of turn.",
    { effect: { do: "forEach", effect: { what: { name: "each" } } } },
  ],
  [
    "106.4: mana that stays",
    "Whenever you cast a spell, add {R}. Until end of turn, you don't lose this mana as steps and phases end.",
    { effect: { do: "addMana", mana: { mana: "{R}", persists: "turn" } } },
  ],
  [
    "115.7: new targets for many",
    "When Zap is turned face up, you may choose new targets for any number of other spells and/or abilities.",
    { effect: { effect: { do: "chooseNewTargets", of: { sel: "choose", zone: "stack", upTo: true } } } },
  ],
  [
    "614.1a: for a turn",
    "If a card would be put into your graveyard from anywhere this turn, exile that card instead.",
    { effect: { do: "rule", effects: [{ static: "alter" }], duration: "endOfTurn" } },
  ],
  [
    "111.10: a Role token",
    "Whenever Zap attacks, create a Young Hero Role token attached to another target creature you control.",
    { effect: { do: "createToken", token: { role: "young" }, attachTo: { sel: "target" } } },
  ],
  [
    "half of one's own life",
    "Each player loses half their life, rounded up.",
    {
      effect: {
        do: "forEachPlayer",
        effect: { do: "loseLife", amount: { n: "half", of: { of: { name: "player" } }, round: "up" } },
      },
    },
  ],
  [
    "707.12: a copy of a card that is cast",
    "{2}, {T}: You may copy the exiled card. If you do, you may cast the copy without paying its mana cost.",
    { effect: { do: "cast", what: { sel: "linked" }, copy: true, free: true, optional: true } },
  ],
  [
    "305.6: basic land types of another",
    "At the beginning of each player's upkeep, that player gains 1 life for each basic land type among lands they control.",
    { effect: { amount: { n: "domain", of: { name: "player" } } } },
  ],
  [
    "701.23: one of three kinds, and snow mana that was spent",
    "Search your library for a snow permanent card, a legendary card, or a Saga card, reveal it, put it into your hand, then shuffle. You gain 1 life for each {S} spent to cast this spell.",
    {
      effect: {
        of: [{ filter: { is: "or", of: [{}, {}, {}] } }, { amount: { n: "manaSpent", kind: "snow" } }],
      },
    },
  ],
  [
    "the rest of what it exiled",
    "When Zap enters, return two cards exiled with Zap to the battlefield under their owners' control and put the rest on the bottom of their owners' libraries.",
    { effect: { of: [{ what: { sel: "choose", count: 2 } }, { what: { sel: "all", zone: "exile" } }] } },
  ],
  [
    "608.2c: a process that is repeated",
    "You lose 2 life and draw two cards, then clash with an opponent. If you win, repeat this process.",
    { effect: { do: "repeat", while: { if: "did" }, effect: { do: "sequence" } } },
  ],
  ["724.1: the turn ends", "When Zap enters, end the turn.", { effect: { do: "endTurn" } }],
  [
    "614.6: what it damaged is exiled if it would die, told in a line of its own",
    "If a permanent dealt damage by Zap would die this turn, exile it instead.",
    { effect: { do: "rule", effects: [{ event: { object: { of: [{}, { is: "thisTurn" }] } } }] } },
  ],
  [
    "one object that was called by two nouns",
    "Zap deals 3 damage to target creature or planeswalker. If that creature or planeswalker would die this turn, exile it instead.",
    {
      effect: {
        of: [{}, { effects: [{ event: { object: { is: "among", of: { sel: "target", slot: 0 } } } }] }],
      },
    },
  ],
  [
    "what deals the damage is not what is dealt it",
    "Zap deals 2 damage to target creature or planeswalker. If this spell was bargained, instead it deals 3 damage to that permanent and you scry 1.",
    { effect: { then: { of: [{ to: { sel: "target", slot: 0 }, source: { sel: "self" } }, {}] } } },
  ],
])

it("a process of several sentences is not taken for its last one", () => {
  expect(abilities("Draw a card. You lose 1 life. If you control a Goblin, repeat this process.")).toEqual([])
})
