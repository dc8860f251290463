import { characteristics } from "../../characteristics/query.ts"
import { move } from "../../events/moving/move.ts"
import { NONE } from "../../state/ref.ts"
import { editState, invalidate, newTimestamp } from "../../state/writing/edit.ts"
import type { Procedure } from "../procedures.ts"

const KEYWORD = "paradigm"

/** 702.192a: exiles the spell. The first of its name is copied at the beginning of each of its controller's precombat main phases. */
export const paradigm: Procedure = (s, _e, context) => {
  const { source, you } = context
  const { name } = characteristics(s, source)
  const before = s.delayed.some(
    (d) => d.ability.keyword === KEYWORD && d.controller === you && d.bindings.named === name,
  )
  const exiled = move(s, { id: source, to: "exile", rule: "702.192a", cause: "exile", by: you, source })
  if (before || exiled === NONE) return
  editState(s).delayed = [
    ...s.delayed,
    {
      id: newTimestamp(s),
      source,
      controller: you,
      ability: {
        ability: "triggered",
        when: { on: "step", step: "precombatMain", player: { who: "you" } },
        effect: { do: "cast", what: { sel: "bound", name: KEYWORD }, copy: true, free: true, optional: true },
        keyword: KEYWORD,
      },
      bindings: { [KEYWORD]: [exiled], named: name },
      once: false,
      duration: "permanent",
      turn: s.turn.number,
      x: 0,
    },
  ]
  invalidate(s)
}
