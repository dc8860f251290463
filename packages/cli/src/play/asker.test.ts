import { PassThrough, Readable } from "node:stream"
import { text } from "node:stream/consumers"
import { findCard } from "@apnap/cards"
import { createState, Game, place } from "@apnap/engine"
import { expect, it } from "vitest"
import { askPerson } from "./ask.ts"
import { drawBoard } from "./board.ts"
import { PHRASES } from "./phrases.ts"
import { Left, plainLines } from "./terminal.ts"

/** A game in its first main phase, with Shock in hand and an opposing Grizzly Bears. */
function gameWithShock(): Game {
  const deck = Array.from({ length: 20 }, () => findCard("Mountain")!)
  const s = createState({
    players: ["Ann", "Bob"].map((name) => ({ name, deck })),
    seed: 1,
    openingHands: false,
    startingPlayer: 0,
  })
  place(s, 0, "hand", findCard("Shock")!)
  place(s, 0, "battlefield", findCard("Mountain")!)
  place(s, 1, "battlefield", findCard("Grizzly Bears")!)
  const game = Game.from(s)
  while (game.state.turn.step !== "precombatMain") game.decide(game.decision!, 0)
  return game
}

/** The reply and the output when these lines are typed and the input then ends. */
function typing(...lines: string[]) {
  return typingWhere(false, lines)
}

/** The same; `repeats`: where something may be repeated. */
async function typingWhere(repeats: boolean, lines: readonly string[]) {
  const output = new PassThrough()
  const terminal = plainLines(Readable.from(lines.map((line) => `${line}\n`)), output)
  const game = gameWithShock()
  const reply = await askPerson(terminal, game, { decision: game.decision!, repeats }, "en").catch(
    (error: unknown) => error,
  )
  output.end()
  return { reply, written: await text(output) }
}

it("? tells what can be typed, and the question is asked again", async () => {
  const { reply, written } = await typing("?", "1")
  expect(written).toContain("t 3       the text of number 3 of the list")
  expect(reply).toEqual({ answer: 0 })
})

it("t reads a card by its number in the list, or by the beginning of its name", async () => {
  const { written } = await typing("t 2", "t griz", "t 99", "t", "1")
  expect(written).toContain("Shock {R}\nInstant\nShock deals 2 damage to any target.")
  expect(written).toContain("Grizzly Bears {1}{G}\nCreature — Bear\n2/2")
  expect(written).toContain('no card that you can see is "99"')
  expect(written).toContain('no card that you can see is ""')
})

it("what is no answer is asked again; u and s are commands", async () => {
  const { reply, written } = await typing("9", "x", "u")
  expect(written.match(/not in range/g)).toHaveLength(2)
  expect(reply).toEqual({ command: "undo" })
})

it("732.2: r repeats, as often as is typed, where something may be repeated", async () => {
  expect((await typing("r", "1")).reply).toEqual({ answer: 0 })
  const { reply, written } = await typingWhere(true, ["r", "0", "1000", "50"])
  expect(reply).toEqual({ repeat: 50 })
  expect(written).toContain("  r  repeat what you have done twice in a row\n")
  expect(written).toContain("How often? (1 to 999)")
})

it("an input that ends is told, without control codes", async () => {
  const { reply, written } = await typing("?")
  expect(reply).toBeInstanceOf(Left)
  expect(reply).toMatchObject({ closed: true })
  expect(written.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u)
})

it("the others' board stands above a line, one's own below it", () => {
  const lines = drawBoard(gameWithShock().view(0), PHRASES.en)
  const at = (text: string) => lines.findIndex((line) => line.includes(text))
  const line = lines.findLastIndex((one) => /─{70}/.test(one))
  expect(at("Grizzly Bears")).toBeLessThan(line)
  expect(at("Mountain")).toBeGreaterThan(line)
  expect(at("Hand:")).toBeGreaterThan(line)
})
