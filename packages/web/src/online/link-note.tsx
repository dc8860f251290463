import { useState } from "react"
import { online, useOnline } from "../client/online/online-store.ts"
import { useStore } from "../client/store.ts"
import { useWords } from "../words/use-words.ts"

/** Says that the connection is lost, and whether it will be restored; and that the game had to go back. */
export function LinkNote() {
  const t = useWords()
  const link = useOnline((s) => s.link)
  const cut = useStore((s) => s.cut)
  if (cut === null) return <SetBackNote />
  return (
    <div className={`link-note ${link}`} role="status">
      <p>{t(cut)}</p>
      {link === "gone" ? (
        <button type="button" onClick={online.leave}>
          {t("online.toLobby")}
        </button>
      ) : null}
    </div>
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
