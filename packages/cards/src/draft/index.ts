/** Drafts: packs of a set are opened and passed, players draft cards and build decks (903.13, 905.1, 905.2). */

export { buildDeck, type DraftedDeck, poolOf } from "./deck.ts"
export {
  type Draft,
  type DraftNote,
  type DraftPick,
  type DraftSetup,
  type DraftVariant,
  isOver,
  picksOf,
  startDraft,
} from "./draft.ts"
export { type DraftCard, draftCard } from "./draft-card.ts"
export { DraftError, type DraftErrorCode } from "./draft-error.ts"
export { choosePick } from "./drafter.ts"
export { addedLeaders } from "./leaders.ts"
export type { PackRecipe } from "./packs.ts"
export { pick } from "./pick.ts"
export { type DraftSet, readDraftSet } from "./set-file.ts"
export { type DraftView, draftView, type SeenCard } from "./view.ts"
