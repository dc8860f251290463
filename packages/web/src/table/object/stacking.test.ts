import { expect, it } from "vitest"
import { seen } from "../../testing/card.ts"
import { rowsOf } from "./stacking.ts"

const land = (id: number, name: string, more = {}) =>
  seen(id, name, { types: ["land"], power: null, toughness: null, ...more })
const shape = (cards: Parameters<typeof rowsOf>[0], keyOf: Parameters<typeof rowsOf>[2] = () => "") =>
  rowsOf(cards, cards, keyOf).map((row) => row.map((pile) => pile.cards.map((card) => card.id)))

it("what looks the same lies in one pile", () => {
  expect(
    shape([land(1, "Forest"), land(2, "Forest"), land(3, "Forest", { tapped: true }), land(4, "Island")]),
  ).toEqual([[[1, 2], [3], [4]]])
})

it("a counter, damage or another size tells two creatures apart", () => {
  const bears = [
    seen(1, "Bear"),
    seen(2, "Bear", { damage: 1 }),
    seen(3, "Bear", { counters: { "+1/+1": 1 }, power: 3, toughness: 3 }),
    seen(4, "Bear"),
  ]
  expect(shape(bears)).toEqual([[[1, 4], [2], [3]]])
})

it("permanents that hold different cards in exile lie apart", () => {
  const ring = (id: number, holds: number[]) =>
    seen(id, "Oblivion Ring", { types: ["enchantment"], power: null, holds })
  expect(shape([ring(1, [8]), ring(2, [9]), ring(3, []), ring(4, [])])).toEqual([[[1], [2], [3, 4]]])
})

it("a chosen one leaves its pile", () => {
  const cards = [seen(1, "Bear"), seen(2, "Bear")]
  expect(shape(cards, (card) => (card.id === 2 ? "chosen" : "open"))).toEqual([[[1], [2]]])
})

it("creatures stand before the others; a creature land is a creature", () => {
  const cards = [
    land(1, "Forest"),
    seen(2, "Bear"),
    seen(3, "Anthem", { types: ["enchantment"], power: null }),
    land(4, "Dryad Arbor", { types: ["land", "creature"] }),
  ]
  expect(shape(cards)).toEqual([[[2], [4], [3]], [[1]]])
})

it("an attachment lies with its host, and its own attachment after it, whoever controls them", () => {
  const bear = seen(1, "Bear")
  const aura = seen(2, "Aura", { types: ["enchantment"], attachedTo: 1, controller: 1 })
  const onAura = seen(3, "Gift", { types: ["enchantment"], attachedTo: 2 })
  const all = [bear, seen(4, "Bear"), aura, onAura]
  const [creatures, ...rest] = rowsOf([bear, all[1], onAura], all, () => "")
  expect(creatures.map((pile) => [pile.cards.length, pile.attached.map((card) => card.id)])).toEqual([
    [1, [2, 3]],
    [1, []],
  ])
  expect(rest).toEqual([])
})

it("702.10: with haste, having come this turn tells nobody apart", () => {
  const geists = [
    seen(1, "Geist", { keywords: ["haste"] }),
    seen(2, "Geist", { keywords: ["haste"], sick: true }),
  ]
  expect(shape(geists)).toEqual([[[1, 2]]])
  expect(shape([seen(1, "Bear"), seen(2, "Bear", { sick: true })])).toEqual([[[1], [2]]])
})
