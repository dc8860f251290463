import { type Draft, DraftError, type DraftPick, draftView, pick, picksOf } from "@apnap/cards"
import type { Terminal } from "../play/terminal.ts"
import type { DraftPhrases } from "./phrases.ts"

/** The draft after the person in this seat has chosen from their pack. */
export async function askPick(
  terminal: Terminal,
  draft: Draft,
  seat: number,
  words: DraftPhrases,
): Promise<Draft> {
  terminal.say(lines(draft, seat, words))
  const count = picksOf(draft, seat)
  const fault = (typed: string) => (after(draft, seat, typed) === undefined ? words.wrong(count) : undefined)
  return after(draft, seat, await terminal.line(words.ask(count), fault)) ?? draft
}

function lines(draft: Draft, seat: number, words: DraftPhrases): string[] {
  const view = draftView(draft, seat)
  const who = (other: number) => draft.players[other]
  return [
    "",
    words.round(view.round, view.pack.length),
    words.pile(view.pile.length),
    ...view.notes.map(({ seat: other, name, noted }) =>
      words.noted(who(other), name, [noted].flat().join(" ")),
    ),
    ...view.faceUp.flatMap((cards, other) =>
      cards.length === 0 || other === seat
        ? []
        : [words.faceUp(who(other), cards.map(({ name }) => name).join(", "))],
    ),
    ...view.pack.map(({ name }, i) => `  ${String(i + 1).padStart(2)} ${name}`),
    ...view.faceUp[seat].map(({ name }, i) => `   ${letter(i)} ${name}`),
  ]
}

function letter(index: number): string {
  return String.fromCharCode("a".charCodeAt(0) + index)
}

/** The draft after "3", "3 5" or, with a face-up card, "3 5 a"; undefined if that is no pick. */
function after(draft: Draft, seat: number, typed: string): Draft | undefined {
  const choice = pickIn(draft, seat, typed.trim().toLowerCase().split(/\s+/))
  if (choice === undefined) return undefined
  try {
    return pick(draft, seat, choice)
  } catch (error) {
    if (error instanceof DraftError) return undefined
    throw error
  }
}

function pickIn(draft: Draft, seat: number, words: readonly string[]): DraftPick | undefined {
  const { pack, faceUp } = draftView(draft, seat)
  const take = words.filter((word) => /^\d+$/.test(word)).map((word) => pack[Number(word) - 1]?.card)
  const used = words
    .filter((word) => /^[a-z]$/.test(word))
    .flatMap((word) => faceUp[seat][word.charCodeAt(0) - 97] ?? [])
  if (take.length + used.length !== words.length || used.length > 1) return undefined
  return used.length === 0 ? { take } : { take, using: used[0].card }
}
