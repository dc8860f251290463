import {
  compileCard,
  mergedPrinting,
  type Printing,
  readCards,
  type SourceCard,
  type SourceFault,
} from "@apnap/cards"
import { breathe } from "./breathe.ts"

/** Cards stored per transaction. */
const BATCH = 500

/** A card of the file, with the printings found so far. */
interface FileCard {
  card: SourceCard
  printing: Printing
}

/** Callbacks while a file is read. */
export interface Hearing {
  /** Progress of reading, from 0 to 1. */
  read(done: number): Promise<void>
  keep(cards: readonly FileCard[]): Promise<void>
  fault(fault: SourceFault): void
  checked(done: number, of: number, whole: number): Promise<void>
}

/**
 * Reads a file's cards, stores them, and then counts the fully understood ones: that takes longer, and the cards are already playable.
 * Tokens, planes and other nondeck cards are skipped.
 */
export async function readFile(file: Blob, hear: Hearing): Promise<void> {
  const cards = new Map<string, FileCard>()
  let changed = new Map<string, FileCard>()
  let bytes = 0
  const keep = async () => {
    await hear.keep([...changed.values()])
    changed = new Map()
    await hear.read(bytes / file.size)
  }
  const counted = async function* () {
    for await (const chunk of chunksOf(file)) {
      bytes += chunk.length
      yield chunk
    }
  }
  for await (const { card, aside, printing } of readCards(counted(), hear.fault)) {
    if (aside && card.layout !== "normal") continue
    const known = cards.get(card.name)
    const entry = {
      card,
      printing: known === undefined ? printing : mergedPrinting(known.printing, printing),
    }
    cards.set(card.name, entry)
    changed.set(card.name, entry)
    if (changed.size === BATCH) await keep()
  }
  await keep()
  await check([...cards.values()], hear)
}

/** Not every browser can iterate over a stream. */
async function* chunksOf(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}

async function check(cards: readonly FileCard[], hear: Hearing): Promise<void> {
  const breath = breathe()
  let whole = 0
  for (const [done, { card }] of cards.entries()) {
    if (done % BATCH === 0) await hear.checked(done, cards.length, whole)
    await breath()
    if (compileCard(card).missing.length === 0) whole++
  }
  await hear.checked(cards.length, cards.length, whole)
}
