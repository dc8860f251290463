import { useWords } from "../../words/use-words.ts"

const KNOWN = ["too-few", "too-many", "has-begun", "too-fast", "offline"] as const
type Known = (typeof KNOWN)[number]

/** Why the server refused a request. */
export function Refused({ code }: { code: string | null }) {
  const t = useWords()
  if (code === null) return null
  const known: Known | "other" = KNOWN.find((one) => one === code) ?? "other"
  return (
    <p className="online-failed" role="alert">
      {t(`tournament.refused.${known}`)}
    </p>
  )
}
