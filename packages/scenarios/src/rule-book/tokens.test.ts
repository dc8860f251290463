import { describe } from "vitest"
import { bear, giant } from "./testing/cards.ts"
import {
  act,
  artifact,
  attack,
  B,
  can,
  cast,
  color,
  counters,
  creature,
  enchantment,
  has,
  inGraveyard,
  inHand,
  instant,
  life,
  manaValue,
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
  shows("111.10, 111.10d: a Walker is a 2/2 black Zombie of that name", {
    a: { hand: [maker("Create a Walker token.")] },
    script: [cast("Maker"), wait],
    then: [size("Walker", 2, 2), color("Walker", "B"), subtype("Walker", "Zombie")],
  })
  shows("111.10h: a Powerstone's mana casts an artifact, and no other spell", {
    a: {
      hand: [
        maker("Create a Powerstone token."),
        artifact("Gadget", "", "{1}"),
        creature("Late Bear", "2/2", "", "Bear", "{1}"),
      ],
    },
    script: [cast("Maker"), wait, now(can("A", "Cast Late Bear", false)), cast("Gadget"), wait],
    then: [there("A", "Gadget"), tapped("Powerstone Token")],
  })
  shows("111.10s: a Map lets a creature explore, when a sorcery may be cast", {
    a: { on: [...lands, bear], hand: [maker("Create a Map token.")], library: ["Forest"] },
    script: [
      cast("Maker"),
      wait,
      act("Map Token", "{1}, {T}, Sacrifice", "Old Bear"),
      now(can("A", "{1}, {T}, Sacrifice", false)),
      wait,
    ],
    then: [inHand("A", "Forest"), there("A", "Map Token", 0)],
  })
  shows("111.10t: a Junk exiles the top card, which may be played this turn", {
    a: { hand: [maker("Create a Junk token.")], library: [bear] },
    script: [cast("Maker"), wait, act("Junk Token", "{T}, Sacrifice"), wait, cast("Old Bear"), wait],
    then: [there("A", "Old Bear"), there("A", "Junk Token", 0)],
  })
  shows("111.10u: a Lander fetches a basic land, tapped", {
    a: { on: [...lands], hand: [maker("Create a Lander token.")], library: ["Forest"] },
    script: [cast("Maker"), wait, act("Lander Token", "{2}, {T}, Sacrifice"), wait],
    targets: { A: ["Forest"] },
    then: [tapped("Forest"), there("A", "Lander Token", 0)],
  })
  shows("111.10v: a Mutagen puts a +1/+1 counter on a creature", {
    a: { on: [...lands, bear], hand: [maker("Create a Mutagen token.")] },
    script: [cast("Maker"), wait, act("Mutagen Token", "{1}, {T}, Sacrifice", "Old Bear"), wait],
    then: [counters("Old Bear", "+1/+1", 1), there("A", "Mutagen Token", 0)],
  })
  shows("111.11: a token by the name of a card has the characteristics of that card", {
    a: { hand: [sorcery("Summon", "Create a Big Giant token.")] },
    cards: [{ ...giant, mana_cost: "{3}{R}" }],
    script: [cast("Summon"), wait],
    then: [
      size("Big Giant", 5, 5),
      subtype("Big Giant", "Giant"),
      manaValue("Big Giant", 4),
      { check: "permanents", player: "A", card: "Big Giant", token: true, is: 1 },
    ],
  })
})
