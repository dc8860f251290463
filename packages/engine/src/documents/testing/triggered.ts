import { move } from "../../events/moving/move.ts"
import { record } from "../../events/record.ts"
import type { Ability } from "../../language/ability.ts"
import type { Condition } from "../../language/condition.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { EventPattern } from "../../language/event.ts"
import type { Filter } from "../../language/filter.ts"
import type { State } from "../../state/state.ts"
import { card, creature, names, put, table } from "../../testing/table.ts"

export const ERA = "2014-02"

export const SELF = { sel: "self" } as const

export const ME = { is: "self" } as const

export const LAND: Filter = { is: "type", type: "land" }

export const artifact = (name: string, ...abilities: Ability[]) =>
  card({ name, types: ["artifact"], abilities })

export const board = (players = 2) => table(players, ERA)

export const upkeep: EventPattern = { on: "step", step: "upkeep" }

export const enters = (object: Filter): EventPattern => ({ on: "moves", object, to: "battlefield" })

export const hasLand: Condition = { if: "exists", filter: LAND }

export const gains = (amount: number): Effect => ({ do: "gainLife", amount })

export const target = { sel: "target", slot: 0 } as const

export function begin(s: State): void {
  record(s, { kind: "step", rule: "503.1", player: s.turn.active, detail: "upkeep" })
}

export function enter(s: State, player: number, name = "Newcomer"): number {
  return move(s, { id: put(s, player, creature(name), "hand"), to: "battlefield", rule: "400.7" })
}

export const life = (s: State, player = 0) => s.players[player].life

export const sources = (s: State) =>
  names(
    s,
    s.stack.map((id) => s.objects[id]!.stack!.source),
  )
