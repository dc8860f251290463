import { expect, it } from "vitest"
import { abilities } from "../../testing/read.ts"

/** A phrase by what it speaks of, a sentence with it, and what must be in its first ability. */
const ROWS: readonly (readonly [what: string, text: string, shape: object])[] = [
  [
    "the land type and no colour",
    "Enchanted permanent is a colorless Forest land.",
    {
      effects: [{ changes: [{ change: "setTypes" }, { of: "land", subtypes: ["Forest"] }, { colors: [] }] }],
    },
  ],
  [
    "other than such a card",
    "Exile target card in a graveyard other than a basic land card.",
    { targets: [{ filter: { is: "not" }, zone: "graveyard" }] },
  ],
  [
    "702.95b: paired with such a creature",
    "Zap can't block unless it's paired with a creature with flying.",
    { effects: [{ unless: { of: { sel: "pairedWith" } } }] },
  ],
  [
    "614.1e: as it is turned face up",
    "As Zap is turned face up, you may attach it to a creature.",
    { effects: [{ static: "asTurnedFaceUp", as: { do: "may" } }] },
  ],
  [
    "602.5: abilities that can't be activated",
    "Enchanted player can't activate abilities that aren't mana abilities or loyalty abilities.",
    { effects: [{ static: "cantActivate", butLoyalty: true }] },
  ],
  [
    "X of what was exiled",
    "Exile a creature you control: Add X mana of any one color, where X is 1 plus the exiled creature's mana value. Spend this mana only to cast creature spells.",
    { cost: [{ pay: "exile", zone: "battlefield" }], effect: { mana: { amount: { n: "plus" } } } },
  ],
  [
    "lesser than that of the spell",
    "Whenever you cast a creature spell, you may reveal the top card of your library. You may cast it without paying its mana cost if it's a spell with lesser mana value. If you don't cast it, put it into your hand.",
    { effect: { of: [{}, { do: "cast", filter: { op: "<" } }, { do: "if", condition: { if: "not" } }] } },
  ],
  [
    "a copy that attacks",
    "Whenever Zap attacks, create a token that's a copy of another target attacking creature and that's tapped and attacking.",
    { effect: { do: "createCopyToken", tapped: true, attacking: true } },
  ],
  [
    "up to so many cards",
    "You may discard up to two cards. If you do, draw that many cards.",
    { effect: { do: "may", effect: { cause: "discard", what: { upTo: true } } } },
  ],
  [
    "601.2f: at least three mana",
    "As long as Zap is untapped, each spell that would cost less than three mana to cast costs three mana to cast.",
    { effects: [{ static: "cost", minimum: 3 }] },
  ],
  [
    "in the turns of others",
    "Each spell costs {3} more to cast except during its controller's turn.",
    { effects: [{ by: { who: "otherThan", than: { who: "active" } } }] },
  ],
  [
    "120.10: excess damage of several",
    "Whenever one or more creatures your opponents control are dealt excess noncombat damage, draw a card.",
    { when: { on: "excessDamage", combat: false, batch: true } },
  ],
  ["708.2: turned face down", "{1}: Turn Zap face down.", { effect: { do: "turnFaceDown" } }],
  [
    "702.47a: spliced onto two types",
    "Splice onto instant or sorcery {2}{U}",
    { keyword: "splice", filter: { is: "or" } },
  ],
  [
    "one of each token",
    "If you would create a Clue, Food, or Treasure token, instead create one of each.",
    { effects: [{ alter: { to: "token", effect: { of: [{}, {}, {}] } } }] },
  ],
  [
    "entering with more, if so",
    "Return target creature card from your graveyard to the battlefield. If {G} was spent to cast this spell, that creature enters with an additional +1/+1 counter on it.",
    { effect: { do: "move", counters: [{ count: { n: "if", else: 0 } }] } },
  ],
  [
    "from their hands",
    "When Zap enters, each other player may put an artifact card onto the battlefield from their hand.",
    { effect: { effect: { effect: { what: { zone: "hand" } } } } },
  ],
  [
    "601.3: a card from exile",
    "Whenever you play a card from exile, draw a card.",
    { when: { of: [{ on: "moves", cause: "play" }, { on: "cast" }] } },
  ],
  [
    "205.1b: still a planeswalker",
    "+1: Until end of turn, Zap becomes a 5/5 Soldier creature with indestructible that's still a planeswalker.",
    { effect: { changes: [{ change: "addTypes" }, {}, {}, {}] } },
  ],
  [
    "205.1b: still a land, for good",
    "Target Mountain becomes a 3/1 creature. It's still a land.",
    { effect: { duration: "permanent", changes: [{ change: "addTypes" }, {}] } },
  ],
  [
    "205.1b: a land that is enchanted",
    "Enchanted land is a 5/6 green Treefolk creature that's still a land.",
    { effects: [{ changes: [{ change: "addTypes" }, {}, {}, {}] }] },
  ],
  [
    "as much of one colour",
    "{T}: Choose a color. Add one mana of that color for each charge counter on Zap.",
    { effect: { mana: { choice: "anyColor", amount: { n: "counters" } } } },
  ],
  [
    "113.6b: eminence",
    "As long as Zap is in the command zone or on the battlefield, other Dragon spells you cast cost {1} less to cast.",
    { zone: ["command", "battlefield"] },
  ],
  [
    "113.6b: eminence that triggers",
    "Whenever you cast a Wizard spell, if Zap is in the command zone or on the battlefield, draw a card.",
    { zone: ["command", "battlefield"] },
  ],
  ["so many clues", "Investigate X times.", { effect: { action: "investigate", count: { n: "x" } } }],
  [
    "tapped and with counters",
    "Zap enters tapped with six stun counters on it.",
    { effects: [{ tapped: true, counters: [{ count: 6 }] }] },
  ],
  [
    "118.12a: X is counted",
    "Counter target spell unless its controller pays {X}, where X is the greatest power among creatures you control.",
    { effect: { unlessPays: [{ pay: "manaTimes", times: { n: "over" } }] } },
  ],
  [
    "counters that are removed",
    "Whenever one or more loyalty counters are removed from Zap, it deals that much damage to any target.",
    { when: { on: "counters", removed: true, batch: true } },
  ],
  [
    "several others",
    "When Zap enters, put a +1/+1 counter on each of up to two other target creatures you control.",
    { targets: [{ min: 0, max: 2 }] },
  ],
  [
    "614.12: what was not cast",
    "If a nontoken creature would enter and it wasn't cast, exile it instead.",
    { effects: [{ event: { to: "battlefield" }, alter: { zone: "exile" } }] },
  ],
  [
    "one here and the other there",
    "Search your library for up to two basic land cards, reveal those cards, put one onto the battlefield tapped and the other into your hand, then shuffle.",
    { effect: { do: "search", to: "battlefield", others: "hand" } },
  ],
  [
    "spells that have something",
    "Each instant and sorcery spell you cast has casualty 1.",
    { effects: [{ what: { zone: "stack" } }] },
  ],
  [
    "106.4: red mana stays",
    "You don't lose unspent red mana as steps and phases end.",
    { effects: [{ static: "manaPersists", colors: "R" }] },
  ],
  [
    "spells from exile",
    "{T}: Add two mana in any combination of colors. Spend this mana only to cast spells from exile.",
    { effect: { mana: { restriction: { spells: { of: [{}, { is: "castFrom" }] } } } } },
  ],
  [
    "counters of any kind",
    "Surveil X, where X is the number of counters on Zap.",
    { effect: { do: "surveil", count: { n: "counters" } } },
  ],
  [
    "a card that lies there",
    "Zap has lifelink as long as you control a Desert or there is a Desert card in your graveyard.",
    { condition: { if: "or" } },
  ],
  [
    "countered by your doing",
    "Whenever a spell or ability you control counters a spell, draw a card.",
    { when: { on: "countered", by: { who: "you" } } },
  ],
  [
    "hand and graveyard",
    "Each player shuffles their hand and graveyard into their library, then draws seven cards. If it's your turn, end the turn.",
    { effect: { of: [{ do: "shuffle" }, { do: "draw" }, { then: { do: "endTurn" } }] } },
  ],
  [
    "702.138: escaped",
    "When Zap enters, sacrifice it unless it escaped.",
    { effect: { condition: { of: { if: "paid", cost: "escape" } } } },
  ],
  [
    "603.2c: the first of the turn",
    "Whenever one or more land cards are put into your graveyard from anywhere for the first time each turn, draw a card.",
    { when: { on: "qualified", nth: 1 } },
  ],
  [
    "damage to a player or planeswalker",
    "Whenever Zap deals combat damage to a player or planeswalker, draw a card.",
    { when: { of: [{}, { to: { type: "planeswalker" } }] } },
  ],
  [
    "603.7: when control is lost",
    "Gain control of target creature. Sacrifice it when you lose control of Zap.",
    { effect: { of: [{}, { do: "delayed", when: { on: "control" } }] } },
  ],
  [
    "neither alone",
    "Zap can't attack or block alone.",
    {
      effects: [
        { static: "cantAttack", alone: true },
        { static: "cantBlock", alone: true },
      ],
    },
  ],
  [
    "your commander",
    "When you cast your commander, return Zap from your graveyard to the battlefield.",
    { when: { on: "cast" }, zone: "graveyard" },
  ],
  [
    "no life lost",
    "At the beginning of your end step, if you didn't lose life this turn, draw a card.",
    { condition: { if: "not" } },
  ],
  [
    "701.60a: no longer suspected",
    "When Zap enters, if it's suspected, it's no longer suspected.",
    { effect: { action: "unsuspect" } },
  ],
  [
    "hands revealed",
    "Players play with their hands revealed.",
    { effects: [{ static: "revealed", what: "hand" }] },
  ],
  ["has it unless", "Zap has hexproof unless it's attacking or blocking.", { condition: { if: "not" } }],
  [
    "kinds of counters",
    "As long as there are three or more different kinds of counters among creatures you control, Zap gets +2/+4.",
    { condition: { left: { what: "counterKinds" } } },
  ],
  [
    "from elsewhere",
    "Spells you cast from anywhere other than your hand cost {2} less to cast.",
    { effects: [{ static: "cost", less: "{2}" }] },
  ],
  [
    "not to be cast",
    "Noncreature spells with mana value 4 or greater can't be cast.",
    { effects: [{ static: "cantCast" }] },
  ],
  ["attached to it", "Whenever an Aura becomes attached to Zap, draw a card.", { when: { on: "attached" } }],
  [
    "no life and no loss",
    "You don't lose the game for having 0 or less life.",
    { effects: [{ static: "doesntLose", reason: "life" }] },
  ],
  [
    "from there and nowhere else",
    "You may cast Zap from your graveyard, but not from anywhere else.",
    { effects: [{ static: "playFrom" }, { notFrom: "graveyard" }] },
  ],
  [
    "snow",
    "Permanents with ice counters on them are snow.",
    { effects: [{ changes: [{ supertypes: ["snow"] }] }] },
  ],
  [
    "615.12: of its damage",
    "Damage that would be dealt by Zap can't be prevented.",
    { effects: [{ what: "preventDamage" }] },
  ],
  [
    "prevented for a counter",
    "If Zap would be dealt damage, prevent that damage and remove a +1/+1 counter from it.",
    { effects: [{ static: "prevent", then: { do: "removeCounters" } }] },
  ],
  [
    "one card each turn",
    "Each opponent can't draw more than one card each turn.",
    { effects: [{ what: "draw", event: { from: 2 } }] },
  ],
  [
    "702.33: a kicked spell",
    "Whenever you cast a kicked spell, draw a card.",
    { when: { spell: { is: "paid", cost: "kicker" } } },
  ],
  [
    "while something is so",
    "Whenever you gain life while Zap has two or more charge counters on it, draw a card.",
    { when: { on: "qualified", during: { if: "is" } } },
  ],
  [
    "so many sacrificed",
    "At the beginning of your end step, if you sacrificed three or more Clues this turn, draw a card.",
    { condition: { atLeast: 3 } },
  ],
  [
    "as many counters",
    "Zap gets +3/+3 as long as you control a creature with three or more level counters on it.",
    { condition: { filter: { of: [{}, { op: ">=", than: 3 }, {}] } } },
  ],
  [
    "another's library",
    "Search target opponent's library for an artifact card and put that card onto the battlefield under your control. Then that player shuffles.",
    { effect: { do: "search", control: { who: "you" } } },
  ],
  [
    "118.12: paid or else",
    "At the beginning of your next upkeep, pay {3}{U}. If you don't, you lose the game.",
    { effect: { effect: { do: "unless" } } },
  ],
  [
    "cards in exile",
    "Zap can't attack or block unless there are seven or more cards in exile.",
    { effects: [{ unless: { zone: "exile" } }, {}] },
  ],
]

it.each(ROWS)("%s", (_what, text, shape) => {
  expect(abilities(text)[0]).toMatchObject(shape)
})
