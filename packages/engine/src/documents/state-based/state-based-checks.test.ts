import { describe, expect, it } from "vitest"
import { destroy } from "../../events/moving/destroy.ts"
import type { Ability } from "../../language/ability.ts"
import type { Effect } from "../../language/effects/effect.ts"
import { resolveTop } from "../../resolving/resolve.ts"
import { checkStateBasedActions } from "../../sba/check.ts"
import { pastOf } from "../../state/past.ts"
import type { State } from "../../state/state.ts"
import { editPlayer } from "../../state/writing/edit.ts"
import {
  card,
  creature,
  graveyard,
  put,
  resolveAll,
  settle,
  spell,
  table,
  when,
} from "../../testing/table.ts"
import { atPriority, atStep, fillLibraries, gain, land, lord, play, pump, witness } from "../testing/drive.ts"

const ERAS = ["2003-07", "2011-09-30", "2014-02"]
const NO_CARDS = {
  if: "compare",
  left: { n: "handSize", of: { who: "you" } },
  op: "=",
  right: 0,
} as const

const instant = (effect: Effect) =>
  card({ name: "Wheel", types: ["sorcery"], abilities: [{ ability: "spell", effect }] })
const wheel = instant({
  do: "sequence",
  of: [
    { do: "discard", count: "all" },
    { do: "draw", count: 7 },
  ],
})

/** Its power and toughness are the number of cards in its controller's hand. */
const maro = (s: State, player: 0 | 1) => {
  const cards = { n: "handSize", of: { who: "you" } } as const
  const ability: Ability = {
    ability: "static",
    defining: true,
    effects: [
      {
        static: "modify",
        what: { sel: "self" },
        changes: [{ change: "definePT", power: cards, toughness: cards }],
      },
    ],
  }
  return put(s, player, creature("Maro", 0, 0, [ability]))
}

function batches(s: State): number {
  return new Set(s.events.filter((e) => e.kind === "moves").map((e) => e.batch)).size
}

describe("what state-based actions are", () => {
  it.each(ERAS)(
    "704.1, 420.1@2003-07: they happen unasked and without the stack (%s) [S000-1-1] [S000-1-2] [S002-704.1-1] [S002-704.1-2]",
    (era) => {
      const s = table(2, era)
      put(s, 0, creature("Bear"), "battlefield", { damage: 2 })
      const seen = atPriority(s, (now) => [now.battlefield.length, now.stack.length])
      expect(seen).toEqual([0, 0])
      expect(s.events.filter((e) => e.kind === "triggers")).toEqual([])
    },
  )

  it.each(ERAS)(
    "704.1a, 603.8: waiting for a state is a triggered ability, on the stack and open to responses (%s) [S000-1-3] [S001-420.1-2] [S002-704.1a-1] [S003-13-1] [S003-13-3] [S003-13-4]",
    (era) => {
      const s = table(2, era)
      const alone = { if: "not", of: { if: "exists", filter: { is: "type", type: "land" } } } as const
      const ability = when({ on: "state", condition: alone }, {
        do: "sacrifice",
        what: { sel: "self" },
      } as Effect)
      put(s, 0, creature("Crocodile", 5, 5, [ability]))
      const forest = put(s, 0, land)
      expect(atPriority(s, (now) => now.stack.length)).toBe(0)
      destroy(s, [forest], "701.8a")
      const asked = atPriority(s, (now) => [now.stack.length, now.battlefield.length])
      expect(asked).toEqual([1, 1])
      expect(checkStateBasedActions(s)).toBe(false)
      resolveAll(s)
      expect(graveyard(s, 0)).toEqual(["Forest", "Crocodile"])
    },
  )

  it.each(ERAS)(
    "704.2, 704.3: in every step with priority the check comes before it (%s) [S000-1-4] [S000-2-1] [S001-420.2-1] [S001-420.3-1] [S002-704.2-1] [S002-704.3-1]",
    (era) => {
      for (const step of [
        "upkeep",
        "draw",
        "precombatMain",
        "beginningOfCombat",
        "endOfCombat",
        "postcombatMain",
        "end",
      ]) {
        const s = table(2, era)
        atStep(s, step)
        put(s, 0, creature("Weak", 1, 0))
        expect([step, atPriority(s, (now) => now.battlefield.length)]).toEqual([step, 0])
      }
    },
  )

  it.each(ERAS)(
    "704.2: no player controls them: a stolen creature goes to its owner, by nobody (%s) [S000-1-5] [S001-420.2-2] [S002-704.2-2] [S002-704.5f-1]",
    (era) => {
      const s = table(2, era)
      put(s, 1, creature("Weak", 1, 0), "battlefield", { controller: 0 })
      settle(s)
      expect([graveyard(s, 0), graveyard(s, 1)]).toEqual([[], ["Weak"]])
      expect(s.events.find((e) => e.kind === "moves")?.source).toBe(0)
    },
  )

  it("420.1@2003-07, 420.5@2003-07: what is not in the list of ten is no state-based effect [S001-420.1-1] [S001-420.5-0]", () => {
    const s = table(2, "2003-07")
    fillLibraries(s)
    const limit: Ability = {
      ability: "static",
      effects: [{ static: "counterLimit", what: { sel: "self" }, kind: "dream", max: 7 }],
    }
    put(s, 0, creature("Pairs", 2, 2), "battlefield", { counters: { "+1/+1": 1, "-1/-1": 1 } })
    put(s, 0, creature("Dreams", 2, 2, [limit]), "battlefield", { counters: { dream: 9 } })
    put(s, 0, card({ name: "Saga", types: ["enchantment"], subtypes: ["Saga"] }))
    put(s, 0, card({ name: "Siege", types: ["battle"], subtypes: ["Siege"] }), "battlefield", {
      memory: { protector: 1 },
    })
    put(s, 0, creature("Racer", 2, 2, [{ ability: "keyword", keyword: "startYourEngines" }]))
    put(s, 0, creature("Giant", 8, 8), "battlefield", { damage: 1 })
    expect(checkStateBasedActions(s)).toBe(false)
    expect(s.events).toEqual([])
  })
})

