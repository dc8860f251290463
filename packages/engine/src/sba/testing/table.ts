import type { Filter } from "../../language/filter.ts"
import type { GameObject } from "../../state/object.ts"
import type { State } from "../../state/state.ts"
import { edit, invalidate } from "../../state/writing/edit.ts"

export const CREATURE: Filter = { is: "type", type: "creature" }

export function set(s: State, id: number, parts: Partial<GameObject>): void {
  Object.assign(edit(s, id), parts)
  invalidate(s)
}

export function rules(s: State, kind: string): string[] {
  return s.events.filter((e) => e.kind === kind).map((e) => e.rule)
}
