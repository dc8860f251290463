import { expect, it } from "vitest"
import { abilities } from "../../testing/read.ts"

/** A phrase by what it speaks of, a sentence with it, and what must be in its first ability. */
const ROWS: readonly (readonly [what: string, text: string, shape: object])[] = [
  [
    "601.3e: cast if it's such a spell",
    "At the beginning of your end step, you may reveal the top card of your library. You may cast it without paying its mana cost if it's an artifact spell.",
    { effect: { of: [{}, { do: "cast", filter: { is: "type", type: "artifact" }, optional: true }] } },
  ],
  [
    "106.6: mana for foretelling",
    "{T}: Add {R}. Spend this mana only to foretell a card from your hand or cast a creature spell.",
    { effect: { mana: { restriction: { specials: ["foretell"] } } } },
  ],
  [
    "118.8: mana abilities that cost more",
    "Mana abilities of Zap cost an additional 2 life to activate.",
    { effects: [{ manaAbilities: true, cost: [{ pay: "life", amount: 2 }] }] },
  ],
  [
    "115.1: a target of each player, if you will",
    "When Zap enters, for each player, you may put up to one target artifact card from that player's graveyard onto the battlefield under your control.",
    {
      targets: [{ forEachPlayer: { who: "players" }, min: 0 }],
      effect: { do: "move", what: { sel: "choose", from: { sel: "target" }, upTo: true } },
    },
  ],
  [
    "601.2h: no mana",
    "You can't spend mana to cast this spell.",
    { effects: [{ static: "spendOnly", self: true }] },
  ],
  [
    "601.2h: mana of some",
    "Spend only mana produced by artifacts to cast this spell.",
    { effects: [{ static: "spendOnly", from: { is: "type", type: "artifact" } }] },
  ],
  [
    "a library of any player",
    "{T}: Draw a card if a library has five or fewer cards in it.",
    { effect: { condition: { left: { of: { who: "such", of: { who: "players" } } } } } },
  ],
  [
    "not cast from your hand",
    "Zap enters with two +1/+1 counters on it if you didn't cast it from your hand.",
    { effects: [{ condition: { if: "not", of: { if: "and" } } }] },
  ],
  [
    "208.1: a creature of a size",
    "Whenever a 0/1 creature you control enters, draw a card.",
    { when: { object: { of: [{ is: "and", of: [{ is: "power" }, { is: "toughness" }] }, {}, {}] } } },
  ],
  [
    "the creature that was spoken of",
    "Destroy target creature. Zap deals 1 damage to the creature's controller.",
    { effect: { of: [{}, { to: { of: { who: "controllerOf", of: { sel: "target", slot: 0 } } } }] } },
  ],
  [
    "what it is, as long as it is not that",
    "As long as Zap isn't a creature, it's a 4/4 Golem creature in addition to its other types.",
    { effects: [{ static: "modify", what: { sel: "self" }, changes: [{ change: "addTypes" }, {}, {}] }] },
  ],
  [
    "614.1a: a life total that damage leaves",
    "If you control an artifact, damage that would reduce your life total to less than 3 reduces it to 3 instead.",
    { effects: [{ static: "lifeFloor", least: 3, condition: { if: "exists" } }] },
  ],
  [
    "615: of what is dealt to and by it, for a while",
    "Until your next turn, prevent all damage that would be dealt to and dealt by target creature.",
    { effect: { do: "rule", effects: [{ event: { on: "anyOf" } }], duration: "yourNextTurn" } },
  ],
  [
    "603.2c: several that become blocked",
    "Whenever one or more Elves you control become blocked, draw a card.",
    { when: { on: "becomesBlocked", batch: true } },
  ],
  [
    "500.8: a beginning phase that is added",
    "At the beginning of each of your postcombat main phases, there is an additional beginning phase after this phase.",
    { effect: { do: "extraPhase", phases: ["beginning"] } },
  ],
  [
    "500.8: what belongs to the combat that is added",
    "After the second main phase this turn, there's an additional combat phase followed by an additional main phase. At the beginning of that combat, untap all creatures you control.",
    { effect: { of: [{ bind: "added" }, { when: { step: "beginningOfCombat", added: "added" } }] } },
  ],
  [
    "608.2: each by its own power",
    "Each creature you control deals damage equal to its power to target creature.",
    { effect: { do: "forEach", effect: { source: { name: "each" }, amount: { n: "power" } } } },
  ],
  [
    "608.2: each to itself",
    "Each attacking creature deals damage to itself equal to its power.",
    { effect: { do: "forEach", effect: { to: { sel: "bound", name: "each" } } } },
  ],
  [
    "in some turns only",
    "Exile the top card of your library. During any turn you attacked with a Knight, you may cast that card.",
    { effect: { of: [{}, { do: "permitPlay", filter: { is: "condition" } }] } },
  ],
  [
    "509.3c: blocked or blocking this turn",
    "Destroy target creature that blocked or was blocked by an artifact creature this turn.",
    { targets: [{ filter: { of: [{}, { is: "or" }] } }] },
  ],
  [
    "111.3: a token whose size is told after it",
    'Create a green Ooze creature token. It has "This token\'s power and toughness are each equal to the number of lands you control."',
    { effect: { do: "createToken", token: { face: { power: 0, abilities: [{ ability: "static" }] } } } },
  ],
  [
    "half of X",
    "Draw half X cards, rounded down.",
    { effect: { do: "draw", count: { n: "half", round: "down" } } },
  ],
  [
    "500.10: as many steps",
    "Whenever Zap deals combat damage to a player, you get that many additional upkeep steps after this phase.",
    { effect: { do: "extraPhase", count: { n: "bound" }, youGet: true } },
  ],
  [
    "702.142: twice rather than once",
    "Creatures you control can boast twice during each of your turns rather than once.",
    { effects: [{ static: "mayActivateTwice", keyword: "boast" }] },
  ],
  [
    "602.2b: abilities of cards in a graveyard",
    "Activated abilities of creature cards in your graveyard cost {1} less to activate.",
    { effects: [{ abilities: { is: "among", of: { zone: "graveyard" } }, less: "{1}" }] },
  ],
  [
    "702.62b: a card that is suspended",
    "Whenever a player casts a spell, if this card is suspended, remove a time counter from it.",
    { zone: "exile", condition: { filter: { of: [{ is: "inZone" }, { is: "keyword" }, {}] } } },
  ],
  [
    "505.1: either main phase",
    "At the beginning of your next main phase, add {C}{C}.",
    { effect: { do: "delayed", when: { of: [{ step: "precombatMain" }, { step: "postcombatMain" }] } } },
  ],
  [
    "614.12: tapped and as a copy",
    "You may have Zap enter tapped as a copy of any land on the battlefield.",
    { effects: [{ static: "enters", tapped: true, copyOf: { optional: true } }] },
  ],
  [
    "701.8: destroyed by somebody's doing",
    "Whenever a spell or ability an opponent controls destroys a land you control, you may destroy target land that opponent controls.",
    { when: { on: "destroyed", causer: { who: "opponents" } } },
  ],
  [
    "701.44a: a land that was explored",
    "Whenever a creature you control explores a land card, draw a card.",
    { when: { action: "explore", card: { is: "type", type: "land" } } },
  ],
  ["122.1: no poison", "You can't get poison counters.", { effects: [{ static: "cant", what: "counters" }] }],
  [
    "601.2d: divided evenly",
    "Zap deals X damage divided evenly, rounded down, among any number of targets.",
    { effect: { amount: { n: "quotient" }, to: { sel: "target", slot: 0 } } },
  ],
  [
    "702.51c: those that convoked it",
    "Zap enters with two +1/+1 counters on it for each creature that convoked it.",
    { effects: [{ counters: [{ count: { n: "times", of: 2 } }] }] },
  ],
  [
    "607.2a: a card that it exiled",
    "Whenever Zap attacks, you may return an artifact card exiled with Zap to its owner's hand.",
    { effect: { effect: { what: { sel: "choose", zone: "exile" } } } },
  ],
  [
    "a target in exile",
    "Return target exiled card with flashback you own to your hand.",
    { targets: [{ zone: "exile" }] },
  ],
  ["701.66a: earthbend has a target", "Earthbend 2.", { targets: [{}], effect: { action: "earthbend" } }],
  [
    "701.65a: airbend",
    "When Zap enters, airbend another target creature.",
    { effect: { action: "airbend" } },
  ],
  [
    "601.2d: counters distributed among targets",
    "When Zap enters, distribute three +1/+1 counters among one, two, or three target creatures you control.",
    {
      effect: { do: "addCounters", count: 3, divided: true, on: { sel: "target", slot: 0 } },
      targets: [{ min: 1, max: 3, divide: 3 }],
    },
  ],
  [
    "601.2d: among others, as many as X",
    "When Zap enters, distribute X +1/+1 counters among any number of other target creatures you control, where X is Zap's power.",
    { effect: { divided: true }, targets: [{ min: 0, filter: { of: [{ is: "other" }, {}, {}] } }] },
  ],
  [
    "608.2d: counters distributed among creatures that are no targets",
    "When Zap enters, distribute two +1/+1 counters among any number of creatures you control.",
    { effect: { count: 2, divided: true, on: { sel: "choose", upTo: true } } },
  ],
  [
    "309.7: a dungeon completed",
    "As long as you've completed a dungeon, Zap has double strike.",
    { condition: { if: "completedDungeon" } },
  ],
  [
    "309.7: as a dungeon is completed, creatures with counters of any kind",
    "Whenever you complete a dungeon, creatures you control with counters on them gain trample until end of turn.",
    { when: { on: "completesDungeon" } },
  ],
  [
    "107.4: so many of one symbol",
    "{T}: Add {G}{G}. If you have the initiative, add six {G} instead.",
    { effect: { condition: { if: "initiative" }, then: { mana: { mana: "{G}{G}{G}{G}{G}{G}" } } } },
  ],
  [
    "207.2c: an ability word with a number",
    "Descend 4 — Zap gets +3/+0 as long as there are four or more permanent cards in your graveyard.",
    { word: "descend 4", ability: "static" },
  ],
  [
    "701.68a: each of them blights",
    "When Zap enters, each opponent blights 1.",
    { effect: { action: "blight", player: { who: "opponents" } } },
  ],
]

it.each(ROWS)("%s", (_what, text, shape) => {
  expect(abilities(text)[0]).toMatchObject(shape)
})
