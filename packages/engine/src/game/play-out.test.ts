import { describe, expect, it } from "vitest"
import { creature, landCard } from "../casting/testing/table.ts"
import type { CardDefinition } from "../language/card.ts"
import type { Asker } from "../state/choose.ts"
import type { State } from "../state/state.ts"
import { digest } from "./digest.ts"
import { playOut } from "./play-out.ts"
import { createState, place } from "./setup/setup.ts"

const bear = creature()
/** A creature that attacks each combat if able. */
const berserker: CardDefinition = {
  ...bear,
  name: "Berserker",
  faces: [
    {
      ...bear.faces[0],
      name: "Berserker",
      abilities: [{ ability: "static", effects: [{ static: "mustAttack", creature: { sel: "self" } }] }],
    },
  ],
}

function table(): State {
  const deck = [...Array(20).fill(landCard("Forest")), ...Array(10).fill(bear)]
  const s = createState({
    players: [
      { name: "Ann", deck },
      { name: "Bob", deck },
    ],
    seed: 4,
  })
  place(s, 0, "battlefield", berserker)
  return s
}

/** Takes the first action in each window. `stubborn`: whether to declare nothing even if a declaration is required. */
function player(stubborn: () => boolean): Asker {
  return ((_s, d) => {
    if (d.kind === "priority") return d.options.length > 1 ? 1 : 0
    if (d.kind === "attackers" || d.kind === "blockers") return stubborn() ? [] : d.least
    if (d.kind === "choose") return Array.from({ length: d.min }, (_, i) => i)
    return d.kind === "confirm" ? 0 : []
  }) as Asker
}

describe("playing on with players in process", () => {
  it("733.1: after an illegal declaration the game is as it was before it, whatever happened in the turn", () => {
    const willing = playOut(
      table(),
      player(() => false),
    )
    let refused = 0
    let last = false
    const stubborn = () => {
      last = !last
      if (last) refused++
      return last
    }
    const s = playOut(table(), player(stubborn))
    expect(refused).toBeGreaterThan(3)
    expect(s.over).not.toBeNull()
    expect(digest(s)).toBe(digest(willing))
  })
})
