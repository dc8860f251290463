import { describe, expect, it } from "vitest"
import { BUILT_IN } from "../../format/built-in-decks.ts"
import { fault } from "../../meaning/played.ts"
import { bear } from "../../rule-book/testing/cards.ts"
import {
  card,
  cast,
  inExile,
  inGraveyard,
  life,
  main,
  sorcery,
  wait,
} from "../../rule-book/testing/pieces.ts"
import { shows } from "../../rule-book/testing/shows.ts"

const vale = card("Vale", "Land", "As Vale enters, you may pay 2 life. If you don't, it enters tapped.", "")
describe("companions beside a deck", () => {
  const small = card(
    "Small Friend",
    "Creature — Cat",
    "Companion — Each permanent card in your starting deck has mana value 2 or less.",
    "{2}",
  )
  const deck = (library: string) =>
    new Map([
      ...BUILT_IN,
      ["own", { library: [{ card: library, count: 60 }], sideboard: [{ card: "Small Friend", count: 1 }] }],
    ])
  const game = (library: string, choices: readonly boolean[], is: boolean) =>
    fault(
      {
        cards: [{ ...small, power: "2", toughness: "2" }],
        players: { A: { deck: "own", battlefield: [{ card: "Forest", count: 3 }] }, B: {} },
        choices: { A: [...choices] },
        script: [{ ...main, do: "check", that: { check: "canDo", player: "A", ability: "Companion", is } }],
      },
      [],
      deck(library),
    )
  it("103.2b, 702.139a: one that its deck allows is revealed or not, and then put into the hand for {3}", () => {
    expect(game("Grizzly Bears", [true], true)).toBe("")
    expect(game("Grizzly Bears", [false], false)).toBe("")
    expect(game("Hill Giant", [true], false)).toBe("")
  })
})

describe("what is set up", () => {
  shows(
    "pays no life as it enters; what is played may",
    { a: { on: [vale] }, script: [wait], choices: { A: [true] }, then: [life("A", 20)] },
    {
      a: { hand: [vale] },
      script: [{ ...main, do: "playLand", card: "Vale" }],
      choices: { A: [true] },
      then: [life("A", 18)],
    },
  )
  const whisper = {
    a: { on: [bear], hand: [sorcery("Whisper", "Draw a card.\nCipher", "{0}")], library: [bear, bear] },
    script: [cast("Whisper"), wait],
  }
  shows(
    "asks about cipher where only one creature could be encoded",
    { ...whisper, choices: { A: ["Old Bear"] }, then: [inExile("A", "Whisper")] },
    { ...whisper, choices: { A: [false] }, then: [inGraveyard("A", "Whisper")] },
  )
})
