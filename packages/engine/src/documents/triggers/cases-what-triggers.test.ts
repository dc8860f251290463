import { describe, expect, it } from "vitest"
import { moveAll } from "../../events/moving/move.ts"
import type { Condition } from "../../language/condition.ts"
import type { EventPattern } from "../../language/event.ts"
import { resolveTop } from "../../resolving/resolve.ts"
import { playerRef } from "../../state/ref.ts"
import { editPlayer } from "../../state/writing/edit.ts"
import { card, creature, names, put, resolveAll, settle, table, when } from "../../testing/table.ts"
import { placeTriggers } from "../../triggered/place.ts"
import { and, artifact, cast, gains, hurt, IT, ME, named, not, sequence, YOU } from "../testing/cards.ts"
import {
  ARTIFACT,
  counterIt,
  destroyIt,
  ERAS,
  enter,
  enters,
  life,
  mine,
  sources,
  step,
} from "../testing/cases.ts"
import { SELF } from "../testing/combat.ts"
import { CREATURE, calmly, gain } from "../testing/drive.ts"

describe("cases 21 to 25: what triggers when", () => {
  it.each(ERAS)(
    "case 21, 603.3b: the active player's below, the other's above, each in the order he likes (%s)",
    (era) => {
      const s = table(2, era)
      for (const player of [0, 1])
        for (const [name, n] of [
          ["A", 1],
          ["B", 2],
        ] as const)
          put(s, player, creature(`${name}${player}`, 1, 1, [when(enters(CREATURE), gains(n))]))
      enter(s, 1)
      settle(s, [1, 0], [0, 1])
      expect(sources(s)).toEqual(["B0", "A0", "A1", "B1"])
    },
  )

  it.each(ERAS)(
    "case 22, 603.4: the condition is tested as the upkeep begins and on resolution, never between (%s)",
    (era) => {
      const upkeep: EventPattern = { on: "step", step: "upkeep", player: YOU }
      const rich: Condition = { if: "compare", left: { n: "life", of: YOU }, op: ">=", right: 40 }
      const after = (start: number, ...changes: number[]) => {
        const s = table(2, era)
        put(
          s,
          0,
          creature("Sovereign", 4, 6, [when(upkeep, { do: "winGame", player: YOU }, { condition: rich })]),
        )
        editPlayer(s, 0).life = start
        step(s, "upkeep")
        settle(s)
        for (const n of changes)
          if (n > 0) cast(s, 0, gains(n))
          else cast(s, 1, hurt(-n), [playerRef(0)])
        if (s.stack.length > 0) resolveTop(s)
        return s.over?.winners
      }
      expect([after(39, 3), after(41, -3), after(41, -3, 3)]).toEqual([undefined, undefined, [0]])
    },
  )

  it.each(ERAS)(
    "case 23, 603.6a, 603.4: six Mountains that enter together see five others each, on resolution too (%s)",
    (era) => {
      const others: Condition = {
        if: "exists",
        filter: mine(and({ is: "subtype", subtype: "Mountain" }, not({ is: "among", of: IT }))),
        atLeast: 5,
      }
      const valakut = card({
        name: "Valakut",
        types: ["land"],
        abilities: [
          when(enters(mine({ is: "subtype", subtype: "Mountain" })), hurt(3), {
            condition: others,
            targets: [{ players: { who: "opponents" } }],
          }),
        ],
      })
      const mountain = card({ name: "Mountain", types: ["land"], subtypes: ["Mountain"] })
      const burnt = (count: number, respond: boolean) => {
        const s = table(2, era)
        const cards = [valakut, ...Array(count).fill(mountain)].map((what) => put(s, 0, what, "library"))
        const ids = moveAll(
          s,
          cards.map((id) => ({ id, to: "battlefield" as const, rule: "400.7" })),
        )
        expect(s.waiting.length).toBe(count < 6 ? 0 : count)
        calmly(() => {
          while (s.waiting.length > 0) placeTriggers(s)
        })
        if (respond) cast(s, 1, destroyIt, [ids[1]])
        if (s.stack.length > 0) resolveAll(s)
        return 20 - life(s)[1]
      }
      expect([burnt(6, false), burnt(6, true), burnt(5, false)]).toEqual([18, 3, 0])
    },
  )

  it.each(ERAS)(
    "case 24, 603.8: a state trigger waits for its ability to leave the stack; then it triggers again (%s)",
    (era) => {
      const alone: Condition = { if: "not", of: { if: "exists", filter: mine(and(CREATURE, not(ME))) } }
      const crocodile = creature("Crocodile", 5, 5, [
        when({ on: "state", condition: alone }, { do: "sacrifice", what: SELF }),
      ])
      const s = table(2, era)
      const id = put(s, 0, crocodile)
      cast(s, 1, gain)
      for (let i = 0; i < 10; i++) settle(s)
      expect(sources(s)).toEqual(["Crocodile"])
      cast(s, 1, counterIt, [s.stack[0]])
      settle(s)
      expect([sources(s), s.battlefield.includes(id)]).toEqual([["Crocodile"], true])
      put(s, 0, creature())
      resolveAll(s)
      expect([s.battlefield.includes(id), s.stack]).toEqual([false, []])
    },
  )

  it.each(ERAS)(
    "case 25, 603.8, 704.4: a state that is true for a moment in a resolution triggers; an exchange in one event does not (%s)",
    (era) => {
      const none: Condition = { if: "not", of: { if: "exists", filter: mine(ARTIFACT) } }
      const dragon = creature("Dragon", 6, 5, [
        when({ on: "state", condition: none }, { do: "sacrifice", what: SELF }),
      ])
      const after = (together: boolean) => {
        const s = table(2, era)
        const id = put(s, 0, dragon)
        const old = put(s, 0, artifact("Old"))
        const other = put(s, 0, artifact("New"), "graveyard")
        if (together)
          moveAll(s, [
            { id: old, to: "graveyard", rule: "701.12a" },
            { id: other, to: "battlefield", rule: "701.12a" },
          ])
        else
          cast(
            s,
            0,
            sequence(
              { do: "sacrifice", what: { sel: "all", filter: named("Old") } },
              {
                do: "move",
                what: { sel: "all", filter: named("New"), zone: "graveyard" },
                to: "battlefield",
              },
            ),
          )
        settle(s)
        expect(names(s, s.battlefield)).toContain("New")
        if (s.stack.length > 0) resolveAll(s)
        return s.battlefield.includes(id)
      }
      expect([after(false), after(true)]).toEqual([false, true])
    },
  )
})
