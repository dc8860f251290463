import { definitionsContainAny } from "../characteristics/definitions-contain.ts"
import { apnapOrder, controllerOf, hasKeyword, permanents } from "../characteristics/query.ts"
import { record } from "../events/record.ts"
import { editPlayer, invalidate } from "../state/edit.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { beginDayOrNight } from "./designations.ts"

const someoneAscends = definitionsContainAny(["ascend"])
const knowsDay = definitionsContainAny(["daybound", "nightbound"])

/** 702.131b, 702.145: what happens "any time" that it applies, though it is no state-based action. */
export function giveDesignations(s: State): void {
  if (someoneAscends(s))
    for (const player of apnapOrder(s))
      if (!s.players[player].cityBlessing && ascends(s, player)) bless(s, player)
  if (knowsDay(s)) beginDayOrNight(s)
}

/** 702.131a, b */
const NEEDED = 10

function ascends(s: State, player: PlayerId): boolean {
  const own = permanents(s).filter((id) => controllerOf(s, id) === player)
  return own.length >= NEEDED && own.some((id) => hasKeyword(s, id, "ascend"))
}

/** 702.131c: the player gets the city's blessing if they control ten permanents. */
export function ascend(s: State, player: PlayerId): void {
  const own = permanents(s).filter((id) => controllerOf(s, id) === player)
  if (own.length >= NEEDED && !s.players[player].cityBlessing) bless(s, player)
}

function bless(s: State, player: PlayerId): void {
  editPlayer(s, player).cityBlessing = true
  invalidate(s)
  record(s, { kind: "action", rule: "702.131", player, detail: "cityBlessing" })
}
