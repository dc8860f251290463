import { memo } from "react"
import { SymbolText } from "../card/mana.tsx"
import type { LogEntry } from "../protocol/table.ts"
import { askWhyEvent } from "../why/why-store.ts"
import { useWords } from "../words/use-words.ts"
import { RuleText } from "./rule-text.tsx"

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
    <li className={entry.kind === "beginsTurn" ? "new-turn" : ""}>
      <button type="button" tabIndex={-1} aria-expanded={isOpen} onClick={() => onPress(name)}>
        <SymbolText text={text} />
        {times > 1 ? ` ×${times}` : ""}
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
