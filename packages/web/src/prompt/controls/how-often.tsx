import { useState } from "react"
import { Dialog } from "../../table/dialogs/dialog.tsx"

/** A button that asks how often, and then does it. */
export function HowOften({
  title,
  does,
  usual,
  most,
  onDo,
}: {
  title: string
  does: string
  usual: number
  most: number
  onDo: (times: number) => void
}) {
  const [times, setTimes] = useState<number | null>(null)
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setTimes(usual)}>
        {title}
      </button>
      {times === null ? null : (
        <Dialog title={title} onClose={() => setTimes(null)}>
          <form
            className="buttons"
            onSubmit={(event) => {
              event.preventDefault()
              setTimes(null)
              onDo(times)
            }}
          >
            <input
              type="number"
              aria-label={does}
              min={1}
              max={most}
              value={times}
              onChange={({ target }) =>
                setTimes(Math.max(1, Math.min(most, Math.trunc(Number(target.value)))))
              }
            />
            <button type="submit" className="primary">
              {does}
            </button>
          </form>
        </Dialog>
      )}
    </>
  )
}
