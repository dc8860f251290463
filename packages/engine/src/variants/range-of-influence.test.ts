import { describe, expect, it } from "vitest"
import { legalActions } from "../casting/offering/legal-actions.ts"
import { contextOf } from "../characteristics/context.ts"
import { amount } from "../characteristics/queries/amount.ts"
import { characteristics } from "../characteristics/query.ts"
import { attackable } from "../combat/can-attack.ts"
import { gainLife } from "../events/life.ts"
import { concede, drawGame, winGame } from "../events/moving/leave-game.ts"
import { move } from "../events/moving/move.ts"
import { createState } from "../game/setup/setup.ts"
import { execute } from "../interpreter/execute.ts"
import type { Ability } from "../language/ability.ts"
import type { Filter } from "../language/filter.ts"
import { playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, invalidate, writable } from "../state/writing/edit.ts"
import { legalTargets } from "../targeting/targets.ts"
import { asking, card, creature, put, settle, when } from "../testing/table.ts"
import { beginNextTurn } from "../turn/progress.ts"

const CREATURE: Filter = { is: "type", type: "creature" }
const bear = creature("Bear")

/** Five players around a table, each of whom reaches the two next to them; it is A's turn. */
function table(range = 1): State {
  const players = ["A", "B", "C", "D", "E"].map((name) => ({ name, deck: [bear] }))
  const s = createState({ players, variant: "freeForAll", options: { range }, openingHands: false })
  writable(s).turn = {
    ...s.turn,
    number: 3,
    step: "precombatMain",
    phase: "precombatMain",
    stage: "priority",
  }
  return s
}

