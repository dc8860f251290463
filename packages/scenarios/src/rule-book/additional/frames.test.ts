import { describe } from "vitest"
import { ban, bear, blink } from "../testing/cards.ts"
import { faces } from "../testing/faces.ts"
import {
  act,
  can,
  card,
  cast,
  castBy,
  color,
  creature,
  has,
  instant,
  life,
  manaValue,
  now,
  size,
  type,
  wait,
} from "../testing/pieces.ts"
import { type Own, shows } from "../testing/shows.ts"

const knight = faces(
  "adventure",
  creature("Knightly", "3/3", "", "Knight", "{0}"),
  card("Quest", "Instant — Adventure", "You gain 2 life.", "{0}"),
)
const dragon = faces(
  "adventure",
  creature("Wyrm", "4/4", "Flying", "Dragon", "{0}"),
  card("Breath", "Sorcery — Omen", "You gain 2 life.", "{0}"),
)
const flip = faces("flip", creature("Student", "1/1", "{0}: Flip this creature.", "Human", "{1}{G}"), {
  ...creature("Master", "4/4", "Trample", "Human", "{1}{G}"),
  type_line: "Legendary Creature — Human",
})

describe("cards with further frames (710–722)", () => {
  shows("710.1c: a flipped permanent keeps its color and mana value, and what changed it before", {
    a: { on: [flip], hand: [instant("Grow", "Put a +1/+1 counter on target creature.")] },
    script: [cast("Grow", "Student"), wait, act("Student", "{0}: Flip"), wait],
    then: [size("Master", 5, 5), color("Master", "G"), manaValue("Master", 2)],
  })
  shows("710.4: a flipped permanent isn't flipped back, but is new where it comes back", {
    a: {
      on: [
        faces(
          "flip",
          creature("Student", "1/1", "{0}: Flip this creature.", "Human", "{1}{G}"),
          creature("Master", "4/4", "{0}: Flip this creature.", "Human", "{1}{G}"),
        ),
      ],
      hand: [blink],
    },
    script: [
      act("Student", "{0}: Flip"),
      wait,
      act("Master", "{0}: Flip"),
      wait,
      now(size("Master", 4, 4)),
      cast("Blink", "Master"),
      wait,
    ],
    then: [size("Student", 1, 1)],
  })
  shows("710.5: a flip card's alternative name may be chosen", {
    a: {
      on: [
        faces(
          "flip",
          creature("Student", "1/1", "{0}: Flip this creature."),
          creature("Master", "4/4", "{0}: You gain 1 life."),
        ),
      ],
      hand: [ban],
    },
    script: [cast("Ban"), wait, act("Student", "{0}: Flip"), wait, now(can("A", "{0}: You gain", false))],
    choices: { A: ["Master"] },
  })
  shows("715.3c: a copy of an Adventure spell is an Adventure", {
    a: {
      hand: [
        knight,
        instant("Twin", "Copy target instant or sorcery spell. You may choose new targets for the copy."),
      ],
    },
    script: [cast("Quest"), { ...cast("Twin", "Quest"), when: { onStack: "Cast Quest" } }, wait],
    then: [life("A", 24), { check: "exile", player: "A", is: 1 }],
  })
  shows("715.5: an adventurer card's alternative name may be chosen", {
    a: { hand: [ban, knight] },
    script: [cast("Ban"), wait, now(can("A", "Cast Quest", false)), now(can("A", "Cast Knightly"))],
    choices: { A: ["Quest"] },
  })
  shows("720.3d: an Omen is shuffled into the library as it resolves", {
    a: { hand: [dragon], library: [], emptyLibrary: true },
    script: [cast("Breath"), wait],
    then: [life("A", 22), { check: "library", player: "A", card: "Wyrm", is: 1 }],
  })
  shows("716.2: a class level bar is an ability that makes the Class that level, and what is of the level", {
    a: {
      on: [
        {
          ...card(
            "Guild",
            "Enchantment — Class",
            "(Gain the next level as a sorcery to add its ability.)\nCreatures you control get +1/+1.\n{0}: Level 2\nCreatures you control have flying.\n{0}: Level 3\nCreatures you control have vigilance.",
          ),
          layout: "class",
        },
        bear,
      ],
    },
    script: [
      now(has("Old Bear", "flying", false)),
      act("Guild", "{0}: Level 2"),
      wait,
      now(has("Old Bear", "flying")),
      now(has("Old Bear", "vigilance", false)),
      act("Guild", "{0}: Level 3"),
      wait,
    ],
    then: [
      size("Old Bear", 3, 3),
      has("Old Bear", "vigilance"),
      { check: "classLevel", card: "Guild", is: 3 },
    ],
  })
  shows("716.2c: gaining a Class level is activating the ability of a level bar", {
    a: {
      on: [
        {
          ...card(
            "Guild",
            "Enchantment — Class",
            "{0}: Level 2\nWhen this Class becomes level 2, you gain 3 life.\n{0}: Level 3\nCreatures you control have vigilance.",
          ),
          layout: "class",
        },
      ],
    },
    script: [act("Guild", "{0}: Level 2"), wait],
    then: [life("A", 23)],
  })
  const colossus = (text = ""): Own => ({
    ...creature("Colossus", "6/6", `Prototype {1}{G} — 2/3${text}`, "Construct", "{7}"),
    type_line: "Artifact Creature — Construct",
    layout: "prototype",
  })
  shows("718.2, 718.3: a prototype card is cast for either cost and has that size", {
    a: { on: ["Forest", "Forest"], hand: [colossus()] },
    script: [castBy("Colossus", "prototype"), wait],
    then: [size("Colossus", 2, 3), color("Colossus", "G"), manaValue("Colossus", 2)],
  })
  shows("718.4: elsewhere it has only its normal characteristics", {
    a: { on: ["Forest", "Forest"], hand: [colossus(), blink] },
    script: [castBy("Colossus", "prototype"), wait, cast("Blink", "Colossus"), wait],
    then: [size("Colossus", 6, 6), color("Colossus", "G", false)],
  })
  shows("718.5: everything else about it stays as it is", {
    a: { on: ["Forest", "Forest"], hand: [colossus("\nVigilance")] },
    script: [castBy("Colossus", "prototype"), wait],
    then: [has("Colossus", "vigilance"), type("Colossus", "artifact")],
  })
  shows("711.2: what stands at a level symbol is so in that range of levels alone", {
    a: {
      on: [
        [2, "Plains"],
        {
          ...creature("Pupil", "1/1", "Level up {1}\nLEVEL 1-1\n2/2\nFlying\nLEVEL 2+\n4/4"),
          layout: "leveler",
        },
      ],
    },
    script: [
      now(has("Pupil", "flying", false)),
      act("Pupil", "Level up"),
      wait,
      now(has("Pupil", "flying")),
      act("Pupil", "Level up"),
      wait,
    ],
    then: [size("Pupil", 4, 4), has("Pupil", "flying", false)],
  })
})
