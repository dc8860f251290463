import { type Game, isPlayerRef, type ObjectView, type Ref, refPlayer, type View } from "@apnap/engine"
import { cardNameIn, type Language } from "@apnap/words"
import { wholeText } from "./card-text.ts"
import { PHRASES } from "./phrases.ts"

/** A card's text for the decider: by its number in the shown list, or the start of a visible card's name. */
export function readCard(game: Game, typed: string, refs: readonly Ref[], language: Language): string[] {
  const words = PHRASES[language]
  const view = game.view(game.decider ?? 0)
  const ref = /^\d+$/.test(typed) ? refs[Number(typed) - 1] : named(view, typed, language)?.id
  if (ref === undefined) return [words.noSuchCard(typed)]
  if (isPlayerRef(ref)) return [view.players[refPlayer(ref)].name]
  const seen = objectsOf(view).find(({ id }) => id === ref)
  return seen?.name === "" && seen.kind !== "ability"
    ? [words.faceDown]
    : wholeText(game.state, ref, language)
}

/** The first object whose name begins so, in the reader's language or in English. */
function named(view: View, typed: string, language: Language): ObjectView | undefined {
  const begins = typed.toLowerCase()
  const fits = ({ name }: ObjectView) =>
    [cardNameIn(name, language), name].some((one) => one.toLowerCase().startsWith(begins))
  return typed === "" ? undefined : objectsOf(view).find(fits)
}

/** All objects visible to the viewer, their hand first. */
export function objectsOf(view: View): readonly ObjectView[] {
  return [
    ...view.players.flatMap(({ cards }) => cards),
    ...view.battlefield,
    ...view.stack,
    ...view.exile,
    ...view.command,
    ...(view.ante ?? []),
    ...view.players.flatMap(({ graveyard }) => graveyard),
  ]
}
