import { describe, expect, it } from "vitest"
import { damageFirst } from "./damage-first.ts"

const damage = (batch: number, rule = "510.2") => ({ kind: "damage" as const, rule, batch })
const lost = (batch: number) => ({ kind: "loseLife" as const, rule: "120.3a", batch })

describe("damage is told before its results", () => {
  it("120.3a: all simultaneous damage comes before the life lost to it", () => {
    expect(damageFirst([lost(1), damage(1), lost(1), damage(1)])).toEqual([
      ...[damage(1), damage(1)],
      ...[lost(1), lost(1)],
    ])
  })

  it("120.4: later damage stays after the results of earlier damage", () => {
    const events = [lost(1), damage(1), lost(2), damage(2)]
    expect(damageFirst(events)).toEqual([damage(1), lost(1), damage(2), lost(2)])
  })

  it("119.3: life lost at the same time without damage keeps its place", () => {
    const paid = { kind: "loseLife" as const, rule: "119.3", batch: 1 }
    expect(damageFirst([paid, damage(1)])).toEqual([paid, damage(1)])
  })
})
