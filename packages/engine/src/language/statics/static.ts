import type { Selector } from "../selector.ts"
import type { Change } from "./change.ts"
import type { CombatStatic } from "./combat-static.ts"
import type { PlayStatic } from "./play-static.ts"
import type { PlayerStatic } from "./player-static.ts"
import type { ReplacementStatic } from "./replacement-static.ts"

/** What a static ability says (604), or a spell or ability says for a while (611.2). */
export type StaticEffect =
  /** Changes to characteristics (613): of the objects selected, in any zone but a library. */
  | { static: "modify"; what: Selector; changes: readonly Change[] }
  | CombatStatic
  | PlayStatic
  | ReplacementStatic
  | PlayerStatic
