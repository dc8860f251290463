import { expect, it } from "vitest"
import { optionIn } from "./options.ts"

it("says the way in which a card is cast, and what a special action does", () => {
  expect(optionIn("jumpStart", "en")).toBe("jump-start")
  expect(optionIn("escape", "en")).toBe("escape")
  expect(optionIn("escape", "fr")).toBe("échappée")
  expect(optionIn("turnFaceUp", "fr")).toBe("retourner face visible")
})

it("says the parts of a cost, the number of a mode, and leaves names and symbols alone", () => {
  expect(optionIn("{2} sacrifice", "fr")).toBe("{2}, sacrifier")
  expect(optionIn("sacrificeSelf", "en")).toBe("sacrifice it")
  expect(optionIn("mode:1", "fr")).toBe("#2")
  expect(optionIn("tap:{WW}", "fr")).toBe("engager {W}{W}")
  expect(optionIn("{W}{W}", "fr")).toBe("{W}{W}")
  expect(optionIn("Fire // Ice", "en")).toBe("Fire // Ice")
})
