import { useState } from "react"
import { useWords } from "../../words/use-words.ts"
import { Dialog } from "./dialog.tsx"

/** A shareable link, with a description. */
export function LinkDialog({
  title,
  hint,
  link,
  onClose,
}: {
  title: string
  hint: string
  link: string
  onClose: () => void
}) {
  const t = useWords()
  const [copied, setCopied] = useState("")
  const copy = () => navigator.clipboard.writeText(link).then(() => setCopied(link))
  return (
    <Dialog title={title} onClose={onClose} className="share">
      <p className="hint">{hint}</p>
      <textarea readOnly rows={5} value={link} aria-label={title} onFocus={({ target }) => target.select()} />
      <div className="buttons">
        <button type="button" className="primary" onClick={copy}>
          {t(copied === link ? "share.copied" : "share.copy")}
        </button>
      </div>
    </Dialog>
  )
}
