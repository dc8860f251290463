import { expect, it } from "vitest"
import { addressOf, plainName } from "./address.ts"

it("fills a card's name into an address, as it is or with hyphens", () => {
  expect(addressOf("https://a.example/{name}.jpg", "Lim-Dûl's Vault")).toBe(
    "https://a.example/Lim-D%C3%BBl's%20Vault.jpg",
  )
  expect(addressOf("https://a.example/{slug}.jpg", "Lim-Dûl's Vault")).toBe(
    "https://a.example/lim-duls-vault.jpg",
  )
})

it("what names no card or is no address of the web gives no picture", () => {
  for (const pattern of [
    "",
    "https://a.example/card.jpg",
    "{name}",
    "javascript:{name}",
    "file:///{name}.jpg",
  ])
    expect(addressOf(pattern, "Shock")).toBeNull()
})

it("a file is found in any spelling of the name", () => {
  expect(plainName("Lim-Dûl's Vault")).toBe(plainName("lim_dul’s vault"))
})
