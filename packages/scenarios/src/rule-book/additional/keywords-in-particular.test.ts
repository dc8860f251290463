import type { Filter, KeywordAbility, StaticEffect } from "@apnap/engine"
import { describe } from "vitest"
import { bear, ox } from "../testing/cards.ts"
import {
  all,
  both,
  CREATURE,
  keyword,
  statically,
  theArtifact,
  theEnchantment,
  theSorcery,
  yours,
} from "../testing/definitions.ts"
import { act, aura, cast, counters, creature, has, life, now, size, there, wait } from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const land: Filter = { is: "type", type: "land" }

describe("keywords that effects pass on, keep or use (702)", () => {
  shows("702.1c: each variant of a keyword that an effect passes on is given", {
    a: {
      on: [
        creature("Saint", "1/1", "Protection from red\nFlying"),
        creature("Monk", "1/1", "Protection from black\nSwampwalk"),
        bear,
      ],
      hand: [
        theSorcery("Concert", {
          do: "change",
          what: all(both(CREATURE, yours)),
          changes: [
            {
              change: "keywordsOf",
              of: all(both(CREATURE, yours)),
              keywords: ["protection", "landwalk", "flying", "trample"],
            },
          ],
          duration: "endOfTurn",
        }),
      ],
    },
    script: [cast("Concert"), wait],
    then: [
      has("Old Bear", "protection from red"),
      has("Old Bear", "protection from black"),
      has("Old Bear", "swampwalk"),
      has("Old Bear", "flying"),
      has("Old Bear", "trample", false),
    ],
  })
  const wanderer = creature(
    "Wanderer",
    "1/1",
    "As long as a creature card with flying is in a graveyard, Wanderer has flying. The same is true for landwalk, protection, and trample.",
  )
  shows("702.1c: a static ability passes on each variant, for as long as something has it", {
    a: {
      on: [wanderer],
      graveyard: [creature("Saint", "1/1", "Protection from red"), creature("Toad", "1/1", "Swampwalk")],
    },
    b: { graveyard: [creature("Kite", "1/1", "Flying\nProtection from black")] },
    then: [
      has("Wanderer", "protection from red"),
      has("Wanderer", "protection from black"),
      has("Wanderer", "swampwalk"),
      has("Wanderer", "flying"),
      has("Wanderer", "trample", false),
    ],
  })
  const blessed: KeywordAbility = keyword("protection", {
    filter: { is: "color", color: "W" },
    sparing: { attached: { is: "controlledBy", player: { who: "controllerOf", of: { sel: "giver" } } } },
  })
  const blessing = theEnchantment(
    "Blessing",
    [
      keyword("enchant", { filter: CREATURE }),
      statically({
        static: "modify",
        what: { sel: "attachedTo" },
        changes: [{ change: "addAbilities", abilities: [blessed] }],
      }),
    ],
    { subtypes: ["Aura"], colors: ["W"] },
  )
  const white = (name: string) => aura(name, "Enchant creature\nEnchanted creature gets +1/+1.", "{W}")
  shows("702.16p: protection that doesn't remove what is attached already, but keeps new ones off", {
    a: { on: [bear, [4, "Plains"]], hand: [white("Halo"), white("Crown"), blessing] },
    script: [
      cast("Halo", "Old Bear"),
      wait,
      cast("Blessing", "Old Bear"),
      wait,
      now(there("A", "Halo")),
      { ...cast("Crown", "Old Bear"), illegal: true },
    ],
    then: [there("A", "Halo"), there("A", "Blessing"), size("Old Bear", 3, 3)],
  })
  const cascading = creature("Chaos", "4/4", "Cascade", "Elemental", "{4}")
  const landing: StaticEffect = {
    static: "asCascades",
    effect: {
      do: "may",
      effect: {
        do: "move",
        what: { sel: "filtered", of: { sel: "bound", name: "passed" }, filter: land },
        to: "battlefield",
        tapped: true,
      },
    },
  }
  shows("702.85b: what is done as one cascades comes before the last card is cast", {
    a: {
      on: [[4, "Plains"], theEnchantment("Bloom", [statically(landing)])],
      library: [
        "Forest",
        creature(
          "Cub",
          "1/1",
          "When this creature enters, you gain 1 life for each Forest you control.",
          "Bear",
          "{1}",
        ),
      ],
      hand: [cascading],
    },
    script: [cast("Chaos"), wait],
    choices: { A: [true, "Cub"] },
    then: [there("A", "Forest"), there("A", "Cub"), life("A", 21)],
  })
  shows("702.184c: an effect lets creatures station with their toughness", {
    a: {
      on: [
        theEnchantment("Loom", [
          statically({ static: "stationsWithToughness", creature: all(both(CREATURE, yours)) }),
        ]),
        ox,
        theArtifact("Hull", [keyword("station")], { subtypes: ["Spacecraft"] }),
      ],
    },
    script: [act("Hull", "Station"), wait],
    choices: { A: ["Grey Ox"] },
    then: [counters("Hull", "charge", 4)],
  })
})
