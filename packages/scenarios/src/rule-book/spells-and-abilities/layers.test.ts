import { describe } from "vitest"
import { bear, ox } from "../testing/cards.ts"
import {
  act,
  at,
  aura,
  can,
  card,
  cast,
  controlledBy,
  creature,
  enchantment,
  has,
  instant,
  now,
  size,
  subtype,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("layers (613)", () => {
  const humble = enchantment("Humble", "Creatures lose all abilities and have base power and toughness 1/1.")
  shows("613.1, 613.1a: copying comes first: what is written on the original, not what acts on it", {
    a: {
      on: [
        bear,
        enchantment("Anthem", "Other creatures you control get +0/+0."),
        aura("Robe", "Enchant creature"),
      ].slice(0, 1),
      hand: [
        instant("Grow", "Target creature gets +3/+3 until end of turn."),
        creature(
          "Twin",
          "0/0",
          "You may have this creature enter as a copy of any creature on the battlefield.",
          "Shapeshifter",
        ),
      ],
    },
    script: [
      cast("Grow", "Old Bear"),
      wait,
      cast("Twin"),
      wait,
      now({ check: "powerToughness", card: { card: "Old Bear", copy: true }, power: 2, toughness: 2 }),
    ],
    choices: { A: [true, "Old Bear"] },
  })
  const shifter = creature(
    "Shifter",
    "0/1",
    'As long as the top card of your graveyard is a creature card, this creature has the full text of that card and has the text "{2}: Discard a card."\n{2}: Discard a card.',
    "Shapeshifter",
  )
  shows("613.1c: text changes go before types: what adds a type finds the text that another card gives", {
    a: {
      on: [
        enchantment("Kin", "Each creature you control is an Elf in addition to its other types."),
        shifter,
      ],
      graveyard: [bear],
    },
    then: [
      subtype("Old Bear", "Bear"),
      subtype("Old Bear", "Elf"),
      subtype("Old Bear", "Shapeshifter", false),
    ],
  })
  shows(
    "613.1d, 613.1f: types in layer 4, abilities in layer 6: a land made a creature is a creature for the anthem",
    {
      a: {
        on: [
          "Forest",
          enchantment("Wake", "All lands are 1/1 creatures that are still lands."),
          enchantment("Wings", "Creatures you control have flying."),
        ],
      },
      then: [has("Forest", "flying"), size("Forest", 1, 1)],
    },
  )
  shows("613.1e: colors in layer 5", {
    a: {
      on: [
        creature("Green Bear", "2/2", "", "Bear", "{G}"),
        enchantment("Dye", "All creatures are blue."),
        enchantment("Blues", "Blue creatures you control get +1/+1."),
      ],
    },
    then: [size("Green Bear", 3, 3)],
  })
  shows("613.4a: what defines its size first, 613.4b: then what sets it", {
    a: {
      on: [
        {
          ...creature(
            "Maro",
            "*/*",
            "Maro's power and toughness are each equal to the number of lands you control.",
          ),
        },
        [4, "Forest"],
      ],
      hand: [instant("Shrink", "Target creature has base power and toughness 1/1 until end of turn.")],
    },
    script: [now(size("Maro", 4, 4)), cast("Shrink", "Maro"), wait, now(size("Maro", 1, 1))],
  })
  shows("613.4c: then what adds, counters among it", {
    a: {
      on: [humble, bear, enchantment("Anthem", "Creatures you control get +1/+1.")],
      hand: [instant("Grow", "Put a +1/+1 counter on target creature.")],
    },
    script: [cast("Grow", "Old Bear"), wait],
    then: [size("Old Bear", 3, 3)],
  })
  shows("613.4d: then what switches", {
    a: {
      on: [ox],
      hand: [
        instant("Turn", "Switch target creature's power and toughness until end of turn."),
        instant("Grow", "Target creature gets +1/+0 until end of turn."),
      ],
    },
    script: [cast("Turn", "Grey Ox"), wait, cast("Grow", "Grey Ox"), wait, now(size("Grey Ox", 4, 3))],
  })
  shows("613.7, 613.7b: in a layer the later effect is applied later", {
    a: {
      on: [bear],
      hand: [
        instant("One", "Target creature has base power and toughness 1/1 until end of turn."),
        instant("Four", "Target creature has base power and toughness 4/4 until end of turn."),
      ],
    },
    script: [cast("Four", "Old Bear"), wait, cast("One", "Old Bear"), wait, now(size("Old Bear", 1, 1))],
  })
  shows("613.7a, 613.7d: a static ability's timestamp is its object's, of when it entered", {
    a: {
      on: [bear, humble],
      hand: [instant("Four", "Target creature has base power and toughness 4/4 until end of turn.")],
    },
    script: [cast("Four", "Old Bear"), wait, now(size("Old Bear", 4, 4))],
  })
  shows("613.7c: a keyword counter put later gives what was taken before", {
    a: {
      on: [bear],
      hand: [
        instant("Strip", "Target creature loses all abilities until end of turn."),
        instant("Wings", "Put a flying counter on target creature."),
      ],
    },
    script: [
      cast("Strip", "Old Bear"),
      wait,
      cast("Wings", "Old Bear"),
      wait,
      now(has("Old Bear", "flying")),
    ],
  })
  shows("613.7e: an Equipment that is attached gets a new timestamp", {
    a: {
      on: [
        bear,
        card(
          "Dwarf Mask",
          "Artifact — Equipment",
          "Equipped creature has base power and toughness 1/1.\nEquip {0}",
        ),
      ],
      hand: [instant("Four", "Target creature has base power and toughness 4/4 until end of turn.")],
    },
    script: [
      cast("Four", "Old Bear"),
      wait,
      act("Dwarf Mask", "Equip", "Old Bear"),
      wait,
      now(size("Old Bear", 1, 1)),
    ],
  })
  shows("613.8a: 'you control' of an Aura waits for what changes who controls the Aura", {
    a: {
      on: [bear],
      hand: [aura("Thief", "Enchant enchantment\nYou control enchanted enchantment.")],
    },
    b: { hand: [aura("Leash", "Flash\nEnchant creature\nYou control enchanted creature.")] },
    script: [
      at({ step: "upkeep", player: "B" }, cast("Leash", "Old Bear")),
      now(controlledBy("Old Bear", "B")),
      cast("Thief", "Leash"),
      wait,
      now(controlledBy("Leash", "A")),
      now(controlledBy("Old Bear", "A")),
    ],
  })
  shows("613.8a: abilities that are had from other cards wait for what takes them away there", {
    a: {
      on: [
        creature(
          "Ooze",
          "4/3",
          "As long as this creature is on the battlefield, it has all activated abilities of all creature cards in all graveyards.",
        ),
      ],
      graveyard: [creature("Healer", "1/1", "{0}: You gain 1 life.")],
      hand: [creature("Jailer", "2/1", "Cards in graveyards lose all abilities.")],
    },
    script: [
      now(can("A", "{0}: You gain 1 life")),
      cast("Jailer"),
      wait,
      now(can("A", "{0}: You gain 1 life", false)),
    ],
  })
  shows("613.9: the later of two that contradict wins", {
    a: {
      on: [creature("Bird", "1/1", "Flying")],
      hand: [
        instant("Down", "Target creature loses flying until end of turn."),
        instant("Up", "Target creature gains flying until end of turn."),
      ],
    },
    script: [cast("Down", "Bird"), wait, cast("Up", "Bird"), wait, now(has("Bird", "flying"))],
  })
  shows("208.4b: base power and toughness are those before anything modifies them", {
    a: {
      on: [creature("Cub", "1/1"), bear, enchantment("Banner", "Creatures you control get +1/+1.")],
      hand: [
        instant("Shrink", "Target creature has base power and toughness 1/1 until end of turn."),
        instant(
          "Rally",
          "Creatures you control with base power and toughness 1/1 gain flying until end of turn.",
        ),
        instant(
          "Rouse",
          "Creatures you control with base power and toughness 2/2 gain reach until end of turn.",
        ),
      ],
    },
    script: [
      cast("Rouse"),
      wait,
      now(has("Old Bear", "reach")),
      now(has("Cub", "reach", false)),
      cast("Shrink", "Old Bear"),
      wait,
      now(size("Old Bear", 2, 2)),
      cast("Rally"),
      wait,
    ],
    then: [has("Cub", "flying"), has("Old Bear", "flying")],
  })
})
