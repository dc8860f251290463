import { act } from "../client/store.ts"
import type { Table } from "../protocol/table.ts"
import { useWords } from "../words/use-words.ts"

/** Reviews the game move by move; play can be resumed from any point. */
export function Replay({ table, watching }: { table: Table; watching: NonNullable<Table["watching"]> }) {
  const t = useWords()
  const { move, of } = watching
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
