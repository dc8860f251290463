import { describe } from "vitest"
import { bear, give } from "../testing/cards.ts"
import {
  A,
  act,
  at,
  attack,
  B,
  block,
  card,
  cast,
  counters,
  creature,
  damage,
  enchantment,
  inGraveyard,
  instant,
  life,
  main,
  now,
  size,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("protection and hexproof", () => {
  const knight = (text: string) => creature("Knight", "2/2", text, "Knight", "{W}")
  const zap = instant("Zap", "Zap deals 1 damage to any target.", "{R}")
  const dark = instant("Dark", "Destroy target creature.", "{B}")
  const shielded = (choice: string, left: number) => ({
    a: { on: [enchantment("Plague", "{0}: Plague deals 1 damage to each creature.")] },
    b: { on: [creature("Warded", "2/2", "Protection from enchantments")] },
    script: [
      { ...main, do: "addCounters", card: "Warded", counter: "shield", count: 1 } as const,
      act("Plague", "{0}"),
      wait,
    ],
    choices: { B: [choice] },
    then: [counters("Warded", "shield", left), damage("Warded", 0)],
  })
  shows(
    "616.1, 702.16e: protection is one of the effects among which the damaged creature's controller chooses",
    shielded("protection", 1),
    shielded("shield", 0),
  )
  shows(
    "702.16a, 702.16b: protection from red: no red spell targets it, a black one does",
    {
      a: { on: ["Mountain"], hand: [zap] },
      b: { on: [knight("Protection from red")] },
      script: [at({ illegal: true }, cast("Zap", "Knight"))],
    },
    {
      a: { on: ["Swamp"], hand: [dark] },
      b: { on: [knight("Protection from red")] },
      script: [cast("Dark", "Knight")],
      then: [inGraveyard("B", "Knight")],
    },
  )
  shows("702.16d: Equipment of the quality comes off, and stays on the battlefield", {
    a: {
      on: [knight(""), card("Blade", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {0}")],
      hand: [give("Target creature gains protection from artifacts until end of turn.")],
    },
    script: [act("Blade", "Equip", "Knight"), wait, now(size("Knight", 3, 2)), cast("Gift", "Knight")],
    then: [size("Knight", 2, 2), there("A", "Blade")],
  })
  shows("702.16f: creatures of the quality don't block it", {
    a: { on: [knight("Protection from Bears")] },
    b: { on: [bear] },
    script: [attack("Knight"), block("Old Bear", "Knight")],
    then: [life("B", 18)],
  })
  shows(
    "702.16g: from two qualities: two protections",
    {
      a: { on: ["Mountain", "Swamp"], hand: [zap, dark] },
      b: { on: [knight("Protection from red and from black")] },
      script: [at({ illegal: true }, cast("Dark", "Knight"))],
    },
    {
      a: { on: ["Mountain", "Swamp"], hand: [zap, dark] },
      b: { on: [knight("Protection from red and from black")] },
      script: [at({ illegal: true }, cast("Zap", "Knight"))],
    },
  )
  shows("702.11c: a player with hexproof is no target of opponents", {
    a: { on: ["Mountain"], hand: [zap] },
    b: { on: [enchantment("Leyline", "You have hexproof.")] },
    script: [at({ illegal: true }, cast("Zap", B))],
  })
  shows(
    "702.11d: hexproof from red stops red spells only",
    {
      a: { on: ["Mountain"], hand: [zap] },
      b: { on: [knight("Hexproof from red")] },
      script: [at({ illegal: true }, cast("Zap", "Knight"))],
    },
    {
      a: { on: ["Swamp"], hand: [dark] },
      b: { on: [knight("Hexproof from red")] },
      script: [cast("Dark", "Knight")],
      then: [inGraveyard("B", "Knight")],
    },
  )
  shows("109.5, 702.16b: 'each of your opponents' of a resolved effect are those of who made it", {
    a: {
      on: [bear],
      hand: [
        give("Target permanent you control gains protection from each of your opponents until end of turn."),
        instant("Donate", "Target player gains control of target permanent you control."),
        instant("Slay", "Destroy target creature."),
        instant("Noise", "You gain 1 life."),
      ],
    },
    b: { hand: [instant("Slash", "Destroy target creature.")] },
    c: {},
    format: "freeForAll",
    turnOrder: ["A", "B", "C"],
    script: [
      cast("Gift", "Old Bear"),
      wait,
      cast("Donate", B, "Old Bear"),
      wait,
      cast("Noise"),
      at({ player: "B", illegal: true }, { ...cast("Slash", "Old Bear"), when: { onStack: "Cast Noise" } }),
      wait,
      now(there("B", "Old Bear")),
      cast("Slay", "Old Bear"),
      wait,
    ],
    then: [there("B", "Old Bear", 0)],
  })
  shows("702.11e: who loses hexproof loses hexproof from a quality too", {
    a: {
      on: ["Mountain"],
      hand: [
        zap,
        give("Target player draws a card. Creatures your opponents control lose hexproof until end of turn."),
      ],
    },
    b: { on: [creature("Small Knight", "1/1", "Hexproof from red", "Knight")] },
    script: [cast("Gift", A), wait, cast("Zap", "Small Knight")],
    then: [inGraveyard("B", "Small Knight")],
  })
})
