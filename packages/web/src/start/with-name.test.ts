import { expect, it } from "vitest"
import { withName } from "./with-name.ts"

it("a name is replaced in every line that has it, and the rest of the line stays", () => {
  const list = "4 Lightening Bolt (M21) 159 *F*\n2 Lightening Bolts\nSB: 1x lightening bolt\r\n4 Shock"
  expect(withName(list, "Lightening Bolt", "Lightning Bolt")).toBe(
    "4 Lightning Bolt (M21) 159 *F*\n2 Lightening Bolts\nSB: 1x Lightning Bolt\r\n4 Shock",
  )
})

it("a name within another one is left", () => {
  expect(withName("4 Lightning Bolt\n1 Bolt", "Bolt", "Volt")).toBe("4 Lightning Bolt\n1 Volt")
})

it("apostrophes and halves are found as the list writes them", () => {
  expect(withName("1 Nobody’s Cat", "Nobody's Cat", "Nobody's Hat")).toBe("1 Nobody's Hat")
  expect(withName("1 Fyre/Ice", "Fyre // Ice", "Fire // Ice")).toBe("1 Fire // Ice")
})

it("files in XML have names too", () => {
  expect(withName('<card number="4" name="Shok"/>', "Shok", "Shock")).toBe('<card number="4" name="Shock"/>')
})
