import { move } from "../../events/moving/move.ts"
import { record } from "../../events/record.ts"
import type { Ability } from "../../language/ability.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { EventPattern } from "../../language/event.ts"
import type { Filter } from "../../language/filter.ts"
import type { Zone } from "../../language/vocabulary.ts"
import { pastOf } from "../../state/past.ts"
import type { State } from "../../state/state.ts"
import { creature, put } from "../../testing/table.ts"
import { and, has, TARGET, YOU } from "./cards.ts"
import { always, SELF } from "./combat.ts"

/** The rulesets of most cases. */
export const ERAS = ["2003-07", "2011-09-30", "2014-02", "current"]

export const REGENERATE: Effect = { do: "regenerate", what: TARGET }

/** A token of one power and toughness. */
export const token = (name: string) => ({ ...creature(name, 1, 1), token: true })

/** The life totals, in turn order. */
export const life = (s: State) => s.players.map((p) => p.life)

/** Whether it is on the battlefield. */
export const lives = (s: State, id: number) => s.battlefield.includes(id)

export const enters = (object: Filter): EventPattern => ({ on: "moves", object, to: "battlefield" })

export const ARTIFACT: Filter = { is: "type", type: "artifact" }

/** What you control of it. */
export const mine = (filter: Filter): Filter => and(filter, { is: "controlledBy", player: YOU })

/** The names of the sources of what is on the stack, from the bottom up. */
export const sources = (s: State) =>
  s.stack.map((id) => {
    const { source } = s.objects[id]!.stack!
    const object = s.objects[source] ?? pastOf(s, source)!.object
    return s.definitions[object.def].name
  })

export const go = (s: State, id: number, to: Zone) => move(s, { id, to, rule: "400.7" })

/** It enters from the player's hand; its id. */
export const enter = (s: State, player: number, what = creature()) =>
  go(s, put(s, player, what, "hand"), "battlefield")

export const destroyIt: Effect = { do: "destroy", what: TARGET }

export const counterIt: Effect = { do: "counter", what: TARGET }

/** The step begins, as far as triggers see it. */
export function step(s: State, name: "upkeep" | "end"): void {
  record(s, { kind: "step", rule: "500.6", player: s.turn.active, detail: name })
}

export const BOTH: Ability = always({ static: "canBlockAdditional", creature: SELF, count: 1 })

export const grant = (...keywords: Parameters<typeof has>): Effect => ({
  do: "change",
  what: TARGET,
  changes: [{ change: "addAbilities", abilities: has(...keywords) }],
  duration: "endOfTurn",
})

export const take = (...keywords: Parameters<typeof has>): Effect => ({
  do: "change",
  what: TARGET,
  changes: [{ change: "loseKeywords", keywords }],
  duration: "endOfTurn",
})

/** Does it once, the first time that the first player has priority in the step. */
export function once(step: string, act: (s: State) => void) {
  let done = false
  return (s: State, now: string) => {
    if (now !== step || done) return
    done = true
    act(s)
  }
}
