import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { addCounters } from "../../events/counters.ts"
import { execute } from "../../events/interpreter-port.ts"
import { loseLife } from "../../events/life.ts"
import { concede } from "../../events/moving/leave-game.ts"
import type { Ability } from "../../language/ability.ts"
import type { Effect } from "../../language/effects/effect.ts"
import { playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { editPlayer } from "../../state/writing/edit.ts"
import { creature, put, settle, table, when } from "../../testing/table.ts"
import { ANY, artifact, cast, gains, sequence, TARGET, YOU } from "../testing/cards.ts"
import { ERAS } from "../testing/cases.ts"
import { always } from "../testing/combat.ts"
import { land } from "../testing/drive.ts"

describe("cases 4 to 6: losing", () => {
  const mirror = artifact(
    "Mirror",
    always({
      static: "replace",
      event: { on: "loses", player: YOU },
      with: sequence(
        {
          do: "shuffle",
          into: {
            sel: "all",
            filter: { is: "ownedBy", player: YOU },
            zone: ["hand", "graveyard", "battlefield"],
          },
        },
        { do: "draw", count: 7 },
        { do: "setLife", amount: 20 },
      ),
    }),
  )
  const whisper: Effect = sequence({ do: "draw", count: 2 }, { do: "loseLife", amount: 2 })

  function mirrored(era: string, more: { poison?: number; owned?: number } = {}): State {
    const s = table(2, era)
    put(s, 0, mirror)
    put(s, 0, land, "library")
    for (let i = 0; i < (more.owned ?? 7); i++) put(s, 0, land, "hand")
    if (more.poison) addCounters(s, playerRef(0), "poison", more.poison, 1)
    editPlayer(s, 0).life = 1
    cast(s, 0, whisper)
    return s
  }

  it.each(["2011-09-30", "2014-02", "current"])(
    "case 4, 704.7: one effect replaces two losses of one check, and the failed draw is forgotten (%s)",
    (era) => {
      const s = mirrored(era)
      settle(s)
      expect([
        s.over,
        s.players[0].life,
        s.players[0].hand.length,
        s.battlefield,
        s.players[0].graveyard,
      ]).toEqual([null, 20, 7, [], []])
      expect(s.players[0].library.length).toBe(10 - 7)
      const poisoned = mirrored(era, { poison: 10 })
      settle(poisoned)
      expect([poisoned.players[0].left?.rule, poisoned.players[0].life]).toEqual(["704.5c", 20])
      const poor = mirrored(era, { owned: 2 })
      settle(poor)
      expect(poor.players[0].left?.rule).toBe("704.5b")
    },
  )

  it.each(["2011-09-30", "2014-02", "current"])(
    "case 5, 704.5b: a failed draw counts until the next check only, life 0 and poison are states (%s)",
    (era) => {
      const end = (prepare: (s: State) => void) => {
        const s = table(2, era)
        const angel = put(s, 0, creature("Angel", 4, 4, [always({ static: "doesntLose", who: YOU })]))
        prepare(s)
        settle(s)
        expect(s.over).toBeNull()
        cast(s, 1, { do: "destroy", what: TARGET }, [angel])
        settle(s)
        return s.players[0].left?.rule
      }
      expect(end((s) => void execute(s, { do: "draw", count: 1 }, contextOf(0, 0)))).toBeUndefined()
      expect(end((s) => loseLife(s, 0, 20))).toBe("704.5a")
      expect(end((s) => void addCounters(s, playerRef(0), "poison", 10, 1))).toBe("704.5c")
    },
  )

  const rift: Effect = { do: "damage", amount: 4, to: { sel: "players", of: { who: "players" } } }
  const prosperity: Effect = { do: "draw", count: 3, player: { who: "players" } }

  it.each(ERAS)(
    "case 6, 104.4a, 104.2b: all who lose at once draw; an effect that wins does so at once (%s)",
    (era) => {
      const both = table(2, era)
      for (const player of both.players) editPlayer(both, player.id).life = 4
      cast(both, 0, rift)
      settle(both)
      expect(both.over).toEqual({ winners: [], rule: "104.4a" })
      const three = table(3, era)
      for (const { id } of three.players) editPlayer(three, id).life = id === 2 ? 8 : 4
      cast(three, 0, rift)
      settle(three)
      expect(three.over?.winners).toEqual([2])
      const drawing = (second: number, maniac: boolean) => {
        const s = table(2, era)
        for (let i = 0; i < 2; i++) put(s, 0, land, "library")
        for (let i = 0; i < second; i++) put(s, 1, land, "library")
        const wins: Ability = {
          ability: "static",
          condition: {
            if: "compare",
            left: { n: "count", filter: ANY, zone: "library", of: YOU },
            op: "=",
            right: 0,
          },
          effects: [
            { static: "replace", event: { on: "draw", player: YOU }, with: { do: "winGame", player: YOU } },
          ],
        }
        if (maniac) put(s, 0, creature("Maniac", 2, 2, [wins]))
        cast(s, 0, prosperity)
        if (s.over === null) settle(s)
        return s.over?.winners
      }
      expect([drawing(1, false), drawing(5, false), drawing(1, true)]).toEqual([[], [1], [0]])
      const tyrant = (happen: (s: State) => void) => {
        const s = table(3, era)
        put(s, 0, creature("Tyrant", 5, 5, [when({ on: "loses", player: { who: "players" } }, gains(5))]))
        happen(s)
        settle(s)
        return [s.stack.length, s.over === null]
      }
      expect(tyrant((s) => loseLife(s, 2, 20))).toEqual([1, true])
      expect(tyrant((s) => concede(s, 2))).toEqual([1, true])
      expect(
        tyrant((s) => {
          for (const { id } of s.players) loseLife(s, id, 20)
        }),
      ).toEqual([0, false])
    },
  )
})
