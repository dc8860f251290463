import { expect, it } from "vitest"
import { cast, hand, life, main, wait } from "../rule-book/testing/pieces.ts"
import { card, fault } from "./played.ts"

const storm = (words: string) =>
  card(
    "Storm Dial",
    "Enchantment",
    `${words} Whenever you reveal a land card this way, you gain 1 life. Whenever you reveal a nonland card this way, Storm Dial deals 3 damage to any target.`,
  )
const two = card("Two Cards", "Instant", "Draw two cards.", "{U}")
const EACH_OWN = "Reveal the first card you draw on each of your turns."

it("603.11: the first card drawn in each of one's own turns is revealed, and what is linked to that triggers", () => {
  const board = (library: readonly string[]) => ({
    cards: [storm(EACH_OWN), two],
    shuffle: false,
    players: { A: { battlefield: ["Storm Dial", "Island"], hand: ["Two Cards"], library }, B: {} },
    script: [cast("Two Cards"), wait],
  })
  // The starting player skips the first draw step (103.8a).
  expect(fault({ ...board(["Forest", "Opt"]), expect: [life("A", 21), life("B", 20)] })).toBe("")
  const bolt = { ...board(["Opt", "Forest"]), choices: { A: [{ player: "B" }] } } as const
  expect(fault({ ...bolt, expect: [life("A", 20), life("B", 17)] })).toBe("")
})

it("603.11: not in other players' turns", () => {
  const board = (words: string, gained: number) => ({
    cards: [storm(words), two],
    shuffle: false,
    players: {
      A: {
        battlefield: ["Storm Dial", "Island"],
        hand: ["Two Cards"],
        library: ["Forest", "Forest", "Forest"],
      },
      B: {},
    },
    script: [{ ...main, turn: 2, do: "cast" as const, card: "Two Cards" }],
    stopAt: { turn: 2, step: "end" } as const,
    expect: [hand("A", 2), life("A", 20 + gained)],
  })
  expect(fault(board(EACH_OWN, 0))).toBe("")
  expect(fault(board("Reveal the first card you draw each turn.", 1))).toBe("")
})

it("121.9: it may be revealed as it is drawn", () => {
  const words = "You may reveal the first card you draw each turn as you draw it."
  for (const [chosen, gained] of [
    [true, 1],
    [false, 0],
  ] as const)
    expect(
      fault({
        cards: [storm(words), two],
        shuffle: false,
        players: {
          A: { battlefield: ["Storm Dial", "Island"], hand: ["Two Cards"], library: ["Forest", "Forest"] },
          B: {},
        },
        script: [cast("Two Cards"), wait],
        choices: { A: [chosen] },
        expect: [life("A", 20 + gained)],
      }),
    ).toBe("")
})
