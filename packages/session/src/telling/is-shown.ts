import { type Game, isPlayerRef, type Ref, type Viewer, viewOf } from "@apnap/engine"

/**
 * Whether a viewer sees what this is: a player, or a card that is shown to them face up. What lies face down where it may be chosen, as a target or in
 * combat, is shown for that.
 */
export function isShown({ state, decision }: Game, ref: Ref, viewer: Viewer): boolean {
  if (isPlayerRef(ref)) return true
  const { battlefield, stack, exile, command, players } = viewOf(state, viewer)
  const shown = [
    ...[battlefield, stack, exile, command].flat(),
    ...players.flatMap(({ cards, graveyard, libraryTop }) => [
      ...cards,
      ...graveyard,
      ...(libraryTop ? [libraryTop] : []),
    ]),
  ].find(({ id }) => id === ref)
  return shown !== undefined && (shown.known || decision?.kind !== "priority")
}
