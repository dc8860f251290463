import { type Decision, type ObjectView, objectOf, type State, viewOf } from "@apnap/engine"
import { questionOf } from "@apnap/words"
import type { Prompt, Seen } from "../protocol.ts"
import { PERSON } from "../setup.ts"
import { optionTexts } from "./describe.ts"
import { reasonsAmong } from "./reasons.ts"
import { alsoSeen, seenCard } from "./seen.ts"

/** What is asked of the person in the state; `at`: which of his decisions it is. */
export function promptOf(s: State, decision: Decision, seen: Seen, at: number): Prompt {
  const source = sourceOf(s, decision)
  const about = source === null ? [] : seenCard(s, source).text
  return {
    at,
    decision,
    question: questionOf(s, decision, PERSON),
    cards: alsoSeen(s, seen, decision),
    texts: optionTexts(s, decision, about),
    refused: reasonsAmong(s, decision, about),
    about,
  }
}

/** The object that asks, as the person sees it; null when he does not see it. */
function sourceOf(s: State, { source }: Decision): ObjectView | null {
  if (source === 0 || objectOf(s, source) === undefined) return null
  const view = viewOf(s, PERSON)
  const zones = [view.battlefield, view.stack, view.exile, view.command]
  const own = view.players.flatMap((p) => [p.cards, p.graveyard])
  return [...zones, ...own].flat().find(({ id }) => id === source) ?? null
}
