import { type Decision, type ObjectView, objectOf, type State, type Viewer, viewOf } from "@apnap/engine"
import { purposeOf } from "@apnap/players"
import { questionOf } from "@apnap/words"
import type { Prompt, Seen } from "../protocol/table.ts"
import { optionTexts } from "./describe.ts"
import { reasonsAmong } from "./reasons.ts"
import { alsoSeen } from "./seen.ts"
import { seenCard } from "./seen-card.ts"

/** What is asked of the person in the state; `at`: which of their decisions it is; `cancel`: the one at which the action in progress began. */
export function promptOf(
  s: State,
  decision: Decision,
  seen: Seen,
  at: number,
  cancel: number | null,
): Prompt {
  const source = askerOf(s, decision, seen.player)
  const about = source === null ? [] : seenCard(s, source).text
  return {
    at,
    decision,
    question: questionOf(s, decision, seen.player),
    cards: alsoSeen(s, seen, decision),
    texts: optionTexts(s, decision, about),
    refused: reasonsAmong(s, decision, about),
    about,
    polarity: decision.kind === "choose" ? purposeOf(s, decision) : null,
    cancel,
  }
}

/** What asks, as the person sees it: while an ability resolves, that ability and not all that its source says (608.2). */
function askerOf(s: State, { source }: Decision, viewer: Viewer): ObjectView | null {
  const view = viewOf(s, viewer)
  const top = view.stack.at(-1)
  if (top?.kind === "ability" && top.source === source && source !== 0) return top
  if (source === 0 || objectOf(s, source) === undefined) return null
  const zones = [view.battlefield, view.stack, view.exile, view.command]
  const own = view.players.flatMap((p) => [p.cards, p.graveyard])
  return [...zones, ...own].flat().find(({ id }) => id === source) ?? null
}
