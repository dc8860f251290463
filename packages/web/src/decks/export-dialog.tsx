import { download } from "../client/keep.ts"
import { Dialog } from "../table/dialogs/dialog.tsx"
import { useWords } from "../words/use-words.ts"
import { listOf } from "./deck-store.ts"

/** The deck's list, to be copied or kept as a file. */
export function ExportDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useWords()
  return (
    <Dialog title={t("decks.export")} onClose={onClose}>
      <textarea className="list-text" rows={14} readOnly value={listOf()} aria-label={t("decks.export")} />
      <div className="buttons">
        <button type="button" onClick={() => void navigator.clipboard?.writeText(listOf())}>
          {t("decks.copy")}
        </button>
        <button type="button" onClick={() => download(`${name || "deck"}.txt`, listOf())}>
          {t("decks.file")}
        </button>
      </div>
    </Dialog>
  )
}
