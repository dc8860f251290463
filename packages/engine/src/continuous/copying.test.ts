import { describe, expect, it } from "vitest"
import { characteristics } from "../characteristics/query.ts"
import { spell, target } from "../interpreter/testing/objects.ts"
import { run } from "../interpreter/testing/run.ts"
import { edit, writable } from "../state/writing/edit.ts"
import { creature, put, table } from "../testing/table.ts"

describe("copying permanents (707)", () => {
  it("707.2: a token copy has the copiable values only; 707.9: with exceptions", () => {
    const s = table()
    const bear = put(s, 1, creature("Bear", 2, 2), "battlefield", { counters: { "+1/+1": 1 } })
    run(
      s,
      {
        do: "createCopyToken",
        of: target,
        except: [
          { change: "addTypes", types: ["artifact"] },
          { change: "setPT", power: 4, toughness: 4 },
        ],
      },
      { targets: [[bear]] },
    )
    const copy = characteristics(s, s.battlefield[1])
    expect([copy.name, copy.power, copy.types === characteristics(s, bear).types]).toEqual(["Bear", 4, false])
    run(s, { do: "createCopyToken", of: target }, { targets: [[s.battlefield[1]]] })
    expect(characteristics(s, s.battlefield[2]).power).toBe(4)
  })

  it("708.2, 707.2: a copy of a face-down permanent is a 2/2 without a name", () => {
    const s = table()
    const hidden = put(s, 1, creature("Secret", 7, 7), "battlefield", { faceDown: true })
    run(s, { do: "createCopyToken", of: target }, { targets: [[hidden]] })
    const copy = characteristics(s, s.battlefield[1])
    expect([copy.name, copy.power, copy.colors]).toEqual(["", 2, 0])
  })

  it("707.4: a permanent becomes a copy for a while, and copies of it are copies of the same", () => {
    const s = table()
    const [clone, giant] = [put(s, 0, creature("Clone", 0, 1)), put(s, 1, creature("Giant", 8, 8))]
    run(
      s,
      { do: "becomeCopy", what: target, of: { sel: "target", slot: 1 }, duration: "endOfTurn" },
      { targets: [[clone], [giant]] },
    )
    expect(characteristics(s, clone).name).toBe("Giant")
    run(s, { do: "createCopyToken", of: target }, { targets: [[clone]] })
    expect(characteristics(s, s.battlefield[2]).name).toBe("Giant")
    writable(s).effects = []
    writable(s).derived = null
    expect(characteristics(s, clone).name).toBe("Clone")
  })
})

it("707.9a: a permanent that becomes a copy keeps the ability by which it does", () => {
  const s = table()
  const ability = {
    ability: "activated",
    cost: [],
    effect: { do: "becomeCopy", what: { sel: "self" }, of: target, except: [{ change: "thisAbility" }] },
  } as const
  const [mimic, giant] = [put(s, 0, creature("Mimic", 0, 1)), put(s, 1, creature("Giant", 8, 8))]
  const stack = spell(s)
  edit(s, stack).stack = { ...s.objects[stack]!.stack!, ability, source: mimic }
  run(s, ability.effect, { source: mimic, targets: [[giant]], context: { stack } })
  expect(characteristics(s, mimic)).toMatchObject({ name: "Giant", abilities: [ability] })
})

it("406.3: who may look at cards exiled face down may go on doing so", () => {
  const s = table()
  const hidden = put(s, 1, creature("Secret", 1, 1), "exile", { faceDown: true })
  run(s, { do: "look", what: target, exiled: true }, { targets: [[hidden]] })
  expect(s.objects[hidden]!.memory?.lookers).toEqual([0])
})
