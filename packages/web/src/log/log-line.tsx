import { memo } from "react"
import { useStore } from "../client/store.ts"
import type { LogEntry } from "../protocol/table.ts"
import { askWhyEvent } from "../why/why-store.ts"
import { useWords } from "../words/use-words.ts"
import { RuleText } from "./rule-text.tsx"
import { SentenceText } from "./sentence-text.tsx"

/** A sentence of the log, which expands to its rule. Memoized, because there are hundreds. */
export const LogLine = memo(function LogLine({
  name,
  entry,
  by,
  text,
  times,
  isOpen,
  onPress,
}: {
  /** Tells it from the others of the log. */
  name: string
  entry: LogEntry
  /** Whose deed it is; null for nobody's. */
  by: LogEntry["who"] | null
  text: string
  times: number
  isOpen: boolean
  onPress: (name: string) => void
}) {
  const t = useWords()
  return (
    <li className={entry.kind === "beginsTurn" ? "new-turn" : whose(by)} data-seat={seatOf(by)}>
      <button type="button" tabIndex={-1} aria-expanded={isOpen} onClick={() => onPress(name)}>
        <SentenceText entry={entry} text={text} times={times} />
      </button>
      {isOpen ? (
        <>
          <RuleText rule={entry.rule} number={entry.number} />
          {name === `${entry.index}` ? (
            <button type="button" className="why-event" onClick={() => askWhyEvent(entry.index)}>
              {t("explain.ask")}
            </button>
          ) : null}
        </>
      ) : null}
    </li>
  )
})

/** The seat of a player; -1 for nobody. */
function seatOf(who: LogEntry["who"] | null): number {
  const players = useStore.getState().table?.seen.players ?? []
  return who === null ? -1 : players.findIndex(({ name }) => name === who.name)
}

function whose(who: LogEntry["who"] | null): string {
  if (who === null) return ""
  return who.you ? "by-you" : "by-other"
}
