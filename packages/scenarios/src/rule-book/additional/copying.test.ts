import type { Ability } from "@apnap/engine"
import { describe } from "vitest"
import { bear, clone, giant, kill, ox } from "../testing/cards.ts"
import {
  activated,
  bound,
  gains,
  inOrder,
  keyword,
  target,
  theCreature,
  theInstant,
  theSorcery,
  you,
} from "../testing/definitions.ts"
import { faces } from "../testing/faces.ts"
import {
  act,
  attack,
  aura,
  card,
  cast,
  castBy,
  counters,
  creature,
  inGraveyard,
  instant,
  life,
  now,
  size,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const cloneIt = sorcery("Clone It", "Create a token that's a copy of target creature you control.")
const second = (name: string) => ({ card: name, nth: 2 })

describe("copying (707)", () => {
  shows("707.2a: a copy has the abilities of the original once", {
    a: {
      on: [creature("Tapper", "1/1", "When this creature dies, you gain 1 life.")],
      hand: [cloneIt, kill],
    },
    script: [cast("Clone It", "Tapper"), wait, cast("Kill", second("Tapper")), wait],
    then: [life("A", 21)],
  })
  shows("707.2b: a copy stays what it is when the original becomes something else", {
    a: {
      on: [bear, ox],
      hand: [cloneIt, instant("Mimic", "Target creature becomes a copy of another target creature.")],
    },
    script: [
      cast("Clone It", "Old Bear"),
      wait,
      cast("Mimic", { card: "Old Bear", copy: false }, "Grey Ox"),
      wait,
    ],
    then: [there("A", "Old Bear", 1), there("A", "Grey Ox", 2)],
  })
  const automaton = creature(
    "Automaton",
    "2/2",
    "As this creature enters, choose a creature type.\nThis creature is the chosen type in addition to its other types.",
    "Construct",
  )
  const alteration = aura(
    "Alteration",
    "Enchant creature\nAs this Aura enters, choose a creature.\nEnchanted creature is a copy of the chosen creature.",
  )
  const mimic = instant("Mimic", "Target creature becomes a copy of another target creature.")
  shows(
    "707.2c: what a static ability copies is settled when it first applies",
    {
      a: { on: [bear, ox, giant], hand: [alteration, mimic, kill] },
      script: [
        cast("Alteration", "Old Bear"),
        wait,
        now(there("A", "Grey Ox", 2)),
        cast("Mimic", { card: "Grey Ox", nth: 2 }, "Big Giant"),
        wait,
      ],
      choices: { A: ["Grey Ox"] },
      then: [there("A", "Grey Ox", 1), there("A", "Big Giant", 2)],
    },
    {
      a: { on: [bear, ox], hand: [alteration, cloneIt, kill] },
      script: [
        cast("Alteration", "Old Bear"),
        wait,
        cast("Kill", { card: "Grey Ox", nth: 2 }),
        wait,
        cast("Clone It", "Grey Ox"),
        wait,
      ],
      choices: { A: ["Grey Ox"] },
      then: [there("A", "Grey Ox", 2)],
    },
  )
  shows("707.6: choices made for the original are made anew for the copy", {
    a: { hand: [automaton, clone] },
    script: [cast("Automaton"), wait, cast("Clone"), wait],
    choices: { A: ["Elf", true, "Automaton", "Goblin"] },
    then: [
      { check: "subtype", card: { card: "Automaton", nth: 1 }, subtype: "Elf", is: true },
      { check: "subtype", card: { card: "Automaton", nth: 2 }, subtype: "Goblin", is: true },
      { check: "subtype", card: { card: "Automaton", nth: 2 }, subtype: "Elf", is: false },
    ],
  })
  const were = faces(
    "transform",
    creature("Were", "2/2", "{0}: Transform this creature.", "Human", "{2}"),
    creature("Risen", "5/5", "Flying", "Spirit", ""),
  )
  shows("707.8: a copy of a double-faced permanent is of the face that is up", {
    a: { on: [were], hand: [clone] },
    script: [act("Were", "{0}: Transform"), wait, cast("Clone"), wait],
    choices: { A: [true, "Risen"] },
    then: [
      there("A", "Risen", 2),
      { check: "powerToughness", card: { card: "Risen", nth: 2 }, power: 5, toughness: 5 },
    ],
  })
  const sip = theSorcery("Sip", gains(2))
  const nip = theInstant("Nip", gains(1), {}, { cost: "{1}" })
  const scholar = theCreature("Scholar", "5/5", [
    activated(
      inOrder(
        {
          do: "copyCard",
          of: [
            { card: "Nip", definition: nip },
            { card: "Sip", definition: sip },
          ],
          bind: "copy",
        },
        { do: "cast", what: bound("copy"), free: false, optional: true },
      ),
    ),
  ])
  const study = act("Scholar", "{0}")
  shows(
    "707.13: a copy of the card with a chosen name is created outside the game, and cast",
    {
      a: { on: [scholar, "Plains"] },
      script: [study, wait, now(life("A", 21)), study, wait, now(life("A", 23)), study, wait],
      choices: { A: ["Nip", "Nip", "Sip"] },
      then: [life("A", 23), inGraveyard("A", "Nip", 0)],
    },
    {
      a: { on: [scholar] },
      script: [study, wait, now(life("A", 20)), study, wait],
      choices: { A: ["Nip", "Sip"] },
      then: [life("A", 22)],
    },
  )
  const puppet: Ability = {
    ability: "triggered",
    when: { on: "damage", source: { is: "self" }, player: { who: "players" }, combat: true },
    effect: inOrder(
      { do: "copyCard", of: "noted", bind: "copy" },
      { do: "cast", what: bound("copy"), optional: true },
    ),
  }
  const strings = theSorcery(
    "Strings",
    {
      do: "move",
      what: target,
      to: "battlefield",
      faceDown: true,
      notes: true,
      with: [
        { change: "setPT", power: 3, toughness: 3 },
        { change: "addAbilities", abilities: [keyword("haste"), puppet] },
      ],
    },
    { targets: [{ filter: { is: "type", type: "sorcery" }, zone: "graveyard", of: you }] },
  )
  shows("707.14: a copy of a noted card is of that card as it was in the graveyard", {
    a: { hand: [strings], graveyard: [sip] },
    script: [cast("Strings", "Sip"), wait, attack("[no name]")],
    choices: { A: ["Sip"] },
    then: [life("B", 17), life("A", 22), there("A", "[no name]"), inGraveyard("A", "Sip", 0)],
  })
  shows("707.10b: a copy of an ability has the same source", {
    a: {
      on: [
        creature("Pinger", "1/1", "{0}: Put a +1/+1 counter on this creature. Activate only once each turn."),
      ],
      hand: [
        instant(
          "Echo",
          "Copy target activated or triggered ability you control. You may choose new targets for the copy.",
        ),
      ],
    },
    script: [act("Pinger", "{0}: Put"), { ...cast("Echo", "Pinger"), when: { onStack: "{0}: Put" } }, wait],
    then: [counters("Pinger", "+1/+1", 2)],
  })
  shows("707.10g: a copy of a double-faced permanent spell becomes a token that is double-faced", {
    a: {
      on: [[2, "Plains"]],
      hand: [
        were,
        instant("Fork", "Copy target creature spell."),
        instant("Turn", "Transform target creature."),
      ],
    },
    script: [
      cast("Were"),
      { ...cast("Fork", "Were"), when: { onStack: "Cast Were" } },
      wait,
      cast("Turn", { card: "Were", copy: true }),
      wait,
    ],
    then: [there("A", "Risen", 1), there("A", "Were", 1)],
  })
  shows("707.11: an ability that names its source still means it when that has become something else", {
    a: {
      on: [creature("Olivine", "3/3", "{0}: Put a +1/+1 counter on Olivine."), ox],
      hand: [
        instant("Mimic", "Target creature becomes a copy of another target creature until end of turn."),
      ],
    },
    script: [
      act("Olivine", "{0}: Put"),
      { ...cast("Mimic", "Olivine", "Grey Ox"), when: { onStack: "{0}: Put" } },
      wait,
    ],
    then: [there("A", "Grey Ox", 2), counters("Grey Ox", "+1/+1", 1)],
  })
  shows("702.103c: a copy of a bestowed Aura spell is an Aura too", {
    a: {
      on: [bear],
      hand: [
        {
          ...card(
            "Emissary",
            "Enchantment Creature — Nymph",
            "Bestow {0}\nEnchanted creature gets +1/+1.",
            "{5}",
          ),
          power: "1",
          toughness: "1",
        },
        instant(
          "Fork",
          "Copy target creature or enchantment spell. You may choose new targets for the copy.",
        ),
      ],
    },
    script: [
      castBy("Emissary", "bestow", "Old Bear"),
      { ...cast("Fork", "Emissary"), when: { onStack: "Cast Emissary" } },
      wait,
    ],
    then: [size("Old Bear", 4, 4)],
  })
})
