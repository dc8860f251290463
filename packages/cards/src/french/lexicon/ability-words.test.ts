import { describe, expect, it } from "vitest"
import { abilityWord } from "./ability-words.ts"

describe("ability words (207.2c)", () => {
  it.each([
    ["descend 4", "Descente 4"],
    ["council 's dilemma", "Dilemme du conseil"],
    ["hellbent", "Hellbent"],
    ["wasp 's sting", "Wasp's sting"],
  ])("%s", (english, french) => expect(abilityWord(english.split(" "))).toBe(french))
})