describe("the procedure", () => {
  it.each(ERAS)(
    "704.3: everything that one check finds happens as one event (%s) [S000-2-2] [S001-420.3-2] [S002-704.3-2] [S003-2-6]",
    (era) => {
      const s = table(2, era)
      put(s, 0, witness())
      put(s, 0, creature("Bear"), "battlefield", { damage: 2 })
      put(s, 1, creature("Weak", 1, 0))
      put(s, 1, creature("Cub"), "battlefield", { damage: 3 })
      checkStateBasedActions(s)
      expect(batches(s)).toBe(1)
      expect(s.waiting.length).toBe(3)
      // A creature that dies, and a token in a graveyard that ceases to exist.
      const mixed = table(2, era)
      put(mixed, 0, creature("Weak", 1, 0))
      put(mixed, 0, { ...creature("Imp", 1, 1), token: true }, "graveyard")
      checkStateBasedActions(mixed)
      const happened = mixed.events.filter(({ rule }) => rule.startsWith("704.5"))
      expect(happened.map(({ kind }) => kind).sort()).toEqual(["ceases", "moves"])
      expect(new Set(happened.map(({ batch }) => batch)).size).toBe(1)
    },
  )

  it.each(ERAS)(
    "704.3: after a check that did something there is another (%s) [S000-2-3] [S001-420.3-3] [S002-704.3-3]",
    (era) => {
      const s = table(2, era)
      put(s, 0, lord(), "battlefield", { damage: 2 })
      put(s, 0, creature("Elf", 1, 1), "battlefield", { damage: 1 })
      expect(checkStateBasedActions(s)).toBe(true)
      expect(graveyard(s, 0)).toEqual(["Lord"])
      expect(checkStateBasedActions(s)).toBe(true)
      expect(graveyard(s, 0)).toEqual(["Lord", "Elf"])
      expect(checkStateBasedActions(s)).toBe(false)
      // The second check comes before anybody gets priority.
      const game = table(2, era)
      put(game, 0, lord(), "battlefield", { damage: 2 })
      put(game, 0, creature("Elf", 1, 1), "battlefield", { damage: 1 })
      expect(atPriority(game, (now) => graveyard(now, 0))).toEqual(["Lord", "Elf"])
    },
  )

  it.each(ERAS)(
    "704.3, 603.3: triggered abilities wait for a check that does nothing (%s) [S000-2-4] [S001-420.3-4] [S002-704.3-4] [S003-3-1] [S003-3-9]",
    (era) => {
      const s = table(2, era)
      put(s, 0, witness())
      put(s, 0, lord(), "battlefield", { damage: 2 })
      put(s, 0, creature("Elf", 1, 1), "battlefield", { damage: 1 })
      atPriority(s, () => null)
      const kinds = s.events.filter((e) => e.kind === "moves" || e.kind === "triggers").map((e) => e.kind)
      expect(kinds).toEqual(["moves", "moves", "triggers", "triggers"])
    },
  )

  it.each(ERAS)(
    "704.3, 117.3b: then the active player gets priority, with the abilities on the stack (%s) [S000-2-5] [S002-704.3-5] [S003-3-12]",
    (era) => {
      const s = table(2, era)
      put(s, 1, witness())
      put(s, 1, creature("Elf", 1, 1), "battlefield", { damage: 1 })
      const seen = atPriority(s, (now, player) => [player, now.stack.length, now.waiting.length])
      expect(seen).toEqual([s.turn.active, 1, 0])
    },
  )

  it.each(ERAS)(
    "514.3a, 314.3@2003-07: the check is made in the cleanup step too and gives priority there (%s) [S000-2-6] [S001-420.3-5] [S002-704.3-6]",
    (era) => {
      const s = table(2, era)
      fillLibraries(s)
      const id = put(s, 0, creature("Elf", 1, 1), "battlefield", { counters: { "-1/-1": 1 } })
      pump(s, id, 3)
      atStep(s, "end")
      const asked: string[] = []
      play(
        s,
        (now) => now.turn.number > 3,
        (d, now) => {
          if (d.kind === "priority") asked.push(`${now.turn.step} ${now.battlefield.length}`)
          return undefined
        },
      )
      expect(asked).toEqual(["end 1", "end 1", "cleanup 0", "cleanup 0"])
    },
  )

  it.each(ERAS)(
    "514.3: with nothing to do in the cleanup step nobody gets priority (%s) [S000-2-7] [S002-704.3-7]",
    (era) => {
      const s = table(2, era)
      fillLibraries(s)
      put(s, 0, creature("Elf", 1, 1))
      atStep(s, "end")
      const steps: string[] = []
      play(
        s,
        (now) => now.turn.number > 3,
        (d, now) => {
          if (d.kind === "priority") steps.push(now.turn.step)
          return undefined
        },
      )
      expect(steps).toEqual(["end", "end"])
    },
  )

  it.each(ERAS)(
    "704.4: a size that passes through 0 while a spell resolves kills nothing (%s) [S000-2-8] [S001-420.4-1] [S001-420.4-2] [S002-704.4-2]",
    (era) => {
      const s = table(2, era)
      fillLibraries(s)
      const id = maro(s, 0)
      for (let i = 0; i < 4; i++) put(s, 0, land, "hand")
      spell(s, 0, wheel)
      resolveTop(s)
      settle(s)
      expect(s.battlefield).toEqual([id])
      expect(s.players[0].hand.length).toBe(7)
    },
  )

  it.each(ERAS)(
    "704.4: life below 0 within a resolution that ends above it loses nothing (%s) [S002-704.4-1]",
    (era) => {
      const s = table(2, era)
      editPlayer(s, 0).life = 1
      spell(
        s,
        0,
        instant({
          do: "sequence",
          of: [
            { do: "loseLife", amount: 3 },
            { do: "gainLife", amount: 5 },
          ],
        }),
      )
      resolveAll(s)
      settle(s)
      expect([s.over, s.players[0].life]).toEqual([null, 3])
    },
  )

  it.each(ERAS)(
    "704.4, 603.8: but an ability that waits for an empty hand triggers in the middle of it (%s) [S001-420.4-3] [S002-704.4-3] [S003-13-2]",
    (era) => {
      const s = table(2, era)
      fillLibraries(s)
      for (let i = 0; i < 3; i++) put(s, 0, land, "hand")
      put(
        s,
        0,
        card({
          name: "Watcher",
          types: ["artifact"],
          abilities: [when({ on: "state", condition: NO_CARDS }, gain)],
        }),
      )
      spell(s, 0, wheel)
      resolveTop(s)
      settle(s)
      expect([s.players[0].hand.length, s.stack.length]).toEqual([7, 1])
    },
  )
})

