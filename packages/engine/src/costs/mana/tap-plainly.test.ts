import { expect, it } from "vitest"
import { place } from "../../game/setup/setup.ts"
import type { State } from "../../state/state.ts"
import { answering, land, table } from "../testing/table.ts"
import { activateManaAbility } from "./activate-mana-ability.ts"
import { tapPlainly } from "./tap-plainly.ts"

const said = (s: State) => s.events.map(({ batch: _, ...event }) => event)

it("605.3b: the short road of a land that is tapped for mana records what the long road does", () => {
  const [short, long] = [table(), table()]
  const [there] = [short, long].map((s) => place(s, 0, "battlefield", land("Forest")))
  tapPlainly(short, 0, there, [{ type: "G", source: there }])
  answering([], () => activateManaAbility(long, 0, there, 0))
  expect(said(short)).toEqual(said(long))
  expect(short.players[0].pool).toEqual(long.players[0].pool)
})
