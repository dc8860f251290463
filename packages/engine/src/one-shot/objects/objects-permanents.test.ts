import { describe, expect, it } from "vitest"
import { characteristics } from "../../characteristics/query.ts"
import { attach } from "../../events/attach.ts"
import { destroy } from "../../events/moving/destroy.ts"
import { creatures, target } from "../../interpreter/testing/objects.ts"
import { run } from "../../interpreter/testing/run.ts"
import { card, creature, names, put, table } from "../../testing/table.ts"

describe("status of permanents", () => {
  it("701.19a: a regeneration shield saves once", () => {
    const s = table()
    const bear = put(s, 0, creature())
    run(s, { do: "regenerate", what: target }, { targets: [[bear]] })
    run(s, { do: "destroy", what: target }, { targets: [[bear]] })
    expect(s.objects[bear]!.tapped).toBe(true)
    run(s, { do: "destroy", what: target }, { targets: [[bear]] })
    expect(s.battlefield).toEqual([])
  })

  it("701.26a: who taps something because an effect lets them is who taps it", () => {
    const s = table()
    const bear = put(s, 0, creature())
    run(s, { do: "tap", what: target, player: { who: "opponents" } }, { targets: [[bear]] })
    expect(s.events.find(({ kind }) => kind === "taps")?.player).toBe(1)
  })

  it("702.26b: an effect does not find what is phased out, wherever it would put it", () => {
    const s = table()
    const bear = put(s, 0, creature())
    run(s, { do: "phaseOut", what: target }, { targets: [[bear]] })
    run(s, { do: "move", what: target, to: "exile" }, { targets: [[bear]] })
    expect([s.objects[bear]?.zone, s.exile]).toEqual(["battlefield", []])
  })

  it("702.26g: what is attached phases out and in with its permanent", () => {
    const s = table()
    const bear = put(s, 0, creature())
    const sword = put(s, 0, card({ name: "Sword", types: ["artifact"], subtypes: ["Equipment"] }))
    attach(s, sword, bear)
    run(s, { do: "phaseOut", what: target }, { targets: [[bear]] })
    expect([bear, sword].map((id) => s.objects[id]!.phasedOut)).toEqual([1, 2])
    run(s, { do: "phaseIn", what: target }, { targets: [[bear]] })
    expect([bear, sword].map((id) => s.objects[id]!.phasedOut)).toEqual([0, 0])
  })

  const werewolf = card(
    { name: "Day" },
    {
      layout: "transform",
      faces: [
        { name: "Day", types: ["creature"], power: 1, toughness: 1 },
        { name: "Night", types: ["creature"], power: 3, toughness: 3 },
      ],
    },
  )

  it("701.27a: a double-faced permanent transforms; 701.27c: others do not", () => {
    const s = table()
    const [wolf, bear] = [put(s, 0, werewolf), put(s, 0, creature())]
    run(s, { do: "transform", what: creatures })
    expect(characteristics(s, wolf).name).toBe("Night")
    expect(characteristics(s, bear).name).toBe("Bear")
  })

  it("701.40a, 708.8: a manifested card is a 2/2, and itself when turned face up", () => {
    const s = table()
    put(s, 0, creature("Hydra", 6, 6), "library")
    run(s, { do: "manifest", what: { sel: "libraryTop", of: { who: "you" }, count: 1 } })
    const [id] = s.battlefield
    expect(characteristics(s, id).power).toBe(2)
    run(s, { do: "turnFaceUp", what: target }, { targets: [[id]] })
    expect(characteristics(s, id).power).toBe(6)
  })

  it("701.60c: a suspected creature has menace until it is suspected no more", () => {
    const s = table()
    const bear = put(s, 0, creature())
    run(s, { do: "designate", what: target, as: "suspected" }, { targets: [[bear]] })
    expect(characteristics(s, bear).flags).not.toBe(0)
    run(s, { do: "designate", what: target, as: "suspected", remove: true }, { targets: [[bear]] })
    expect(characteristics(s, bear).flags).toBe(0)
  })

  it("701.42a: melding two cards; 712.21: both leave", () => {
    const s = table()
    const [a, b] = [put(s, 0, creature("Left")), put(s, 0, creature("Right"))]
    put(s, 0, creature("Whole", 9, 9), "outside")
    run(s, { do: "meld", with: "Right", into: "Whole" }, { source: a })
    expect(b).toBeGreaterThan(a)
    expect(s.battlefield).toHaveLength(1)
    expect(characteristics(s, s.battlefield[0]).power).toBe(9)
    destroy(s, s.battlefield, "701.8a")
    expect(names(s, s.players[0].graveyard).toSorted()).toEqual(["Left", "Right"])
  })

  it("712.4a: the combined back face may be printed on one of the two", () => {
    const s = table()
    const left = creature("Left")
    const whole = creature("Whole", 9, 9).faces[0]
    const a = put(s, 0, { ...left, layout: "meld", faces: [...left.faces, whole] })
    put(s, 0, creature("Right"))
    run(s, { do: "meld", with: "Right", into: "Whole" }, { source: a })
    expect(s.battlefield.map((id) => characteristics(s, id).name)).toEqual(["Whole"])
  })

  it("614.12a: choosing as it enters is remembered by the source", () => {
    const s = table()
    const bear = put(s, 0, creature())
    run(s, { do: "chooseForSource", what: "color" }, { source: bear }, [[2]])
    expect(s.objects[bear]!.memory?.chosen?.color).toBe("B")
  })
})
