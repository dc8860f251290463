import { describe, expect, it } from "vitest"
import {
  act,
  CREATURE,
  card,
  creature,
  instant,
  lands,
  options,
  put,
  resolve,
  table,
} from "../casting/testing/table.ts"

const ARTIFACT = { is: "type", type: "artifact" } as const
const kicker = { ability: "keyword", keyword: "kicker", cost: [{ pay: "mana", mana: "{R}" }] } as const
const KICKED = { if: "paid", cost: "kicker" } as const
const slot = (n: number) => ({ sel: "target", slot: n }) as const

/** "Kicker {R}. Destroy target artifact. If this spell was kicked, it deals 3 damage to target creature." */
const thunder = () =>
  instant(
    "Thunder",
    "{R}",
    {
      targets: [{ filter: ARTIFACT }, { filter: CREATURE }],
      effect: {
        do: "sequence",
        of: [
          { do: "destroy", what: slot(0) },
          { do: "if", condition: KICKED, then: { do: "damage", amount: 3, to: slot(1) } },
        ],
      },
    },
    [kicker],
  )

/** "Kicker {R}. Destroy target artifact. If this spell was kicked, destroy target creature instead." */
const shift = () =>
  instant(
    "Shift",
    "{R}",
    {
      targets: [{ filter: ARTIFACT }, { filter: CREATURE }],
      effect: {
        do: "if",
        condition: KICKED,
        then: { do: "destroy", what: slot(1) },
        else: { do: "destroy", what: slot(0) },
      },
    },
    [kicker],
  )
const relic = () => card({ name: "Relic", types: ["artifact"] })

describe("601.2c, 702.33g: targets of a part for which an optional cost is paid", () => {
  it("are not chosen where it is not paid", () => {
    const s = table()
    lands(s, 0, "Mountain")
    put(s, 0, thunder(), "hand")
    const artifact = put(s, 1, relic())
    expect(act(s, "cast Thunder", [[0]]).asked.map((d) => d.kind)).toEqual(["choose"])
    resolve(s)
    expect(s.objects[artifact]).toBeUndefined()
  })

  it("are chosen where it is paid", () => {
    const s = table()
    lands(s, 0, "Mountain", "Mountain")
    put(s, 0, thunder(), "hand")
    const artifact = put(s, 1, relic())
    const bear = put(s, 1, creature())
    expect(act(s, "cast Thunder", [1, [0], [0]]).illegal).toBeNull()
    resolve(s)
    expect([s.objects[artifact], s.objects[bear]?.damage]).toEqual([undefined, 3])
  })

  it("stand in the place of others: it can be cast for them alone where it can be paid", () => {
    const s = table()
    lands(s, 0, "Mountain")
    put(s, 0, shift(), "hand")
    const bear = put(s, 1, creature())
    expect(options(s)).toEqual([])
    lands(s, 0, "Mountain")
    expect(options(s)).toEqual(["cast Shift"])
    expect(act(s, "cast Shift", [1, [0]]).illegal).toBeNull()
    resolve(s)
    expect(s.objects[bear]).toBeUndefined()
  })

  it("make the spell illegal where it is not paid and nothing else can be targeted", () => {
    const s = table()
    lands(s, 0, "Mountain", "Mountain")
    put(s, 0, shift(), "hand")
    put(s, 1, creature())
    expect(act(s, "cast Shift", [0]).illegal).toBe("601.2c")
  })
})
