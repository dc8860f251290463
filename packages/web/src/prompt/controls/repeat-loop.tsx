import { MOST_TIMES } from "@apnap/session/protocol"
import { useState } from "react"
import { act } from "../../client/store.ts"
import { Dialog } from "../../table/dialogs/dialog.tsx"
import { useWords } from "../../words/use-words.ts"

const USUAL = 10

/** 732.2: what was done twice in a row is repeated so many times, until another player does something. */
export function RepeatLoop() {
  const t = useWords()
  const [times, setTimes] = useState<number | null>(null)
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setTimes(USUAL)}>
        {t("prompt.repeat")}
      </button>
      {times === null ? null : (
        <Dialog title={t("prompt.repeat")} onClose={() => setTimes(null)}>
          <form
            className="buttons"
            onSubmit={(event) => {
              event.preventDefault()
              setTimes(null)
              act.repeat(times)
            }}
          >
            <input
              type="number"
              aria-label={t("prompt.repeatTimes")}
              min={1}
              max={MOST_TIMES}
              value={times}
              onChange={({ target }) =>
                setTimes(Math.max(1, Math.min(MOST_TIMES, Math.trunc(Number(target.value)))))
              }
            />
            <button type="submit" className="primary">
              {t("prompt.repeatTimes")}
            </button>
          </form>
        </Dialog>
      )}
    </>
  )
}
