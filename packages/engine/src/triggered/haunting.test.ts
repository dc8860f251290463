import { expect, it } from "vitest"
import { destroy } from "../events/moving/destroy.ts"
import type { EventPattern } from "../language/event.ts"
import { creature, put, resolveAll, settle, table, when } from "../testing/table.ts"
import { dies, enters, gain } from "../testing/triggers.ts"

const HAUNTED: EventPattern = dies({ is: "among", of: { sel: "linked", key: "haunted" } })

it("702.55a, 702.55c: the card in exile triggers once the creature that it haunts dies, and not for another", () => {
  const s = table()
  const thrull = creature("Thrull", 2, 2, [
    { ability: "keyword", keyword: "haunt" },
    when({ on: "anyOf", of: [enters({ is: "self" }), HAUNTED] }, gain, { zone: ["battlefield", "exile"] }),
  ])
  const [haunting, haunted, other] = [put(s, 0, thrull), put(s, 1, creature()), put(s, 1, creature("Ox"))]
  destroy(s, [haunting], "701.8a")
  settle(s, [0])
  resolveAll(s)
  expect(s.exile).toHaveLength(1)
  const linked = s.objects[s.exile[0]]!.memory?.linked?.haunted ?? []
  const [dead, alive] = linked[0] === haunted ? [haunted, other] : [other, haunted]
  expect(linked).toEqual([dead])
  destroy(s, [alive], "701.8a")
  settle(s)
  resolveAll(s)
  expect(s.players[0].life).toBe(20)
  destroy(s, [dead], "701.8a")
  settle(s)
  resolveAll(s)
  expect(s.players[0].life).toBe(21)
})
