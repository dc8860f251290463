import { expect, it } from "vitest"
import { compileCard } from "../../card.ts"
import { printFace } from "../../print.ts"
import { wordings } from "../../testing/wordings.ts"

wordings("choices and of several things at once", [
  [
    "608.2d: one of several keywords",
    "Target creature gets +1/+1 and gains your choice of deathtouch or lifelink until end of turn.",
    { effect: { do: "chooseOne", of: [{ label: "deathtouch" }, { label: "lifelink" }] } },
  ],
  [
    "111.2: several kinds of tokens",
    "Create a 1/1 green Squirrel creature token and two Food tokens.",
    { effect: { of: [{ do: "createToken" }, { do: "createToken", count: 2 }] } },
  ],
  [
    "701.38a: votes for words",
    "Starting with you, each player votes for time or money. If time gets more votes, draw a card. For each money vote, you gain 1 life.",
    {
      effect: {
        of: [
          { do: "vote", options: [{ label: "time" }, { label: "money" }] },
          { condition: { left: { name: "vote:time:lead" }, op: ">", right: 0 } },
          { do: "repeat", times: { name: "vote:money" } },
        ],
      },
    },
  ],
  [
    "701.38a: votes for permanents",
    "Starting with you, each player votes for a nonland permanent you don't control. Exile each permanent with the most votes or tied for most votes.",
    { effect: { of: [{ do: "vote" }, { do: "move", what: { name: "vote" } }] } },
  ],
  [
    "701.55d: each faces it, and is meant by that player",
    "Each opponent faces a villainous choice — That player discards a card, or you draw a card.",
    { effect: { do: "forEachPlayer", effect: { do: "chooseOne", of: [{ effect: { player: {} } }, {}] } } },
  ],
  [
    "radiance: others than the target",
    "Target creature and each other creature that shares a color with it gain haste until end of turn.",
    {
      effect: {
        what: {
          of: [{ slot: 0 }, { filter: { of: [{ is: "other", than: { sel: "target", slot: 0 } }, {}] } }],
        },
      },
    },
  ],
  [
    "each of two kinds",
    "Destroy each artifact and creature with mana value 3 or less.",
    { effect: { what: { filter: { of: [{ is: "or" }, { is: "manaValue" }] } } } },
  ],
])

wordings("targets and what is told of them later", [
  [
    "702.142a: a target of what is printed behind the keyword",
    "Boast — {1}: Target opponent loses 1 life.",
    { abilities: [{ targets: [{ players: { who: "opponents" } }] }] },
  ],
  [
    "508.1g, 603.12: a target chosen as it was exerted",
    "You may exert Zap as it attacks. When you do, it deals 4 damage to target creature.",
    { effects: [{ then: { effect: { source: { sel: "self" } }, targets: [{}] } }] },
  ],
  [
    "107.3: how many targets, told at the end",
    "When Zap enters, up to X target creatures gain flying until end of turn, where X is the number of times Zap was kicked.",
    { targets: [{ min: 0, max: { n: "timesKicked" } }] },
  ],
  [
    "107.3: what a target is compared with, told at the end",
    "Counter target spell with mana value X or less, where X is the number of Faeries you control.",
    { targets: [{ filter: { of: [{}, { is: "manaValue", than: { n: "count" } }] } }] },
  ],
  [
    "603.7: a target of each time it triggers",
    "Whenever you cast a spell this turn, put a +1/+1 counter on target creature you control.",
    { effect: { do: "delayed", targets: [{}] } },
  ],
  [
    "306.7: a planeswalker's controller",
    "Zap deals 3 damage to target player or planeswalker. That player or that planeswalker's controller discards two cards.",
    { effect: { of: [{}, { do: "discard", player: { who: "target", slot: 0 } }] } },
  ],
  [
    "702.95b: the other of the pair",
    "Target creature gets +2/+2 until end of turn. If it's paired with a creature, that creature also gets +2/+2 until end of turn.",
    { effect: { of: [{}, { then: { what: { sel: "pairedWith" } } }] } },
  ],
])

