import type { Ability } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { readLine } from "./compile.ts"

/** The abilities of a line of a permanent, or else of a spell, that is called Zap; "refused" when it is not understood. */
function read(text: string): readonly Ability[] | "refused" {
  const [result] = [false, true]
    .map((spell) => readLine(text, ["Zap"], spell))
    .flatMap((r) => (r.understood ? [r.abilities] : []))
  return result ?? "refused"
}

const SELF = { sel: "self" }
const HOST = { sel: "attachedTo" }
const YOURS = { is: "controlledBy", player: { who: "you" } }
const CREATURE = { is: "type", type: "creature" }
const typeOf = (type: string) => ({ is: "type", type })
const subtype = (name: string) => ({ is: "subtype", subtype: name })
const either = (...of: unknown[]) => ({ is: "or", of })
const both = (...of: unknown[]) => ({ is: "and", of })
const not = (of: unknown) => ({ is: "not", of })
const bound = (name: string) => ({ sel: "bound", name })

type Row = readonly [construction: string, text: string, shape: object]

/** What a reader of rules text is prone to read wrongly, with the right reading. */
const ROWS: readonly Row[] = [
  [
    "a quality after '~ or another' is of the other only",
    "Whenever Zap or another creature you control with power 4 or greater enters, scry 2.",
    {
      when: {
        object: either(
          { is: "self" },
          both({ is: "other" }, CREATURE, YOURS, { is: "power", op: ">=", than: 4 }),
        ),
      },
    },
  ],
  [
    "'you control' at the end covers the whole list",
    "Artifacts and enchantments you control have shroud.",
    { effects: [{ what: { filter: both(either(typeOf("artifact"), typeOf("enchantment")), YOURS) } }] },
  ],
  [
    "so does 'an opponent controls'",
    "Exile target creature or planeswalker an opponent controls.",
    {
      targets: [
        {
          filter: both(either(CREATURE, typeOf("planeswalker")), {
            is: "controlledBy",
            player: { who: "opponents" },
          }),
        },
      ],
    },
  ],
  [
    "adjectives in a row are all asked for",
    "Destroy target nonartifact, nonblack creature.",
    { targets: [{ filter: both(not(typeOf("artifact")), not({ is: "color", color: "B" }), CREATURE) }] },
  ],
  [
    "adjectives that are said again belong to one alternative each",
    "Destroy target noncreature artifact or noncreature enchantment.",
    {
      targets: [
        {
          filter: either(both(not(CREATURE), typeOf("artifact")), both(not(CREATURE), typeOf("enchantment"))),
        },
      ],
    },
  ],
  [
    "'or' between adjectives joins the adjectives only",
    "Destroy target attacking or blocking creature with flying.",
    {
      targets: [
        {
          filter: both(either({ is: "attacking" }, { is: "blocking" }), CREATURE, {
            is: "keyword",
            keyword: "flying",
          }),
        },
      ],
    },
  ],
  [
    "a quality of the creatures is none of the players",
    "Zap deals 2 damage to each creature without flying and each player.",
    {
      effect: {
        to: {
          sel: "union",
          of: [
            { sel: "all", filter: both(CREATURE, not({ is: "keyword", keyword: "flying" })) },
            { sel: "players", of: { who: "players" } },
          ],
        },
      },
    },
  ],
  [
    "'and/or' counts an object that is both once",
    "You gain 1 life for each black and/or red creature you control.",
    {
      effect: {
        amount: {
          n: "count",
          filter: both(either({ is: "color", color: "B" }, { is: "color", color: "R" }), CREATURE, YOURS),
        },
      },
    },
  ],
  [
    "'enchanted' is no quality of the second noun, which is said again",
    "Whenever an enchanted creature or enchantment creature you control attacks, draw a card.",
    {
      when: {
        creature: both(
          either(
            both({ is: "hasAttached", filter: subtype("Aura") }, CREATURE),
            both(typeOf("enchantment"), CREATURE),
          ),
          YOURS,
        ),
      },
    },
  ],
  [
    "'with' covers both types",
    "Search your library for an instant or sorcery card with mana value 2 or less, reveal it, put it into your hand, then shuffle.",
    {
      effect: {
        do: "search",
        filter: both(either(typeOf("instant"), typeOf("sorcery")), { is: "manaValue", op: "<=", than: 2 }),
        shuffle: true,
        reveal: true,
      },
    },
  ],
  [
    "'with a counter on it' is of the creature",
    "Each creature you control with a +1/+1 counter on it has trample.",
    {
      effects: [
        { what: { filter: both(CREATURE, YOURS, { is: "counters", kind: "+1/+1", op: ">=", than: 1 }) } },
      ],
    },
  ],
  [
    "each 'target' is a slot of its own",
    "Destroy up to one target artifact and up to one target land.",
    {
      targets: [
        { filter: typeOf("artifact"), min: 0, max: 1 },
        { filter: typeOf("land"), min: 0, max: 1 },
      ],
    },
  ],
  [
    "'another target' differs from the first",
    "Target creature deals damage equal to its power to another target creature.",
    {
      effect: { amount: { n: "power", of: { sel: "target", slot: 0 } }, source: { sel: "target", slot: 0 } },
      targets: [{ filter: CREATURE }, { filter: CREATURE, otherThan: [0] }],
    },
  ],
  [
    "what is divided is divided on announcement",
    "Zap deals 3 damage divided as you choose among one, two, or three targets.",
    { effect: { divided: true }, targets: [{ min: 1, max: 3, divide: 3 }] },
  ],
  [
    "'of their choice' is each player's choice",
    "Each opponent sacrifices a creature of their choice.",
    { effect: { do: "sacrifice", filter: CREATURE, player: { who: "opponents" } } },
  ],
  [
    "the controller of what was destroyed is its last one",
    "Destroy target creature. Its controller loses 2 life.",
    { effect: { of: [{}, { player: { who: "controllerOf", of: { sel: "target", slot: 0 } } }] } },
  ],
  [
    "'it' is the subject of the trigger, here the object itself",
    "Whenever Zap attacks, it deals 2 damage to target creature.",
    { effect: { source: SELF, to: { sel: "target", slot: 0 } } },
  ],
  [
    "'it' is the subject of the trigger, here another",
    "Whenever another creature you control attacks, it gets +1/+0 until end of turn.",
    { effect: { what: bound("it") } },
  ],
  [
    "'it' is what became the target, of several that could",
    "Whenever Zap or another creature you control becomes the target of a spell, it phases out.",
    { effect: { what: bound("other") } },
  ],
  [
    "'it' is what was named last",
    "Whenever you cast a creature spell, put a +1/+1 counter on Zap, then it deals damage equal to its power to target opponent.",
    { effect: { of: [{ on: SELF }, { source: SELF, amount: { n: "power", of: SELF } }] } },
  ],
  [
    "nothing deals damage to itself by 'it'",
    "Whenever a creature attacks, Zap deals 1 damage to it.",
    { effect: { source: SELF, to: bound("it") } },
  ],
  [
    "nothing is attached to itself by 'it'",
    "Whenever a creature you control enters, you may attach Zap to it.",
    { effect: { effect: { what: SELF, to: bound("it") } } },
  ],
  [
    "'it' is the exiled card, no more the permanent",
    "Exile Zap, then return it to the battlefield under its owner's control.",
    { effect: { of: [{ what: SELF, bind: "moved" }, { what: bound("moved") }] } },
  ],
  [
    "'it' is the enchanted permanent of the condition",
    "As long as enchanted permanent is a creature, it has flying.",
    { condition: { of: HOST }, effects: [{ what: HOST }] },
  ],
  [
    "'it' is the equipped creature",
    "Equipped creature gets +1/+0 for each Equipment attached to it.",
    {
      effects: [
        {
          what: HOST,
          changes: [
            {
              power: {
                filter: both(subtype("Equipment"), { is: "attachedTo", filter: { is: "among", of: HOST } }),
              },
            },
          ],
        },
      ],
    },
  ],
  [
    "'it' is the hand that was revealed",
    "Target opponent reveals their hand. You choose a nonland card from it. That player discards that card.",
    { effect: { of: [{ bind: "revealed" }, { what: { from: bound("revealed") } }, { cause: "discard" }] } },
  ],
  [
    "'it' is the manifested card",
    "Manifest the top card of your library, then put a +1/+1 counter on it.",
    { effect: { of: [{ do: "manifest", bind: "manifested" }, { on: bound("manifested") }] } },
  ],
  [
    "who is asked about may be another than the object itself",
    "Whenever a creature you control enters, if you cast it, draw a card.",
    { condition: { if: "wasCast", of: bound("it"), by: { who: "you" } } },
  ],
  [
    "'that creature' is what was called a creature",
    "Whenever an Archer you control deals damage to a creature, that Archer deals that much damage to that creature's controller.",
    { effect: { source: bound("source"), to: { of: { who: "controllerOf", of: bound("it") } } } },
  ],
  [
    "what was dealt damage by this object this turn",
    "Whenever a creature dealt damage by Zap this turn dies, draw a card.",
    { when: { object: both(CREATURE, { is: "thisTurn", event: { on: "damage", source: { is: "self" } } }) } },
  ],
  [
    "'until ~ leaves' links the two moves",
    "When Zap enters, exile target permanent until Zap leaves the battlefield.",
    { effect: { do: "exileUntil" } },
  ],
  [
    "'this way' counts what happened",
    "Each player discards their hand. You draw a card for each card discarded this way.",
    { effect: { of: [{ bind: "discarded" }, { count: { n: "bound", name: "discarded" } }] } },
  ],
  [
    "one choice covers both deeds, and 'if you do' asks for both",
    "When Zap enters, you may discard a card and lose 2 life. If you do, draw two cards.",
    {
      effect: {
        do: "may",
        effect: { do: "sequence", of: [{ do: "discard" }, { do: "loseLife" }] },
        then: { do: "draw" },
      },
    },
  ],
  [
    "'may' covers the search to its end",
    "When Zap enters, you may search your library for a basic land card, reveal it, put it into your hand, then shuffle.",
    { effect: { do: "may", effect: { do: "search", shuffle: true, reveal: true, to: "hand" } } },
  ],
  [
    "'when you do' chooses its target afterwards",
    "When Zap enters, you may sacrifice another creature. When you do, Zap deals 3 damage to any target.",
    { effect: { do: "may", then: { do: "reflexive", targets: [{}] } } },
  ],
  [
    "'if' after the event is tested twice",
    "When Zap enters, if you control an artifact, draw a card.",
    { condition: { if: "exists" }, effect: { do: "draw" } },
  ],
  [
    "'if' in a sentence of its own is tested on resolution only",
    "When Zap enters, draw a card. If you control an artifact, you gain 2 life.",
    { effect: { of: [{ do: "draw" }, { do: "if", then: { do: "gainLife" } }] } },
  ],
  [
    "'instead' takes the place of the instruction before it",
    "Target creature gets -1/-1 until end of turn. If a creature died this turn, that creature gets -5/-5 until end of turn instead.",
    { effect: { do: "if", then: { changes: [{ power: -5 }] }, else: { changes: [{ power: -1 }] } } },
  ],
  [
    "the condition of 'instead' speaks of nothing that did not happen",
    "Return target creature to its owner's hand. If that creature is attacking, you may put it on top of its owner's library instead.",
    { effect: { do: "if", condition: { of: { sel: "target", slot: 0 } } } },
  ],
  [
    "a replacement for the turn is any creature's",
    "If a creature would die this turn, exile it instead.",
    { effect: { do: "rule", effects: [{ event: { object: CREATURE } }], duration: "endOfTurn" } },
  ],
  [
    "one duration covers both halves",
    "Target creature gets +2/+1 and gains first strike until end of turn.",
    {
      effect: { changes: [{ power: 2 }, { abilities: [{ keyword: "firstStrike" }] }], duration: "endOfTurn" },
    },
  ],
  [
    "a quoted ability is one of the list",
    'Equipped creature gets +1/+1 and has vigilance and "{T}: Draw a card."',
    {
      effects: [
        { changes: [{ power: 1 }, { abilities: [{ keyword: "vigilance" }, { ability: "activated" }] }] },
      ],
    },
  ],
  [
    "'one or more' is one event",
    "Whenever one or more creatures you control deal combat damage to a player, draw a card.",
    { when: { batch: true, combat: true } },
  ],
  [
    "'during each of your turns' is in your turns only",
    "Once during each of your turns, you may cast a creature spell from your graveyard.",
    {
      condition: { if: "turnOf", player: { who: "you" } },
      effects: [{ static: "playFrom", zone: "graveyard", oncePerTurn: true }],
    },
  ],
]

/** What the language cannot say, or only to say something else, is not understood. */
const REFUSED: readonly string[] = [
  "Destroy target legendary creature or an artifact.",
  "Turn it face up. If a creature is red, draw a card unless they pay {1}.",
  "Enchanted permanent is red. It frobnicates.",
  "Whenever a creature you control with a counter on it dies, exile that many cards from the top of your library.",
  "Each player chooses a creature they control. Destroy the rest.",
  "Destroy all other creatures.",
]

describe("constructions that are easily read wrongly", () => {
  it.each(ROWS)("%s", (_construction, text, shape) => {
    expect(read(text)).toMatchObject([shape])
  })

  it.each(REFUSED)("refused: %s", (text) => {
    expect(read(text)).toBe("refused")
  })
})
