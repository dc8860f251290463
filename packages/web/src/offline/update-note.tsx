import { useWords } from "../words/use-words.ts"
import { takeUpdate, useUpdate } from "./offline.ts"

/** Offers a newer version; the game is stored, so it can be taken at any time. */
export function UpdateNote() {
  const t = useWords()
  const waiting = useUpdate((s) => s.waiting)
  if (waiting === null) return null
  return (
    <div className="note update" role="status">
      <p>{t("offline.update")}</p>
      <button type="button" className="primary" onClick={takeUpdate}>
        {t("offline.take")}
      </button>
      <button type="button" onClick={() => useUpdate.setState({ waiting: null })}>
        {t("offline.later")}
      </button>
    </div>
  )
}
