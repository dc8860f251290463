import { useState } from "react"
import { act } from "../client/store.ts"
import { useWords } from "../words/use-words.ts"
import type { Table } from "../worker/protocol.ts"
import { Dialog } from "./dialog.tsx"

/** How the game ended. */
export function Over({ table }: { table: Table }) {
  const t = useWords()
  const [closed, setClosed] = useState(-1)
  const { over, player } = table.seen
  if (over === null || table.watching !== null || closed === table.game) return null
  const title =
    over.winners.length === 0
      ? t("over.draw")
      : over.winners.includes(player)
        ? t("over.won")
        : t("over.lost")
  return (
    <Dialog title={title} onClose={() => setClosed(table.game)} className="over">
      <p className="rule">{t("over.rule", { rule: over.rule })}</p>
      <div className="buttons">
        <button type="button" className="primary" onClick={act.finish}>
          {t("menu.newGame")}
        </button>
        <button type="button" onClick={() => act.watch(0)}>
          {t("replay.title")}
        </button>
        <button type="button" onClick={() => setClosed(table.game)}>
          {t("over.look")}
        </button>
      </div>
    </Dialog>
  )
}
