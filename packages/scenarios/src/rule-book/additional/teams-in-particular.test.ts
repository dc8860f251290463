import { describe } from "vitest"
import { bear, giant, ox } from "../testing/cards.ts"
import { theEnchantment } from "../testing/definitions.ts"
import { doing } from "../testing/doing.ts"
import { never } from "../testing/moments.ts"
import {
  A,
  artifact,
  at,
  attack,
  B,
  block,
  C,
  cast,
  controlledBy,
  creature,
  enchantment,
  hand,
  inGraveyard,
  instant,
  life,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const D = { player: "D" } as const

describe("players who have left (800.4)", () => {
  const three = { c: {}, format: "freeForAll", turnOrder: ["A", "B", "C"] } as const
  const gone = at({ player: "A" }, { turn: 1, step: "precombatMain", player: "A", do: "concede" } as const)
  shows("800.4f: who has left pays nothing, and isn't asked", {
    ...three,
    a: { hand: [instant("Word", "You gain 3 life.")] },
    b: {
      on: [
        enchantment(
          "Study",
          "Whenever an opponent casts a spell, you may draw a card unless that player pays {0}.",
        ),
      ],
    },
    choices: { B: [true] },
    script: [cast("Word"), gone],
    then: [hand("B", 1)],
  })
  shows("800.4i: what they last had counts, and what they did can be found", {
    ...three,
    a: { hand: [instant("Word", "You gain 3 life."), bear, bear], life: 13 },
    b: {
      on: [
        enchantment(
          "Mirror",
          "Whenever an opponent casts a spell, you gain life equal to that player's life total.",
        ),
        enchantment(
          "Count",
          "Whenever an opponent casts a spell, you gain life equal to the number of cards in that player's hand.",
        ),
      ],
    },
    choices: { B: [true] },
    script: [cast("Word"), gone],
    then: [life("B", 20 + 13 + 3)],
  })
})

describe("what attackers and teams may do (802, 805, 810)", () => {
  const three = { c: {}, format: "freeForAll", turnOrder: ["A", "B", "C"] } as const
  const moat = theEnchantment("Toll", [
    { ability: "static", effects: [{ static: "attackLimit", count: 2, whom: { who: "you" } }] },
  ])
  shows(
    "802.3a: what forbids attacking one player is asked of those who attack them, all else of the whole attack",
    {
      ...three,
      a: { on: [creature("Shy", "2/2", "This creature can't attack alone."), ox] },
      b: { on: [moat] },
      script: [attack("Shy", B), attack("Grey Ox", C)],
      then: [life("B", 18), life("C", 18)],
    },
    {
      ...three,
      a: { on: [bear, ox, giant, creature("Shy", "2/2", "This creature can't attack alone.")] },
      b: { on: [moat] },
      script: [
        attack("Old Bear", B),
        attack("Grey Ox", B),
        at(never, attack("Shy", B)),
        attack("Big Giant", C),
      ],
      then: [life("B", 16), life("C", 15)],
    },
  )
  shows("802.3b: a band doesn't attack different players", {
    ...three,
    a: { on: [creature("Herder", "1/1", "Banding"), bear] },
    b: { on: [giant] },
    script: [attack("Herder", B), attack("Old Bear", C), block("Big Giant", "Herder")],
    choices: { A: ["Old Bear"] },
    then: [life("C", 18)],
  })
  const heads = {
    a: {},
    b: {},
    c: {},
    d: {},
    format: "twoHeadedGiant",
    turnOrder: ["A", "B", "C", "D"],
  } as const
  shows("805.9: 'the active player' is one of them, whom the controller chooses", {
    ...heads,
    d: { hand: [instant("Word", "The active player draws a card.")] },
    choices: { D: [B] },
    script: [at({ player: "D" }, cast("Word"))],
    then: [hand("A", 0), hand("B", 1)],
  })
  shows("810.9b: together they pay no more life than the team has", {
    ...heads,
    ...doing("Each opponent sacrifices a creature unless they pay 20 life."),
    c: { on: [bear] },
    d: { on: [ox] },
    choices: { C: [true] },
    then: [life("C", 10), there("C", "Old Bear"), there("D", "Grey Ox", 0)],
  })
  shows("810.9f: where life totals are redistributed at most one member of a team takes part", {
    ...heads,
    a: { hand: [sorcery("Sands", "Redistribute any number of players' life totals.")] },
    c: { life: 10 },
    d: { life: 10 },
    choices: { A: [A, { illegal: B }, C, { stop: true }, C] },
    script: [cast("Sands"), wait],
    then: [life("A", 10), life("B", 10), life("C", 30), life("D", 30)],
  })
  shows("805.10c: 'the attacking player' is one of them, whom the controller chooses", {
    ...heads,
    a: { on: [bear] },
    d: {
      on: [
        artifact(
          "Ball",
          "Whenever you're dealt combat damage, the attacking player gains control of this artifact and untaps it.",
        ),
      ],
    },
    choices: { A: [D], D: [B] },
    script: [attack("Old Bear", D)],
    then: [controlledBy("Ball", "B")],
  })
  shows("805.10c: of what a blocking creature has, it is who controls what it blocks", {
    ...heads,
    a: { on: [bear], hand: [giant] },
    b: { on: [ox], hand: [giant] },
    d: {
      on: [creature("Guard", "0/5", "Whenever this creature blocks, the attacking player discards a card.")],
    },
    choices: { D: [{ illegal: A }] },
    script: [attack("Old Bear", D), attack("Grey Ox", D), at({ player: "C" }, block("Guard", "Grey Ox"))],
    then: [hand("A", 1), hand("B", 0)],
  })
  shows("702.14c, 805.10e: landwalk asks the player attacked, whoever of the team blocks", {
    ...heads,
    a: { on: [creature("Wader", "2/2", "Islandwalk"), creature("Wetfoot", "2/2", "Islandwalk")] },
    c: { on: ["Island", bear] },
    d: { on: [ox] },
    script: [
      attack("Wader", C),
      attack("Wetfoot", D),
      at({ player: "D", ...never }, block("Grey Ox", "Wader")),
      at({ player: "C" }, block("Old Bear", "Wetfoot")),
    ],
    then: [life("C", 28), inGraveyard("C", "Old Bear")],
  })
  shows("805.4, 506.1: a step of a shared turn begins once, so its first combat phase is the first", {
    ...heads,
    a: {
      on: [
        bear,
        enchantment(
          "Fury",
          "Whenever you attack, if it's the first combat phase of the turn, you gain 1 life.",
        ),
      ],
    },
    script: [attack("Old Bear", D)],
    then: [life("A", 31)],
  })
  shows("805.4: what begins 'each end step' triggers once in a step of a shared turn", {
    ...heads,
    a: { on: [enchantment("Dusk", "At the beginning of each end step, you gain 1 life.")] },
    stopAt: { turn: 2, step: "upkeep" },
    then: [life("A", 31)],
  })
  shows("810.9h: where one of a team can't lose life, none can lose or pay any", {
    ...heads,
    a: {
      on: [enchantment("Rest", "Your life total can't change.")],
      hand: [sorcery("Deed", "Each player loses 3 life.")],
    },
    b: { hand: [instant("Dear", "As an additional cost to cast this spell, pay 2 life.\nDraw a card.")] },
    script: [cast("Deed"), wait, at({ player: "B", illegal: true }, cast("Dear"))],
    then: [life("A", 30), life("B", 30), life("C", 24)],
  })
  shows("810.10d: the team's counters are among a player's kinds, and the player is poisoned", {
    ...heads,
    a: {
      hand: [
        sorcery("Deed", "Target player gets a poison counter."),
        sorcery("Check", "If an opponent is poisoned, you gain 1 life."),
        sorcery("More", "Proliferate."),
      ],
    },
    choices: { A: [D, { stop: true }] },
    script: [cast("Deed", C), wait, cast("Check"), wait, cast("More"), wait],
    then: [{ check: "playerCounters", player: "C", counter: "poison", is: 2 }, life("A", 31)],
  })
})
