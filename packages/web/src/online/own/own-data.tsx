import { useState } from "react"
import { download } from "../../client/keep.ts"
import { online } from "../../client/online/online-store.ts"
import { ownApi } from "../../client/online/own-api.ts"
import { useWords } from "../../words/use-words.ts"

type State = "" | "asking" | "busy" | "failed"

/** What the server stores about the person: a copy of it, and its end. */
export function OwnData() {
  const t = useWords()
  const [state, setState] = useState<State>("")
  const attempt = async (act: () => Promise<void>) => {
    setState("busy")
    try {
      await act()
      setState("")
    } catch {
      setState("failed")
    }
  }
  const save = async () => download("apnap-data.json", JSON.stringify(await ownApi.data(), null, 2))
  const end = async () => {
    await ownApi.deleteAll()
    await online.look()
  }
  return (
    <div aria-busy={state === "busy"}>
      <p className="hint">{t("online.own.what")}</p>
      <p role="status">{state === "failed" ? t("online.passkey.failed") : null}</p>
      <div className="choices">
        {state === "asking" ? (
          <>
            <button type="button" className="danger" onClick={() => void attempt(end)}>
              {t("online.own.deleteNow")}
            </button>
            <button type="button" onClick={() => setState("")}>
              {t("online.own.keep")}
            </button>
          </>
        ) : (
          <>
            <button type="button" disabled={state === "busy"} onClick={() => void attempt(save)}>
              {t("online.own.save")}
            </button>
            <button type="button" disabled={state === "busy"} onClick={() => setState("asking")}>
              {t("online.own.delete")}
            </button>
          </>
        )}
      </div>
    </div>
  )
}
