import type { ImportRequest, ImportResponse } from "../protocol/own-cards.ts"
import { answerAbout, libraryChanged } from "./answer.ts"
import { countCards, forgetCards, keepCards } from "./card-store.ts"

/**
 * The worker for built-in and own cards: it reads files, stores their cards, compiles those in a deck, and answers questions about cards.
 * It holds the grammar.
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
      return respond({ response: "read", cards: await countCards() })
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

/** The readers of file formats load with the first file. */
async function read(file: File): Promise<void> {
  const { readFile } = await import("./read-file.ts")
  return readFile(file, {
    keep: keepCards,
    read: async (done) => respond({ response: "reading", done, cards: await countCards() }),
    fault: (fault) => respond({ response: "fault", fault }),
    checked: async (done, of, whole) => {
      // All are stored by now and can be found.
      if (done === 0) libraryChanged()
      respond({ response: "checking", done, of, whole })
    },
  })
}
