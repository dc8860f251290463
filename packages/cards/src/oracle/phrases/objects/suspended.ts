import type { Filter } from "@apnap/engine"
import { object } from "../../oracle.ts"
import { slot } from "../targets/slots.ts"

// Suspended cards: in exile, with suspend and a time counter (702.62b).

const TIME: Filter = { is: "counters", kind: "time", op: ">=", than: 1 }
const SUSPENDED: Filter = {
  is: "and",
  of: [{ is: "inZone", zone: "exile" }, { is: "keyword", keyword: "suspend" }, TIME],
}
const permanents = (...more: readonly Filter[]): Filter => ({
  is: "or",
  of: [{ is: "and", of: [{ is: "inZone", zone: "battlefield" }, ...more] }, SUSPENDED],
})
const BOTH = ["battlefield", "exile"] as const
for (const [words, filter] of [
  ["permanent", permanents()],
  ["permanent with a time counter on it", permanents(TIME)],
] as const) {
  slot(`target ${words} or suspended card`, { filter, zone: BOTH })
  object(`each ${words} and each suspended card`, { sel: "all", filter, zone: BOTH })
}
slot("target suspended card", { filter: SUSPENDED, zone: "exile" })
