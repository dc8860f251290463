import { useState } from "react"
import { useWords } from "../words/use-words.ts"
import { RuleText } from "./rule-text.tsx"

/** The number of a rule, which expands to its text. */
export function RuleNumber({ rule, number = rule }: { rule: string; number?: string }) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="rule" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t("prompt.byRule", { rule: number })}
      </button>
      {open ? <RuleText rule={rule} number={number} /> : null}
    </>
  )
}
