import { becomeMonarch, setDayNight, takeInitiative } from "../../actions/designations.ts"
import { tempt } from "../../actions/procedures/ring.ts"
import { venture } from "../../actions/supplementary/dungeons.ts"
import type { Context } from "../../characteristics/context.ts"
import { resolvePlayers } from "../../choosing/selecting.ts"
import type { Executors } from "../../events/executor.ts"
import type { PlayerEffect } from "../../language/effects/player-effect.ts"
import type { PlayerSelector } from "../../language/selector.ts"
import type { PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

type Designations = Extract<
  PlayerEffect,
  { do: "becomeMonarch" | "takeInitiative" | "venture" | "ringTempts" | "setDayNight" }
>

/** Designations of players and of the game (725, 726, 731), dungeons (309) and the Ring (701.54). */
export const designationEffects: Executors<Designations> = {
  becomeMonarch: (s, e, context) => each(s, e, context, (player) => becomeMonarch(s, player)),
  takeInitiative: (s, e, context) => each(s, e, context, (player) => takeInitiative(s, player)),
  venture: (s, e, context) => each(s, e, context, (player) => venture(s, player, e.into)),
  ringTempts: (s, e, context) => each(s, e, context, (player) => tempt(s, player)),
  setDayNight: (s, e) => setDayNight(s, e.to === "toggle" ? (s.dayNight === "day" ? "night" : "day") : e.to),
}

/** Acts for each of the players, in turn order. */
function each(
  s: State,
  e: { player?: PlayerSelector },
  context: Context,
  act: (player: PlayerId) => void,
): void {
  for (const player of resolvePlayers(s, e.player, context)) act(player)
}
