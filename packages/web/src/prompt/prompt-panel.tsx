import { useTranslation } from "react-i18next"
import { SymbolText } from "../card/mana.tsx"
import { act, useStore } from "../client/store.ts"
import { RuleNumber } from "../table/preview.tsx"
import type { Table } from "../worker/protocol.ts"
import { Control } from "./control.tsx"
import { rangeOf, titleOf } from "./title.ts"

/** What is asked where the text of the card says nothing more. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set(["priority", "payByHand", "mode"])

/** What the person is asked, and what he can do about it. */
export function PromptPanel({ table }: { table: Table }) {
  const { t } = useTranslation()
  const { prompt, seen } = table
  const thinking = useStore((s) => s.thinking)
  const busy = useStore((s) => s.busy)
  if (seen.over !== null) return <Ended />
  if (prompt === null) {
    const who = thinking === null ? "" : seen.players[thinking.player].name
    return (
      <section className="prompt waiting" aria-label={t("prompt.priority")}>
        <p role="status">{who === "" ? t("table.waiting") : t("table.thinking", { name: who })}</p>
        {table.passing === null ? null : (
          <button type="button" onClick={act.stopPassing}>
            {t("table.stopPassing")}
          </button>
        )}
      </section>
    )
  }
  const { decision, source, about } = prompt
  const title = titleOf(t, decision, seen.stack.length, seen.turn.active === seen.player)
  const range = rangeOf(t, decision)
  return (
    <section
      className={`prompt ${busy ? "busy" : ""}`}
      aria-label={title}
      key={prompt.at}
      data-kind={decision.kind}
    >
      <div role="status">
        <h2>
          {title}
          {source === "" || decision.kind === "priority" ? "" : ` — ${source}`}
        </h2>
        <p className="hint">
          {range} <RuleNumber rule={decision.rule} />
        </p>
      </div>
      {WITHOUT_TEXT.has(decision.purpose) ? null : (
        <div className="about">
          {about.map((line) => (
            <p key={line}>
              <SymbolText text={line} />
            </p>
          ))}
        </div>
      )}
      <Control table={table} prompt={prompt} />
    </section>
  )
}

/** The game is over: another may begin. */
function Ended() {
  const { t } = useTranslation()
  return (
    <section className="prompt waiting" aria-label={t("failed.game-over")}>
      <p role="status">{t("failed.game-over")}</p>
      <button type="button" className="primary" onClick={act.finish}>
        {t("menu.newGame")}
      </button>
    </section>
  )
}
