import { expect, it } from "vitest"
import { creature } from "../meaning/played.ts"
import { lifeOf, played } from "./testing/table.ts"

it("603.5: 'unless' with something that is true is asked on resolution, not as the ability triggers [S003-5-5]", () => {
  const lonely = creature(
    "Lonely Ogre",
    "2/2",
    "At the beginning of your upkeep, you lose 1 life unless you control another creature.",
  )
  const shock = {
    name: "Small Shock",
    mana_cost: "{R}",
    type_line: "Instant",
    oracle_text: "Small Shock deals 2 damage to target creature.",
  }
  const upkeep = (dies: boolean, life: number) =>
    played({
      ruleset: "2014-02",
      cards: [lonely, shock],
      players: {
        A: { battlefield: ["Lonely Ogre", "Grizzly Bears"] },
        B: { hand: ["Small Shock"], battlefield: ["Mountain"] },
      },
      script: dies
        ? [
            {
              turn: 1,
              step: "upkeep",
              player: "B",
              do: "cast",
              card: "Small Shock",
              targets: ["Grizzly Bears"],
              when: { onStack: "At the beginning of your upkeep" },
            },
          ]
        : [],
      expect: [lifeOf("A", life)],
    })
  expect([upkeep(true, 19), upkeep(false, 20)]).toEqual(["", ""])
})
