import { describe } from "vitest"
import { bear } from "../testing/cards.ts"
import {
  act,
  artifact,
  aura,
  can,
  card,
  cast,
  counters,
  creature,
  enchantment,
  instant,
  land,
  life,
  manaValue,
  now,
  planeswalker,
  size,
  sorcery,
  subtype,
  there,
  type,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("parts of a card (201–209)", () => {
  shows("201.5: its own name is that object alone, not another of the name", {
    a: { on: [[2, creature("Lone", "1/1", "{0}: Lone gets +1/+1 until end of turn.")]] },
    script: [
      act("Lone", "{0}"),
      wait,
      now({ check: "powerToughness", card: { card: "Lone", nth: 1 }, power: 2, toughness: 2 }),
      now({ check: "powerToughness", card: { card: "Lone", nth: 2 }, power: 1, toughness: 1 }),
    ],
  })
  shows("201.5: other than itself, said by name, means others of the name too", {
    a: { on: [[3, creature("Lone", "1/1", "Creatures you control other than Lone get +1/+1.")]] },
    then: [{ check: "powerToughness", card: { card: "Lone", nth: 1 }, power: 3, toughness: 3 }],
  })
  shows("202.1a: a card costs what is printed, in its colors", {
    a: { on: ["Forest"], hand: [sorcery("Blue", "You gain 4 life.", "{U}")] },
    script: [now(can("A", "Cast Blue", false))],
  })
  shows("202.1b: what has no mana cost can't be cast by paying it", {
    a: { on: [[5, "Forest"]], hand: [sorcery("Vision", "You gain 4 life.\nSuspend 4—{U}", "")] },
    script: [now(can("A", "Cast Vision", false))],
  })
  shows("202.3: the mana value is the mana of the cost, 202.3a: 0 without one", {
    a: { on: [artifact("Gear", "", "{2}{U}{U}"), "Forest"] },
    then: [manaValue("Gear", 4), manaValue("Forest", 0)],
  })
  shows("202.3f: of hybrid symbols the greater part, 202.3g: of Phyrexian symbols 1", {
    a: { on: [artifact("Gear", "", "{2/W}{B/P}")] },
    then: [manaValue("Gear", 3)],
  })
  shows("205.1a, 205.4b: a set card type takes the place of those before; supertypes stay", {
    a: {
      on: [{ ...creature("Queen", "3/3"), type_line: "Legendary Creature — Elf" }],
      hand: [aura("Song", "Enchant permanent\nEnchanted permanent is a colorless Forest land.")],
    },
    script: [cast("Song", "Queen"), wait],
    then: [
      type("Queen", "creature", false),
      type("Queen", "land"),
      { check: "supertype", card: "Queen", supertype: "legendary", is: true },
    ],
  })
  shows("205.1b: 'in addition to its other types' keeps them", {
    a: {
      on: [bear],
      hand: [sorcery("Metal", "Target creature becomes an artifact in addition to its other types.")],
    },
    script: [cast("Metal", "Old Bear"), wait],
    then: [type("Old Bear", "artifact"), type("Old Bear", "creature")],
  })
  shows("205.3d: a subtype of another card type is not gained", {
    a: {
      on: ["Forest"],
      hand: [sorcery("Mix", "Target land becomes a Goblin in addition to its other types.")],
    },
    script: [cast("Mix", "Forest"), wait],
    then: [subtype("Forest", "Goblin", false)],
  })
  shows("205.4g: snow is a supertype, not a name", {
    a: {
      on: [card("Cold Wood", "Basic Snow Land — Forest", "", ""), "Forest"],
      hand: [sorcery("Melt", "Destroy all snow lands.")],
    },
    script: [cast("Melt"), wait],
    then: [there("A", "Cold Wood", 0), there("A", "Forest")],
  })
  shows("207.2c: an ability word has no meaning of its own", {
    a: {
      on: [enchantment("Fall", "Landfall — Whenever a land you control enters, you gain 2 life.")],
      hand: ["Forest"],
    },
    script: [land("Forest"), wait],
    then: [life("A", 22)],
  })
  shows("208.2a: an ability that defines power and toughness works in all zones", {
    a: {
      on: [[3, "Forest"]],
      hand: [
        {
          ...creature(
            "Maro",
            "*/*",
            "Maro's power and toughness are each equal to the number of lands you control.",
          ),
        },
      ],
    },
    script: [cast("Maro"), wait],
    then: [size("Maro", 3, 3)],
  })
  shows("208.3: a noncreature has no power, 301.7a: a Vehicle has its printed one as a creature", {
    a: { on: [{ ...card("Cart", "Artifact — Vehicle", "Crew 1"), power: "3", toughness: "4" }, bear] },
    script: [now(type("Cart", "creature", false)), act("Cart", "Crew"), wait, now(size("Cart", 3, 4))],
    choices: { A: ["Old Bear"] },
  })
  shows("208.3a: a size that was set for a noncreature is there once it is one", {
    a: {
      on: [
        artifact("Statue", "{0}: This artifact becomes a 1/1 Golem artifact creature until end of turn."),
        enchantment("Anthem", "Artifacts you control get +2/+2."),
      ],
    },
    script: [act("Statue", "{0}"), wait, now(size("Statue", 3, 3))],
  })
  shows("208.4: base power and toughness, counters left out", {
    a: { on: [bear], hand: [instant("Grow", "Put two +1/+1 counters on target creature.")] },
    script: [cast("Grow", "Old Bear"), wait],
    then: [{ check: "basePowerToughness", card: "Old Bear", power: 2, toughness: 2 }, size("Old Bear", 4, 4)],
  })
  shows("209.1, 306.5b: a planeswalker enters with as many loyalty counters as are printed", {
    a: { hand: [planeswalker("Old Friend", "4")] },
    script: [cast("Old Friend"), wait],
    then: [counters("Old Friend", "loyalty", 4)],
  })
  shows("210.1, 310.4b: a battle enters with its defense in counters", {
    a: {
      hand: [
        { ...card("Siege", "Battle — Siege", "When this Siege enters, you gain 1 life."), defense: "4" },
      ],
    },
    script: [cast("Siege"), wait],
    then: [counters("Siege", "defense", 4)],
  })
})
