import type { Amount } from "./amount.ts"
import type { EventPattern } from "./event.ts"
import type { Comparison, Filter } from "./filter.ts"
import type { Keyword } from "./keyword.ts"
import type { PlayerSelector, Selector } from "./selector.ts"
import type { Phase, Step, Zone } from "./vocabulary.ts"

/** 506.7: declaration of attackers or blockers, the combat damage step, the end of combat step, combat itself. */
export type CombatPoint = "attackers" | "blockers" | "damage" | "end" | "combat"

/** A statement about the game that is true or false. */
export type Condition =
  | { if: "true" }
  | { if: "and"; of: readonly Condition[] }
  | { if: "or"; of: readonly Condition[] }
  | { if: "not"; of: Condition }
  | { if: "compare"; left: Amount; op: Comparison; right: Amount }
  /** At least one (or `atLeast`) matching object exists. */
  | { if: "exists"; filter: Filter; zone?: Zone | readonly Zone[]; of?: PlayerSelector; atLeast?: Amount }
  /** The selected objects exist and all match; false if none is selected. */
  | { if: "is"; of: Selector; filter: Filter }
  /** At least two of the selected objects share a color or a card type with each other. */
  | { if: "share"; of: Selector; what: "color" | "cardType" }
  | { if: "isPlayer"; player: PlayerSelector; among: PlayerSelector }
  | { if: "turnOf"; player: PlayerSelector }
  | { if: "during"; step?: readonly Step[]; phase?: readonly Phase[] }
  /** It was on the battlefield as this turn began, tapped or untapped. */
  | { if: "startedTurn"; of: Selector; tapped: boolean }
  /** Before or after a point of this turn's first combat phase; `inCombat`: of the current combat phase (506.7). */
  | { if: "combatPoint"; before?: CombatPoint; after?: CombatPoint; inCombat?: boolean }
  /** Such an event happened this turn (or last turn). */
  | { if: "happened"; event: EventPattern; atLeast?: Amount; lastTurn?: boolean; thisCombat?: boolean }
  /**
   * An optional cost was paid, by its key ("kicker", "bargain", "gift", "evoke" …); of two kickers, the one with this mana cost (702.33f).
   */
  | { if: "paid"; cost: string; by?: string; of?: Selector }
  /** True as the spell was cast: "if you controlled a Dragon as you cast this spell". Source: 601.2i. */
  | { if: "asCast"; that: Condition }
  | { if: "castFrom"; zone: Zone; of?: Selector }
  | { if: "wasCast"; of?: Selector; by?: PlayerSelector }
  /** An earlier step did what it said, so its `bind` is not empty (608.2c "if you do", "this way"). */
  | { if: "did"; name: string }
  /** Such a player has begun to activate an ability of this keyword this turn (702.177b). */
  | { if: "begunActivating"; player: PlayerSelector; keyword: Keyword }
  | { if: "monarch"; player: PlayerSelector }
  | { if: "initiative"; player: PlayerSelector }
  | { if: "cityBlessing"; player: PlayerSelector }
  | { if: "dayNight"; is: "day" | "night" | "neither" }
  | { if: "maxSpeed"; player: PlayerSelector }
  | { if: "tempted"; player: PlayerSelector; times: number }
  | { if: "completedDungeon"; player: PlayerSelector; name?: string }
  | { if: "chosenMode"; mode: string }
  | { if: "sorcerySpeed"; player: PlayerSelector }
  /** This object's ability has resolved / triggered this many times this turn. */
  | { if: "abilityCount"; what: "resolved" | "activated"; op: Comparison; than: Amount }
  | { if: "controlsCommander"; player: PlayerSelector }
  | { if: "coinWon"; name: string }
  | { if: "attackingAlone"; of?: Selector }
