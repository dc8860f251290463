import { describe, expect, it } from "vitest"
import { faceUpPlanes, ownPlanes, planeswalk } from "../../actions/supplementary/planes.ts"
import { controllerOf } from "../../characteristics/query.ts"
import { turnTo } from "../../events/current-marker.ts"
import { concede } from "../../events/moving/leave-game.ts"
import { createState } from "../../game/setup/setup.ts"
import type { State } from "../../state/state.ts"
import { card, names } from "../../testing/table.ts"
import { melee } from "./testing/melee.ts"

const planes = Array.from({ length: 10 }, (_, i) =>
  card({ name: `Plane ${i}`, types: ["plane"], subtypes: ["Test"] }),
)
const start = (count: number) => melee(count, ["grandMelee", "planechase"], { planes })
const controllers = (s: State) => faceUpPlanes(s).map((id) => controllerOf(s, id))

describe("Planechase in a Grand Melee (901.14)", () => {
  it("901.14, 901.14a: each player who starts with a marker has a starting plane and is a planar controller", () => {
    const s = start(9)
    expect(controllers(s).sort()).toEqual([0, 4])
    turnTo(s, 1)
    expect([s.planarController, ownPlanes(s).length]).toEqual([4, 1])
    planeswalk(s, 4)
    expect(names(s, faceUpPlanes(s)).sort()).toEqual(["Plane 8", "Plane 9"])
    turnTo(s, 0)
    expect([s.planarController, names(s, ownPlanes(s))]).toEqual([0, ["Plane 9"]])
  })

  it("901.14b: who leaves with a marker has no heir, and their plane goes to the bottom of its owner's deck", () => {
    const s = start(8)
    turnTo(s, 1)
    concede(s, 4)
    expect([s.planarController, controllers(s)]).toEqual([-1, [0]])
    const t = start(9)
    turnTo(t, 1)
    concede(t, 4)
    expect([t.planarController, controllers(t).sort()]).toEqual([5, [0, 5]])
  })

  it("901.14a: with one planar deck for all it is refused", () => {
    const players = Array.from({ length: 8 }, (_, i) => ({ name: `P${i}`, deck: [] }))
    const all = Array.from({ length: 40 }, (_, i) => card({ name: `Q${i}`, types: ["plane"] }))
    expect(() => createState({ players, variant: ["grandMelee", "planechase"], planes: all })).toThrow(
      "901.14a",
    )
  })
})
