import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { characteristics } from "../../characteristics/query.ts"
import { execute } from "../../events/interpreter-port.ts"
import { loseLife } from "../../events/life.ts"
import { destroy, sacrifice } from "../../events/moving/destroy.ts"
import { moveAll } from "../../events/moving/move.ts"
import type { Ability } from "../../language/ability.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { EventPattern } from "../../language/event.ts"
import type { Filter } from "../../language/filter.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import type { Zone } from "../../language/vocabulary.ts"
import type { Answer } from "../../state/decision.ts"
import type { State } from "../../state/state.ts"
import { asking, card, creature, put, resolveAll, settle, spell, when } from "../../testing/table.ts"
import { ANY, artifact, IT, ME, named } from "../testing/cards.ts"
import { enters, go } from "../testing/cases.ts"
import { always, SELF } from "../testing/combat.ts"
import { CREATURE, dies, gain } from "../testing/drive.ts"
import { graveyard, names } from "../testing/looks.ts"
import { board, life } from "../testing/triggered.ts"

const leaves = (object: Filter): EventPattern => ({ on: "moves", object, from: "battlefield" })
const back: Effect = { do: "move", what: IT, to: "battlefield" }
/** All creatures are changed so. */
const all = (name: string, ...changes: Extract<StaticEffect, { static: "modify" }>["changes"][number][]) =>
  artifact(name, always({ static: "modify", what: { sel: "all", filter: CREATURE }, changes }))

describe("603.6: the object that moved", () => {
  /** A creature with "when it leaves the battlefield, return it to the battlefield", and what becomes of it meanwhile. */
  function returned(to: Zone, meanwhile: (s: State, id: number) => void = () => {}, token = false): number {
    const s = board()
    const id = put(s, 0, { ...creature("Wolf", 2, 2, [when(leaves(ME), back)]), token })
    const there = go(s, id, to)
    settle(s)
    expect(s.stack.length).toBe(1)
    meanwhile(s, there)
    resolveAll(s)
    return names(s, s.battlefield).filter((name) => name === "Wolf").length
  }

  it("603.6: the ability looks for it in the zone that it went to [S003-6-1] [S003-6-2]", () => {
    expect(returned("graveyard")).toBe(1)
    expect(returned("exile")).toBe(1)
  })

  it("603.6: and does nothing to what left that zone, even to come back [S003-6-3] [S003-6-5] [S003-6-7]", () => {
    expect(returned("graveyard", (s, id) => go(s, id, "exile"))).toBe(0)
    expect(returned("graveyard", (s, id) => go(s, go(s, id, "exile"), "graveyard"))).toBe(0)
    expect(returned("graveyard", (s) => void settle(s), true)).toBe(0)
  })

  it("603.6: nor to what is hidden in a library or a hand [S003-6-6]", () => {
    expect([returned("hand"), returned("library")]).toEqual([0, 0])
  })

  it("603.6: nor does it find what never came to the zone of which it speaks [S003-6-4]", () => {
    const end = (...away: StaticEffect[]) => {
      const s = board()
      if (away.length > 0) put(s, 1, artifact("Void", always(...away)))
      const from: Effect = {
        ...back,
        what: { sel: "filtered", of: IT, filter: { is: "inZone", zone: "graveyard" } },
      }
      const id = put(s, 0, creature("Wolf", 2, 2, [when({ on: "sacrifice", object: ME }, from)]))
      sacrifice(s, [id], 0)
      settle(s)
      expect(s.stack.length).toBe(1)
      resolveAll(s)
      return names(s, s.battlefield).includes("Wolf")
    }
    expect(end()).toBe(true)
    const instead: StaticEffect = {
      static: "alter",
      event: { on: "moves", object: ANY, to: "graveyard" },
      alter: { to: "zone", zone: "exile" },
    }
    expect(end(instead)).toBe(false)
  })

  it("603.6: to enter and to leave the battlefield, the two that most of them wait for [S003-6-8] [S003-6-9]", () => {
    const s = board()
    put(s, 1, artifact("Door", when(enters(CREATURE), gain), when(leaves(CREATURE), gain)))
    const id = go(s, put(s, 0, creature(), "hand"), "battlefield")
    expect(s.waiting.length).toBe(1)
    go(s, id, "hand")
    expect(s.waiting.length).toBe(2)
  })

  it("603.6a: all permanents look, each newcomer at itself and at the others too [S003-6-10]", () => {
    const s = board()
    put(s, 1, artifact("Old", when(enters(CREATURE), gain)))
    const ids = ["A", "B"].map((name) =>
      put(s, 0, creature(name, 1, 1, [when(enters(CREATURE), gain)]), "hand"),
    )
    moveAll(
      s,
      ids.map((id) => ({ id, to: "battlefield" as const, rule: "400.7" })),
    )
    expect(
      names(
        s,
        s.waiting.map((w) => w.source),
      ).toSorted(),
    ).toEqual(["A", "A", "B", "B", "Old", "Old"])
  })
})

