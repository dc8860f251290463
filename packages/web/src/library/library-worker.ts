import { type CompiledCard, compileCard, DeckError, nearestNames, readDeckEntries } from "@apnap/cards"
import type { FoundCards, ImportRequest, ImportResponse } from "../protocol/own-cards.ts"
import { answerAbout, libraryChanged } from "./answer.ts"
import { countCards, forgetCards, keepCards, keptCard, keptKeys } from "./card-store.ts"
import { readFile } from "./read-file.ts"

/**
 * The cards of the person's own and those of the program: this worker reads files, keeps their cards, compiles those that a deck names, and answers
 * what is asked of cards. It holds the grammar.
 */
const respond = (message: ImportResponse): void => postMessage(message)

self.addEventListener("message", ({ data }: MessageEvent<ImportRequest>) => {
  take(data).catch((error: unknown) =>
    respond({ response: "failed", message: error instanceof Error ? error.message : String(error) }),
  )
})

async function take(message: ImportRequest): Promise<void> {
  switch (message.request) {
    case "read":
      await read(message.file)
      libraryChanged()
      return respond({ response: "read", cards: await countCards() })
    case "find":
      return respond({ response: "found", question: message.question, found: await cardsIn(message.list) })
    case "forget":
      await forgetCards()
      libraryChanged()
      return respond({ response: "read", cards: 0 })
    case "ask":
      return respond({
        response: "answered",
        question: message.question,
        answer: await answerAbout(message.about),
      })
  }
}

function read(file: File): Promise<void> {
  return readFile(file, {
    keep: keepCards,
    read: async (done) => respond({ response: "reading", done, cards: await countCards() }),
    fault: (fault) => respond({ response: "fault", fault }),
    checked: async (done, of, whole) => respond({ response: "checking", done, of, whole }),
  })
}

/** What is kept here of a deck list. What is wrong with the list is said where the deck is read. */
async function cardsIn(list: string): Promise<FoundCards> {
  const cards: CompiledCard[] = []
  const near = new Set<string>()
  for (const name of namesIn(list)) {
    const card = await keptCard(name)
    if (card !== undefined) cards.push(compileCard(card))
    else for (const found of await nearTo(name)) near.add(found)
  }
  return { cards, near: [...near] }
}

/** Names of kept cards that may have been meant by one that no card has, as the cards have them. */
async function nearTo(name: string): Promise<string[]> {
  const cards = await Promise.all(nearestNames(name, await keptKeys()).map(keptCard))
  return cards.flatMap((card) => (card === undefined ? [] : [card.name]))
}

function namesIn(list: string): ReadonlySet<string> {
  try {
    return new Set(readDeckEntries(list).map(({ name }) => name))
  } catch (error) {
    if (error instanceof DeckError) return new Set()
    throw error
  }
}
