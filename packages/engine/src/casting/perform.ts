import { activate } from "../activating/activate.ts"
import { activateManaAbility } from "../costs/mana/activate-mana-ability.ts"
import { illegal } from "../state/choose.ts"
import type { Action } from "../state/decision.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { castSpell } from "./cast.ts"
import type { CastOption } from "./permitting/cast-option.ts"
import { castOptions } from "./permitting/cast-options.ts"
import { playLand } from "./permitting/lands.ts"
import { takeSpecialAction } from "./take-special.ts"

/** Performs an action chosen with priority, with all its choices and payments (117.1). */
export function perform(s: State, player: PlayerId, action: Action): void {
  switch (action.do) {
    case "pass":
      return
    case "cast":
      castSpell(s, player, findCastOption(s, player, action) ?? illegal("601.3", "cast-unknown"))
      return
    case "play":
      return playLand(s, player, action)
    case "activate":
      if (action.mana) activateManaAbility(s, player, action.object, action.ability)
      else activate(s, player, action.object, action.ability)
      return
    case "special":
      return takeSpecialAction(s, player, action)
  }
}

/** Finds the cast option named by the action. */
export function findCastOption(
  s: State,
  player: PlayerId,
  action: Extract<Action, { do: "cast" }>,
): CastOption | undefined {
  return castOptions(s, player, action.object).find(
    (p) => p.face === action.face && p.way === action.way && p.permission === (action.permission ?? 0),
  )
}
