import { describe, expect, it } from "vitest"
import { abilities } from "../testing/read.ts"

const GIVEN = { sel: "bound", name: "givenUp" }
/** A phrase by what it speaks of, a sentence with it, and what must be in its first ability. */
const ROWS: readonly (readonly [what: string, text: string, shape: object])[] = [
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
    "118.3: as many as there are",
    "{2}, Sacrifice all lands you control: Draw a card.",
    { cost: [{}, { pay: "sacrifice", count: { n: "count", filter: { is: "and" } } }] },
  ],
  [
    "a player as the target",
    "Whenever you become the target of a spell or ability an opponent controls, draw a card.",
    { when: { on: "targeted", player: { who: "you" }, by: { is: "controlledBy" } } },
  ],
  ["phasing in", "Whenever Zap phases in, draw a card.", { when: { on: "phases", out: false } }],
  [
    "a face that it turns to",
    "Whenever Zap enters or transforms into Zap, you gain 2 life.",
    { when: { on: "anyOf", of: [{ on: "moves" }, { on: "transforms" }] } },
  ],
  [
    "509.1: creatures that blocked or were blocked",
    "At end of combat, destroy each creature that blocked or was blocked this turn.",
    { when: { on: "step", step: "endOfCombat" }, effect: { what: { sel: "all" } } },
  ],
  [
    "603.2c: damage to one or more creatures",
    "Whenever Zap deals damage to one or more creatures, draw a card.",
    { when: { on: "damage", to: { type: "creature" }, batch: true } },
  ],
  [
    "who cast no such spell",
    "At the beginning of each opponent's end step, if that player didn't cast a creature spell this turn, draw a card.",
    { condition: { if: "not", of: { if: "happened", event: { on: "cast", by: { name: "player" } } } } },
  ],
  [
    "what is another's",
    "Whenever you cast a noncreature spell you don't own, draw a card.",
    { when: { spell: { of: [{ is: "not" }, { is: "not", of: { is: "ownedBy" } }] } } },
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
  ["702.14c: snow landwalk", "Snow swampwalk", { keyword: "landwalk", filter: { is: "and" } }],
  [
    "a player with hexproof for a while",
    "You gain hexproof until your next turn.",
    { effect: { do: "rule", effects: [{ static: "playerHas" }], duration: "yourNextTurn" } },
  ],
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
    "608.2d: one of several counters",
    "Put your choice of a flying counter, a reach counter, or a trample counter on target creature.",
    { effect: { do: "chooseOne", of: [{ label: "flying" }, { label: "reach" }, { label: "trample" }] } },
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
    "106.12a: mana of the chosen color",
    "Whenever a basic land is tapped for mana of the chosen color, its controller adds an additional one mana of that color.",
    { when: { on: "mana", color: "chosen", tapped: true }, effect: { mana: { choice: "chosenColor" } } },
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
    "702.174c: a gift",
    "Whenever you give a gift, draw a card.",
    { when: { on: "action", action: "giveGift" } },
  ],
  [
    "701.44: what was explored",
    "Whenever a creature you control explores a nonland card, draw a card.",
    { when: { action: "explore", card: { is: "not" } } },
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
    "707.10d: a copy for each that could be the target",
    "Whenever you cast an instant or sorcery spell that targets only Zap, copy that spell for each other creature you control that the spell could target. Each copy targets a different one of those creatures.",
    {
      when: { spell: { of: [{}, { is: "targets", only: true }] } },
      effect: { do: "copySpell", forEach: {} },
    },
  ],
  [
    "an ability that targets only it",
    "Whenever Zap becomes the target of an ability that targets only it, draw a card.",
    { when: { on: "targeted", by: { of: [{ is: "ability" }, { is: "targets", only: true }] } } },
  ],
  [
    "a token as large as what died",
    "Whenever one or more nontoken creatures you control die, create a green Fungus creature token with base power and toughness each equal to the total power of those creatures.",
    { effect: { token: { power: { n: "over", of: { name: "it" } } } } },
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
    { effects: [{ static: "cant", event: { on: "sacrifice", source: { is: "controlledBy" } } }] },
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
    "103.6a: the opening hand",
    "If Zap is in your opening hand, you may begin the game with Zap on the battlefield with a luck counter on it.",
    { effects: [{ static: "openingHand", effect: { do: "move", counters: [{ kind: "luck" }] } }] },
  ],
  [
    "103.6b: what is revealed from it",
    "You may reveal this card from your opening hand. If you do, at the beginning of the first upkeep, each opponent loses 3 life.",
    { effects: [{ effect: { of: [{ do: "reveal" }, { do: "delayed", when: { step: "upkeep" } }] } }] },
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
    "106.4: mana that stays",
    "Whenever you cast a spell, add {R}. Until end of turn, you don't lose this mana as steps and phases end.",
    { effect: { do: "addMana", mana: { mana: "{R}", persists: "turn" } } },
  ],
  [
    "three doings of one player",
    "Whenever an opponent scries, surveils, or searches their library, draw a card.",
    { when: { on: "anyOf", of: [{ on: "scry" }, { on: "surveil" }, { on: "searches" }] } },
  ],
  [
    "115.7: new targets for many",
    "When Zap is turned face up, you may choose new targets for any number of other spells and/or abilities.",
    { effect: { effect: { do: "chooseNewTargets", of: { sel: "choose", zone: "stack", upTo: true } } } },
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
    "614.1a: for a turn",
    "If a card would be put into your graveyard from anywhere this turn, exile that card instead.",
    { effect: { do: "rule", effects: [{ static: "alter" }], duration: "endOfTurn" } },
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
    "111.10: a Role token",
    "Whenever Zap attacks, create a Young Hero Role token attached to another target creature you control.",
    { effect: { do: "createToken", token: { role: "young" }, attachTo: { sel: "target" } } },
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
    "603.2: on entering and at a step",
    "When Zap enters and at the beginning of your upkeep, draw a card.",
    { when: { on: "anyOf", of: [{ on: "moves" }, { on: "step" }] } },
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
]

describe("wordings that are read, and spelled as they were", () => {
  it.each(ROWS)("%s", (_what, text, shape) => {
    expect(abilities(text)[0]).toMatchObject(shape)
  })
})

it("a process of several sentences is not taken for its last one", () => {
  expect(abilities("Draw a card. You lose 1 life. If you control a Goblin, repeat this process.")).toEqual([])
})
