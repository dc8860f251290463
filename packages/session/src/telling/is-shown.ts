import { type Game, isPlayerRef, type Ref, type Viewer } from "@apnap/engine"

/**
 * Whether a viewer can see what `ref` is: a player, or a card shown to them face up. Face-down cards that may be chosen as a target or in
 * combat count as shown for that. A spell being cast is seen on the stack (601.2a).
 */
export function isShown(game: Game, ref: Ref, viewer: Viewer): boolean {
  if (isPlayerRef(ref)) return true
  const { battlefield, stack, exile, command, players } = game.view(viewer, { inProgress: true })
  const shown = [
    ...[battlefield, stack, exile, command].flat(),
    ...players.flatMap(({ cards, graveyard, libraryTop }) => [
      ...cards,
      ...graveyard,
      ...(libraryTop ? [libraryTop] : []),
    ]),
  ].find(({ id }) => id === ref)
  return shown !== undefined && (shown.known || game.decision?.kind !== "priority")
}
