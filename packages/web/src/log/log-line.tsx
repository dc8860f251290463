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
  text,
  times,
  isOpen,
  onPress,
}: {
  /** Tells it from the others of the log. */
  name: string
  entry: LogEntry
  text: string
  times: number
  isOpen: boolean
  onPress: (name: string) => void
}) {
  const t = useWords()
  return (
    <li className={entry.kind === "beginsTurn" ? "new-turn" : whose(entry)} data-seat={seatOf(entry)}>
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

/** Events in which the player is the one whom it happens to, not who does it. */
const SUFFERED: ReadonlySet<string> = new Set(["attacks", "attackers", "damage", "loseLife", "targeted"])

/** The seat of the player that it begins with; -1 if there is none. */
function seatOf({ who }: LogEntry): number {
  const players = useStore.getState().table?.seen.players ?? []
  return who.is === "player" ? players.findIndex(({ name }) => name === who.name) : -1
}

/** Whose deed it is, if it is a player's. */
function whose({ kind, who }: LogEntry): string {
  if (who.is !== "player" || SUFFERED.has(kind)) return ""
  return who.you ? "by-you" : "by-other"
}
