import { useState } from "react"
import { online } from "../../client/online/online-store.ts"
import { hasPasskeys, passkeys } from "../../client/online/passkeys.ts"
import { useWords } from "../../words/use-words.ts"

/** For who has been here on another device: their passkey instead of a name. */
export function ComeBack() {
  const t = useWords()
  const [state, setState] = useState<"" | "busy" | "failed">("")
  if (!hasPasskeys()) return null
  const come = async () => {
    setState("busy")
    try {
      await passkeys.comeBack()
      await online.look()
    } catch {
      setState("failed")
    }
  }
  return (
    <p className="hint">
      {t("online.passkey.beenHere")}{" "}
      <button type="button" className="link" disabled={state === "busy"} onClick={() => void come()}>
        {t("online.passkey.comeBack")}
      </button>
      <span role="status">{state === "failed" ? ` ${t("online.passkey.notAccepted")}` : null}</span>
    </p>
  )
}
