import { expect, it } from "vitest"
import { elided } from "./elision.ts"

it("elides before names, not before consonants or players' letters", () => {
  expect(elided("Capacité de Omenspeaker")).toBe("Capacité d’Omenspeaker")
  expect(elided("Image de Élan, de Yavimaya et de Yggdrasil")).toBe(
    "Image d’Élan, de Yavimaya et d’Yggdrasil",
  )
  expect(elided("Points de vie de A")).toBe("Points de vie de A")
  expect(elided("Elle attend que Akki soit là; grande Ourse")).toBe(
    "Elle attend qu’Akki soit là; grande Ourse",
  )
})
