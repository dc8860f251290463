/** Apnap's rules engine: games of Magic that can be forked, saved and inspected. */

export { DUNGEONS } from "./actions/supplementary/dungeon-cards.ts"
export { type DungeonRoom, roomsOf } from "./actions/supplementary/dungeons.ts"
export { legalActions } from "./casting/offering/legal-actions.ts"
export { FUSED } from "./casting/permitting/cast-option.ts"
export { type PrintedCost, type PrintedWays, printedWays } from "./casting/permitting/printed-alternatives.ts"
export { type BaseSize, baseSize } from "./characteristics/base-size.ts"
export { isManaAbility } from "./characteristics/layers/analysis.ts"
export type { Characteristics } from "./characteristics/layers/characteristics.ts"
export { countersOn, manaValueOf } from "./characteristics/queries/filter.ts"
export { sideOf } from "./characteristics/queries/teams.ts"
export { characteristics, controllerOf, hasKeyword, hasSubtype, objectOf } from "./characteristics/query.ts"
export { attackCandidates } from "./combat/can-attack.ts"
export { manaAtHand, tappedFor } from "./costs/mana/tapped-for.ts"
export { type Copiable, faceUpValues } from "./events/entering/copiable.ts"
export type { Asked } from "./game/asked.ts"
export { digest } from "./game/digest.ts"
export { Game, type LoggedAnswer } from "./game/game.ts"
export { playOut } from "./game/play-out.ts"
export { loadState, SAVE_VERSION, saveState } from "./game/saving/save.ts"
export type { HistoryPart } from "./game/saving/save-history.ts"
export { createState, enterBattlefield, place } from "./game/setup/setup.ts"
export type { Shortcut, Shorten } from "./game/shortcut.ts"
export type { SeenEvent } from "./game/view/seen-event.ts"
export {
  type ObjectView,
  OPEN,
  objectView,
  type PlayerView,
  SPECTATOR,
  seesOutside,
  type View,
  type Viewer,
  viewAs,
  viewOf,
} from "./game/view/view.ts"
export { patched, type ViewPatch, viewPatch } from "./game/view/view-patch.ts"
export type { LayerStep, Sketch } from "./game/why/characteristics.ts"
export type { Refused } from "./game/why/refusals.ts"
export * from "./language/index.ts"
export { COLOR_BIT, COLORS, manaValue, parseManaCost } from "./mana/index.ts"
export type { Knobs } from "./rules/knobs.ts"
export { CURRENT, findRuleset, inherited, RULESETS, type Ruleset, ruleNumber } from "./rules/ruleset.ts"
export { type Terms, termsOf } from "./rules/terms.ts"
export { kindsAmong } from "./state/answers/kinds-among.ts"
export { quietAnswer, someName } from "./state/answers/quiet-answer.ts"
export { answerFault } from "./state/answers/validate.ts"
export type { Asker, PartialAsker } from "./state/choose.ts"
export * from "./state/decision.ts"
export type { EventKind, EventOf, GameEvent } from "./state/event.ts"
export { checkInRow, previousController, turnNumber } from "./state/event-numbers.ts"
export { GameError, type GameErrorCode } from "./state/game-error.ts"
export type { GameSetup, PlayerSetup } from "./state/game-setup.ts"
export type * from "./state/object.ts"
export type { Player } from "./state/player.ts"
export type { Dice, PlanarFace } from "./state/random/dice.ts"
export { isSeed, type Seed } from "./state/random/seed.ts"
export * from "./state/ref.ts"
export type { Refusal, RefusalCode } from "./state/refusal.ts"
export type { Considered } from "./state/replacement-record.ts"
export type { GameOptions, State } from "./state/state.ts"
export { phaseOf } from "./state/steps.ts"
export { bottomedIfKept } from "./turn/starting/mulligan.ts"
