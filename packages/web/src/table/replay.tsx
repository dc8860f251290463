import { act, useStore } from "../client/store.ts"
import { useWords } from "../words/use-words.ts"

/** Reviews the game move by move; play can be resumed from any point. */
export function Replay() {
  const t = useWords()
  const table = useStore((store) => store.table)
  if (table === null || table.watching === null) return null
  const { move, of } = table.watching
  const decision = table.moments.findLast((moment) => moment.move <= move)
  const label = t("replay.move", { move, of })
  return (
    <section className="prompt replay" aria-label={t("replay.title")}>
      <h2>{t("replay.title")}</h2>
      <p className="hint" role="status">
        {label}
      </p>
      <input
        type="range"
        min={0}
        max={of}
        value={move}
        aria-label={label}
        onChange={({ target }) => act.watch(Number(target.value))}
      />
      <div className="buttons">
        <button
          type="button"
          disabled={move === 0}
          aria-label={t("replay.back")}
          onClick={() => act.watch(move - 1)}
        >
          ◀
        </button>
        <button
          type="button"
          disabled={move === of}
          aria-label={t("replay.on")}
          onClick={() => act.watch(move + 1)}
        >
          ▶
        </button>
        {decision === undefined ? null : (
          <button type="button" onClick={() => act.undo(decision.at)}>
            {t("replay.playFrom")}
          </button>
        )}
        <button type="button" className="primary" onClick={() => act.watch(null)}>
          {t("replay.toGame")}
        </button>
      </div>
    </section>
  )
}
