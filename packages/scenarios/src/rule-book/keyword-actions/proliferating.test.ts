import { describe } from "vitest"
import { bear } from "../testing/cards.ts"
import { statically, theEnchantment, you } from "../testing/definitions.ts"
import { doing } from "../testing/doing.ts"
import { C, counters, enchantment, life } from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const D = { player: "D" } as const
const watcher = enchantment("Aspirant", "Whenever you proliferate, you gain 1 life.")

describe("proliferating (701.34)", () => {
  shows(
    "701.34a, 603.2c: to do so twice is two actions, and what waits for it triggers twice",
    doing("Put a +1/+1 counter on target creature. Proliferate twice.", {
      a: { on: [bear, watcher] },
      at: ["Old Bear"],
      choices: { A: ["Old Bear", "Old Bear"] },
      then: [counters("Old Bear", "+1/+1", 3), life("A", 22)],
    }),
  )
  shows(
    "701.34a, 614.5: who proliferates twice instead does so for each of the two times",
    doing("Put a +1/+1 counter on target creature. Proliferate twice.", {
      a: {
        on: [
          bear,
          watcher,
          theEnchantment("Dominus", [
            statically({
              static: "replace",
              event: { on: "action", action: "proliferate", player: you },
              with: { do: "action", action: "proliferate", count: 2 },
            }),
          ]),
        ],
      },
      at: ["Old Bear"],
      choices: { A: ["Old Bear", "Old Bear", "Old Bear", "Old Bear"] },
      then: [counters("Old Bear", "+1/+1", 5), life("A", 24)],
    }),
  )
  const heads = { c: {}, d: {}, format: "twoHeadedGiant", turnOrder: ["A", "B", "C", "D"] } as const
  const poison = (is: number) =>
    (["C", "D"] as const).map(
      (player) => ({ check: "playerCounters", player, counter: "poison", is }) as const,
    )
  shows("701.34b: two chosen teammates get one more poison counter between them", {
    ...heads,
    ...doing("Target player gets a poison counter. Proliferate.", {
      at: [D],
      choices: { A: [{ all: [C, D] }, D] },
      then: poison(2),
    }),
  })
  shows("701.34b: one of them who was chosen alone gets it, and each team gets its own", {
    ...heads,
    ...doing("Target player gets a poison counter. Proliferate.", {
      at: [D],
      choices: { A: [D] },
      then: poison(2),
    }),
  })
})
