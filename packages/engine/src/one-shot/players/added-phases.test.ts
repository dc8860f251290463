import { expect, it } from "vitest"
import { dealDamage } from "../../events/damage/damage.ts"
import { record } from "../../events/record.ts"
import { run } from "../../interpreter/testing/run.ts"
import type { Ability } from "../../language/ability.ts"
import type { Effect } from "../../language/effects/effect.ts"
import { writable } from "../../state/writing/edit.ts"
import { card, creature, put, table } from "../../testing/table.ts"

const added = (after: "postcombatMain"): Effect => ({
  do: "extraPhase",
  phases: ["combat", "postcombatMain"],
  after,
  bind: "added",
})

it("500.8: what belongs to an added combat waits for that one, not for another", () => {
  const s = table()
  writable(s).turn = { ...s.turn, ahead: [{ step: "postcombatMain", phase: "postcombatMain" }] }
  const source = put(s, 0, creature())
  const later: Effect = {
    do: "delayed",
    when: { on: "step", step: "beginningOfCombat", added: "added" },
    effect: { do: "gainLife", amount: 1 },
  }
  run(s, { do: "sequence", of: [added("postcombatMain"), later] }, { source })
  run(s, { do: "sequence", of: [added("postcombatMain"), later] }, { source })
  const marks = s.delayed.map((d) => d.bindings.added)
  expect(new Set(marks).size).toBe(2)
  const combats = s.turn.ahead.filter(({ step }) => step === "beginningOfCombat").map((e) => e.added)
  // The newest comes first.
  expect(combats).toEqual([...marks].reverse())
})

it("500.10a: as many steps as said, in your own turn only", () => {
  const s = table()
  const upkeeps: Effect = { do: "extraPhase", phases: ["upkeep"], count: 3, youGet: true }
  run(s, upkeeps, { you: 1 })
  expect(s.turn.ahead).toHaveLength(0)
  run(s, upkeeps)
  expect(s.turn.ahead.map(({ step }) => step)).toEqual(["upkeep", "upkeep", "upkeep"])
})

it("509.3c: a creature that was blocked by a legend this turn is found after combat", () => {
  const s = table()
  const queen = card({ name: "Queen", supertypes: ["legendary"], power: 2, toughness: 2 })
  const legend = put(s, 1, queen)
  const [attacker, other] = [put(s, 0, creature("A")), put(s, 0, creature("B"))]
  record(s, { kind: "blocks", rule: "509.1g", object: legend, other: attacker, player: 1, amount: 1 })
  const by = { is: "supertype", supertype: "legendary" } as const
  run(s, {
    do: "destroy",
    what: {
      sel: "all",
      filter: { is: "thisTurn", event: { on: "becomesBlocked", creature: { is: "any" }, by } },
    },
  })
  expect([s.objects[attacker] === undefined, s.objects[other] === undefined]).toEqual([true, false])
})

it("701.44a: what was explored is known by the card that was revealed", () => {
  const s = table()
  const scout = put(s, 0, creature("Scout"))
  put(s, 0, card({ name: "Isle", types: ["land"] }), "library")
  run(s, { do: "action", action: "explore", what: { sel: "self" } }, { source: scout })
  for (const type of ["land", "creature"] as const)
    run(s, {
      do: "if",
      condition: {
        if: "happened",
        event: { on: "action", action: "explore", card: { is: "type", type } },
      },
      then: { do: "gainLife", amount: type === "land" ? 1 : 10 },
    })
  expect(s.players[0].life).toBe(21)
})

it("608.2: damage divided evenly is rounded down for each", () => {
  const s = table()
  const bears = [
    put(s, 1, creature("A", 2, 5)),
    put(s, 1, creature("B", 2, 5)),
    put(s, 1, creature("C", 2, 5)),
  ]
  const to = { sel: "target", slot: 0 } as const
  run(
    s,
    { do: "damage", amount: { n: "quotient", of: { n: "x" }, by: { n: "countOf", of: to } }, to },
    { x: 8, targets: [bears] },
  )
  expect(bears.map((id) => s.objects[id]!.damage)).toEqual([2, 2, 2])
})

it("506.1: it is the first combat phase until a second one begins", () => {
  const s = table()
  const first: Effect = {
    do: "if",
    condition: {
      if: "not",
      of: { if: "happened", event: { on: "step", step: "beginningOfCombat" }, atLeast: 2 },
    },
    then: { do: "gainLife", amount: 1 },
  }
  for (const life of [21, 21]) {
    record(s, { kind: "step", rule: "507.1", detail: "beginningOfCombat", player: 0 })
    run(s, first)
    expect(s.players[0].life).toBe(life)
  }
})

it("120.1: what dealt damage this turn is the source, not what was dealt it", () => {
  const s = table()
  const [biter, bitten] = [put(s, 0, creature("Biter", 1, 1)), put(s, 1, creature("Bitten", 1, 5))]
  dealDamage(s, [{ source: biter, to: bitten, amount: 1 }], "120.1")
  const dealt = { is: "thisTurn", event: { on: "damage", source: { is: "any" } } } as const
  run(s, { do: "destroy", what: { sel: "all", filter: dealt } })
  expect([s.objects[biter] === undefined, s.objects[bitten] === undefined]).toEqual([true, false])
})

it("702.26b: what can't phase out stays, and the others phase out", () => {
  const s = table()
  const stays: Ability = {
    ability: "static",
    effects: [
      { static: "cant", event: { on: "phases", object: { is: "self" }, out: true }, what: "phaseOut" },
    ],
  }
  const [held, free] = [put(s, 0, creature("Held", 1, 1, [stays])), put(s, 0, creature("Free"))]
  run(s, { do: "phaseOut", what: { sel: "all", filter: { is: "any" } } })
  expect([s.objects[held]!.phasedOut, s.objects[free]!.phasedOut]).toEqual([0, 1])
})
