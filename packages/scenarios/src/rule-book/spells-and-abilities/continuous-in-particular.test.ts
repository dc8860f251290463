import { describe } from "vitest"
import { bear } from "../testing/cards.ts"
import {
  all,
  CREATURE,
  keyword,
  statically,
  target,
  theCreature,
  theEnchantment,
  theInstant,
} from "../testing/definitions.ts"
import { act, cast, castBy, creature, has, now, sorcery, subtype, there, wait } from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const targetCreature = { targets: [{ filter: CREATURE }] } as const

describe("continuous effects, in particular (612, 613)", () => {
  shows("612.4: a text-changing effect changes what its maker gave to a token", {
    a: {
      hand: [
        sorcery("Call", "Create a 1/1 red Goblin creature token with mountainwalk."),
        theInstant(
          "Evolve",
          {
            do: "change",
            what: target,
            duration: "permanent",
            changes: [
              { change: "text", from: "Goblin", to: "Elf" },
              { change: "text", from: "Mountain", to: "Forest" },
            ],
          },
          targetCreature,
        ),
      ],
    },
    script: [
      cast("Call"),
      wait,
      cast("Evolve", "Goblin Token"),
      wait,
      now(subtype("Goblin Token", "Elf")),
      now(subtype("Goblin Token", "Goblin", false)),
      now(has("Goblin Token", "forestwalk")),
    ],
  })
  shows("612.8: an effect that sets a name takes any other name away", {
    a: {
      on: [
        { ...creature("Agent", "2/2"), type_line: "Legendary Creature — Human" },
        { ...creature("Businessman", "2/2"), type_line: "Legendary Creature — Human" },
      ],
      hand: [
        theInstant(
          "Cover",
          {
            do: "change",
            what: target,
            duration: "permanent",
            changes: [{ change: "name", name: "Businessman" }],
          },
          targetCreature,
        ),
      ],
    },
    script: [cast("Cover", "Agent"), wait],
    then: [{ check: "permanents", player: "A", card: "Agent", is: 0 }, there("A", "Businessman")],
  })
  const lord = theCreature(
    "Lord",
    "4/4",
    [
      keyword("morph", { cost: [{ pay: "mana", mana: "{0}" }] }),
      statically({
        static: "modify",
        what: all(CREATURE),
        changes: [{ change: "addAbilities", abilities: [keyword("flying")] }],
      }),
    ],
    { cost: "{7}" },
  )
  shows("613.7f: a permanent has a new timestamp as it is turned face up", {
    a: {
      on: [[3, "Plains"], bear],
      hand: [
        lord,
        theEnchantment("Net", [
          statically({
            static: "modify",
            what: all(CREATURE),
            changes: [{ change: "loseKeywords", keywords: ["flying"] }],
          }),
        ]),
      ],
    },
    script: [
      castBy("Lord", "morph"),
      wait,
      cast("Net"),
      wait,
      act("[no name]", "{0}"),
      now(has("Old Bear", "flying")),
    ],
  })
})
