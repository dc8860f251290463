import { characteristics, type Game, type Ref, type View } from "@apnap/engine"
import { cardNameIn } from "@apnap/words"
import { nameOf } from "./board.ts"
import type { Phrases } from "./phrases.ts"

/** Any object or player as the decider sees it. Cards looked at or searched are revealed by the decision itself. */
export function askedName(game: Game, view: View, ref: Ref, words: Phrases): string {
  const seen = nameOf(view, ref, words)
  const isShown = seen !== words.object(ref) || ref <= 0 || game.state.objects[ref] === undefined
  return isShown ? seen : cardNameIn(characteristics(game.state, ref).name, words.language)
}
