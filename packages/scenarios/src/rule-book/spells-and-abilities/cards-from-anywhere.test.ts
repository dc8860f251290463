import { describe } from "vitest"
import { kill } from "../testing/cards.ts"
import { cast, creature, hand, instant, life, sorcery, wait } from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const manifest = sorcery("Manifest", "Manifest the top card of your library.")
const turnDeath = (name: string) => ({ ...cast(name, "[no name]") })
const descender = creature(
  "Descender",
  "1/1",
  "At the beginning of your end step, if you descended this turn, you gain 5 life.",
)
const gitrog = creature(
  "Frog",
  "6/6",
  "Whenever one or more land cards are put into your graveyard from anywhere, draw a card.",
)

describe("cards put into a graveyard from anywhere (603.6c)", () => {
  shows("700.11, 603.6c: an instant card that was a face-down creature is no permanent card", {
    a: { on: [descender], hand: [manifest, kill], library: [instant("Word", "You gain 1 life.")] },
    script: [cast("Manifest"), wait, turnDeath("Kill"), wait],
    stopAt: { turn: 1, step: "end" },
    then: [life("A", 20)],
  })
  shows("603.6c: a land card that was a face-down creature is a land card", {
    a: { on: [gitrog], hand: [manifest, kill], library: ["Forest", "Island"] },
    script: [cast("Manifest"), wait, turnDeath("Kill"), wait],
    then: [hand("A", 1)],
  })
  shows("603.6c, 603.10: what dies with the land cards does not see them", {
    a: { on: [gitrog, "Forest"], hand: [sorcery("End", "Destroy all permanents.")], library: ["Island"] },
    script: [cast("End"), wait],
    then: [hand("A", 0)],
  })
})
