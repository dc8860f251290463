import type { CardDefinition } from "@apnap/engine"
import { describe } from "vitest"
import { bear, blink, kill, ox } from "../testing/cards.ts"
import {
  act,
  artifact,
  at,
  attack,
  B,
  cast,
  creature,
  enchantment,
  hand,
  inGraveyard,
  inHand,
  instant,
  life,
  now,
  size,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("triggered abilities (603)", () => {
  const ward = (text: string) => enchantment("Ward", text)
  shows("603.2: it triggers each time its event happens", {
    a: { on: [ward("Whenever a creature enters, you gain 1 life.")], hand: [bear, ox] },
    script: [cast("Old Bear"), wait, cast("Grey Ox"), wait],
    then: [life("A", 22)],
  })
  shows("603.2c: once for each of several at once", {
    a: {
      on: [ward("Whenever a creature dies, you gain 1 life."), bear, ox],
      hand: [sorcery("Wrath", "Destroy all creatures.")],
    },
    script: [cast("Wrath"), wait],
    then: [life("A", 22)],
  })
  shows("603.2c: 'one or more' once for all", {
    a: {
      on: [ward("Whenever one or more creatures die, you gain 1 life."), bear, ox],
      hand: [sorcery("Wrath", "Destroy all creatures.")],
    },
    script: [cast("Wrath"), wait],
    then: [life("A", 21)],
  })
  shows("603.2e: 'becomes tapped' not where it was tapped", {
    a: {
      on: [
        ward("Whenever a creature becomes tapped, you gain 1 life."),
        bear,
        artifact("Rope", "{0}: Tap target creature."),
      ],
    },
    script: [act("Rope", "{0}", "Old Bear"), wait, act("Rope", "{0}", "Old Bear"), wait],
    then: [life("A", 21)],
  })
  shows("603.3b: of triggers at once the active player's go on the stack first", {
    a: { on: [ward("At the beginning of each end step, each player loses half their life, rounded up.")] },
    b: { on: [enchantment("Well", "At the beginning of each end step, each player gains 2 life.")] },
    then: [life("A", 11)],
  })
  shows(
    "603.4: an 'if' is asked as it triggers and as it resolves",
    {
      a: { on: [ward("At the beginning of your end step, if you control a creature, you gain 5 life.")] },
      then: [life("A", 20)],
    },
    {
      a: {
        on: [ward("At the beginning of your end step, if you control a creature, you gain 5 life."), bear],
        hand: [kill],
      },
      script: [{ ...at({ step: "end" }, cast("Kill", "Old Bear")) }],
      then: [life("A", 20)],
    },
  )
  shows("603.5: 'you may' is chosen as it resolves", {
    a: { on: [ward("At the beginning of your end step, you may draw a card.")] },
    choices: { A: [false] },
    stopAt: { turn: 2, step: "upkeep" },
    then: [hand("A", 0)],
  })
  shows("603.6a: what enters sees itself enter", {
    a: { hand: [creature("Self", "1/1", "Whenever a creature enters, you gain 1 life.")] },
    script: [cast("Self"), wait],
    then: [life("A", 21)],
  })
  shows("603.6c, 603.10a: what leaves sees itself leave, and those that leave with it", {
    a: {
      on: [creature("Last", "1/1", "Whenever a creature dies, you gain 1 life."), bear],
      hand: [sorcery("Wrath", "Destroy all creatures.")],
    },
    script: [cast("Wrath"), wait],
    then: [life("A", 22)],
  })
  shows("603.6d: 'enters with' is no trigger", {
    a: { hand: [creature("Grown", "0/0", "This creature enters with two +1/+1 counters on it.")] },
    script: [cast("Grown"), { ...wait }],
    then: [size("Grown", 2, 2)],
  })
  shows("603.7a, 603.7b: a delayed ability waits, and triggers once", {
    a: { hand: [sorcery("Later", "At the beginning of the next end step, you gain 3 life.")] },
    script: [cast("Later"), wait, now(life("A", 20))],
    stopAt: { turn: 3, step: "upkeep" },
    then: [life("A", 23)],
  })
  shows("603.7c: it affects the object that it means, not a new one", {
    a: {
      on: [bear],
      hand: [
        sorcery("Doom", "Sacrifice target creature you control at the beginning of the next end step."),
        blink,
      ],
    },
    script: [cast("Doom", "Old Bear"), wait, cast("Blink", "Old Bear"), wait],
    stopAt: { turn: 2, step: "upkeep" },
    then: [there("A", "Old Bear")],
  })
  shows("603.8: a state is waited for until it is so", {
    a: {
      on: [creature("Lonely", "1/1", "When you control no other creatures, sacrifice this creature."), bear],
      hand: [kill],
    },
    script: [now(there("A", "Lonely")), cast("Kill", "Old Bear"), wait],
    then: [inGraveyard("A", "Lonely")],
  })
  const rend = instant("Rend", "Draw a card at the beginning of the next turn's upkeep.")
  const haze = enchantment(
    "Haze",
    "At the beginning of each player's first upkeep each turn, that player gets an additional upkeep step after this step.",
  )
  shows(
    "603.7: 'the next turn's upkeep' is none of this turn, even if it has another (Soul Rend, Paradox Haze)",
    {
      a: { on: [haze], hand: [rend], library: [[5, bear]] },
      b: { library: [[5, bear]] },
      script: [at({ step: "upkeep" }, cast("Rend")), now(hand("A", 0))],
      checkpoints: [{ stopAt: { turn: 1, step: "end" }, expect: [hand("A", 0)] }],
      stopAt: { turn: 2, step: "draw" },
      then: [hand("A", 1)],
    },
  )
  const dragon = (name: string) => creature(name, "2/2", "", "Dragon")
  const hits = "Whenever one or more Dragons you control deal combat damage to a player or battle, you"
  shows("603.2c: 'those' of one or more are all of them", {
    a: {
      on: [
        dragon("First"),
        dragon("Second"),
        enchantment("Nest", `${hits} may return one of those Dragons to its owner's hand.`),
      ],
    },
    script: [attack("First"), attack("Second")],
    choices: { A: [true, "Second"] },
    then: [inHand("A", "Second"), there("A", "First")],
  })
  const siege = (name: string): CardDefinition => ({
    name,
    layout: "normal",
    faces: [{ name, types: ["battle"], subtypes: ["Siege"], cost: "{0}", defense: 4 }],
  })
  shows("603.2c: it triggers once for each battle and for each player that the damage is dealt to", {
    a: {
      on: [
        ...["First", "Second", "Third", "Fourth"].map(dragon),
        siege("Here"),
        siege("There"),
        enchantment("Nest", `${hits} gain 1 life.`),
      ],
    },
    script: [attack("First"), attack("Fourth"), attack("Second", "Here"), attack("Third", "There")],
    then: [life("A", 23), life("B", 16)],
  })
  shows("603.12: a reflexive ability triggers on what the resolution did", {
    a: {
      on: [bear],
      hand: [sorcery("Pact", "You may sacrifice a creature. When you do, target opponent loses 3 life.")],
    },
    script: [cast("Pact"), wait],
    choices: { A: [true, "Old Bear"] },
    targets: { A: [B] },
    then: [life("B", 17)],
  })
})
