import { type Decision, objectOf, type State, tappedFor } from "@apnap/engine"
import { purposeOf } from "@apnap/players"
import { questionOf } from "@apnap/words"
import type { Prompt, Seen, SeenCard } from "../protocol/table.ts"
import { deedOf } from "./deed-of.ts"
import { optionTexts } from "./describe.ts"
import { manaToMake } from "./mana-to-make.ts"
import { reasonsAmong } from "./reasons.ts"
import { alsoSeen } from "./seen.ts"

/**
 * The prompt for a decision in this state; `at`: its index among the person's decisions; `cancel`: the decision at which the action in
 * progress began.
 */
export function promptOf(
  s: State,
  decision: Decision,
  seen: Seen,
  at: number,
  cancel: number | null,
): Omit<Prompt, "lacks"> {
  const about = askerOf(s, decision, seen)?.text ?? []
  return {
    at,
    decision: asAsked(decision),
    question: questionOf(s, decision, seen.player),
    cards: alsoSeen(s, seen, decision),
    texts: optionTexts(s, decision, about),
    refused: reasonsAmong(s, decision, about),
    about,
    deed: deedOf(s, decision),
    polarity: decision.kind === "choose" ? purposeOf(s, decision) : null,
    cancel,
    mana: manaToMake(tappedFor(s, decision.player)),
  }
}

/**
 * Without what isn't asked of the page: an instruction is told in words. 400.2: names that may not be chosen are names of cards in this game,
 * those in the libraries and hands of others among them.
 */
function asAsked(decision: Decision): Decision {
  if (decision.kind === "confirm") {
    const { effect: _, ...asked } = decision
    return asked
  }
  if (decision.kind !== "name") return decision
  const { refused: _, ...asked } = decision
  return asked
}

/** The object that asks, as the person sees it: while an ability resolves, that ability rather than its source (608.2). */
function askerOf(s: State, { source }: Decision, seen: Seen): SeenCard | null {
  const top = seen.stack.at(-1)
  if (top?.kind === "ability" && top.source === source && source !== 0) return top
  if (source === 0 || objectOf(s, source) === undefined) return null
  const zones = [seen.battlefield, seen.stack, seen.exile, seen.command]
  const own = seen.players.flatMap((p) => [p.cards, p.graveyard])
  return [...zones, ...own].flat().find(({ id }) => id === source) ?? null
}
