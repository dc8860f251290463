import type { StaticEffect } from "@apnap/engine"
import { describe } from "vitest"
import { bear } from "../testing/cards.ts"
import {
  both,
  bound,
  CREATURE,
  gains,
  inOrder,
  keyword,
  statically,
  theCreature,
  theEnchantment,
  when,
  you,
  yours,
} from "../testing/definitions.ts"
import { card, cast, counters, creature, instant, life, now, size, there, wait } from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("what becomes a copy, and what copies aim at (707)", () => {
  const copies = (of: { counters?: boolean; then?: boolean; ifCreature?: boolean }): StaticEffect => ({
    static: "enters",
    what: "self",
    copyOf: {
      filter: { is: "permanent" },
      optional: true,
      with: [
        {
          ...(of.ifCreature && {
            ifType: "creature",
            except: [{ change: "addAbilities", abilities: [keyword("flying")] }],
          }),
          ...(of.counters && { counters: [{ kind: "+1/+1", count: 2 }] }),
          ...(of.then && { then: { do: "reflexive", effect: gains(5) } }),
        },
      ],
    },
  })
  const alter = (name: string, of: Parameters<typeof copies>[0]) =>
    theCreature(name, "1/1", [statically(copies(of))], { subtypes: ["Shapeshifter"] })
  const sham = card(
    "Sham",
    "Creature — Shapeshifter",
    "You may have Sham enter as a copy of any creature on the battlefield, except it doesn't copy that creature's color.",
    "{U}",
  )
  const drone = { ...creature("Drone", "2/2", "Devoid", "Eldrazi", "{B}") }
  const copied = { card: "Drone", copy: true }
  shows(
    "707.9c: what doesn't copy a characteristic keeps its own, without what defines the other's (707.9d)",
    {
      a: { on: ["Island", drone], hand: [{ ...sham, power: "0", toughness: "0" }] },
      script: [cast("Sham"), wait],
      choices: { A: ["Drone"] },
      then: [
        there("A", "Drone", 2),
        { check: "color", card: copied, colors: "U", is: true },
        { check: "ability", card: copied, has: "devoid", is: false },
      ],
    },
  )
  const plainClone = alter("Blank", {})
  shows(
    "707.9e: counters that a copy effect adds aren't put if another copy effect applies after it",
    {
      a: { on: [bear], hand: [alter("Ego", { counters: true })] },
      script: [cast("Ego"), wait],
      choices: { A: ["Old Bear"] },
      then: [{ check: "counters", card: { card: "Old Bear", copy: true }, counter: "+1/+1", is: 2 }],
    },
    {
      a: { on: [plainClone, bear], hand: [alter("Ego", { counters: true })] },
      script: [cast("Ego"), wait],
      choices: { A: ["Blank", "Old Bear"] },
      then: [
        there("A", "Old Bear", 2),
        { check: "counters", card: { card: "Old Bear", copy: true }, counter: "+1/+1", is: 0 },
      ],
    },
  )
  shows("707.9f: whether such an exception applies is asked of what the copy would be without it", {
    a: {
      on: ["Forest", bear],
      hand: [
        alter("Frost", { counters: true, ifCreature: true }),
        alter("Rime", { counters: true, ifCreature: true }),
        instant("Wake", "Target land becomes a 1/1 creature until end of turn. It's still a land."),
      ],
    },
    script: [
      cast("Wake", "Forest"),
      wait,
      cast("Frost"),
      wait,
      now({ check: "counters", card: { card: "Forest", copy: true }, counter: "+1/+1", is: 0 }),
      cast("Rime"),
      wait,
    ],
    choices: { A: ["Forest", "Old Bear"] },
    then: [
      there("A", "Forest", 2),
      { check: "counters", card: { card: "Old Bear", copy: true }, counter: "+1/+1", is: 2 },
      { check: "ability", card: { card: "Old Bear", copy: true }, has: "flying", is: true },
    ],
  })
  shows(
    "707.9g: nor does what is linked to a copy effect trigger if another one applies after it",
    {
      a: { on: [bear], hand: [alter("Ego", { then: true })] },
      script: [cast("Ego"), wait],
      choices: { A: ["Old Bear"] },
      then: [life("A", 25)],
    },
    {
      a: { on: [plainClone, bear], hand: [alter("Ego", { then: true })] },
      script: [cast("Ego"), wait],
      choices: { A: ["Blank", "Old Bear"] },
      then: [there("A", "Old Bear", 2), life("A", 20)],
    },
  )
  const heroism = when(
    {
      on: "cast",
      spell: { is: "targets", filter: both(CREATURE, yours), only: true, single: true },
      by: you,
    },
    inOrder(
      {
        do: "createToken",
        token: { face: { name: "", types: ["creature"], subtypes: ["Soldier"], power: 1, toughness: 1 } },
        count: 2,
        bind: "tokens",
      },
      { do: "copySpell", of: bound("it"), target: bound("tokens") },
    ),
  )
  shows(
    "707.10e: the copy's targets are one of the objects that the effect names",
    {
      a: {
        on: [bear, theEnchantment("Heroism", [heroism])],
        hand: [instant("Triumph", "Target creature gets +2/+2 until end of turn.")],
      },
      script: [cast("Triumph", "Old Bear"), wait],
      choices: { A: [{ card: "Soldier Token", nth: 2 }] },
      then: [
        { check: "powerToughness", card: { card: "Soldier Token", nth: 2 }, power: 3, toughness: 3 },
        { check: "powerToughness", card: { card: "Soldier Token", nth: 1 }, power: 1, toughness: 1 },
        size("Old Bear", 4, 4),
      ],
    },
    {
      a: {
        on: [bear, theEnchantment("Heroism", [heroism])],
        hand: [instant("Cheer", "Put a +1/+1 counter on target creature named Old Bear.")],
      },
      script: [cast("Cheer", "Old Bear"), wait],
      then: [counters("Old Bear", "+1/+1", 1), there("A", "Soldier Token", 2)],
    },
  )
})
