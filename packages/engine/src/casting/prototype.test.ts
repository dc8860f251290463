import { describe, expect, it } from "vitest"
import { contextOf } from "../characteristics/context.ts"
import { characteristics } from "../characteristics/query.ts"
import { copiableValues } from "../events/entering/copiable.ts"
import { destroy } from "../events/moving/destroy.ts"
import type { CardDefinition } from "../language/card.ts"
import { copyOnStack } from "../one-shot/stack/copy-spell.ts"
import type { State } from "../state/state.ts"
import { act, card, lands, options, put, resolve, table, top } from "./testing/table.ts"

const GOLEM = { name: "Golem", types: ["artifact", "creature"], subtypes: ["Golem"] } as const
const big = card({ ...GOLEM, cost: "{7}", power: 6, toughness: 5 }).faces[0]
const small = card({ ...GOLEM, cost: "{1}{G}", power: 3, toughness: 2 }).faces[0]
const PROTOTYPE: CardDefinition = { name: "Golem", layout: "prototype", faces: [big, small] }

const look = (s: State, id: number) => {
  const { cost, power, toughness, colors, subtypes } = characteristics(s, id)
  return [cost?.text, power, toughness, colors, subtypes.join()]
}
const SMALL = ["{1}{G}", 3, 2, 16, "Golem"]
const BIG = ["{7}", 6, 5, 0, "Golem"]

describe("718 Prototype cards", () => {
  it("718.3a, 718.3b, 718.5: cast as a prototype it costs, and has, what the inset says; the rest stays", () => {
    const s = table()
    const forests = lands(s, 0, "Forest", "Forest")
    put(s, 0, PROTOTYPE, "hand")
    expect(options(s)).toEqual(["cast Golem (prototype)"])
    act(s, "cast Golem (prototype)")
    expect(look(s, top(s).id)).toEqual(SMALL)
    resolve(s)
    expect(look(s, s.battlefield[forests.length])).toEqual(SMALL)
  })

  it("718.4: in other zones it is what the card says as a whole, and again when it comes back", () => {
    const s = table()
    lands(s, 0, "Forest", "Forest")
    put(s, 0, PROTOTYPE, "hand")
    act(s, "cast Golem (prototype)")
    resolve(s)
    destroy(s, [s.battlefield[2]], "701.8a")
    expect(look(s, s.players[0].graveyard[0])).toEqual(BIG)
  })

  it("718.3c: a copy of a prototyped spell is prototyped, and so is what it becomes", () => {
    const s = table()
    lands(s, 0, "Forest", "Forest")
    put(s, 0, PROTOTYPE, "hand")
    act(s, "cast Golem (prototype)")
    copyOnStack(s, top(s).id, 0, [], false, contextOf(0, 0))
    expect(look(s, top(s).id)).toEqual(SMALL)
    resolve(s)
    expect(look(s, s.battlefield[2])).toEqual(SMALL)
  })

  it("718.3d: a copy of a permanent that was a prototyped spell has its values", () => {
    const s = table()
    lands(s, 0, "Forest", "Forest")
    put(s, 0, PROTOTYPE, "hand")
    act(s, "cast Golem (prototype)")
    resolve(s)
    const values = copiableValues(s, s.battlefield[2])!
    expect(s.definitions[values.definition].faces[values.face]).toMatchObject({ cost: "{1}{G}", power: 3 })
  })
})
