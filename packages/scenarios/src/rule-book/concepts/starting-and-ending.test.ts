import { describe } from "vitest"
import { cast, enchantment, life, sorcery, turnOf } from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("players, and how a game ends (102–104)", () => {
  shows("102.1: the active player is the one whose turn it is, the others are nonactive", {
    a: { on: [enchantment("Clock", "At the beginning of each player's upkeep, that player gains 1 life.")] },
    stopAt: { turn: 2, step: "draw" },
    then: [turnOf("B"), life("A", 21), life("B", 21)],
  })
  shows("104.1: as a player wins the game is over, and nothing of what would follow happens", {
    a: { hand: [sorcery("Triumph", "You win the game. Draw seven cards.")] },
    script: [cast("Triumph")],
    then: [
      { check: "gameOver", is: true },
      { check: "won", player: "A", is: true },
      { check: "hand", player: "A", is: 0 },
    ],
  })
  const heads = { c: {}, d: {}, format: "twoHeadedGiant", turnOrder: ["A", "B", "C", "D"] } as const
  shows("104.4d: where all teams that are left lose at once the game is a draw", {
    ...heads,
    a: { hand: [sorcery("Deed", "Each player loses 40 life.")] },
    script: [cast("Deed")],
    then: [{ check: "draw", is: true }],
  })
})
