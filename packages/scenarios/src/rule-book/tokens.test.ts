import { describe } from "vitest"
import { bear } from "./testing/cards.ts"
import {
  act,
  attack,
  B,
  cast,
  counters,
  enchantment,
  has,
  inGraveyard,
  inHand,
  instant,
  life,
  now,
  size,
  sorcery,
  subtype,
  tapped,
  there,
  type,
  wait,
} from "./testing/pieces.ts"
import { shows } from "./testing/shows.ts"

const maker = (text: string) => sorcery("Maker", text)
const role = (name: string) => maker(`Create a ${name} Role token attached to target creature you control.`)
const lands = [[4, "Plains"]] as const

describe("predefined tokens", () => {
  shows("111.10a: a Treasure is tapped and sacrificed for one mana of any color", {
    a: { hand: [maker("Create a Treasure token."), "Lightning Bolt"] },
    script: [cast("Maker"), wait, now(subtype("Treasure Token", "Treasure")), cast("Lightning Bolt", B)],
    then: [there("A", "Treasure Token", 0), life("B", 17)],
  })
  shows("111.10b: a Food gives 3 life for {2}, tapping and sacrificing it", {
    a: { on: [...lands], hand: [maker("Create a Food token.")] },
    script: [cast("Maker"), wait, act("Food Token", "{2}, {T}, Sacrifice"), wait],
    then: [life("A", 23), there("A", "Food Token", 0)],
  })
  shows("111.10c: a Gold is sacrificed for mana, tapped or not", {
    a: { hand: [maker("Create a tapped Gold token."), "Lightning Bolt"] },
    script: [cast("Maker"), wait, now(tapped("Gold Token")), cast("Lightning Bolt", B)],
    then: [there("A", "Gold Token", 0), life("B", 17)],
  })
  shows("111.10e: a Shard lets its controller scry 1, then draw", {
    a: { on: [...lands], hand: [maker("Create a Shard token.")], library: ["Forest", bear] },
    script: [cast("Maker"), wait, act("Shard Token", "{2}, Sacrifice"), wait],
    targets: { A: ["Forest"] },
    then: [inHand("A", "Old Bear"), there("A", "Shard Token", 0)],
  })
  shows("111.10f: a Clue is sacrificed for {2} to draw a card", {
    a: { on: [...lands], hand: [maker("Create a Clue token.")], library: [bear] },
    script: [cast("Maker"), wait, act("Clue Token", "{2}, Sacrifice"), wait],
    then: [inHand("A", "Old Bear"), there("A", "Clue Token", 0)],
  })
  shows("111.10g: a Blood costs {1}, a discarded card and itself, and draws a card", {
    a: { on: [...lands], hand: [maker("Create a Blood token."), "Forest"], library: [bear] },
    script: [cast("Maker"), wait, act("Blood Token", "{1}, {T}, Discard"), wait],
    then: [inHand("A", "Old Bear"), inGraveyard("A", "Forest"), there("A", "Blood Token", 0)],
  })
  shows("111.10i: an Incubator transforms into a 0/0 Phyrexian artifact creature", {
    a: { on: [...lands], hand: [maker("Incubate 3.")] },
    script: [
      cast("Maker"),
      wait,
      now(counters("Incubator Token", "+1/+1", 3)),
      act("Incubator Token", "{2}: Transform"),
      wait,
    ],
    then: [size("Phyrexian Token", 3, 3), type("Phyrexian Token", "artifact")],
  })
  shows("111.10j: a creature with a Cursed Role has base power and toughness 1/1", {
    a: { on: [bear], hand: [role("Cursed")] },
    script: [cast("Maker", "Old Bear"), wait],
    then: [size("Old Bear", 1, 1)],
  })
  shows("111.10k: with a Monster Role it gets +1/+1 and trample", {
    a: { on: [bear], hand: [role("Monster")] },
    script: [cast("Maker", "Old Bear"), wait],
    then: [size("Old Bear", 3, 3), has("Old Bear", "trample")],
  })
  shows("111.10m: with a Royal Role +1/+1 and ward {1}", {
    a: { on: [bear], hand: [role("Royal")] },
    script: [cast("Maker", "Old Bear"), wait],
    then: [size("Old Bear", 3, 3), has("Old Bear", "ward {1}")],
  })
  shows("111.10n: with a Sorcerer Role its attacks scry 1", {
    a: { on: [bear], hand: [role("Sorcerer")], library: ["Forest", "Island"] },
    script: [cast("Maker", "Old Bear"), wait, attack("Old Bear")],
    targets: { A: ["Forest"] },
    then: [size("Old Bear", 3, 3), life("B", 17)],
  })
  shows("111.10p: with a Virtuous Role +1/+1 for each enchantment of its controller", {
    a: { on: [bear, enchantment("Plain Field", "")], hand: [role("Virtuous")] },
    script: [cast("Maker", "Old Bear"), wait],
    then: [size("Old Bear", 4, 4)],
  })
  shows("111.10q: as a Wicked Role goes to the graveyard, each opponent loses 1 life", {
    a: { on: [bear], hand: [role("Wicked"), instant("Away", "Return target creature to its owner's hand.")] },
    script: [cast("Maker", "Old Bear"), wait, now(size("Old Bear", 3, 3)), cast("Away", "Old Bear")],
    then: [life("B", 19)],
  })
  shows("111.10r: a small creature with a Young Hero Role gets a counter as it attacks", {
    a: { on: [bear], hand: [role("Young Hero")] },
    script: [cast("Maker", "Old Bear"), wait, attack("Old Bear")],
    then: [counters("Old Bear", "+1/+1", 1)],
  })
})
