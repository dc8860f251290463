import { Game, isPlayerRef } from "@apnap/engine"
import { expect, it } from "vitest"
import { savedPosition } from "../testing/position.ts"
import { loadCardText, speaking } from "./card-text.ts"
import { deedOf } from "./deed-of.ts"

const LANDS = ["Island", "Island", "Island", "Plains", "Plains", "Mountain", "Mountain", "Forest"]

await loadCardText("fr")

/** What the first optional instruction would do, when the first card in hand is cast and everybody says yes to all else. */
function asked(mine: Parameters<typeof savedPosition>[0], theirs: Parameters<typeof savedPosition>[1] = {}) {
  const game = Game.load(
    savedPosition({ ...mine, battlefield: [...LANDS, ...(mine.battlefield ?? [])] }, theirs),
  )
  for (let i = 0; i < 40 && game.decision !== null; i++) {
    const { decision } = game
    if (decision.purpose === "may")
      return ["en", "fr"].map((l) =>
        speaking(l as "en" | "fr", () => game.inProgress((s) => deedOf(s, decision))),
      )
    if (decision.kind === "priority") {
      const cast = decision.options.findIndex((o) => o.do === "cast")
      game.decide(decision, Math.max(0, cast))
    } else if (decision.kind === "choose")
      game.decide(decision, [
        Math.max(
          0,
          decision.options.findIndex((ref) => !isPlayerRef(ref)),
        ),
      ])
    else throw new Error(`asked: ${decision.kind} ${decision.purpose}`)
  }
  throw new Error("never asked")
}

it("608.2d: what may be done is told in the words of the very instruction, in both languages", () => {
  expect(asked({ hand: ["Pestermite"] })).toEqual([
    "tap or untap target permanent",
    "engager ou dégager un permanent ciblé",
  ])
  const killed = { hand: ["Lightning Bolt"], battlefield: ["Goblin Arsonist"] }
  expect(asked(killed)[0]).toBe("have this creature deal 1 damage to any target")
})

it("608.2d: who isn't the controller is told nothing in words that would speak of somebody else", () => {
  // Path to Exile: its controller may search their library.
  expect(asked({ hand: ["Path to Exile"], battlefield: ["Elite Vanguard"] })).toEqual([null, null])
  // Charismatic Conqueror: the opponent may tap what entered.
  expect(asked({ hand: ["Elite Vanguard"] }, { battlefield: ["Charismatic Conqueror"] })).toEqual([
    "tap it",
    "l’engager",
  ])
})
