import type { Selector } from "../selector.ts"
import type { ChanceStatic } from "./chance-static.ts"
import type { Change } from "./change.ts"
import type { CombatStatic } from "./combat-static.ts"
import type { PlayStatic } from "./play-static.ts"
import type { PlayerStatic } from "./player-static.ts"
import type { ReplacementStatic } from "./replacement-static.ts"

/** A static effect of a static ability (604), or for a while of a spell or ability (611.2). */
export type StaticEffect =
  /** Changes to the characteristics (613) of selected objects, in any zone but a library. */
  | { static: "modify"; what: Selector; changes: readonly Change[] }
  | CombatStatic
  | PlayStatic
  | ReplacementStatic
  | PlayerStatic
  | ChanceStatic
