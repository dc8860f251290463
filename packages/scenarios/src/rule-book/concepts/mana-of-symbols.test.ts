import { describe } from "vitest"
import { activated, theArtifact } from "../testing/definitions.ts"
import { act, artifact, cast, enchantment, now, sorcery, wait } from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const pool = (color: "W" | "U" | "B" | "R" | "G" | "C", is: number, player = "A") =>
  ({ check: "manaPool", player, color, is }) as const

const font = (mana: string) =>
  theArtifact("Font", [activated({ do: "addMana", mana: { mana } }, { cost: [{ pay: "tap" }] })])

describe("colors and mana of strange symbols (105–106)", () => {
  shows("105.4: a color that is chosen is one of the five", {
    a: { hand: [sorcery("Hue", "Choose a color. Add one mana of the chosen color.")] },
    choices: { A: [{ illegal: "Colorless" }, { illegal: "Multicolored" }, "Green"] },
    script: [cast("Hue"), wait, now(pool("G", 1))],
  })
  shows("106.7: what a land could produce takes into account what would replace it", {
    a: {
      on: [
        artifact("Stone", "{T}: Add one mana of any color that a land an opponent controls could produce."),
        enchantment(
          "Taint",
          "If a land is tapped for mana, it produces {B} instead of any other type and amount.",
        ),
      ],
    },
    b: { on: ["Forest"] },
    script: [act("Stone", "{T}: Add"), now(pool("B", 1))],
  })
  shows("106.9: a Phyrexian symbol adds mana of its color", {
    a: { on: [font("{W/P}")] },
    script: [act("Font", "{T}: Add"), now(pool("W", 1))],
  })
  shows("106.11: a snow symbol adds colorless mana", {
    a: { on: [font("{S}")] },
    script: [act("Font", "{T}: Add"), now(pool("C", 1))],
  })
})