describe("603.6b: characteristics of what enters", () => {
  const land = card({ name: "Forest", types: ["land"] })
  const animate = artifact(
    "Life",
    always({
      static: "modify",
      what: { sel: "all", filter: { is: "type", type: "land" } },
      changes: [
        { change: "addTypes", types: ["creature"] },
        { change: "setPT", power: 1, toughness: 1 },
      ],
    }),
  )

  it("603.6b: it is never there without what changes it, and is nothing of it before [S003-6-11] [S003-6-12] [S003-6-13]", () => {
    const s = board()
    put(s, 0, animate)
    put(s, 0, artifact("Warden", when(enters(CREATURE), gain)))
    const hand = put(s, 0, land, "hand")
    expect(characteristics(s, hand).power).toBeNull()
    const id = go(s, hand, "battlefield")
    expect([s.waiting.length, characteristics(s, id).power]).toEqual([1, 1])
  })

  it("603.6b, 603.10: an effect that takes its abilities takes the one for its entering too [S003-6-12] [S003-8-2]", () => {
    const s = board()
    put(s, 1, all("Silence", { change: "loseAbilities" }))
    go(s, put(s, 0, creature("Wall", 0, 4, [when(enters(ME), gain)]), "hand"), "battlefield")
    expect(s.waiting).toEqual([])
  })
})

describe("603.6c: leaving the battlefield", () => {
  it("603.6c: it looks only in the first zone to which the card went, not where it is now [S003-7-3]", () => {
    const s = board()
    const id = put(s, 0, creature("Wolf", 2, 2, [when(leaves(ME), { ...back, to: "hand" } as Effect)]))
    go(s, go(s, id, "graveyard"), "exile")
    settle(s)
    resolveAll(s)
    expect([s.players[0].hand, names(s, s.exile)]).toEqual([[], ["Wolf"]])
  })

  it("603.6c: 'from anywhere' is no leaving: it is read where the card is afterwards [S003-7-4]", () => {
    const triggers = (ability: Ability, silenced: boolean) => {
      const s = board()
      if (silenced) put(s, 1, all("Silence", { change: "loseAbilities" }))
      destroy(s, [put(s, 0, creature("Elder", 9, 9, [ability]))], "701.8a")
      return s.waiting.length
    }
    const anywhere = when({ on: "moves", object: ME, to: "graveyard" }, gain, { zone: "graveyard" })
    expect([triggers(anywhere, false), triggers(anywhere, true)]).toEqual([1, 1])
    const dying = when(dies(ME), gain)
    expect([triggers(dying, false), triggers(dying, true)]).toEqual([1, 0])
  })
})

