import type { KeptDeck } from "@apnap/session/protocol"

/** A deck as this device keeps it. */
export interface DeckHere extends NonNullable<KeptDeck["deck"]> {
  id: string
  changed: number
}

/** What a device has to do so that it and the server have the same decks. */
export interface Differences {
  take: readonly DeckHere[]
  drop: ReadonlySet<string>
  send: readonly KeptDeck[]
}

/** Compares a device's decks, and when it deleted others, with what the server keeps: the later change counts. */
export function differences(
  decks: readonly DeckHere[],
  gone: Readonly<Record<string, number>>,
  kept: readonly KeptDeck[],
): Differences {
  const take: DeckHere[] = []
  const drop = new Set<string>()
  const send: KeptDeck[] = []
  for (const { id, changed, deck } of kept) {
    const own = decks.find((one) => one.id === id)
    const here = own?.changed ?? gone[id] ?? -1
    if (changed < here) send.push(own === undefined ? { id, changed: here, deck: null } : keptOf(own))
    else if (changed > here && deck !== null) take.push({ id, changed, ...deck })
    else if (deck === null && own !== undefined) drop.add(id)
  }
  const known = new Set(kept.map(({ id }) => id))
  for (const deck of decks) if (!known.has(deck.id)) send.push(keptOf(deck))
  return { take, drop, send }
}

function keptOf({ id, changed, name, list, format, until, colors }: DeckHere): KeptDeck {
  return { id, changed, deck: { name, list, format, until, colors } }
}
