import { cardOf, type Draft, type DraftPick, type Physical, picksOf } from "./draft.ts"
import { leads } from "./leaders.ts"
import { bestColors, worth } from "./worth.ts"

/** Cards after which a drafter keeps to two colors. */
const SETTLED = 6

/** What a computer player drafts: the best cards, more and more of the two colors that their pile is best in. Looks at nothing hidden. */
export function choosePick(draft: Draft, seat: number): DraftPick {
  const own = draft.piles[seat].map((card) => cardOf(draft, card))
  const colors = own.length < SETTLED ? 31 : bestColors(own, 2)
  const value = (physical: Physical): number => {
    const card = cardOf(draft, physical)
    const stray = (card.colors & ~colors) !== 0
    return worth(card, draft.variant === "commanderDraft" && leads(card)) - (stray ? 3 : 0)
  }
  const order = draft.packs[seat].toSorted((a, b) => value(b) - value(a) || a - b)
  return { take: order.slice(0, picksOf(draft, seat)) }
}
