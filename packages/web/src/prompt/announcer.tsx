import type { Table } from "../protocol/table.ts"
import { useLanguage, useWords } from "../words/use-words.ts"
import { titleOfShown } from "./shown.tsx"
import { titleOf } from "./title.ts"

/** Announces the prompt to screen readers: it stays mounted, so that every change is read. */
export function Announcer({ table }: { table: Table }) {
  const t = useWords()
  const language = useLanguage()
  const { prompt, seen } = table
  const shown = seen.stack.find(({ id }) => id === table.showing)
  const told = shown === undefined ? "" : [titleOfShown(t, seen, shown), ...shown.text].join(". ")
  const words = prompt === null ? told : titleOf(t, prompt, seen, language)
  return (
    <p className="for-readers" role="status">
      {seen.over === null ? words : t("failed.game-over")}
    </p>
  )
}
