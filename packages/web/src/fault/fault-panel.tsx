import { keptGame } from "../client/keep.ts"
import { act, useStore } from "../client/store.ts"
import { NotLoaded } from "../client/wanted.tsx"
import { useWords } from "../words/use-words.ts"
import { faultCode, type Part } from "./held.ts"

/** Replaces a part that failed to render: what is wrong, and what can be done. The game stays stored in any case. */
export function FaultPanel({ part, fault, again }: { part: Part; fault: Error; again: () => void }) {
  const t = useWords()
  const atTable = useStore((s) => s.screen === "table" && s.table !== null)
  const canGoBack = useStore((s) => (s.table?.moments.length ?? 0) > 0)
  const hasGame = atTable || keptGame() !== null
  const isPage = part === "page"
  const Frame = isPage ? "main" : "section"
  const Title = isPage ? "h1" : "h2"
  return (
    <Frame className={`fault fault-${part}`}>
      <div role="alert">
        <Title>{t("fault.title", { part: t(`fault.part.${part}`) })}</Title>
        {fault instanceof NotLoaded ? <p>{t("failed.not-loaded")}</p> : null}
        {hasGame ? <p>{t("fault.kept")}</p> : null}
        <p className="hint">
          {t("fault.code")} <code>{faultCode(part, fault)}</code>
        </p>
      </div>
      <div className="buttons">
        <button type="button" onClick={again}>
          {t("fault.again")}
        </button>
        {atTable && canGoBack ? (
          <button type="button" onClick={act.undoLast}>
            {t("fault.back")}
          </button>
        ) : null}
        {hasGame ? (
          <button type="button" onClick={() => act.saveKept()}>
            {t("menu.save")}
          </button>
        ) : null}
        <button type="button" onClick={() => location.reload()}>
          {t("fault.reload")}
        </button>
      </div>
    </Frame>
  )
}
