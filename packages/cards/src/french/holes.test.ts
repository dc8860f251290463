import { expect, it } from "vitest"
import { literal, SINGULAR } from "./holes.ts"
import "./phrases/index.ts"
import type { Setting } from "./say.ts"
import { templatesInFrench } from "./say.ts"
import type { Piece } from "./template.ts"

const SETTING: Setting = {
  mood: "indicative",
  self: { name: "Test", words: ["cette", "créature"], features: SINGULAR },
  ability: { ability: "keyword", keyword: "flying" },
  missing: new Set(),
}

function holesOf(piece: Piece): readonly string[] {
  switch (piece.piece) {
    case "hole":
    case "owned":
    case "counted":
      return [piece.hole]
    case "shared":
      return [piece.owner, piece.hole]
    case "agreeing":
      return piece.hole === undefined || piece.hole === "@" ? [] : [piece.hole]
    default:
      return []
  }
}

it("a French template asks for no hole that the English one lacks", () => {
  const wrong = templatesInFrench().flatMap(({ rule, pieces }) => {
    // "{what:object}", or "{object}" for a handwritten symbol, where "object2" is the second one.
    const english = new Set([...rule.matchAll(/\{([^}:]+)(?::[^}]*)?\}/g)].map(([, hole]) => hole))
    const asked = pieces.flatMap(holesOf).filter((hole) => literal(hole, SETTING) === undefined)
    return asked
      .filter((hole) => !english.has(hole) && !english.has(hole.replace(/\d$/, "")))
      .map((hole) => `${rule} has no hole ${hole}`)
  })
  expect(wrong).toEqual([])
})

it("a French template is read whole: no bracket is left in a word", () => {
  const unread = templatesInFrench().filter(({ pieces }) =>
    pieces.some((one) => one.piece === "word" && /[[\]<>]|\{(?![A-Z0-9/]+\})/.test(one.word)),
  )
  expect(unread.map(({ rule }) => rule)).toEqual([])
})
