import { becomeMonarch, setDayNight, takeInitiative } from "../actions/designations.ts"
import { venture } from "../actions/dungeons.ts"
import { tempt } from "../actions/ring.ts"
import type { PlayerEffect } from "../language/effect.ts"
import type { Executors } from "./executor.ts"
import { resolvePlayers } from "./selecting.ts"

type Designations = Extract<
  PlayerEffect,
  { do: "becomeMonarch" | "takeInitiative" | "venture" | "ringTempts" | "setDayNight" }
>

/** Designations of players and of the game (725, 726, 731), dungeons (309) and the Ring (701.54). */
export const designationEffects: Executors<Designations> = {
  becomeMonarch: (s, e, context) =>
    resolvePlayers(s, e.player, context).forEach((player) => becomeMonarch(s, player)),
  takeInitiative: (s, e, context) =>
    resolvePlayers(s, e.player, context).forEach((player) => takeInitiative(s, player)),
  venture: (s, e, context) =>
    resolvePlayers(s, e.player, context).forEach((player) => venture(s, player, e.into)),
  ringTempts: (s, e, context) => resolvePlayers(s, e.player, context).forEach((player) => tempt(s, player)),
  setDayNight: (s, e) => setDayNight(s, e.to === "toggle" ? (s.dayNight === "day" ? "night" : "day") : e.to),
}
