import { useState } from "react"
import { act, useStore } from "../../client/store.ts"
import { useWords } from "../../words/use-words.ts"
import { Dialog } from "./dialog.tsx"

/** A link that holds the whole game. */
export function Share() {
  const t = useWords()
  const link = useStore((s) => s.link)
  const [copied, setCopied] = useState("")
  if (link === null) return null
  const copy = () => navigator.clipboard.writeText(link).then(() => setCopied(link))
  return (
    <Dialog title={t("menu.share")} onClose={act.forgetLink} className="share">
      <p className="hint">{t("share.hint")}</p>
      <textarea
        readOnly
        rows={5}
        value={link}
        aria-label={t("menu.share")}
        onFocus={({ target }) => target.select()}
      />
      <div className="buttons">
        <button type="button" className="primary" onClick={copy}>
          {t(copied === link ? "share.copied" : "share.copy")}
        </button>
      </div>
    </Dialog>
  )
}
