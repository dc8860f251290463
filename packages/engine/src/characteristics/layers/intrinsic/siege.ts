import type { TriggeredAbility } from "../../../language/ability.ts"

const EXILED = "exiled"

/**
 * The intrinsic ability of each Siege: when its last defense counter is removed, it is exiled, and its controller may cast its other face.
 * Source: 310.11b.
 */
export const SIEGE: readonly TriggeredAbility[] = [
  {
    ability: "triggered",
    when: { on: "counters", object: { is: "self" }, kind: "defense", removed: true, last: true },
    effect: {
      do: "sequence",
      of: [
        { do: "move", what: { sel: "self" }, to: "exile", bind: EXILED },
        { do: "cast", what: { sel: "bound", name: EXILED }, transformed: true, optional: true },
      ],
    },
  },
]
