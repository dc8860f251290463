import { useState } from "react"
import { useWords } from "../words/use-words.ts"

/** A link to be sent to others, with a button that copies it. */
export function CopiedLink({ address, label }: { address: string; label: string }) {
  const t = useWords()
  const [copied, setCopied] = useState(false)
  const copy = () => {
    const done = navigator.clipboard?.writeText(address)
    void done?.then(
      () => setCopied(true),
      () => {},
    )
  }
  return (
    <>
      <input readOnly value={address} aria-label={label} onFocus={({ target }) => target.select()} />
      <button type="button" className="primary" onClick={copy}>
        {t(copied ? "online.copied" : "online.copyLink")}
      </button>
    </>
  )
}
