import { expect, it } from "vitest"
import { contextOf } from "../characteristics/context.ts"
import { creature, put, table } from "../testing/table.ts"
import { isAllowed } from "./target-sets.ts"

it("601.2c, 205.3m: two targets that share a creature type, not two that each share one with a third", () => {
  const s = table()
  const kind = (name: string, subtypes: readonly string[]) =>
    put(s, 0, creature(name, 1, 1, [], { subtypes }))
  const wizard = kind("Wizard", ["Elf", "Wizard"])
  const druid = kind("Druid", ["Elf", "Druid"])
  const goblin = kind("Goblin", ["Goblin", "Wizard"])
  const slot = { filter: { is: "type", type: "creature" }, min: 2, max: 2, share: "creature" } as const
  const allows = (...refs: number[]) => isAllowed(s, slot, refs, contextOf(wizard, 0))
  expect([allows(wizard, druid), allows(wizard, goblin), allows(druid, goblin)]).toEqual([true, true, false])
  expect(allows(wizard, druid, goblin)).toBe(false)
})

it("601.2c: two targets that share no creature type", () => {
  const s = table()
  const kind = (name: string, subtypes: readonly string[]) =>
    put(s, 0, creature(name, 1, 1, [], { subtypes }))
  const wizard = kind("Wizard", ["Elf", "Wizard"])
  const druid = kind("Druid", ["Elf", "Druid"])
  const goblin = kind("Goblin", ["Goblin", "Wizard"])
  const slot = { filter: { is: "type", type: "creature" }, min: 2, max: 2, unlike: "creature" } as const
  const allows = (...refs: number[]) => isAllowed(s, slot, refs, contextOf(wizard, 0))
  expect([allows(wizard, druid), allows(wizard, goblin), allows(druid, goblin)]).toEqual([false, false, true])
})
