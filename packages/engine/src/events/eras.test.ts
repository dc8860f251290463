import { expect, it } from "vitest"
import { contextOf } from "../characteristics/context.ts"
import { playerRef } from "../state/ref.ts"
import { asking, card, creature, put, table } from "../testing/table.ts"
import { dealDamage } from "./damage/damage.ts"
import { execute } from "./interpreter-port.ts"

it("306.7, pwRedirect, 306.7@2011-09-30: noncombat damage to a player could be dealt to a planeswalker instead, from 2007 to 2018", () => {
  const found = ["2004-10", "2007-10", "2017-09-29", "2018-06"].map((era) => {
    const s = table(2, era)
    const source = put(s, 0, card({ name: "Shock", types: ["artifact"] }))
    const jace = put(s, 1, card({ name: "Jace", types: ["planeswalker"], loyalty: 3 }), "battlefield", {
      counters: { loyalty: 3 },
    })
    const mayChoose = s.ruleset.knobs.pwRedirect
    asking(mayChoose ? [[0]] : [], () => dealDamage(s, [{ source, to: playerRef(1), amount: 2 }], "120.3"))
    dealDamage(s, [{ source, to: playerRef(1), amount: 1, combat: true }], "510.2")
    return [s.players[1].life, s.objects[jace]!.counters?.loyalty]
  })
  expect(found).toEqual([
    [17, 3],
    [19, 1],
    [19, 1],
    [17, 3],
  ])
})

it("tokenOwner, 216.1@2003-07: a token was owned by who controlled what made it, later by who creates it (111.2)", () => {
  const owners = ["2003-07", "2011-09-30", "current"].map((era) => {
    const s = table(2, era)
    const source = put(s, 0, creature("Orchard"))
    const face = { name: "Spirit", types: ["creature" as const], power: 1, toughness: 1 }
    execute(s, { do: "createToken", token: { face }, player: { who: "opponents" } }, contextOf(source, 0))
    const token = s.objects[s.battlefield.at(-1)!]!
    return [token.owner, token.controller]
  })
  expect(owners).toEqual([
    [0, 1],
    [1, 1],
    [1, 1],
  ])
})
