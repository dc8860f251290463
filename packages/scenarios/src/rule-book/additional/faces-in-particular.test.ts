import { describe } from "vitest"
import { bear, kill, ox } from "../testing/cards.ts"
import { faces } from "../testing/faces.ts"
import {
  act,
  card,
  cast,
  castBy,
  counters,
  creature,
  has,
  instant,
  life,
  now,
  size,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const hidden = "[no name]"

describe("names, halves and faces, in particular (201, 303, 707–709)", () => {
  const olivine = creature("Olivine", "3/3", "{0}: Put a +1/+1 counter on Olivine.")
  shows(
    "201.5: a text that names its object means that one alone, whatever its name becomes",
    {
      a: {
        on: [[2, olivine], ox],
        hand: [
          instant("Mimic", "Target creature becomes a copy of another target creature until end of turn."),
        ],
      },
      script: [
        act("Olivine", "{0}: Put"),
        { ...cast("Mimic", { card: "Olivine", nth: 1 }, "Grey Ox"), when: { onStack: "{0}: Put" } },
        wait,
      ],
      then: [size("Olivine", 3, 3), counters("Olivine", "+1/+1", 0)],
    },
    {
      a: { on: [[3, creature("Olivine", "3/3", "When Olivine dies, you gain 1 life.")]], hand: [kill] },
      script: [cast("Kill", { card: "Olivine", nth: 1 }), wait],
      then: [life("A", 21)],
    },
  )
  const gift = card(
    "Doom",
    "Enchantment — Aura",
    "Enchant creature\nEnchanted creature has flying.\nMorph {0}\nAs this Aura is turned face up, you may attach it to a creature.",
    "{4}{B}",
  )
  const beasts = card(
    "Red Doom",
    "Enchantment — Aura",
    "Enchant red creature\nEnchanted creature has flying.\nMorph {0}\nAs this Aura is turned face up, you may attach it to a creature.",
    "{4}{B}",
  )
  shows(
    "303.4k: an Aura that is attached as it is turned face up goes by its enchant ability",
    {
      a: { on: [bear, ox, [3, "Plains"]], hand: [gift] },
      script: [castBy("Doom", "morph"), wait, act(hidden, "{0}")],
      choices: { A: [true, "Grey Ox"] },
      then: [has("Grey Ox", "flying"), there("A", "Doom")],
    },
    {
      a: { on: [bear, "Hill Giant", [3, "Plains"]], hand: [beasts] },
      script: [castBy("Red Doom", "morph"), wait, act(hidden, "{0}")],
      choices: { A: [true, { illegal: "Old Bear" }, "Hill Giant"] },
      then: [has("Hill Giant", "flying")],
    },
  )
  const hunch = instant(
    "Hunch",
    "Reveal target face-down permanent. If it's a creature card, you may turn it face up.",
  )
  shows(
    "708.12: a face-down permanent that is revealed is looked at as the card that it is",
    {
      a: { on: [[3, "Plains"]], hand: [creature("Sleeper", "3/3", "Morph {9}", "Ape", "{9}"), hunch] },
      script: [castBy("Sleeper", "morph"), wait, cast("Hunch", hidden), wait],
      choices: { A: [true] },
      then: [size("Sleeper", 3, 3)],
    },
    {
      a: { on: [[3, "Plains"], bear], hand: [gift, hunch] },
      script: [castBy("Doom", "morph"), wait, cast("Hunch", hidden), wait],
      then: [size(hidden, 2, 2)],
    },
  )
  shows("709.3c: a copy of a split card that may be cast has both halves", {
    a: {
      hand: [
        faces("split", instant("Left", "You gain 1 life."), instant("Right", "You gain 5 life.")),
        instant(
          "Recall",
          "Exile target card from your graveyard. Copy it. You may cast the copy without paying its mana cost.",
        ),
      ],
    },
    script: [cast("Left"), wait, now(life("A", 21)), cast("Recall", "Left // Right"), wait],
    choices: { A: ["Right"] },
    then: [life("A", 26)],
  })
})
