import type { TriggeredAbility } from "./ability.ts"
import type { EventPattern } from "./event.ts"
import { type PlayerSelector, YOU } from "./selector.ts"

const DEALER: PlayerSelector = { who: "controllerOf", of: { sel: "bound", name: "source" } }
const HIT: EventPattern = {
  on: "damage",
  source: { is: "type", type: "creature" },
  player: YOU,
  combat: true,
}

/** The inherent abilities of designations have a name instead of a source; "you" is the player who has the designation. */

/** 725.2 */
export const MONARCH_ABILITIES: readonly TriggeredAbility[] = [
  {
    ability: "triggered",
    word: "monarch",
    when: { on: "step", step: "end", player: YOU },
    effect: { do: "draw", count: 1 },
  },
  { ability: "triggered", word: "monarch", when: HIT, effect: { do: "becomeMonarch", player: DEALER } },
]

/** 726.2 */
export const INITIATIVE_ABILITIES: readonly TriggeredAbility[] = [
  {
    ability: "triggered",
    word: "initiative",
    when: { on: "step", step: "upkeep", player: YOU },
    effect: { do: "venture", into: "Undercity" },
  },
  {
    ability: "triggered",
    word: "initiative",
    when: { ...HIT, batch: true },
    effect: { do: "takeInitiative", player: DEALER },
  },
  {
    ability: "triggered",
    word: "initiative",
    when: { on: "action", action: "initiative", player: YOU },
    effect: { do: "venture", into: "Undercity" },
  },
]

/** 702.179d */
export const SPEED_ABILITIES: readonly TriggeredAbility[] = [
  {
    ability: "triggered",
    word: "speed",
    // The turn belongs to the event so that it isn't checked again on resolution (603.4).
    when: {
      on: "loseLife",
      player: { who: "such", of: { who: "opponents" }, that: { if: "turnOf", player: YOU } },
    },
    condition: { if: "compare", left: { n: "speed" }, op: "<", right: 4 },
    effect: { do: "setSpeed", by: 1 },
    limit: { times: 1, per: "turn" },
  },
]

/** 728.1 */
export const RADIATION_ABILITIES: readonly TriggeredAbility[] = [
  {
    ability: "triggered",
    word: "radiation",
    when: { on: "step", step: "precombatMain", player: YOU },
    condition: { if: "compare", left: { n: "playerCounters", kind: "rad", of: YOU }, op: ">", right: 0 },
    effect: {
      do: "sequence",
      of: [
        { do: "mill", count: { n: "playerCounters", kind: "rad", of: YOU }, bind: "milled" },
        {
          do: "forEach",
          of: {
            sel: "filtered",
            of: { sel: "bound", name: "milled" },
            filter: { is: "not", of: { is: "type", type: "land" } },
          },
          effect: {
            do: "sequence",
            of: [
              { do: "loseLife", amount: 1 },
              { do: "playerCounters", kind: "rad", count: 1, remove: true },
            ],
          },
        },
      ],
    },
  },
]
