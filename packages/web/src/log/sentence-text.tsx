import { SymbolText } from "../card/mana.tsx"
import type { LogEntry } from "../protocol/table.ts"
import { useLanguage } from "../words/use-words.ts"
import { aroundNames, cardsOf } from "./cards-of.ts"

/** A sentence of the log, with the names of its cards set off, and how often it happened in a row. */
export function SentenceText({ entry, text, times }: { entry: LogEntry; text: string; times: number }) {
  const pieces = aroundNames(text, cardsOf(entry, useLanguage()))
  return (
    <>
      {pieces.map((piece, i) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity than their place
        piece.isName ? <b key={i}>{piece.text}</b> : <SymbolText key={i} text={piece.text} />,
      )}
      {times > 1 ? ` ×${times}` : ""}
    </>
  )
}