describe("603.10: with whose eyes", () => {
  it("603.10: what exists right after the event is looked at, as the effects of that moment make it [S003-8-1] [S003-8-2]", () => {
    const s = board()
    const warden = put(s, 0, artifact("Warden", when(enters(ANY), gain)))
    const id = put(s, 0, artifact("New"), "hand")
    moveAll(s, [
      { id: warden, to: "graveyard", rule: "400.7" },
      { id, to: "battlefield", rule: "400.7" },
    ])
    expect(s.waiting).toEqual([])
    const paint = board()
    put(paint, 0, all("Paint", { change: "setColors", colors: ["U"] }))
    put(paint, 0, artifact("Red", when(enters({ is: "color", color: "R" }), gain)))
    put(paint, 0, artifact("Blue", when(enters({ is: "color", color: "U" }), gain)))
    go(paint, put(paint, 0, creature("Goblin", 1, 1, [], { cost: "{R}" }), "hand"), "battlefield")
    expect(
      names(
        paint,
        paint.waiting.map((w) => w.source),
      ),
    ).toEqual(["Blue"])
  })

  it("603.10a: leaves-the-battlefield abilities look at the moment before [S003-8-3] [S003-8-4]", () => {
    const s = board()
    const lord = put(
      s,
      0,
      creature("Lord", 2, 2, [
        always({
          static: "modify",
          what: { sel: "all", filter: named("Bear") },
          changes: [{ change: "addAbilities", abilities: [when(dies(ME), gain)] }],
        }),
      ]),
    )
    const bear = put(s, 0, creature())
    destroy(s, [lord, bear], "701.8a")
    expect(s.waiting.length).toBe(1)
    const later = put(s, 0, creature())
    destroy(s, [later], "701.8a")
    expect(s.waiting.length).toBe(1)
  })

  it("603.10a: so do abilities for cards that leave a graveyard [S003-8-5]", () => {
    const s = board()
    const pattern: EventPattern = { on: "moves", object: CREATURE, from: "graveyard" }
    const titan = put(
      s,
      0,
      creature("Titan", 5, 5, [when(pattern, gain, { zone: "graveyard" })]),
      "graveyard",
    )
    const cards = [titan, put(s, 1, creature("A"), "graveyard"), put(s, 1, artifact("B"), "graveyard")]
    moveAll(
      s,
      cards.map((id) => ({ id, to: "exile" as const, rule: "701.13a" })),
    )
    expect(s.waiting.map((w) => w.source)).toEqual([titan, titan])
  })

  it("603.10b: so do abilities for phasing out [S003-8-6]", () => {
    const s = board()
    const id = put(s, 0, creature("Familiar", 2, 2, [when({ on: "phases", object: ME, out: true }, gain)]))
    execute(s, { do: "phaseOut", what: SELF }, contextOf(id, 0))
    expect(s.waiting.map((w) => w.source)).toEqual([id])
    execute(s, { do: "phaseIn", what: SELF }, contextOf(id, 0))
    expect(s.waiting.length).toBe(1)
  })

  it("603.10a: so do abilities for what all players saw put into a hand or library [S003-8-7]", () => {
    for (const to of ["hand", "library"] as const) {
      const s = board()
      const pattern: EventPattern = { on: "moves", object: ANY, to }
      const rider = put(s, 0, creature("Rider", 2, 2, [when(pattern, gain)]))
      const hidden = put(s, 1, creature("Hidden"), to === "hand" ? "library" : "hand")
      const ids = [rider, put(s, 1, creature("A")), put(s, 1, creature("B"), "graveyard"), hidden]
      moveAll(
        s,
        ids.map((id) => ({ id, to, rule: "400.7" })),
      )
      expect([to, s.waiting.length]).toEqual([to, 3])
    }
  })

  it("603.10c: so do abilities for becoming unattached [S003-8-8]", () => {
    const s = board()
    const bear = put(s, 0, creature())
    const other: Effect = { do: "sacrifice", what: { sel: "bound", name: "other" } }
    const gear = put(
      s,
      0,
      card({
        name: "Wargear",
        types: ["artifact"],
        subtypes: ["Equipment"],
        abilities: [when({ on: "unattached", attachment: ME }, other)],
      }),
      "battlefield",
      { attachedTo: bear },
    )
    destroy(s, [gear], "701.8a")
    settle(s)
    resolveAll(s)
    expect(graveyard(s, 0).toSorted()).toEqual(["Bear", "Wargear"])
  })

  it("603.10d: so do abilities for a player losing control [S003-8-9]", () => {
    const s = board()
    const idol = put(
      s,
      0,
      artifact("Idol", when({ on: "control", object: ME, lostBy: { who: "you" } }, gain)),
    )
    const steal: Effect = {
      do: "change",
      what: SELF,
      changes: [{ change: "control", player: { who: "you" } }],
      duration: "endOfTurn",
    }
    execute(s, steal, contextOf(idol, 1))
    settle(s)
    resolveAll(s)
    expect([life(s), life(s, 1)]).toEqual([21, 20])
  })

  it("603.10e: so do abilities for a spell being countered [S003-8-11]", () => {
    const s = board()
    const ability = when({ on: "countered", spell: ME }, gain, { zone: "stack" })
    const id = spell(s, 0, card({ name: "Gambit", types: ["instant"], abilities: [ability] }))
    execute(s, { do: "counter", what: { sel: "bound", name: "spell" } }, contextOf(0, 1, 0, { spell: [id] }))
    expect(graveyard(s, 0)).toEqual(["Gambit"])
    settle(s)
    resolveAll(s)
    expect(life(s)).toBe(21)
  })

  it("603.10f: so do abilities for a player losing the game, even those of what leaves with another [S003-8-12]", () => {
    const s = board(3)
    const watch = artifact("Grave", when({ on: "loses", player: { who: "opponents" } }, gain))
    const own = put(s, 1, watch)
    const lent = put(s, 0, watch, "battlefield", { controller: 1 })
    loseLife(s, 0, 20)
    settle(s)
    expect(s.battlefield).toEqual([own])
    expect(s.stack.map((x) => s.objects[x]!.stack!.source).toSorted()).toEqual([own, lent])
  })
})

