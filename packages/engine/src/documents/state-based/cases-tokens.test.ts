import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { execute } from "../../events/interpreter-port.ts"
import { resolveTop } from "../../resolving/resolve.ts"
import { playerRef } from "../../state/ref.ts"
import { asking, card, creature, put, resolveAll, settle, table, when } from "../../testing/table.ts"
import { ANY, cast, hurt, putSpell, sequence, TARGET } from "../testing/cards.ts"
import { ERAS, life, token } from "../testing/cases.ts"
import { gain } from "../testing/drive.ts"
import { names } from "../testing/looks.ts"

describe("case 20: tokens and copies in other zones", () => {
  it.each(ERAS)(
    "704.5d, 704.5e: a token is seen in the hand and gone at the check; a copied spell too (%s)",
    (era) => {
      const s = table(2, era)
      const rider = when({ on: "moves", object: ANY, from: "battlefield", to: "hand" }, gain)
      put(s, 0, creature("Riders", 5, 5, [rider]))
      const soldier = put(s, 0, token("Soldier"))
      cast(s, 1, { do: "move", what: TARGET, to: "hand" }, [soldier])
      expect(names(s, s.players[0].hand)).toEqual(["Soldier"])
      settle(s)
      expect([s.players[0].hand, s.stack.length]).toEqual([[], 1])
      resolveAll(s)
      const other = put(s, 0, token("Soldier"))
      cast(
        s,
        0,
        sequence(
          { do: "move", what: TARGET, to: "exile", bind: "gone" },
          { do: "move", what: { sel: "bound", name: "gone" }, to: "battlefield" },
        ),
        [other],
      )
      settle(s)
      expect([s.exile, names(s, s.battlefield)]).toEqual([[], ["Riders"]])
      const bolt = putSpell(s, 0, hurt(3), [playerRef(1)], "Bolt")
      execute(
        s,
        { do: "copySpell", of: { sel: "bound", name: "it" }, bind: "copy" },
        contextOf(0, 0, 0, { it: [bolt] }),
      )
      const copy = s.stack.at(-1)!
      expect(copy).not.toBe(bolt)
      execute(
        s,
        { do: "counter", what: { sel: "bound", name: "it" }, to: "hand" },
        contextOf(0, 1, 0, { it: [copy] }),
      )
      settle(s)
      expect([s.players[0].hand, s.stack]).toEqual([[], [bolt]])
      asking([], () => resolveTop(s))
      expect(life(s)[1]).toBe(17)
    },
  )

  it("707.12, 704.5e: the copy of a card that is not cast ceases to exist at the check", () => {
    const s = table(2, "current")
    const bolt = card({
      name: "Bolt",
      types: ["instant"],
      cost: "{R}",
      abilities: [{ ability: "spell", effect: gain }],
    })
    const imprinted = put(s, 0, bolt, "exile")
    asking([[]], () =>
      execute(
        s,
        { do: "cast", what: { sel: "bound", name: "it" }, free: true, optional: true, copy: true },
        contextOf(0, 0, 0, { it: [imprinted] }),
      ),
    )
    settle(s)
    expect([names(s, s.exile), s.stack]).toEqual([["Bolt"], []])
  })
})
