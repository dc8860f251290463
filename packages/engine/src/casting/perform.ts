import { activate } from "../abilities/activate.ts"
import { concede } from "../events/leave-game.ts"
import { illegal } from "../state/choose.ts"
import type { Action } from "../state/decision.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { castSpell } from "./cast.ts"
import { activateManaAbility } from "./costs/index.ts"
import { playLand } from "./lands.ts"
import { proposals } from "./proposal.ts"
import { performSpecial } from "./special.ts"

/** Carries out an action chosen with priority, with all its choices and payments (117.1). */
export function perform(s: State, player: PlayerId, action: Action): void {
  switch (action.do) {
    case "pass":
      return
    case "cast": {
      const proposal = proposals(s, player, action.object).find((p) => p.face === action.face && p.way === action.way)
      castSpell(s, player, proposal ?? illegal("601.3", "it can't be cast like that"))
      return
    }
    case "play":
      return playLand(s, player, action.object, action.face)
    case "activate":
      return action.mana ? activateManaAbility(s, player, action.object, action.ability) : activate(s, player, action.object, action.ability)
    case "special":
      return performSpecial(s, player, action)
    case "concede":
      return concede(s, player)
  }
}