describe("603.6e: what an Aura finds", () => {
  const gift = card({
    name: "Gift",
    types: ["enchantment"],
    subtypes: ["Aura"],
    abilities: [
      { ability: "keyword", keyword: "enchant", filter: CREATURE },
      when(dies({ is: "hasAttached", filter: ME }), {
        do: "sequence",
        of: [
          { do: "move", what: IT, to: "battlefield", bind: "back" },
          { do: "move", what: SELF, to: "hand" },
        ],
      }),
    ],
  })

  it("603.6e: the new object that the enchanted permanent became, and the one that it became itself after the check [S003-9-1] [S003-9-2]", () => {
    const s = board()
    const bear = put(s, 0, creature())
    put(s, 0, gift, "battlefield", { attachedTo: bear })
    destroy(s, [bear], "701.8a")
    settle(s)
    expect(graveyard(s, 0)).toEqual(["Bear", "Gift"])
    resolveAll(s)
    expect([names(s, s.battlefield), names(s, s.players[0].hand)]).toEqual([["Bear"], ["Gift"]])
  })

  it("603.6e: but not what has moved on since [S003-9-1] [S003-9-2]", () => {
    const s = board()
    const bear = put(s, 0, creature())
    put(s, 0, gift, "battlefield", { attachedTo: bear })
    destroy(s, [bear], "701.8a")
    settle(s)
    for (const id of s.players[0].graveyard) go(s, id, "exile")
    resolveAll(s)
    expect([s.battlefield, s.players[0].hand]).toEqual([[], []])
  })
})

describe("603.6d: replacement effects that are no triggered abilities", () => {
  it("603.6d: with, as, as a copy of, and tapped: done as it enters, without the stack [S003-10-1] [S003-10-2] [S003-10-3] [S003-10-4]", () => {
    const entered = (
      effect: Omit<Extract<StaticEffect, { static: "enters" }>, "static" | "what">,
      ...answers: Answer[]
    ) => {
      const s = board()
      put(s, 1, creature("Giant", 7, 7))
      const id = put(
        s,
        0,
        creature("Shape", 1, 1, [always({ static: "enters", what: "self", ...effect })]),
        "hand",
      )
      asking(answers, () => void go(s, id, "battlefield"))
      const here = s.battlefield.find((x) => s.objects[x]!.owner === 0)!
      expect([s.waiting, s.stack]).toEqual([[], []])
      return { object: s.objects[here]!, power: characteristics(s, here).power }
    }
    expect(entered({ counters: [{ kind: "+1/+1", count: 2 }] }).power).toBe(3)
    const color: Effect = { do: "chooseForSource", what: "color" }
    expect(entered({ as: color }, [2]).object.memory?.chosen?.color).toBe("B")
    expect(entered({ copyOf: { filter: CREATURE } }).power).toBe(7)
    expect(entered({ tapped: true }).object.tapped).toBe(true)
  })
})