wordings("what permanents and players are by a static ability", [
  [
    "701.15b: goaded",
    "Enchanted creature gets +2/+2 and is goaded.",
    { effects: [{}, { static: "goaded", creature: { sel: "attachedTo" } }] },
  ],
  [
    "702.16n: an Aura that its own effect spares",
    "Enchanted creature has protection from white. This effect doesn't remove Zap.",
    { effects: [{ changes: [{ abilities: [{ sparing: "self" }] }] }] },
  ],
  [
    "402.2: fewer cards may be held",
    "Each opponent's maximum hand size is reduced by seven.",
    { effects: [{ static: "handSize", who: { who: "opponents" }, plus: -7 }] },
  ],
  [
    "702.138c: an escaped permanent",
    "Zap escapes with two +1/+1 counters on it.",
    { effects: [{ static: "enters", condition: { cost: "escape" }, counters: [{ count: 2 }] }] },
  ],
  [
    "601.3b: a condition of casting at another time",
    "If you control a creature with power 4 or greater, you may cast Zap as though it had flash.",
    { condition: { if: "exists" }, effects: [{ static: "flash" }] },
  ],
  [
    "205.1b: what it is behind other changes",
    "Enchanted creature loses all abilities and is a blue Fish with base power and toughness 0/1.",
    { effects: [{ changes: [{}, { change: "setSubtypes" }, { change: "setColors" }, { change: "setPT" }] }] },
  ],
  [
    "707.9a: a copy that keeps the ability",
    "{2}, {T}: Zap becomes a copy of target land, except it has this ability.",
    { effect: { do: "becomeCopy", except: [{ change: "thisAbility" }] } },
  ],
  [
    "701.67a: a waterbend cost",
    "Waterbend {3}, {T}: Tap target creature.",
    { cost: [{ pay: "waterbend", mana: "{3}" }, { pay: "tap" }] },
  ],
  [
    "700.14: mana spent on spells",
    "Whenever you expend 4, draw a card.",
    { when: { on: "expends", amount: 4 } },
  ],
  [
    "709.5i: a Room that is unlocked fully",
    "Whenever an enchantment you control enters and whenever you fully unlock a Room, draw a card.",
    { when: { of: [{}, { on: "unlocked", fully: true }] } },
  ],
  [
    "406.3: who looked may go on looking",
    "{T}: Look at the top card of your library, then exile it face down.",
    { effect: { of: [{}, { faceDown: true, lookers: { who: "you" } }] } },
  ],
])

it("608.2c: a spell's later line speaks of what the first one does, and is printed on its own", () => {
  const { definition, missing } = compileCard({
    name: "Zap",
    layout: "normal",
    type_line: "Instant",
    oracle_text:
      "Zap deals 2 damage to target creature.\nMorbid — Zap deals 5 damage instead if a creature died this turn.",
  })
  expect(missing).toEqual([])
  expect(definition.faces[0].abilities).toMatchObject([
    {
      effect: { do: "if", then: { amount: 5 }, else: { amount: 2 } },
      lines: [{ sentences: 1, word: "morbid" }],
    },
  ])
  expect(printFace(definition.faces[0])[0].split("\n")).toEqual([
    "Zap deals 2 damage to target creature.",
    "Morbid — If a creature died this turn, it deals 5 damage instead.",
  ])
})

wordings("conditions, costs and processes", [
  [
    "702.139a: what a companion asks of the deck",
    "Companion — Each permanent card in your starting deck has an activated ability.",
    { keyword: "companion", filter: { of: [{ is: "not" }, { is: "hasAbility" }] } },
  ],
  [
    "608.2c: a process that may be done again",
    "Zap deals 1 damage to you. Draw a card. You may repeat this process any number of times.",
    { effect: { do: "repeat", may: true, effect: { do: "sequence" } } },
  ],
  [
    "611.2c: what it is from now on",
    "When Zap dies, return it to the battlefield under its owner's control. It's an enchantment.",
    { effect: { of: [{}, { changes: [{ change: "setTypes" }], duration: "permanent" }] } },
  ],
  [
    "614.1d: a condition before how it enters",
    "If you control two or more other lands, Zap enters tapped.",
    { effects: [{ static: "enters", tapped: true, condition: { atLeast: 2 } }] },
  ],
  [
    "118.12: each of several pays or not",
    "When Zap enters, each opponent sacrifices a permanent of their choice unless they pay {3}.",
    { effect: { do: "forEachPlayer", effect: { do: "unless", player: { name: "player" } } } },
  ],
  [
    "those players' creatures",
    "When Zap enters, it deals 1 damage to each opponent and each creature they control.",
    { effect: { to: { of: [{}, { filter: { of: [{}, { player: { who: "opponents" } }] } }] } } },
  ],
  [
    "that creature is the enchanted one",
    "At the beginning of the upkeep of enchanted creature's controller, put a -0/-1 counter on that creature.",
    { effect: { on: { sel: "attachedTo" } } },
  ],
  [
    "702.62b: permanents and suspended cards",
    "Remove two time counters from target permanent or suspended card.",
    { targets: [{ zone: ["battlefield", "exile"], filter: { is: "or" } }] },
  ],
  [
    "615.5: that creature was to be dealt the damage",
    "If Zap would deal combat damage to a creature, prevent that damage and that creature's owner shuffles it into their library.",
    { effects: [{ static: "prevent", then: { what: { name: "it" }, to: "library" } }] },
  ],
  [
    "111.4: a token with a name of its own",
    "Create Hob, a legendary 4/4 black Demon creature token with flying.",
    { effect: { token: { face: { name: "Hob", supertypes: ["legendary"] } } } },
  ],
])
