import type { Selector } from "../../language/selector.ts"
import type { State } from "../../state/state.ts"
import { card, put } from "../../testing/table.ts"

export const target: Selector = { sel: "target", slot: 0 }
export const creatures: Selector = { sel: "all", filter: { is: "type", type: "creature" } }
export const spell = (s: State) => put(s, 0, card({ name: "Bolt", types: ["instant"] }), "stack")
