import { describe } from "vitest"
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
