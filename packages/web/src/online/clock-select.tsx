import type { ClockChoice } from "@apnap/session/protocol"
import { useLanguage, useWords } from "../words/use-words.ts"
import { clockWords } from "./table-words.ts"

const CLOCKS: readonly ClockChoice[] = [
  { clock: "off" },
  { clock: "decision", seconds: 60 },
  { clock: "decision", seconds: 180 },
  { clock: "game", seconds: 900, increment: 10 },
  { clock: "game", seconds: 1800, increment: 20 },
]

/** Selects a table's time control. */
export function ClockSelect({
  clock: chosen,
  onChoose,
}: {
  clock: ClockChoice
  onChoose: (clock: ClockChoice) => void
}) {
  const t = useWords()
  const language = useLanguage()
  return (
    <label>
      {t("online.time")}
      <select
        value={CLOCKS.findIndex((clock) => JSON.stringify(clock) === JSON.stringify(chosen))}
        onChange={({ target }) => onChoose(CLOCKS[Number(target.value)])}
      >
        {CLOCKS.map((clock, i) => (
          <option key={clockWords(t, clock, language)} value={i}>
            {clockWords(t, clock, language)}
          </option>
        ))}
      </select>
    </label>
  )
}
