import { describe, expect, it } from "vitest"
import type { State } from "../../state/state.ts"
import { card, creature, put, resolveAll, settle, spell, table, when } from "../../testing/table.ts"
import { and, cast, has, IT, ME, not, sequence, TARGET } from "../testing/cards.ts"
import { destroyIt, enter, enters, go, life, sources, step } from "../testing/cases.ts"
import { SELF } from "../testing/combat.ts"
import { CREATURE, dies } from "../testing/drive.ts"
import { graveyard, names } from "../testing/looks.ts"

describe("cases 30 to 32: what an ability finds", () => {
  const manticore = creature("Manticore", 4, 3, [
    when(enters(ME), {
      do: "may",
      cost: [{ pay: "sacrifice", filter: and(CREATURE, not(ME)), bind: "fed" }],
      then: {
        do: "reflexive",
        effect: { do: "damage", amount: { n: "power", of: { sel: "bound", name: "fed" } }, to: TARGET },
        targets: [{ players: { who: "players" }, filter: CREATURE }],
      },
    }),
  ])

  it("case 30, 603.12: the reflexive ability is placed after the sacrifice, with its target; there was none before 2017", () => {
    const after = (era: string, answer: number) => {
      const s = table(2, era)
      put(s, 0, creature("Wurm", 6, 4))
      enter(s, 0, manticore)
      expect(settle(s)).toEqual([])
      resolveAll(s, answer)
      const waiting = s.waiting.length
      if (waiting > 0) settle(s, [1])
      const open = s.stack.length
      if (open > 0) resolveAll(s)
      return [waiting, open, life(s)[1], graveyard(s, 0)]
    }
    for (const era of ["2017-09-29", "current"]) {
      expect(after(era, 1)).toEqual([1, 1, 14, ["Wurm"]])
      expect(after(era, 0)).toEqual([0, 0, 20, []])
    }
    expect(after("2014-02", 1)).toEqual([0, 0, 20, ["Wurm"]])
  })

  const gift = card({
    name: "Gift",
    types: ["enchantment"],
    subtypes: ["Aura"],
    abilities: [
      { ability: "keyword", keyword: "enchant", filter: CREATURE },
      when(
        dies({ is: "hasAttached", filter: ME }),
        sequence(
          { do: "move", what: IT, to: "battlefield", bind: "back" },
          {
            do: "delayed",
            when: { on: "step", step: "end" },
            effect: { do: "move", what: SELF, to: "battlefield", attachTo: { sel: "bound", name: "back" } },
          },
        ),
      ),
    ],
  })

  it.each(["2007-10", "2014-02", "current"])(
    "case 31, 400.7f, 603.6e: an Aura finds what its creature became, and itself in the graveyard later (%s)",
    (era) => {
      const after = (meanwhile: (s: State) => void, token = false) => {
        const s = table(2, era)
        const bear = put(s, 0, { ...creature(), token })
        put(s, 0, gift, "battlefield", { attachedTo: bear })
        cast(s, 1, destroyIt, [bear])
        settle(s)
        resolveAll(s)
        meanwhile(s)
        step(s, "end")
        settle(s)
        if (s.stack.length > 0) resolveAll(s)
        settle(s)
        const back = s.battlefield.find((id) => names(s, [id])[0] === "Gift")
        return [
          names(s, s.battlefield).includes("Bear"),
          back !== undefined && s.objects[back]!.attachedTo === s.battlefield[0],
        ]
      }
      expect(after(() => {})).toEqual([true, true])
      expect(after(() => {}, true)).toEqual([false, false])
      expect(after((s) => void go(s, s.battlefield[0], "exile"))).toEqual([false, false])
      const burn = (s: State) => {
        for (const id of s.players[0].graveyard) go(s, id, "exile")
      }
      expect(after(burn)).toEqual([true, false])
    },
  )

  const rancor = card({
    name: "Rancor",
    types: ["enchantment"],
    subtypes: ["Aura"],
    abilities: [
      { ability: "keyword", keyword: "enchant", filter: CREATURE },
      when(
        { on: "moves", object: ME, from: "battlefield", to: "graveyard" },
        { do: "move", what: SELF, to: "hand" },
      ),
    ],
  })

  it.each(["2007-10", "2014-02", "current"])(
    "case 32, 603.6, 400.7e: found in the graveyard, not where it went from there (%s)",
    (era) => {
      const after = (respond: boolean) => {
        const s = table(2, era)
        const bear = put(s, 0, creature())
        put(s, 0, rancor, "battlefield", { attachedTo: bear })
        cast(s, 1, destroyIt, [bear])
        settle(s)
        expect(sources(s)).toEqual(["Rancor"])
        if (respond)
          for (const id of s.players[0].graveyard) if (names(s, [id])[0] === "Rancor") go(s, id, "exile")
        resolveAll(s)
        return names(s, s.players[0].hand)
      }
      expect([after(false), after(true)]).toEqual([["Rancor"], []])
      const persist = table(2, era)
      const finks = put(persist, 0, creature("Finks", 3, 2, has("persist")))
      cast(persist, 1, destroyIt, [finks])
      settle(persist)
      go(persist, persist.players[0].graveyard[0], "exile")
      resolveAll(persist)
      expect(persist.battlefield).toEqual([])
      const never = table(2, era)
      const target = put(never, 0, creature())
      spell(never, 0, rancor, { targets: [[target]] })
      go(never, target, "exile")
      resolveAll(never)
      settle(never)
      expect([never.stack, never.waiting, graveyard(never, 0)]).toEqual([[], [], ["Rancor"]])
    },
  )
})