describe("704.7, 704.8: together", () => {
  const mirror = card({
    name: "Mirror",
    types: ["artifact"],
    abilities: [
      {
        ability: "static",
        effects: [
          {
            static: "replace",
            event: { on: "loses", player: { who: "you" } },
            with: {
              do: "sequence",
              of: [
                { do: "setLife", amount: 20 },
                // It is no longer there for a second loss.
                { do: "move", what: { sel: "self" }, to: "library" },
              ],
            },
          },
        ],
      },
    ],
  })

  it.each(ERAS.slice(1))(
    "704.7: one effect replaces a loss for two reasons at once (%s) [S000-4-1] [S002-704.6-1] [S002-704.6-2]",
    (era) => {
      const s = table(2, era)
      put(s, 0, mirror)
      put(s, 0, land, "library")
      editPlayer(s, 0).life = 1
      spell(
        s,
        0,
        instant({
          do: "sequence",
          of: [
            { do: "draw", count: 2 },
            { do: "loseLife", amount: 2 },
          ],
        }),
      )
      resolveAll(s)
      settle(s)
      expect([s.over, s.players[0].life, s.players[0].drewFromEmpty]).toEqual([null, 20, false])
    },
  )

  it("704.8: what leaves in a check was last as it was before the whole check, counters and all [S000-4-2]", () => {
    const s = table(2, "2014-02")
    const without: Ability = when(
      { on: "moves", object: { is: "self" }, from: "battlefield", to: "graveyard" },
      gain,
      {
        condition: {
          if: "compare",
          left: { n: "counters", kind: "+1/+1", of: { sel: "self" } },
          op: "=",
          right: 0,
        },
      },
    )
    const id = put(s, 0, creature("Wolf", 1, 1, [without]), "battlefield", {
      counters: { "+1/+1": 1, "-1/-1": 3 },
    })
    settle(s)
    expect(pastOf(s, id)!.object.counters).toEqual({ "+1/+1": 1, "-1/-1": 3 })
    expect([graveyard(s, 0), s.stack.length]).toEqual([["Wolf"], 0])
  })
})
