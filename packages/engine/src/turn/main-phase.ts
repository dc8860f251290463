import { attractionsOf, rollToVisit } from "../actions/supplementary/attractions.ts"
import { definitionsContain } from "../characteristics/definitions-contain.ts"
import { analyse } from "../characteristics/layers/analysis.ts"
import { isActive, sideOf } from "../characteristics/queries/teams.ts"
import { characteristics, controllerOf, permanents } from "../characteristics/query.ts"
import { addCounters } from "../events/counters.ts"
import type { State } from "../state/state.ts"

/** 505.4, 714.3c: each Saga of the active player gets a lore counter, unless it has no chapter abilities. */
export function addLoreCounters(s: State): void {
  const { sagas: rule } = s.ruleset.knobs
  if (rule === "off" || !definitionsContain(s, "Saga")) return
  const sagas = permanents(s).filter(
    (id) => isActive(s, controllerOf(s, id)) && characteristics(s, id).subtypes.includes("Saga"),
  )
  for (const id of sagas)
    if (rule === "on" || hasChapters(s, id)) addCounters(s, id, "lore", 1, controllerOf(s, id), id, "714.3c")
}

/** 505.5, 717.4: active players who control Attractions roll to visit them. */
export function visitAttractions(s: State): void {
  if (!s.ruleset.knobs.attractions || !definitionsContain(s, "Attraction")) return
  for (const player of sideOf(s, s.turn.active))
    if (attractionsOf(s, player).length > 0) rollToVisit(s, player)
}

function hasChapters(s: State, id: number): boolean {
  return analyse(characteristics(s, id).abilities).triggers.some(
    (entry) => entry.ability.chapters !== undefined,
  )
}
