import { type CompiledCard, compileCard, DeckError, readDeckEntries } from "@apnap/cards"
import { countCards, forgetCards, keepCards, keptCard } from "./card-store.ts"
import type { ImportAsk, ImportTell } from "./protocol.ts"
import { readFile } from "./read-file.ts"

/** The cards of the person's own: this worker reads files of them, keeps them, and compiles those that a deck names. It holds the grammar. */
const tell = (message: ImportTell): void => postMessage(message)

self.addEventListener("message", ({ data }: MessageEvent<ImportAsk>) => {
  take(data).catch((error: unknown) =>
    tell({ tell: "failed", message: error instanceof Error ? error.message : String(error) }),
  )
})

async function take(message: ImportAsk): Promise<void> {
  switch (message.ask) {
    case "read":
      await read(message.file)
      return tell({ tell: "read", cards: await countCards() })
    case "find":
      return tell({ tell: "found", question: message.question, cards: await cardsIn(message.list) })
    case "forget":
      await forgetCards()
      return tell({ tell: "read", cards: 0 })
  }
}

function read(file: File): Promise<void> {
  return readFile(file, {
    keep: keepCards,
    read: async (done) => tell({ tell: "reading", done, cards: await countCards() }),
    fault: (fault) => tell({ tell: "fault", fault }),
    checked: async (done, of, whole) => tell({ tell: "checking", done, of, whole }),
  })
}

/** Those of a deck list that are kept here, compiled. What is wrong with the list is said where the deck is read. */
async function cardsIn(list: string): Promise<CompiledCard[]> {
  const found = await Promise.all([...namesIn(list)].map(keptCard))
  return found.flatMap((card) => (card === undefined ? [] : [compileCard(card)]))
}

function namesIn(list: string): ReadonlySet<string> {
  try {
    return new Set(readDeckEntries(list).map(({ name }) => name))
  } catch (error) {
    if (error instanceof DeckError) return new Set()
    throw error
  }
}
