import type { Until } from "@apnap/session/protocol"
import { useState } from "react"
import { act } from "../../client/store.ts"
import type { Prompt } from "../../protocol/table.ts"
import { Dialog } from "../../table/dialogs/dialog.tsx"
import { useWords } from "../../words/use-words.ts"
import { RepeatLoop } from "./repeat-loop.tsx"

const UNTILS = ["resolveAll", "something", "endOfTurn", "myTurn"] as const satisfies readonly Until[]

/** Repeats a loop, or passes for longer: choosing the end passes at once, so this must not be a select, whose value changes with the arrow keys. */
export function PassUntil({ prompt }: { prompt: Prompt }) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <RepeatLoop prompt={prompt} />
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("prompt.passUntil")}
      </button>
      {open ? (
        <Dialog title={t("prompt.passUntil")} onClose={() => setOpen(false)}>
          <div className="list">
            {UNTILS.map((until) => (
              <button
                type="button"
                key={until}
                onClick={() => {
                  setOpen(false)
                  act.pass(until)
                }}
              >
                {t(`prompt.until.${until}`)}
              </button>
            ))}
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
