import { legalActions } from "../casting/offering/legal-actions.ts"
import { chooseMarker, turnTo } from "../events/current-marker.ts"
import type { Action } from "../state/decision.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { alsoHasPriority } from "./marker-rotation.ts"

/** 807.5b: who has priority for several stacks says onto which of them the spell or ability goes: that of whose turn. Goes on with that turn. */
export function chooseStack(s: State, player: PlayerId, action: Action): void {
  const { markers } = s
  if (markers === undefined || !(action.do === "cast" || (action.do === "activate" && !action.mana))) return
  const here = markers.current
  const able = markers.all.flatMap((marker, index) =>
    index === here || (alsoHasPriority(s, player, marker) && mayDo(s, player, action, index)) ? [index] : [],
  )
  turnTo(s, chooseMarker(s, player, able) ?? here)
}

/** Whether the player could do the same in that marker's turn. */
function mayDo(s: State, player: PlayerId, action: Action, index: number): boolean {
  const here = s.markers?.current ?? 0
  turnTo(s, index)
  const same = JSON.stringify(action)
  const may = legalActions(s, player).some((other) => JSON.stringify(other) === same)
  turnTo(s, here)
  return may
}
