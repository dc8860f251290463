import { describe } from "vitest"
import { bear } from "../testing/cards.ts"
import {
  act,
  can,
  cast,
  castBy,
  creature,
  enchantment,
  has,
  instant,
  life,
  now,
  size,
  sorcery,
  subtype,
  there,
  wait,
} from "../testing/pieces.ts"
import { type Own, shows } from "../testing/shows.ts"

const hide = instant("Hide", "Turn target creature face down.")
const unveil = instant("Unveil", "Turn target creature face up.")
const lord = creature("Lord", "4/4", "Flying\nMorph {0}", "Angel", "{7}")
const veil = sorcery("Veil", "Manifest the top card of your library.")
const face = enchantment("Herald", "Whenever a permanent is turned face up, you gain 3 life.")
const down = "[no name]"
const three = [3, "Plains"] as const

describe("face-down spells and permanents (701.40, 701.58, 702.37, 702.168, 708)", () => {
  shows("708.2a: turned face down it is a 2/2 without name, text and subtypes", {
    a: { on: [creature("Angel", "4/4", "Flying", "Angel")], hand: [hide] },
    script: [cast("Hide", "Angel"), wait],
    then: [size(down, 2, 2), has(down, "flying", false), subtype(down, "Angel", false)],
  })
  shows("708.2b: what is face down isn't turned face down", {
    a: {
      library: [bear],
      hand: [sorcery("Cloaking", "Cloak the top card of your library."), hide],
    },
    script: [cast("Cloaking"), wait, cast("Hide", down), wait],
    then: [has(down, "ward {2}"), size(down, 2, 2)],
  })
  shows("708.4, 702.37a: cast face down it is a colorless creature spell that costs {3}", {
    a: {
      on: [
        three,
        enchantment("Watch", "Whenever you cast a creature spell with mana value 0, you gain 1 life."),
      ],
      hand: [lord],
    },
    b: { on: [enchantment("Ban", "Players can't cast Angel spells.")] },
    script: [castBy("Lord", "morph"), wait],
    then: [life("A", 21), size(down, 2, 2), has(down, "flying", false)],
  })
  shows("708.11: what is applied as it is turned face up is applied before anybody can do anything", {
    a: {
      on: [three],
      hand: [
        creature(
          "Grower",
          "0/0",
          "Morph {0}\nAs this creature is turned face up, put five +1/+1 counters on it.",
          "Hydra",
          "{7}",
        ),
      ],
    },
    script: [castBy("Grower", "morph"), wait, act(down, "{0}")],
    then: [size("Grower", 5, 5)],
  })
  shows("701.40b: a manifested creature card is turned face up for its mana cost, another card is not", {
    a: {
      on: ["Forest", "Forest"],
      library: [creature("Hidden", "4/4", "", "Ape", "{G}"), enchantment("Wall of Words", "", "{G}")],
      hand: [veil, veil],
    },
    script: [
      cast("Veil"),
      wait,
      act(down, "{G}"),
      now(size("Hidden", 4, 4)),
      cast("Veil"),
      wait,
      now(can("A", "{G}:", false)),
    ],
    then: [there("A", down)],
  })
  shows("701.40e: several cards are manifested one by one", {
    a: {
      on: [
        enchantment(
          "Trail",
          "Whenever a creature you control enters, if you control another creature, you gain 1 life.",
        ),
      ],
      library: [bear, bear],
      hand: [sorcery("Veils", "Manifest the top two cards of your library.")],
    },
    script: [cast("Veils"), wait],
    then: [there("A", down, 2), life("A", 21)],
  })
  shows("701.40g: an instant that is manifested stays face down, and nothing was turned up", {
    a: { on: [face], library: [instant("Zap", "You gain 9 life.")], hand: [veil, unveil] },
    script: [cast("Veil"), wait, cast("Unveil", down), wait],
    then: [there("A", down), life("A", 20), { check: "sees", player: "B", card: down, is: false }],
  })
  shows("701.58b: a cloaked creature card is turned face up for its mana cost", {
    a: {
      on: ["Forest"],
      library: [creature("Hidden", "4/4", "", "Ape", "{G}")],
      hand: [sorcery("Cloaking", "Cloak the top card of your library.")],
    },
    script: [cast("Cloaking"), wait, act(down, "{G}")],
    then: [size("Hidden", 4, 4), has("Hidden", "ward {2}", false)],
  })
  shows("701.58e: several cards are cloaked", {
    a: {
      library: [bear, bear],
      hand: [sorcery("Cloaks", "Cloak the top two cards of your library.")],
    },
    script: [cast("Cloaks"), wait],
    then: [there("A", down, 2)],
  })
  shows("701.58g: an instant that is cloaked stays face down", {
    a: {
      on: [face],
      library: [instant("Zap", "You gain 9 life.")],
      hand: [sorcery("Cloaking", "Cloak the top card of your library."), unveil],
    },
    script: [cast("Cloaking"), wait, cast("Unveil", down), wait],
    choices: { A: [true] },
    then: [there("A", down), life("A", 20)],
  })
  const spy: Own = creature(
    "Spy",
    "3/1",
    "Disguise {0}\nWhen this creature enters, you gain 9 life.",
    "Rogue",
    "{7}",
  )
  shows("702.168b: cast with disguise it is a 2/2 with ward {2} that costs {3}", {
    a: { on: [three], hand: [spy] },
    script: [castBy("Spy", "disguise"), wait],
    then: [size(down, 2, 2), has(down, "ward {2}"), subtype(down, "Rogue", false), life("A", 20)],
  })
  shows("702.168d: turned face up for its disguise cost it hasn't entered", {
    a: { on: [three, face], hand: [spy] },
    script: [castBy("Spy", "disguise"), wait, act(down, "{0}"), wait],
    then: [size("Spy", 3, 1), has("Spy", "ward {2}", false), life("A", 23)],
  })
  shows("702.168e: X of a disguise cost is known to its abilities", {
    a: {
      on: [[5, "Plains"]],
      hand: [
        creature(
          "Plotter",
          "1/1",
          "Disguise {X}\nWhen this creature is turned face up, you gain X life.",
          "Rogue",
          "{7}",
        ),
      ],
    },
    script: [castBy("Plotter", "disguise"), wait, act(down, "{X}"), wait],
    choices: { A: [2] },
    then: [life("A", 22)],
  })
  shows("702.143f: at the end of the game everybody sees what was foretold", {
    a: { on: [[2, "Plains"]], hand: [sorcery("Saga Song", "You gain 4 life.\nForetell {0}", "{9}")] },
    script: [
      act("Saga Song", "Foretell"),
      now({ check: "sees", player: "B", card: "Saga Song", is: false }),
      { turn: 1, step: "end", player: "A", do: "concede" },
    ],
    then: [{ check: "sees", player: "B", card: "Saga Song", is: true }],
  })
})
