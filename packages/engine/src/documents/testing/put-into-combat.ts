import { contextOf } from "../../characteristics/context.ts"
import { execute } from "../../events/interpreter-port.ts"
import type { CardDefinition } from "../../language/card.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { Filter } from "../../language/filter.ts"
import type { State } from "../../state/state.ts"
import { card, put } from "../../testing/table.ts"

export const ERA = "2014-02"

export const ME = { is: "self" } as const

export const walker = (name = "Jace") => card({ name, types: ["planeswalker"], subtypes: [name], loyalty: 9 })

export const JACE = { counters: { loyalty: 9 } }

export const named = (name: string): Filter => ({ is: "name", name })

export const the = (name: string) => ({ sel: "all", filter: named(name) }) as const

/** Tapped or not, it attacks one of the opponents. */
export const ATTACKING = { attacking: { who: "opponents" } } as const

export const attackers = { sel: "all", filter: { is: "attacking" } } as const

/** Puts a card from its owner's hand onto the battlefield in this way. Returns the permanent. */
export function enter(
  s: State,
  player: number,
  what: CardDefinition,
  how: Partial<Extract<Effect, { do: "move" }>>,
): number {
  const id = put(s, player, what, "hand")
  execute(
    s,
    { do: "move", to: "battlefield", ...how, what: { sel: "bound", name: "card" } },
    contextOf(0, player, 0, { card: [id] }),
  )
  return s.battlefield.at(-1)!
}
