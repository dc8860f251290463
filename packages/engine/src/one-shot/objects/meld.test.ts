import { describe, expect, it } from "vitest"
import { characteristics } from "../../characteristics/query.ts"
import { destroy } from "../../events/moving/destroy.ts"
import { move } from "../../events/moving/move.ts"
import { run } from "../../interpreter/testing/run.ts"
import type { Ability } from "../../language/ability.ts"
import type { CardDefinition } from "../../language/card.ts"
import type { Decision } from "../../state/decision.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { asking, creature, names, put, table, when } from "../../testing/table.ts"

const SELF = { sel: "self" } as const
const { cost: _, ...whole } = creature("Whole", 9, 9).faces[0]
const called = (s: State) => s.battlefield.map((id) => characteristics(s, id).name)

/** A card of a meld pair, with the combined back face on it. */
function half(name: string): CardDefinition {
  const { faces } = creature(name)
  return { name, layout: "meld", faces: [...faces, whole] }
}

const TOP = { sel: "graveyardTop", of: { who: "you" }, count: 1 } as const
type ToOrder = Extract<Decision, { kind: "order" }>

function costing({ faces: [front, back], ...card }: CardDefinition, cost: string): CardDefinition {
  return { ...card, faces: [{ ...front, cost }, back] }
}

function melded(): { s: State; id: ObjectId } {
  const s = table()
  const source = put(s, 0, half("Left"))
  put(s, 0, half("Right"))
  run(s, { do: "meld", with: "Right", into: "Whole" }, { source })
  return { s, id: s.battlefield[0] }
}

describe("meld cards (701.42, 712)", () => {
  it("712.14c: both cards enter as one permanent, with their back faces up", () => {
    const { s, id } = melded()
    expect(called(s)).toEqual(["Whole"])
    expect(s.events.filter((e) => e.kind === "moves" && e.to === "battlefield").length).toBe(1)
    expect(characteristics(s, id)).toMatchObject({ power: 9, toughness: 9 })
  })

  it("701.42b: a token doesn't meld, nor does a card with one that isn't its counterpart", () => {
    const s = table()
    const source = put(s, 0, half("Left"))
    put(s, 0, half("Right"), "battlefield", { kind: "token" })
    run(s, { do: "meld", with: "Right", into: "Whole" }, { source })
    expect(called(s)).toEqual([])
    const other = table()
    const left = put(other, 0, half("Left"))
    put(other, 0, half("Stranger"))
    run(other, { do: "meld", with: "Right", into: "Whole" }, { source: left })
    expect(called(other)).toEqual(["Left", "Stranger"])
  })

  it("712.4c: a meld card doesn't transform, nor does a melded permanent", () => {
    const s = table()
    const left = put(s, 0, half("Left"))
    run(s, { do: "transform", what: SELF }, { source: left })
    expect(called(s)).toEqual(["Left"])
    const { s: then, id } = melded()
    run(then, { do: "transform", what: SELF }, { source: id })
    expect(called(then)).toEqual(["Whole"])
  })

  it("712.8g: its mana value is that of both front faces, and of a copy 0", () => {
    const { s, id } = melded()
    expect(characteristics(s, id).manaValue).toBe(4)
    run(s, { do: "createCopyToken", of: SELF }, { source: id })
    const token = s.battlefield[1]
    expect(characteristics(s, token)).toMatchObject({ name: "Whole", manaValue: 0, power: 9 })
  })

  it("712.21e: as it dies one object has moved, and two cards", () => {
    const { s, id } = melded()
    const dies = when(
      { on: "moves", object: { is: "any" }, from: "battlefield", to: "graveyard" },
      { do: "nothing" },
    )
    put(s, 0, creature("Watcher", 1, 1, [dies]))
    destroy(s, [id], "701.8a")
    expect(s.waiting.length).toBe(1)
    expect(names(s, s.players[0].graveyard).toSorted()).toEqual(["Left", "Right"])
  })

  it("712.16: a melded permanent isn't turned face down", () => {
    const { s, id } = melded()
    run(s, { do: "turnFaceDown", what: SELF }, { source: id })
    expect(s.objects[id]!.faceDown).toBe(false)
  })

  it("712.21: both cards go to the zone to which it moves", () => {
    const { s, id } = melded()
    move(s, { id, to: "exile", rule: "701.13a" })
    expect(names(s, s.exile).toSorted()).toEqual(["Left", "Right"])
  })

  it("202.3c: its mana value is of the costs of both front faces, that of a copy 0", () => {
    const s = table()
    const source = put(s, 0, costing(half("Left"), "{3}{G}"))
    put(s, 0, costing(half("Right"), "{G}"))
    run(s, { do: "meld", with: "Right", into: "Whole" }, { source })
    const id = s.battlefield[0]
    run(s, { do: "createCopyToken", of: SELF }, { source: id })
    expect(s.battlefield.map((one) => characteristics(s, one).manaValue)).toEqual([5, 0])
  })

  it("712.21a: its owner arranges both cards in the graveyard, and in the library, which nobody else is told", () => {
    const { s, id } = melded()
    const top: Ability = { ability: "spell", effect: { do: "move", what: TOP, to: "exile" } }
    put(s, 0, creature("Digger", 1, 1, [top]))
    const [{ player }] = asking([[1, 0]], () => destroy(s, [id], "701.8a")) as ToOrder[]
    expect([player, names(s, s.players[0].graveyard)[1]]).toEqual([0, "Left"])
    const { s: other, id: host } = melded()
    asking([[1, 0]], () => void move(other, { id: host, to: "library", rule: "401.4", by: 1 }))
    expect(names(other, other.players[0].library)).toEqual(["Left", "Right"])
  })

  it("712.21b: who exiles it says which card was exiled last, and so what is known of the last one exiled", () => {
    const { s, id } = melded()
    const asks: Ability = {
      ability: "spell",
      effect: { do: "destroy", what: { sel: "all", filter: { is: "exiledWith", last: true } } },
    }
    const link = put(s, 1, creature("Jailer", 1, 1, [asks]))
    const parts = { id, to: "exile", rule: "701.13a", by: 1, link: { source: link, key: "" } } as const
    const [{ player }] = asking([[1, 0]], () => void move(s, parts))
    expect([player, names(s, s.objects[link]!.memory!.linked![""])]).toEqual([1, ["Right", "Left"]])
    const [first, last] = s.exile.map((one) => s.objects[one]!.timestamp)
    expect(first).toBeLessThan(last)
  })

  it("712.21d: of two replacements of where it goes one is chosen, for both cards", () => {
    const { s, id } = melded()
    for (const zone of ["exile", "library"] as const)
      put(
        s,
        1,
        creature(`To ${zone}`, 1, 1, [
          {
            ability: "static",
            effects: [
              {
                static: "alter",
                event: { on: "moves", object: { is: "card" }, to: "graveyard" },
                alter: { to: "zone", zone, position: -1 },
              },
            ],
          },
        ]),
      )
    const [{ player }] = asking([[1], [0, 1]], () => destroy(s, [id], "701.8a"))
    expect([player, names(s, s.players[0].library), s.exile]).toEqual([0, ["Right", "Left"], []])
  })
})
