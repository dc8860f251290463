import { describe, expect, it } from "vitest"
import { characteristics } from "../characteristics/query.ts"
import { target } from "../interpreter/testing/objects.ts"
import { run } from "../interpreter/testing/run.ts"
import { card, creature, names, put, table } from "../testing/table.ts"

describe("tokens (111)", () => {
  it("111.4: a token without a name is called by its subtypes", () => {
    const s = table()
    const { bindings } = run(s, {
      do: "createToken",
      count: 2,
      bind: "made",
      token: {
        face: { name: "", types: ["creature"], subtypes: ["Goblin"], colors: ["R"], power: 1, toughness: 1 },
      },
    })
    expect(names(s, s.battlefield)).toEqual(["Goblin Token", "Goblin Token"])
    expect(bindings.made).toEqual(s.battlefield)
    expect(s.events.filter((e) => e.kind === "token")).toHaveLength(2)
    expect(s.definitions).toHaveLength(1)
  })

  it("111.3: a size found as the token is created", () => {
    const s = table()
    run(
      s,
      {
        do: "createToken",
        token: {
          face: { name: "Ooze", types: ["creature"], colors: ["G"] },
          power: { n: "x" },
          toughness: { n: "x" },
        },
      },
      { x: 4 },
    )
    expect(characteristics(s, s.battlefield[0]).power).toBe(4)
  })

  it("614.1: an effect that doubles tokens", () => {
    const s = table()
    put(
      s,
      0,
      card({
        name: "Doubler",
        types: ["enchantment"],
        abilities: [
          {
            ability: "static",
            effects: [
              {
                static: "alter",
                event: { on: "token", by: { who: "you" } },
                alter: { to: "amount", amount: { n: "times", of: { n: "bound", name: "amount" }, by: 2 } },
              },
            ],
          },
        ],
      }),
    )
    run(s, { do: "createToken", token: { predefined: "treasure" } })
    expect(names(s, s.battlefield)).toEqual(["Doubler", "Treasure Token", "Treasure Token"])
  })

  it("614.6: tokens that an effect adds are among those that were made", () => {
    const s = table()
    const more = {
      do: "createToken",
      token: { predefined: "food" },
      count: { n: "bound", name: "amount" },
    } as const
    put(
      s,
      0,
      card({
        name: "Adder",
        types: ["enchantment"],
        abilities: [
          {
            ability: "static",
            effects: [
              {
                static: "alter",
                event: { on: "token", by: { who: "you" } },
                alter: { to: "addition", effect: more },
              },
            ],
          },
        ],
      }),
    )
    const { bindings } = run(s, {
      do: "createToken",
      token: { predefined: "treasure" },
      count: 2,
      bind: "made",
    })
    expect(names(s, s.battlefield)).toEqual([
      "Adder",
      ...["Treasure Token", "Treasure Token", "Food Token", "Food Token"],
    ])
    expect(bindings.made).toEqual(s.battlefield.slice(1))
  })

  it("614.5: each of two effects adds a token once, not to what the other added", () => {
    const s = table()
    for (const predefined of ["food", "map"] as const)
      put(
        s,
        0,
        card({
          name: `More ${predefined}`,
          types: ["enchantment"],
          abilities: [
            {
              ability: "static",
              effects: [
                {
                  static: "alter",
                  event: { on: "token", by: { who: "you" } },
                  alter: { to: "addition", effect: { do: "createToken", token: { predefined } } },
                },
              ],
            },
          ],
        }),
      )
    run(s, { do: "createToken", token: { predefined: "treasure" } }, {}, [[0]])
    expect(names(s, s.battlefield.slice(2)).sort()).toEqual(["Food Token", "Map Token", "Treasure Token"])
  })

  it("303.4i: a Role token is not created when its creature is gone; else it enters attached", () => {
    const s = table()
    const bear = put(s, 0, creature())
    run(s, { do: "createToken", token: { role: "monster" }, attachTo: target }, { targets: [[bear]] })
    expect(characteristics(s, bear).power).toBe(3)
    run(s, { do: "createToken", token: { role: "monster" }, attachTo: target }, { targets: [[]] })
    expect(s.battlefield).toHaveLength(2)
  })
})
