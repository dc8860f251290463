import { describe } from "vitest"
import { bear, ox } from "../testing/cards.ts"
import {
  activated,
  CREATURE,
  gains,
  self,
  statically,
  target,
  theArtifact,
  you,
} from "../testing/definitions.ts"
import {
  act,
  can,
  cast,
  enchantment,
  has,
  inExile,
  inGraveyard,
  now,
  size,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const targetCreature = { targets: [{ filter: CREATURE }] } as const

describe("linked abilities, in particular (607)", () => {
  shows("607.1b: abilities of both faces of a nonmodal card are linked", {
    a: {
      on: [
        {
          name: "Cage // Open Cage",
          layout: "transform",
          faces: [
            {
              name: "Cage",
              types: ["artifact"],
              cost: "{0}",
              abilities: [
                activated({ do: "move", what: target, to: "exile", link: true }, targetCreature),
                activated({ do: "transform", what: self }, { cost: [{ pay: "tap" }] }),
              ],
            },
            {
              name: "Open Cage",
              types: ["artifact"],
              abilities: [activated({ do: "move", what: { sel: "linked" }, to: "battlefield" })],
            },
          ],
        },
      ],
    },
    b: { on: [bear] },
    script: [
      act("Cage", "{0}", "Old Bear"),
      wait,
      now(inExile("B", "Old Bear")),
      act("Cage", "{T}"),
      wait,
      act("Open Cage", "{0}"),
      wait,
    ],
    then: [there("B", "Old Bear")],
  })
  shows("607.2c: what was put onto the battlefield with it is what the linked ability speaks of", {
    a: {
      on: [
        ox,
        theArtifact("Portal", [
          activated(
            {
              do: "move",
              what: { sel: "choose", filter: CREATURE, zone: "hand", of: you, count: 1 },
              to: "battlefield",
              link: "put",
            },
            { cost: [{ pay: "tap" }] },
          ),
          activated({ do: "sacrifice", what: { sel: "linked", key: "put" } }),
        ]),
      ],
      hand: [bear],
    },
    choices: { A: ["Old Bear"] },
    script: [act("Portal", "{T}"), wait, act("Portal", "{0}"), wait],
    then: [inGraveyard("A", "Old Bear"), there("A", "Grey Ox")],
  })
  const siege = (chosen: string) => ({
    a: {
      hand: [
        enchantment(
          "Siege",
          "As this enchantment enters, choose Jeskai or Temur.\n• Jeskai — Creatures you control have flying.\n• Temur — Creatures you control get +1/+0.",
        ),
      ],
      on: [bear],
    },
    choices: { A: [chosen] },
    script: [cast("Siege"), wait],
    then:
      chosen === "Jeskai"
        ? [has("Old Bear", "flying"), size("Old Bear", 2, 2)]
        : [has("Old Bear", "flying", false), size("Old Bear", 3, 2)],
  })
  shows(
    "607.2m, 614.12c: of two abilities with anchor words it has the one whose word was chosen",
    siege("Jeskai"),
    siege("Temur"),
  )
  const words = (chosen: string) => ({
    a: {
      hand: [
        theArtifact("Coin", [
          statically({
            static: "enters",
            what: "self",
            as: { do: "chooseForSource", what: "option", options: ["odd", "even"] },
          }),
          activated(gains(3), { condition: { if: "chosenMode", mode: "odd" } }),
        ]),
      ],
    },
    choices: { A: [chosen] },
    script: [cast("Coin"), wait, now(can("A", "{0}", chosen === "odd"))],
  })
  shows("607.2f: a linked ability asks which of the words was chosen", words("odd"), words("even"))
})
