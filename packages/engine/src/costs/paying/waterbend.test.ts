import { expect, it } from "vitest"
import { place } from "../../game/setup/setup.ts"
import type { Cost } from "../../language/cost.ts"
import type { Keyword } from "../../language/keyword.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import {
  ability,
  card,
  creature,
  land,
  mana,
  paid,
  payable,
  spell,
  table,
  tappedCount,
} from "../testing/table.ts"

const three: Cost = [{ pay: "waterbend", mana: "{3}" }]
const relic = card({ name: "Relic", types: ["artifact"] })

it("701.67a: artifacts and creatures are tapped for generic mana, those that just came too; 701.67c: it is seen", () => {
  const s = table()
  const source = place(s, 0, "battlefield", creature("Bender"))
  place(s, 0, "battlefield", relic)
  expect(payable(s, three, ability(source, 0))).toBe(false)
  place(s, 0, "battlefield", land("Island"))
  expect(payable(s, three, ability(source, 0))).toBe(true)
  paid(s, three, ability(source, 0))
  expect(tappedCount(s)).toBe(3)
  expect(s.events.filter((e) => e.detail === "waterbend").map((e) => e.rule)).toEqual(["701.67c"])
})

it("701.67b: no more than the waterbend cost is paid so, and no coloured mana", () => {
  const s = table()
  for (let i = 0; i < 6; i++) place(s, 0, "battlefield", relic)
  const water = place(s, 0, "hand", card({ name: "Water", types: ["sorcery"], cost: "{1}{U}" }))
  const whole: Cost = [...mana("{1}{U}"), ...three]
  place(s, 0, "battlefield", land("Island"))
  expect(payable(s, whole, spell(water, 0))).toBe(false)
  place(s, 0, "battlefield", land("Island"))
  expect(payable(s, whole, spell(water, 0))).toBe(true)
})

it("701.67a: {X} in the cost is generic mana too", () => {
  const s = table()
  for (let i = 0; i < 4; i++) place(s, 0, "battlefield", relic)
  const source = place(s, 0, "battlefield", land("Island"))
  const cost: Cost = [{ pay: "waterbend", mana: "{X}" }]
  expect(payable(s, cost, ability(source, 0, { x: 5 }))).toBe(true)
  expect(payable(s, cost, ability(source, 0, { x: 6 }))).toBe(false)
})

it("702.122b: a creature crews as though its power were greater, or by its toughness", () => {
  const s = table()
  const ship = place(s, 0, "battlefield", card({ name: "Ship", types: ["artifact"] }))
  const crew: Cost = [{ pay: "tapOthers", filter: { is: "type", type: "creature" }, totalPower: 3 }]
  const says = (more: object) =>
    creature(
      "Pilot",
      [{ ability: "static", effects: [{ static: "crewPower", creature: { sel: "self" }, ...more }] }],
      { power: 1, toughness: 3 },
    )
  const crews = ability(ship, 0, { ability: { ability: "activated", cost: crew, keyword: "crew" } })
  place(s, 0, "battlefield", says({}))
  expect(payable(s, crew, crews)).toBe(false)
  place(s, 0, "battlefield", says({ plus: 2 }))
  expect(payable(s, crew, crews)).toBe(true)
  expect(payable(s, crew, ability(ship, 0))).toBe(false)
})

it("702.171a: what makes a creature crew as though its power were greater says nothing of saddling", () => {
  const s = table()
  const mount = place(s, 0, "battlefield", card({ name: "Mount", types: ["artifact"] }))
  const saddle: Cost = [{ pay: "tapOthers", filter: { is: "type", type: "creature" }, totalPower: 3 }]
  const said: StaticEffect = { static: "crewPower", creature: { sel: "self" }, plus: 2, only: "crew" }
  place(
    s,
    0,
    "battlefield",
    creature("Pilot", [{ ability: "static", effects: [said] }], { power: 1, toughness: 1 }),
  )
  const by = (keyword: Keyword) =>
    ability(mount, 0, { ability: { ability: "activated", cost: saddle, keyword } })
  expect(payable(s, saddle, by("saddle"))).toBe(false)
  expect(payable(s, saddle, by("crew"))).toBe(true)
})
