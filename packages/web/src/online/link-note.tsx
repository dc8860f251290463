import { useOnline } from "../client/online/online-store.ts"
import { useWords } from "../words/use-words.ts"

/** Says that the connection is lost, and that it will be restored automatically. */
export function LinkNote() {
  const t = useWords()
  const link = useOnline((s) => s.link)
  if (link === "open") return null
  return (
    <p className={`link-note ${link}`} role="status">
      {t(`online.link_.${link}`)}
    </p>
  )
}