describe("801: limited range of influence", () => {
  it("801.2: it counts seats in both directions", () => {
    expect(table().reach).toEqual([
      [0, 1, 4],
      [0, 1, 2],
      [1, 2, 3],
      [2, 3, 4],
      [0, 3, 4],
    ])
    expect(table(2).reach![0]).toEqual([0, 1, 2, 3, 4])
  })

  it("801.2c: who comes into range when somebody leaves is seen as the next turn begins", () => {
    const s = table()
    concede(s, 1)
    expect(s.reach![0]).toEqual([0, 1, 4])
    writable(s).turn = { ...s.turn, nextPlayer: 2 }
    beginNextTurn(s)
    expect(s.reach![0]).toEqual([0, 2, 4])
  })

  it("801.3: only opponents within range can be attacked", () => {
    expect(attackable(table(), 0)).toEqual([1, 4].map(playerRef))
  })

  it("801.4: what is outside it can't be a target", () => {
    const s = table()
    const [near, far] = [1, 2].map((p) => put(s, p, bear))
    expect(legalTargets(s, { filter: CREATURE }, contextOf(0, 0))).toEqual([near])
    expect(legalTargets(s, { filter: CREATURE }, contextOf(0, 3))).toEqual([far])
    expect(legalTargets(s, { players: { who: "opponents" } }, contextOf(0, 2))).toEqual([1, 3].map(playerRef))
  })

  it("801.5c: where no opponent within it could choose, the closest to the left does", () => {
    const players = [..."ABCDEF"].map((name, seat) => ({ name, deck: [bear], team: Math.floor(seat / 3) }))
    const setup = { players, variant: "teamVsTeam", options: { range: 1 }, openingHands: false }
    const separate = (you: number) => {
      const s = createState(setup)
      for (const p of [0, 2]) put(s, p, bear) // within the range of both
      const by = { who: "choose", from: { who: "opponents" } } as const
      const effect = {
        do: "separate",
        what: { sel: "all", filter: CREATURE },
        by,
        then: { do: "gainLife", amount: 1 },
      } as const
      return asking([[0], [0]], () => execute(s, effect, contextOf(0, you))).map((d) => d.player)
    }
    expect([separate(0), separate(1)]).toEqual([
      [5, 0],
      [3, 1],
    ])
  })

  it("801.9: an Equipment lets go of a creature that goes outside it", () => {
    const s = table()
    const host = put(s, 1, bear)
    const blade = card({ name: "Blade", types: ["artifact"], subtypes: ["Equipment"], power: undefined })
    const worn = put(s, 0, blade, "battlefield", { attachedTo: host })
    settle(s)
    expect(s.objects[worn]!.attachedTo).toBe(host)
    const control = [{ change: "control", player: { who: "you" } }] as const
    const what = { sel: "all", filter: CREATURE } as const
    execute(s, { do: "change", what, changes: control, duration: "permanent" }, contextOf(0, 2))
    settle(s)
    expect([s.objects[worn]!.zone, s.objects[worn]!.attachedTo]).toEqual(["battlefield", 0])
  })

  it("801.6: abilities of objects outside it can't be activated", () => {
    const s = table()
    const ability: Ability = {
      ability: "activated",
      cost: [{ pay: "mana", mana: "{0}" }],
      effect: { do: "gainLife", amount: 1 },
      who: { who: "players" },
    }
    const shared = put(s, 1, creature("Shared", 1, 1, [ability]))
    const users = [0, 1, 2, 3].filter((p) =>
      legalActions(s, p).some((a) => a.do === "activate" && a.object === shared),
    )
    expect(users).toEqual([0, 1, 2])
  })

  it("801.7: an ability triggers only on what happens wholly within it", () => {
    const s = table()
    put(
      s,
      0,
      creature("Watcher", 1, 1, [
        when({ on: "gainLife", player: { who: "players" } }, { do: "draw", count: 1 }),
      ]),
    )
    gainLife(s, 2, 1)
    expect(s.waiting).toEqual([])
    gainLife(s, 1, 1)
    expect(s.waiting).toHaveLength(1)
  })

  it("801.7a: a creature leaves the battlefield where its controller is", () => {
    const s = table()
    const leaves: Ability = when(
      { on: "moves", object: { is: "and", of: [CREATURE, { is: "other" }] }, from: "battlefield" },
      { do: "gainLife", amount: 1 },
    )
    const [mine] = [
      put(s, 0, creature("Demon", 4, 4, [leaves])),
      put(s, 2, creature("Demon", 4, 4, [leaves])),
    ]
    const stolen = put(s, 0, bear, "battlefield", { controller: 2 })
    move(s, { id: stolen, to: "graveyard", rule: "1" })
    expect(s.waiting.map((w) => w.controller)).toEqual([2])
    expect(s.objects[mine]).toBeDefined()
  })

  it("801.8: an Aura can't enchant what is outside it", () => {
    const s = table()
    const host = put(s, 2, bear)
    const enchant: Ability = { ability: "keyword", keyword: "enchant", filter: CREATURE }
    const face = { name: "Aura", types: ["enchantment" as const], subtypes: ["Aura"], abilities: [enchant] }
    const [near, far] = [1, 0].map((p) => put(s, p, card(face), "battlefield", { attachedTo: host }))
    settle(s)
    expect([s.objects[near]?.zone, s.objects[far]]).toEqual(["battlefield", undefined])
  })

  it("801.10: an effect on everything leaves alone what is outside it", () => {
    const s = table()
    const ids = [0, 1, 2, 3, 4].map((p) => put(s, p, bear))
    const all = { sel: "all" as const, filter: CREATURE }
    execute(s, { do: "damage", amount: 1, to: all }, contextOf(ids[0], 0))
    execute(s, { do: "gainLife", amount: 5, player: { who: "players" } }, contextOf(ids[0], 0))
    expect(ids.map((id) => s.objects[id]!.damage)).toEqual([1, 1, 0, 0, 1])
    expect(s.players.map((p) => p.life)).toEqual([25, 25, 20, 20, 25])
  })

  it("801.10, 801.11: so does a static ability, and it counts only what it sees", () => {
    const s = table()
    const grows: Ability = {
      ability: "static",
      effects: [
        {
          static: "modify",
          what: { sel: "all", filter: CREATURE },
          changes: [{ change: "modifyPT", power: { n: "count", filter: CREATURE }, toughness: 0 }],
        },
      ],
    }
    const ids = [0, 1, 2].map((p) => put(s, p, bear))
    put(s, 0, card({ name: "Coat", types: ["artifact"], power: undefined, abilities: [grows] }))
    expect(ids.map((id) => characteristics(s, id).power)).toEqual([4, 4, 2])
    expect(amount(s, { n: "count", filter: CREATURE }, contextOf(0, 3))).toBe(1)
  })

  it("801.12: the world rule looks only within it", () => {
    const s = table()
    const world = card({ name: "World", types: ["enchantment"], supertypes: ["world"], power: undefined })
    const [a, c] = [0, 2].map((p) => put(s, p, world))
    settle(s)
    expect([a, c].map((id) => s.objects[id]?.zone)).toEqual(["battlefield", "battlefield"])
    const e = put(s, 4, world)
    settle(s)
    expect([a, c, e].map((id) => s.objects[id]?.zone)).toEqual([undefined, "battlefield", "battlefield"])
  })

  it("801.14, 104.3h: who would win makes the opponents within it lose", () => {
    const s = table()
    expect(winGame(s, 0)).toBe(false)
    expect(s.players.map((p) => p.left?.how)).toEqual([undefined, "lost", undefined, undefined, "lost"])
  })

  it("801.15, 104.4e: a draw is one for those within it; the others play on", () => {
    const s = table()
    drawGame(s, "104.4c", 2)
    expect(s.players.map((p) => p.left?.how)).toEqual([undefined, "drew", "drew", "drew", undefined])
    expect(s.over).toBeNull()
  })

  it("801.18: planes are exempt, and what they do reaches everybody", () => {
    const s = table()
    const plane = put(s, 0, card({ name: "Plane", types: ["plane"], power: undefined }), "command")
    edit(s, plane).controller = 0
    invalidate(s)
    execute(s, { do: "loseLife", amount: 2, player: { who: "players" } }, contextOf(plane, 0))
    expect(s.players.map((p) => p.life)).toEqual([18, 18, 18, 18, 18])
  })
})
