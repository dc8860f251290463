import {
  compileCard,
  mergedPrinting,
  type Printing,
  readCards,
  type SourceCard,
  type SourceFault,
} from "@apnap/cards"
import { breathe } from "./breathe.ts"

/** Cards that are kept at once. */
const BATCH = 500

/** A card of the file, with its printings that were met so far. */
interface FileCard {
  card: SourceCard
  printing: Printing
}

/** What is told while a file is read. */
export interface Hearing {
  /** How much has been read, from 0 to 1. */
  read(done: number): Promise<void>
  keep(cards: readonly FileCard[]): Promise<void>
  fault(fault: SourceFault): void
  checked(done: number, of: number, whole: number): Promise<void>
}

/**
 * Reads the cards of a file, keeps them, and then looks how many of them are understood whole: that takes longer, and the cards can be
 * played meanwhile. Tokens, planes and the like are no cards of a deck and are passed over.
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

/** A stream is no iterable in every browser. */
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
