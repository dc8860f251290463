import { useTranslation } from "react-i18next"
import { act } from "../client/store.ts"
import { spaced } from "../prompt/action-button.tsx"
import en from "../words/en.json" with { type: "json" }
import type { Moment, Table } from "../worker/protocol.ts"
import { Dialog } from "./dialog.tsx"

/** The person's decisions so far, the newest first: any can be gone back to. */
export function Moments({ table, onClose }: { table: Table; onClose: () => void }) {
  const { t } = useTranslation()
  const purpose = ({ purpose, did }: Moment) => {
    if (did !== "") return did
    return Object.hasOwn(en.purpose, purpose)
      ? t(`purpose.${purpose as keyof typeof en.purpose}`)
      : purpose === "priority"
        ? t("prompt.pass")
        : spaced(purpose)
  }
  return (
    <Dialog title={t("menu.history")} onClose={onClose} className="moments">
      <ol className="list">
        {table.moments.toReversed().map((moment) => (
          <li key={moment.at}>
            <button
              type="button"
              onClick={() => {
                onClose()
                act.undo(moment.at)
              }}
            >
              <span>
                {t("table.turn", { count: moment.turn })}, {t(`step.${moment.step}`)}
              </span>
              <b>{purpose(moment)}</b>
              {moment.source === "" ? null : <small>{moment.source}</small>}
            </button>
          </li>
        ))}
      </ol>
      {table.moments.length === 0 ? <p>{t("log.empty")}</p> : null}
    </Dialog>
  )
}
