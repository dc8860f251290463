import { describe, expect, it } from "vitest"
import { characteristics } from "../../characteristics/query.ts"
import { destroy } from "../../events/moving/destroy.ts"
import { move } from "../../events/moving/move.ts"
import { run } from "../../interpreter/testing/run.ts"
import type { CardDefinition } from "../../language/card.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { creature, names, put, table, when } from "../../testing/table.ts"

const SELF = { sel: "self" } as const
const { cost: _, ...whole } = creature("Whole", 9, 9).faces[0]
const called = (s: State) => s.battlefield.map((id) => characteristics(s, id).name)

/** A card of a meld pair, with the combined back face on it. */
function half(name: string): CardDefinition {
  const { faces } = creature(name)
  return { name, layout: "meld", faces: [...faces, whole] }
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
})
