import { expect, it } from "vitest"
import { hasTerm, withTerm } from "./query-terms.ts"

it("a term comes and goes, and the others stay as they are", () => {
  const query = 'o:"draw a  card" cmc<=3'
  expect(withTerm(query, "c:u")).toBe(`${query} c:u`)
  expect(withTerm(`${query} c:u`, "c:u")).toBe(query)
  expect(hasTerm('o:"c:u or t:elf"', "c:u")).toBe(false)
})

it("of terms that exclude each other the new one takes the place", () => {
  expect(withTerm("t:land c:g", "t:creature", ["t:land", "t:creature"])).toBe("c:g t:creature")
  expect(withTerm("t:land c:g", "t:land", ["t:land", "t:creature"])).toBe("c:g")
})
