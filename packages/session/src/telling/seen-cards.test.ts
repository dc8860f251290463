import { dice } from "@apnap/players"
import { expect, it } from "vitest"
import { answerOnce, goOn, peopleAt } from "../testing/people.ts"
import { speaking } from "./card-text.ts"
import { seenBy } from "./seen.ts"
import { SeenCards } from "./seen-cards.ts"

it("what is remembered of cards is what would be told of them anew, in each language, for each seat, before an action and in the midst of it", () => {
  for (const seed of [1, 2]) {
    const running = peopleAt(2, [0, 1], { seed })
    const known = new SeenCards()
    const roll = dice(seed)
    goOn(running)
    for (let i = 0; i < 35 && !running.game.over; i++) {
      for (const language of ["en", "fr"] as const)
        speaking(language, () => {
          for (const seat of [0, 1]) {
            expect(seenBy(running.game.state, seat, known)).toEqual(seenBy(running.game.state, seat))
            running.game.inProgress((s) => expect(seenBy(s, seat, known)).toEqual(seenBy(s, seat)))
          }
        })
      answerOnce(running, roll)
      goOn(running)
    }
  }
})

it("a card of which nothing has changed is the same object for all who see it, until something does", () => {
  const running = peopleAt(2, [0, 1])
  const roll = dice(4)
  let [same, all] = [0, 0]
  let before = new Map<number, unknown>()
  for (let i = 0; i < 60 && !running.game.over; i++) {
    goOn(running)
    const [one, other] = [0, 1].map((seat) => running.table(seat).seen)
    for (const [at, card] of one.battlefield.entries())
      if (other.battlefield[at]?.id === card.id) {
        all++
        if (other.battlefield[at] === card) same++
        if (before.get(card.id) === card)
          expect(JSON.stringify(card)).toBe(JSON.stringify(other.battlefield[at]))
      }
    before = new Map(one.battlefield.map((card) => [card.id, card]))
    answerOnce(running, roll)
  }
  expect(all).toBeGreaterThan(50)
  expect(same / all).toBeGreaterThan(0.8)
})
