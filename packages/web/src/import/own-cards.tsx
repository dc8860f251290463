import { type DragEvent, useEffect, useRef, useState } from "react"
import { PickFile } from "../client/open-file.tsx"
import { ownCards, useOwnCards } from "../client/own-cards.ts"
import { useWords } from "../words/use-words.ts"
import { FaultList } from "./fault-list.tsx"

export interface Partly {
  /** Whether partly understood cards may be played too. */
  partly: boolean
  onPartly: (on: boolean) => void
}

/** Reads the person's cards from a file, and tells what came of it. */
export function OwnCards({ partly, onPartly }: Partly) {
  const t = useWords()
  const { cards, work, checked, faults, failure } = useOwnCards()
  const [over, setOver] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  // It may be at the bottom of the screen.
  useEffect(() => void place.current?.scrollIntoView({ block: "nearest" }), [])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file !== undefined && work === null) ownCards.read(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of two, the button below is the other
    <div
      ref={place}
      className={`own-cards ${over ? "over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>{t("own.hint")}</p>
      <p>{t("own.kept", { count: cards })}</p>
      {work === null ? (
        <div className="buttons">
          <PickFile label={t("own.open")} onFile={ownCards.read} accept=".json,.jsonl,application/json" />
          {cards > 0 ? (
            <button type="button" onClick={ownCards.forget}>
              {t("own.forget")}
            </button>
          ) : null}
        </div>
      ) : (
        <div className="buttons">
          <label>
            {t(`own.${work.what}`)} <progress value={work.done} max={1} />
          </label>
          <button type="button" onClick={ownCards.stop}>
            {t("own.stop")}
          </button>
        </div>
      )}
      <div role="status">
        {checked === null ? null : <p>{t("own.whole", { count: checked.whole, of: checked.of })}</p>}
        {failure === null ? null : <p>{t("own.failed", { message: failure })}</p>}
        <FaultList faults={faults} />
      </div>
      <label className="check">
        <input type="checkbox" checked={partly} onChange={({ target }) => onPartly(target.checked)} />
        {t("own.partly")}
      </label>
    </div>
  )
}
