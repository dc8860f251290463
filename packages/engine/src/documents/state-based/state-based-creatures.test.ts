import { describe, expect, it } from "vitest"
import { move } from "../../events/moving/move.ts"
import { playerRef } from "../../state/ref.ts"
import { creature, graveyard, names, put, settle, table } from "../../testing/table.ts"
import { CREATURE, pump } from "../testing/drive.ts"
import { DEATHTOUCH, ERAS, hurt, INDESTRUCTIBLE, LATER, moved, shield } from "../testing/state-based.ts"

describe("creatures", () => {
  it.each(ERAS)(
    "704.5f, 420.5b@2003-07: toughness 0 is no destruction, and regeneration does not help (%s) [S000-3-9] [S000-3-10] [S001-420.5b-1] [S001-420.5b-2] [S002-704.5f-1] [S002-704.5f-2]",
    (era) => {
      const s = table(2, era)
      const myr = put(s, 0, creature("Myr", 0, 1, [INDESTRUCTIBLE]))
      const boa = put(s, 0, creature("Boa", 2, 1))
      shield(s, boa)
      settle(s)
      expect(graveyard(s, 0)).toEqual([])
      for (const id of [myr, boa]) pump(s, id, -1)
      settle(s)
      expect(graveyard(s, 0)).toEqual(["Myr", "Boa"])
      expect(moved(s)).toEqual(["704.5f", "704.5f"])
      expect(s.events.some((e) => e.kind === "destroyed")).toBe(false)
    },
  )

  it.each(ERAS)(
    "704.5g, 420.5c@2003-07: damage of at least its toughness destroys, less does not (%s) [S000-3-11] [S001-420.5c-1] [S001-420.5c-2] [S002-704.5g-1]",
    (era) => {
      const s = table(2, era)
      put(s, 0, creature("Unhurt", 1, 1))
      const dead = put(s, 0, creature("Dead", 2, 2))
      const alive = put(s, 0, creature("Alive", 3, 3))
      hurt(s, dead, 2)
      hurt(s, alive, 2)
      settle(s)
      expect(names(s, s.battlefield)).toEqual(["Unhurt", "Alive"])
      expect(s.events.filter((e) => e.kind === "destroyed").map((e) => e.rule)).toEqual(["704.5g"])
      pump(s, alive, -1)
      settle(s)
      expect(names(s, s.battlefield)).toEqual(["Unhurt"])
    },
  )

  it.each(ERAS)(
    "704.5g, 701.19a: regeneration replaces that: tapped, healed, out of combat (%s) [S000-3-12] [S001-420.5c-3] [S002-704.5g-2]",
    (era) => {
      const s = table(2, era)
      const id = put(s, 0, creature("Skeletons", 1, 1), "battlefield", {
        combat: { attacking: playerRef(1), blocking: [], blockedBy: [], blocked: false, band: 0 },
      })
      shield(s, id)
      hurt(s, id, 3)
      settle(s)
      expect(s.objects[id]).toMatchObject({ tapped: true, damage: 0, combat: null })
    },
  )

  it.each(LATER)(
    "704.5h: any damage by a source with deathtouch, even one that has left; none if prevented (%s) [S000-3-13] [S002-704.5h-1]",
    (era) => {
      const s = table(2, era)
      const rats = put(s, 0, creature("Rats", 1, 1, [DEATHTOUCH]))
      const big = put(s, 1, creature("Big", 11, 11))
      const safe = put(
        s,
        1,
        creature("Safe", 11, 11, [{ ability: "keyword", keyword: "protection", filter: CREATURE }]),
      )
      hurt(s, big, 1, rats)
      hurt(s, safe, 1, rats)
      move(s, { id: rats, to: "hand", rule: "701.1" })
      settle(s)
      expect(names(s, s.battlefield)).toEqual(["Safe"])
      expect(s.events.filter((e) => e.kind === "destroyed").map((e) => e.rule)).toEqual(["704.5h"])
    },
  )

  it.each(LATER)(
    "704.5h, 704.7: one regeneration shield is enough against lethal damage by deathtouch (%s) [S000-3-14] [S002-704.5h-2] [S002-704.6-1]",
    (era) => {
      const s = table(2, era)
      const rats = put(s, 0, creature("Rats", 1, 1, [DEATHTOUCH]))
      const id = put(s, 1, creature("Skeletons", 1, 1))
      shield(s, id)
      hurt(s, id, 1, rats)
      settle(s)
      expect(s.objects[id]).toMatchObject({ tapped: true, damage: 0, deathtouched: false })
      // Deathtouch alone, where the damage is not lethal.
      const wall = put(s, 1, creature("Wall", 0, 4))
      shield(s, wall)
      hurt(s, wall, 1, rats)
      settle(s)
      expect(s.objects[wall]).toMatchObject({ tapped: true, damage: 0, deathtouched: false })
    },
  )
})
