import { rollPlanarDie } from "../../actions/supplementary/planes.ts"
import { defineVariantSpecial } from "../../casting/offering/special.ts"
import { defineInherentAbilities } from "../../characteristics/layers/derived.ts"
import { record } from "../../events/record.ts"
import type { TriggeredAbility } from "../../language/ability.ts"
import { NONE, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

const NAME = "planechase"
const ROLLS = "takesPlanarDie"
/** Detail of the event in which the planar die shows the Planeswalker symbol. */
export const ROLLS_PLANESWALKER = "rollsPlaneswalker"

/** 901.8: the "planeswalking ability" has no source; the player who rolled controls it. */
const PLANESWALKING: TriggeredAbility = {
  ability: "triggered",
  word: "planeswalking",
  when: { on: "action", action: ROLLS_PLANESWALKER, player: { who: "you" } },
  effect: { do: "action", action: "planeswalk" },
}
defineInherentAbilities(NAME, [PLANESWALKING])

/** 901.9: how many times the player has taken this action this turn; rolls caused by effects don't count. */
function timesTaken(s: State, player: PlayerId): number {
  return s.events.filter((e) => e.kind === "action" && e.detail === ROLLS && e.player === player).length
}

/** 116.2i, 901.9: rolling the planar die is a special action that costs {1} more each time. */
defineVariantSpecial(NAME, {
  offer: (s, player) => ({
    action: { do: "special", object: NONE, what: "rollPlanarDie" },
    cost: [{ pay: "mana", mana: `{${timesTaken(s, player)}}` }],
    sorcery: true,
  }),
  take: (s, player) => {
    record(s, { kind: "action", rule: "116.2i", player, detail: ROLLS })
    rollPlanarDie(s, player)
  },
})
