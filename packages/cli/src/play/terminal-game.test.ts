import { PassThrough, Readable } from "node:stream"
import { text } from "node:stream/consumers"
import { compileCard, findCard } from "@apnap/cards"
import { createState, Game, place } from "@apnap/engine"
import type { Opponent } from "@apnap/players"
import { expect, it } from "vitest"
import { Left, plainLines } from "./terminal.ts"
import { TerminalGame } from "./terminal-game.ts"

const SPRING = compileCard({
  name: "Spring",
  layout: "normal",
  mana_cost: "{0}",
  type_line: "Artifact",
  oracle_text: "{0}: You gain 1 life.\n{0}: Draw two cards.",
}).definition

/** A computer player that lets everything happen. */
const QUIET: Opponent = {
  level: "random",
  answer: () => 0,
  // biome-ignore lint/correctness/useYield: it never pauses
  *think() {
    return 0
  },
}

/** What is written when the person, who has a Spring, types these lines; and the game then. */
async function typing(...lines: string[]) {
  const deck = Array.from({ length: 20 }, () => findCard("Mountain")!)
  const s = createState({
    players: ["You", "Computer"].map((name) => ({ name, deck })),
    seed: 1,
    openingHands: false,
    startingPlayer: 0,
  })
  place(s, 0, "battlefield", SPRING)
  const output = new PassThrough()
  const terminal = plainLines(Readable.from(lines.map((line) => `${line}\n`)), output)
  const game = new TerminalGame(Game.from(s), QUIET, terminal, "en")
  await expect(game.play()).rejects.toBeInstanceOf(Left)
  output.end()
  return { written: await text(output), life: game.game.state.players[0].life }
}

/** Uses the ability once: it is the second of the list, and passing the first. */
const ONCE = ["2", "1"]
const OFFER = "  r  repeat what you have done twice in a row"

it("732.2: what was done twice in a row is offered to be repeated, and told once", async () => {
  const once = await typing(...ONCE)
  expect(once.written).not.toContain(OFFER)
  const { written, life } = await typing(...ONCE, ...ONCE, "r", "50")
  expect(written).toContain(OFFER)
  expect(written).toContain("732.2    Repeated 50 times.")
  expect(written.match(/^ {2}119\S*/gm)).toHaveLength(3)
  expect(life).toBe(72)
})

it("what happens several times in a row is one line", async () => {
  const { written } = await typing("3", "1")
  expect(written).toContain("You draw Mountain. ×2")
})

it("undo goes back to before the loop", async () => {
  const { life } = await typing(...ONCE, ...ONCE, "r", "50", "u")
  expect(life).toBe(22)
})
