import { describe, expect, it } from "vitest"
import { card, creature, put, run, table } from "../effects/testing/table.ts"
import type { StaticAbility } from "../language/ability.ts"
import type { StaticEffect } from "../language/static.ts"
import { setAsker } from "../state/choose.ts"
import type { Answer, AnswerTo, Decision } from "../state/decision.ts"
import { playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { addCounters } from "./counters.ts"
import { dealDamage } from "./damage.ts"
import { destroy, discard, sacrifice } from "./destroy.ts"
import { draw } from "./draw.ts"
import { gainLife } from "./life.ts"
import { move, moveAll } from "./move.ts"
import { untap } from "./tap.ts"

function rule(...effects: StaticEffect[]): StaticAbility {
  return { ability: "static", effects }
}

function enchantment(name: string, ...effects: StaticEffect[]) {
  return card({ name, types: ["enchantment"], abilities: [rule(...effects)] })
}

/** Runs with these answers; all of them must be asked for. */
function answering<T>(answers: readonly Answer[], act: () => T): { value: T; asked: Decision[] } {
  const asked: Decision[] = []
  const before = setAsker((_s: State, d) => {
    asked.push(d)
    if (asked.length > answers.length) throw new Error(`unexpected question: ${JSON.stringify(d)}`)
    return answers[asked.length - 1] as AnswerTo<Decision>
  })
  const value = act()
  setAsker(before)
  expect(asked.length).toBe(answers.length)
  return { value, asked }
}

const YOU = { who: "you" } as const
const ANY = { is: "any" } as const
const BOUND = { n: "bound", name: "amount" } as const
const TWICE = { n: "times", of: BOUND, by: 2 } as const
const DYING: StaticEffect = {
  static: "alter",
  event: { on: "moves", object: ANY, to: "graveyard" },
  alter: { to: "zone", zone: "exile" },
}
const DOUBLE_LIFE: StaticEffect = {
  static: "alter",
  event: { on: "gainLife", player: YOU },
  alter: { to: "amount", amount: TWICE },
}
const MORE_LIFE: StaticEffect = {
  static: "alter",
  event: { on: "gainLife", player: YOU },
  alter: { to: "amount", amount: { n: "plus", of: [BOUND, 1] } },
}

describe("614 and 616: replacement effects", () => {
  it("614.6: a card exiled instead never goes to the graveyard", () => {
    const s = table()
    const id = put(s, 0, creature())
    put(s, 1, enchantment("Rest", DYING))
    destroy(s, [id], "701.8a")
    expect(s.players[0].graveyard).toEqual([])
    expect(s.exile).toHaveLength(1)
    expect(s.events.map((e) => e.kind)).toEqual(["destroyed", "replaced", "moves"])
  })

  it("616.1: two effects that do the same need no choice, even of different players", () => {
    const s = table()
    const id = put(s, 0, creature())
    put(s, 0, enchantment("Rest", DYING))
    put(s, 1, enchantment("Rest", DYING))
    answering([], () => destroy(s, [id], "701.8a"))
    expect(s.exile).toHaveLength(1)
  })

  it("616.1e: the affected player chooses the order of two different effects", () => {
    for (const [first, total] of [
      [0, 5],
      [1, 6],
    ]) {
      const s = table()
      put(s, 0, enchantment("Double", DOUBLE_LIFE))
      put(s, 0, enchantment("More", MORE_LIFE))
      const { asked } = answering([[first]], () => gainLife(s, 0, 2))
      expect(asked[0]).toMatchObject({ kind: "option", player: 0, rule: "616.1" })
      expect(s.players[0].life).toBe(20 + total)
    }
  })

  it("614.5: two effects that double make four times as much, each once", () => {
    const s = table()
    put(s, 0, enchantment("Double", DOUBLE_LIFE))
    put(s, 0, enchantment("Double", DOUBLE_LIFE))
    answering([], () => gainLife(s, 0, 1))
    expect(s.players[0].life).toBe(24)
  })

  it("614.5: drawing two cards instead of one does not go on forever; with two such effects it is four", () => {
    const twoCards: StaticEffect = {
      static: "replace",
      event: { on: "draw", player: YOU },
      with: { do: "draw", count: 2 },
    }
    for (const [copies, cards] of [
      [1, 2],
      [2, 4],
    ]) {
      const s = table()
      for (let i = 0; i < 8; i++) put(s, 0, creature(), "library")
      for (let i = 0; i < copies; i++) put(s, 0, enchantment("Reflection", twoCards))
      draw(s, 0, 1)
      expect(s.players[0].hand).toHaveLength(cards)
    }
  })

  it("121.2a: the number of cards is replaced before any of them is drawn", () => {
    const s = table()
    for (let i = 0; i < 9; i++) put(s, 0, creature(`C${i}`), "library")
    const alter: StaticEffect = {
      static: "alter",
      event: { on: "draws", player: YOU, atLeast: 2 },
      alter: { to: "amount", amount: 1 },
    }
    put(
      s,
      0,
      card({
        name: "Collector",
        types: ["enchantment"],
        abilities: [{ ability: "static", effects: [alter] }],
      }),
    )
    draw(s, 0, 4)
    expect(s.players[0].hand.length).toBe(1)
    draw(s, 0, 1)
    expect(s.players[0].hand.length).toBe(2)
  })

  it("614.11: a draw is replaced though the library is empty", () => {
    const s = table()
    put(
      s,
      0,
      enchantment("Instead", {
        static: "replace",
        event: { on: "draw", player: YOU },
        with: { do: "gainLife", amount: 3 },
      }),
    )
    draw(s, 0, 1)
    expect(s.players[0]).toMatchObject({ life: 23, drewFromEmpty: false })
  })

  it("614.1a: who may choose to replace is asked, and may decline", () => {
    const s = table()
    put(s, 0, creature(), "library")
    put(
      s,
      0,
      enchantment("May", {
        static: "replace",
        optional: true,
        event: { on: "draw", player: YOU },
        with: { do: "gainLife", amount: 3 },
      }),
    )
    const { asked } = answering([0], () => draw(s, 0, 1))
    expect(asked[0]).toMatchObject({ kind: "confirm", player: 0 })
    expect(s.players[0].hand).toHaveLength(1)
  })

  it("614.17: what can't happen doesn't, and nothing else replaces it (614.17c)", () => {
    const s = table()
    put(
      s,
      0,
      enchantment("No", {
        static: "cant",
        what: "gainLife",
        event: { on: "gainLife", player: { who: "players" } },
      }),
    )
    put(
      s,
      0,
      enchantment("Instead", {
        static: "replace",
        event: { on: "gainLife", player: YOU },
        with: { do: "loseLife", amount: 1 },
      }),
    )
    expect(gainLife(s, 0, 2)).toBe(0)
    expect(s.players[0].life).toBe(20)
  })

  it("614.17: each kind of can't has its place", () => {
    const s = table()
    const id = put(s, 0, creature())
    const inHand = put(s, 0, creature(), "hand")
    const all = { who: "players" } as const
    put(
      s,
      1,
      enchantment(
        "No",
        { static: "cant", what: "beSacrificed", event: { on: "sacrifice", object: ANY } },
        { static: "cant", what: "beDestroyed", event: { on: "destroyed", object: ANY } },
        { static: "cant", what: "discard", event: { on: "discard", player: all } },
        { static: "cant", what: "counters", event: { on: "counters", object: ANY } },
        { static: "cant", what: "draw", event: { on: "draw", player: all } },
        { static: "cant", what: "untap", event: { on: "untaps", object: ANY } },
      ),
    )
    put(s, 0, creature(), "library")
    s.objects[id]!.tapped = true
    sacrifice(s, [id], 0)
    destroy(s, [id], "701.8a")
    discard(s, [inHand], 0)
    expect(addCounters(s, id, "+1/+1", 1, 0)).toBe(0)
    expect(draw(s, 0, 1)).toEqual([])
    expect(untap(s, id)).toBe(false)
    expect(s.battlefield).toContain(id)
    expect(s.players[0].hand).toEqual([inHand])
    expect(s.events).toEqual([])
  })

  it("614.3: an effect for the next time is used up", () => {
    const s = table()
    run(s, { do: "rule", effects: [DOUBLE_LIFE], duration: "endOfTurn", uses: 1 }, { you: 0 })
    gainLife(s, 0, 1)
    gainLife(s, 0, 1)
    expect(s.players[0].life).toBe(23)
    expect(s.effects).toEqual([])
  })

  it("614.16: twice that many counters, also of those that a permanent enters with (122.6)", () => {
    const s = table()
    put(
      s,
      0,
      enchantment("Season", {
        static: "alter",
        event: { on: "counters", object: { is: "controlledBy", player: YOU } },
        alter: { to: "amount", amount: TWICE },
      }),
    )
    const hydra = creature("Hydra", 0, 0, [
      rule({ static: "enters", what: "self", counters: [{ kind: "+1/+1", count: 3 }] }),
    ])
    const id = move(s, { id: put(s, 0, hydra, "hand"), to: "battlefield", rule: "608.3a" })
    expect(s.objects[id]!.counters).toEqual({ "+1/+1": 6 })
    addCounters(s, id, "+1/+1", 1, 0)
    expect(s.objects[id]!.counters).toEqual({ "+1/+1": 8 })
  })

  it("614.16: twice that many tokens, and others besides which are doubled too", () => {
    const squirrel = {
      face: { name: "", types: ["creature"] as const, subtypes: ["Squirrel"], power: 1, toughness: 1 },
    }
    const s = table()
    put(
      s,
      0,
      enchantment("Double", {
        static: "alter",
        event: { on: "token", by: YOU },
        alter: { to: "amount", amount: TWICE },
      }),
    )
    put(
      s,
      0,
      enchantment("Besides", {
        static: "alter",
        event: { on: "token", by: YOU },
        alter: { to: "addition", effect: { do: "createToken", token: squirrel, count: BOUND } },
      }),
    )
    const before = s.battlefield.length
    const goat = {
      face: { name: "", types: ["creature"] as const, subtypes: ["Goat"], power: 0, toughness: 1 },
    }
    run(s, { do: "createToken", token: goat }, { you: 0 }, [[1]])
    expect(s.battlefield.length - before).toBe(4)
  })

  it("616.1: a card from a library heeds its own effect for any zone", () => {
    const s = table()
    const own: StaticAbility = {
      ability: "static",
      zone: ["library", "battlefield", "hand"],
      effects: [
        {
          static: "alter",
          event: { on: "moves", object: { is: "self" }, to: "graveyard" },
          alter: { to: "zone", zone: "library", shuffle: true },
        },
      ],
    }
    const id = put(s, 0, creature("Colossus", 11, 11, [own]), "library")
    move(s, { id, to: "graveyard", rule: "701.17a", cause: "mill" })
    expect(s.players[0].graveyard).toEqual([])
    expect(s.events.map((e) => e.kind)).toContain("shuffles")
  })
})

describe("701.19 and 122.1: what the rules replace", () => {
  it("701.19a: a regeneration shield is used instead of destruction, once", () => {
    const s = table()
    const id = put(s, 0, creature())
    run(s, { do: "regenerate", what: { sel: "target", slot: 0 } }, { targets: [[id]] })
    s.objects[id]!.damage = 1
    expect(destroy(s, [id], "701.8a")).toEqual([])
    expect(s.objects[id]).toMatchObject({ tapped: true, damage: 0 })
    expect(destroy(s, [id], "701.8a")).toEqual([id])
  })

  it("701.19c: not when it can't be regenerated", () => {
    const s = table()
    const id = put(s, 0, creature())
    run(s, { do: "regenerate", what: { sel: "target", slot: 0 } }, { targets: [[id]] })
    put(
      s,
      1,
      enchantment("No", { static: "cant", what: "regenerate", event: { on: "destroyed", object: ANY } }),
    )
    expect(destroy(s, [id], "701.8a")).toEqual([id])
  })

  it("122.1c, d, h: shield, stun and finality counters", () => {
    const s = table()
    const source = put(s, 1, creature())
    const id = put(s, 0, creature(), "battlefield", {
      counters: { shield: 2, stun: 1, finality: 1 },
      tapped: true,
    })
    expect(untap(s, id)).toBe(false)
    expect(dealDamage(s, [{ source, to: id, amount: 5 }], "608.2c")).toEqual([0])
    expect(destroy(s, [id], "701.8a", source)).toEqual([])
    expect(s.objects[id]!.counters).toEqual({ finality: 1 })
    destroy(s, [id], "701.8a", source)
    expect(s.exile).toHaveLength(1)
  })
})

describe("615: prevention", () => {
  it("615.7: a shield for the next 3 damage; the shielded player says from which of two sources", () => {
    const s = table()
    const [a, b] = [put(s, 1, creature("A")), put(s, 1, creature("B"))]
    run(s, { do: "prevent", amount: 3, toPlayers: YOU, duration: "endOfTurn" }, { you: 0 })
    const { value, asked } = answering([[1, 2]], () =>
      dealDamage(
        s,
        [
          { source: a, to: playerRef(0), amount: 2 },
          { source: b, to: playerRef(0), amount: 2 },
        ],
        "510.2",
      ),
    )
    expect(asked[0]).toMatchObject({ kind: "distribute", player: 0, rule: "615.7", total: 3 })
    expect(value).toEqual([1, 0])
    expect(s.effects).toEqual([])
  })

  it("615.7: what is left of the shield stays", () => {
    const s = table()
    const a = put(s, 1, creature("A"))
    run(s, { do: "prevent", amount: 3, toPlayers: YOU, duration: "endOfTurn" }, { you: 0 })
    expect(dealDamage(s, [{ source: a, to: playerRef(0), amount: 2 }], "510.2")).toEqual([0])
    expect(dealDamage(s, [{ source: a, to: playerRef(0), amount: 2 }], "510.2")).toEqual([1])
  })

  it("615.5, 615.12: the additional effect follows, also of damage that can't be prevented, which leaves the shield whole", () => {
    const s = table()
    const a = put(s, 1, creature("A"))
    run(
      s,
      {
        do: "prevent",
        amount: 2,
        toPlayers: YOU,
        duration: "endOfTurn",
        then: { do: "gainLife", amount: { n: "plus", of: [{ n: "bound", name: "prevented" }, 1] } },
      },
      { you: 0 },
    )
    expect(
      dealDamage(s, [{ source: a, to: playerRef(0), amount: 2, unpreventable: true }], "608.2c"),
    ).toEqual([2])
    expect(s.players[0].life).toBe(19)
    expect(s.effects[0].uses).toBe(2)
    dealDamage(s, [{ source: a, to: playerRef(0), amount: 2 }], "608.2c")
    expect(s.players[0].life).toBe(22)
  })

  it("615.8: the next time, whatever the amount", () => {
    const s = table()
    const a = put(s, 1, creature("A"))
    run(s, { do: "prevent", times: 1, toPlayers: YOU, duration: "endOfTurn" }, { you: 0 })
    expect(dealDamage(s, [{ source: a, to: playerRef(0), amount: 9 }], "608.2c")).toEqual([0])
    expect(dealDamage(s, [{ source: a, to: playerRef(0), amount: 1 }], "608.2c")).toEqual([1])
  })

  it("614.9: the next 2 damage goes to another; the rest stays", () => {
    const s = table()
    const a = put(s, 1, creature("A"))
    const wall = put(s, 0, creature("Wall", 0, 8))
    run(
      s,
      {
        do: "redirect",
        amount: 2,
        from: { sel: "players", of: YOU },
        to: { sel: "target", slot: 0 },
        duration: "endOfTurn",
      },
      { you: 0, targets: [[wall]] },
    )
    expect(dealDamage(s, [{ source: a, to: playerRef(0), amount: 5 }], "608.2c")).toEqual([5])
    expect(s.players[0].life).toBe(17)
    expect(s.objects[wall]!.damage).toBe(2)
  })

  it("614.9: nothing is redirected to what is no creature any more", () => {
    const s = table()
    const a = put(s, 1, creature("A"))
    const wall = put(s, 0, creature("Wall", 0, 8))
    run(
      s,
      {
        do: "redirect",
        from: { sel: "players", of: YOU },
        to: { sel: "target", slot: 0 },
        duration: "endOfTurn",
      },
      { you: 0, targets: [[wall]] },
    )
    move(s, { id: wall, to: "hand", rule: "400" })
    dealDamage(s, [{ source: a, to: playerRef(0), amount: 5 }], "608.2c")
    expect(s.players[0].life).toBe(15)
  })
})

describe("400.7, 603.2c: moves", () => {
  it("616.1: all are settled before any of them moves", () => {
    const s = table()
    const rest = put(s, 0, enchantment("Rest", DYING))
    const id = put(s, 0, creature())
    moveAll(s, [
      { id: rest, to: "graveyard", rule: "701.8a" },
      { id, to: "graveyard", rule: "701.8a" },
    ])
    expect(s.exile).toHaveLength(2)
    expect(new Set(s.events.map((e) => e.batch)).size).toBe(1)
  })

  it("607.2a: what it exiled instead is remembered", () => {
    const s = table()
    const source = put(
      s,
      0,
      enchantment("Keeper", {
        static: "alter",
        event: { on: "moves", object: ANY, to: "graveyard" },
        alter: { to: "zone", zone: "exile", link: true, counters: [{ kind: "time", count: 2 }] },
      }),
    )
    const gone = move(s, { id: put(s, 1, creature()), to: "graveyard", rule: "701.8a" })
    expect(s.objects[source]!.memory?.linked).toEqual({ "": [gone] })
    expect(s.objects[gone]!.counters).toEqual({ time: 2 })
  })
})

describe("616: what was considered is written in the event", () => {
  const FATES = (s: State, kind: string) =>
    s.events
      .find((e) => e.kind === kind)!
      .settled!.effects.map(({ fate, chooser, order, amount }) => [fate, chooser, order, amount])

  it("616.1e: in the order in which they were applied, with who chose and what each found", () => {
    const s = table()
    put(s, 0, enchantment("Twice", DOUBLE_LIFE))
    const more = put(s, 0, enchantment("More", MORE_LIFE))
    answering([[1]], () => gainLife(s, 0, 3))
    expect(FATES(s, "gainLife")).toEqual([
      ["applied", 0, "616.1e", 3],
      ["applied", -1, "", 4],
    ])
    expect(s.events.find((e) => e.kind === "gainLife")!.settled!.effects[0].source).toBe(more)
  })

  it("616.1f: an effect that is no longer applicable has lapsed", () => {
    const s = table()
    const id = put(s, 0, creature())
    const toHand: StaticEffect = { ...DYING, alter: { to: "zone", zone: "hand" } }
    put(s, 0, enchantment("Rest", DYING))
    const hand = put(s, 0, enchantment("Home", toHand))
    answering([[0]], () => destroy(s, [id], "701.8a"))
    const { effects } = s.events.find((e) => e.kind === "moves")!.settled!
    expect(effects.map(({ fate, to }) => [fate, to])).toEqual([
      ["applied", "graveyard"],
      ["lapsed", "exile"],
    ])
    expect(effects[1].source).toBe(hand)
  })

  it("614.6: what never happened is written in what replaced it, and most events have nothing", () => {
    const s = table()
    const id = put(s, 0, creature())
    gainLife(s, 0, 1)
    addCounters(s, id, "shield", 1, 0)
    destroy(s, [id], "701.8a", id)
    expect(s.events[0].settled).toBeNull()
    expect(s.events.find((e) => e.kind === "replaced")!.settled!.effects).toMatchObject([
      { source: id, rule: "122.1c", fate: "applied" },
    ])
  })
})
