import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { characteristics } from "../../characteristics/query.ts"
import { addCounters } from "../../events/counters.ts"
import { execute } from "../../events/interpreter-port.ts"
import { move } from "../../events/moving/move.ts"
import type { Ability } from "../../language/ability.ts"
import type { Filter } from "../../language/filter.ts"
import { playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { card, creature, put, resolveAll, settle, table, when } from "../../testing/table.ts"
import { ANY, cast, enchantment, ME, modifies, named, sequence, TARGET, YOU } from "../testing/cards.ts"
import { lives } from "../testing/cases.ts"
import { always } from "../testing/combat.ts"
import { CREATURE } from "../testing/drive.ts"
import { graveyard, names } from "../testing/looks.ts"

/** What fits is a creature too, 1/1. */
const animator = (name: string, filter: Filter) =>
  enchantment(
    name,
    always(
      modifies(
        filter,
        { change: "addTypes", types: ["creature"] },
        { change: "setPT", power: 1, toughness: 1 },
      ),
    ),
  )

describe("cases 13 to 16: attachments and counters", () => {
  const aura = (name: string, cost = "{W}") =>
    card({
      name,
      cost,
      types: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [{ ability: "keyword", keyword: "enchant", filter: CREATURE }],
    })
  const splitter = card({
    name: "Splitter",
    types: ["artifact"],
    subtypes: ["Equipment"],
    cost: "{1}",
    abilities: [{ ability: "keyword", keyword: "equip", cost: [{ pay: "mana", mana: "{1}" }] }],
  })

  it.each(["2007-10", "2011-09-30", "2014-02", "current"])(
    "case 13, 704.5m, 702.16c: protection drops the Auras of that quality, whoever controls them (%s)",
    (era) => {
      const s = table(2, era)
      const knight = put(s, 1, creature("Knight", 2, 2))
      put(s, 0, aura("Pacifism"), "battlefield", { attachedTo: knight })
      put(s, 1, aura("Umbra"), "battlefield", { attachedTo: knight })
      const sword = put(s, 1, splitter, "battlefield", { attachedTo: knight })
      const white: Ability = {
        ability: "keyword",
        keyword: "protection",
        filter: { is: "color", color: "W" },
      }
      cast(
        s,
        1,
        {
          do: "change",
          what: TARGET,
          changes: [{ change: "addAbilities", abilities: [white] }],
          duration: "endOfTurn",
        },
        [knight],
      )
      settle(s)
      expect([graveyard(s, 0), graveyard(s, 1), s.objects[sword]!.attachedTo]).toEqual([
        ["Pacifism"],
        ["Spell", "Umbra"],
        knight,
      ])
    },
  )

  it("case 13, 704.5m, 702.26g: a player with protection from everything keeps no Curse; an Aura phases with its creature", () => {
    const s = table(2, "2017-09-29")
    const curse = card({
      name: "Curse",
      types: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [{ ability: "keyword", keyword: "enchant", player: "any" }],
    })
    put(s, 0, curse, "battlefield", { attachedTo: playerRef(1) })
    const bear = put(s, 1, creature())
    const pacifism = put(s, 0, aura("Pacifism"), "battlefield", { attachedTo: bear })
    settle(s)
    expect(graveyard(s, 0)).toEqual([])
    cast(
      s,
      1,
      sequence(
        {
          do: "rule",
          effects: [{ static: "playerHas", who: YOU, keyword: "protection", filter: ANY }],
          duration: "yourNextTurn",
        },
        { do: "phaseOut", what: { sel: "all", filter: { is: "controlledBy", player: YOU } } },
      ),
    )
    settle(s)
    expect([graveyard(s, 0), s.objects[pacifism]!.phasedOut]).toEqual([["Curse"], 2])
    execute(s, { do: "phaseIn", what: { sel: "self" } }, contextOf(bear, 1))
    settle(s)
    expect([s.objects[pacifism]!.phasedOut, s.objects[pacifism]!.attachedTo]).toEqual([0, bear])
  })

  it.each(["2004-10", "2014-02", "current"])(
    "case 14, 704.5p, 301.5c: Equipment that becomes a creature becomes unattached and stays off (%s)",
    (era) => {
      const s = table(2, era)
      const bear = put(s, 0, creature())
      const sword = put(s, 0, splitter, "battlefield", { attachedTo: bear })
      const march = put(s, 1, animator("March", { is: "type", type: "artifact" }))
      settle(s)
      expect([lives(s, sword), s.objects[sword]!.attachedTo, characteristics(s, sword).power]).toEqual([
        true,
        0,
        1,
      ])
      execute(
        s,
        { do: "attach", what: { sel: "self" }, to: { sel: "all", filter: named("Bear") } },
        contextOf(sword, 0),
      )
      expect(s.objects[sword]!.attachedTo).toBe(0)
      move(s, { id: march, to: "graveyard", rule: "400.7" })
      settle(s)
      expect(s.objects[sword]!.attachedTo).toBe(0)
    },
  )

  it.each(["2014-02", "current"])(
    "case 14, 702.103f, 303.4d: a bestowed Aura becomes a creature, an Aura that is one goes (%s)",
    (era) => {
      const s = table(2, era)
      const bear = put(s, 0, creature())
      const satyr = put(
        s,
        0,
        card({
          name: "Satyr",
          types: ["enchantment", "creature"],
          power: 4,
          toughness: 2,
          abilities: [{ ability: "keyword", keyword: "bestow", cost: [{ pay: "mana", mana: "{3}" }] }],
        }),
        "battlefield",
        { attachedTo: bear, memory: { way: "bestow" } },
      )
      settle(s)
      cast(s, 1, { do: "destroy", what: TARGET }, [bear])
      settle(s)
      expect([lives(s, satyr), s.objects[satyr]?.attachedTo, characteristics(s, satyr).power]).toEqual([
        true,
        0,
        4,
      ])
      const living = table(2, era)
      const host = put(living, 0, creature())
      put(living, 0, aura("Living"), "battlefield", { attachedTo: host })
      put(living, 1, animator("Opalescence", { is: "subtype", subtype: "Aura" }))
      settle(living)
      expect(graveyard(living, 0)).toEqual(["Living"])
    },
  )

  const wargear = card({
    name: "Wargear",
    types: ["artifact"],
    subtypes: ["Equipment"],
    abilities: [
      when({ on: "unattached", attachment: ME }, { do: "sacrifice", what: { sel: "bound", name: "other" } }),
    ],
  })

  it.each(["2009-07", "2014-02", "current"])(
    "case 15, 603.10c, 701.3d: becoming unattached looks back, whichever of the two went (%s)",
    (era) => {
      const after = (happen: (s: State, gear: number, bear: number, elf: number) => void) => {
        const s = table(2, era)
        const bear = put(s, 0, creature())
        const elf = put(s, 0, creature("Elf"))
        const gear = put(s, 0, wargear, "battlefield", { attachedTo: bear })
        happen(s, gear, bear, elf)
        settle(s)
        const triggered = s.stack.length
        if (triggered > 0) resolveAll(s)
        return [triggered, names(s, s.battlefield)]
      }
      expect(
        after((s, gear, _bear, elf) =>
          execute(
            s,
            { do: "attach", what: { sel: "self" }, to: { sel: "bound", name: "to" } },
            contextOf(gear, 0, 0, { to: [elf] }),
          ),
        ),
      ).toEqual([1, ["Elf", "Wargear"]])
      expect(after((s, gear) => void cast(s, 1, { do: "destroy", what: TARGET }, [gear]))).toEqual([
        1,
        ["Elf"],
      ])
      expect(after((s, _gear, bear) => void cast(s, 1, { do: "destroy", what: TARGET }, [bear]))).toEqual([
        1,
        ["Elf", "Wargear"],
      ])
      expect(
        after((s, _gear, bear) =>
          execute(s, { do: "phaseOut", what: { sel: "self" } }, contextOf(bear, 1)),
        )[0],
      ).toBe(0)
    },
  )

  it.each(["2009-07", "2014-02", "current"])(
    "case 16, 704.5q, 704.5r: pairs of counters go, and those above a limit (%s)",
    (era) => {
      const left = (before: Record<string, number>, add: [string, number]) => {
        const s = table(2, era)
        const limit = always({ static: "counterLimit", what: { sel: "self" }, kind: "dream", max: 7 })
        const id = put(s, 0, creature("Dreamer", 4, 4, [limit]), "battlefield", { counters: before })
        addCounters(s, id, add[0], add[1], 0)
        settle(s)
        return s.objects[id]!.counters
      }
      expect(left({ "+1/+1": 2 }, ["-1/-1", 2]) ?? {}).toEqual({})
      expect(left({ "+1/+1": 3, charge: 1 }, ["-1/-1", 1])).toEqual({ "+1/+1": 2, charge: 1 })
      expect(left({}, ["dream", 14])).toEqual({ dream: 7 })
    },
  )
})
