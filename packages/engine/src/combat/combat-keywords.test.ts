import { describe, expect, it } from "vitest"
import { record } from "../events/record.ts"
import { playerRef } from "../state/ref.ts"
import { attack, block, has, size } from "../testing/keywords.ts"
import { creature, put, resolveAll, settle, table } from "../testing/table.ts"

describe("keywords of combat", () => {
  it("702.25a: flanking weakens each blocker without flanking", () => {
    const s = table()
    const knight = put(s, 0, creature("Knight", 2, 2, [has("flanking")]))
    const [a, b] = [put(s, 1, creature("A", 3, 3)), put(s, 1, creature("B", 3, 3, [has("flanking")]))]
    attack(s, knight)
    block(s, knight, a, b)
    settle(s)
    resolveAll(s)
    expect([size(s, a), size(s, b)]).toEqual([
      [2, 2],
      [3, 3],
    ])
  })

  it("702.23a: rampage counts blockers beyond the first; 702.45a: bushido counts once", () => {
    const s = table()
    const beast = put(s, 0, creature("Beast", 1, 1, [has("rampage", { n: 2 }), has("bushido", { n: 1 })]))
    const blockers = ["A", "B", "C"].map((name) => put(s, 1, creature(name)))
    attack(s, beast)
    block(s, beast, ...blockers)
    settle(s, [0, 1])
    resolveAll(s)
    expect(size(s, beast)).toEqual([6, 6])
  })

  it("702.83b: exalted only for a creature that attacks alone", () => {
    const s = table()
    put(s, 0, creature("Angel", 1, 1, [has("exalted")]))
    const bear = put(s, 0, creature())
    attack(s, bear)
    settle(s)
    resolveAll(s)
    expect(size(s, bear)).toEqual([3, 3])
  })

  it("702.134a: mentor needs an attacker with less power; 702.149a: training one with more", () => {
    const s = table()
    const teacher = put(s, 0, creature("Teacher", 3, 3, [has("mentor")]))
    const pupil = put(s, 0, creature("Pupil", 1, 1, [has("training")]))
    attack(s, teacher, pupil)
    settle(s, [0, 1], [0])
    resolveAll(s)
    expect(size(s, pupil)).toEqual([3, 3])
  })

  it("702.181a: mobilize makes tapped attackers that are sacrificed", () => {
    const s = table()
    const rider = put(s, 0, creature("Rider", 2, 2, [has("mobilize", { n: 2 })]))
    attack(s, rider)
    settle(s)
    resolveAll(s)
    const made = s.battlefield.filter((id) => id !== rider).map((id) => s.objects[id]!)
    expect(made.map((o) => [o.tapped, o.combat?.attacking])).toEqual([
      [true, playerRef(1)],
      [true, playerRef(1)],
    ])
  })

  it("702.112a: renown once", () => {
    const s = table()
    const hero = put(s, 0, creature("Hero", 2, 2, [has("renown", { n: 1 })]))
    for (let i = 0; i < 2; i++) {
      record(s, {
        kind: "damage",
        rule: "510.2",
        source: hero,
        other: playerRef(1),
        player: 1,
        amount: 2,
        combat: true,
      })
      settle(s)
      resolveAll(s)
    }
    expect(size(s, hero)).toEqual([3, 3])
  })
})
