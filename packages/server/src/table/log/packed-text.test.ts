import { expect, it } from "vitest"
import { packedText } from "./packed-text.ts"

it.each(["", "Æther ✓ 𝕏", JSON.stringify(Array.from({ length: 500 }, (_, i) => ({ i, text: "turn" })))])(
  "a text is given back as it was (%#)",
  (text) => expect(packedText(text)()).toBe(text),
)
