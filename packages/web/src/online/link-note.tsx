import { useState } from "react"
import { useOnline } from "../client/online/online-store.ts"
import { useWords } from "../words/use-words.ts"

/** Says that the connection is lost, and whether it will be restored; and that the game had to go back. */
export function LinkNote() {
  const t = useWords()
  const { link, refused } = useOnline()
  if (link === "open") return <SetBackNote />
  return (
    <p className={`link-note ${link}`} role="status">
      {refused === null ? t(`online.link_.${link}`) : t(`failed.${refused}`)}
    </p>
  )
}

function SetBackNote() {
  const t = useWords()
  const table = useOnline((s) => (s.room?.setBack === true ? s.room.id : null))
  const [known, setKnown] = useState<string | null>(null)
  if (table === null || table === known) return null
  return (
    <div className="link-note" role="status">
      <p>{t("online.setBack")}</p>
      <button type="button" onClick={() => setKnown(table)}>
        {t("online.understood")}
      </button>
    </div>
  )
}
