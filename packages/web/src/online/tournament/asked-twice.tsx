import { useState } from "react"
import { useWords } from "../../words/use-words.ts"

interface AskedTwiceProps {
  what: string
  /** What is done, in a sentence that stands alone. */
  now: string
  className?: string
  onSure: () => void
}

/** A button for what can't be undone: it asks once more. */
export function AskedTwice({ what, now, className = "", onSure }: AskedTwiceProps) {
  const t = useWords()
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <button type="button" className={className} aria-label={now} onClick={() => setAsking(true)}>
        {what}
      </button>
    )
  const sure = () => {
    setAsking(false)
    onSure()
  }
  return (
    <>
      <button type="button" className={className} onClick={sure}>
        {now}
      </button>{" "}
      <button type="button" className={className} onClick={() => setAsking(false)}>
        {t("tournament.removeNot")}
      </button>
    </>
  )
}
