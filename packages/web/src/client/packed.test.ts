import { expect, it } from "vitest"
import { packed, unpacked } from "./packed.ts"

const TEXT = JSON.stringify({ players: { A: { battlefield: ["Æther Vial", "Forêt"] }, B: {} } }).repeat(20)

it("a packed text is shorter, may stand in an address, and comes back", async () => {
  const letters = await packed(TEXT)
  expect(letters.length).toBeLessThan(TEXT.length / 5)
  expect(letters).toMatch(/^[\w-]+$/)
  expect(await unpacked(letters)).toBe(TEXT)
})

it("what was cut or never packed is nothing", async () => {
  const letters = await packed(TEXT)
  for (const wrong of ["", "%", "AAAA", letters.slice(0, -9)]) expect(await unpacked(wrong)).toBeNull()
})
