import type { Seen, SeenCard } from "../protocol/table.ts"

const texts = new WeakMap<SeenCard, string>()

/** Everything about a card, as one text. */
function textOf(card: SeenCard): string {
  let text = texts.get(card)
  if (text === undefined) {
    text = JSON.stringify(card)
    texts.set(card, text)
  }
  return text
}

function cardsIn(seen: Seen): SeenCard[] {
  const own = seen.players.flatMap((p) => [...p.cards, ...p.graveyard])
  return [...seen.battlefield, ...seen.stack, ...seen.exile, ...seen.command, ...own]
}

/** Reuses the earlier objects of unchanged cards, so that they aren't rendered again. */
export function sameCards(before: readonly SeenCard[], now: readonly SeenCard[]): readonly SeenCard[] {
  const known = new Map(before.map((card) => [card.id, card]))
  return now.map((card) => {
    const earlier = known.get(card.id)
    return earlier !== undefined && textOf(earlier) === textOf(card) ? earlier : card
  })
}

/** The new view, reusing unchanged cards. */
export function withSameCards(before: Seen | undefined, now: Seen): Seen {
  if (before === undefined) return now
  const all = cardsIn(before)
  const same = (cards: readonly SeenCard[]) => sameCards(all, cards)
  return {
    ...now,
    battlefield: same(now.battlefield),
    stack: same(now.stack),
    exile: same(now.exile),
    command: same(now.command),
    players: now.players.map((p) => ({ ...p, cards: same(p.cards), graveyard: same(p.graveyard) })),
  }
}
