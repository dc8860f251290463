import { useEffect, useState } from "react"
import { syncDecks } from "../../client/online/deck-sync.ts"
import { online } from "../../client/online/online-store.ts"
import { hasPasskeys, type KnownPasskey, passkeys } from "../../client/online/passkeys.ts"
import { dayIn } from "../../words/day.ts"
import { useLanguage, useWords } from "../../words/use-words.ts"
import { ComeBack } from "./come-back.tsx"
import "./own-passkeys.css"

/** The person's passkeys: they are added and removed here, and with one the person can leave this device and come back. */
export function OwnPasskeys() {
  const t = useWords()
  const [own, setOwn] = useState<readonly KnownPasskey[] | null>(null)
  const [state, setState] = useState<"" | "busy" | "failed">("")
  useEffect(() => {
    passkeys.own().then(setOwn, () => setOwn([]))
  }, [])
  const attempt = async (act: () => Promise<unknown>) => {
    setState("busy")
    try {
      await act()
      setOwn(await passkeys.own())
      setState("")
    } catch {
      setState("failed")
    }
  }
  const leave = async () => {
    setState("busy")
    try {
      await passkeys.leave()
      await online.look()
      setState("")
    } catch {
      setState("failed")
    }
  }
  if (!hasPasskeys()) return <p className="hint">{t("online.passkey.unknown")}</p>
  if (own === null) return null
  return (
    <div className="passkeys" aria-busy={state === "busy"}>
      <p className="hint">{t("online.passkey.what")}</p>
      <ul>
        {own.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            isBusy={state === "busy"}
            onRemove={() => void attempt(() => passkeys.remove(passkey.id))}
          />
        ))}
      </ul>
      <p role="status">{state === "failed" ? t("online.passkey.failed") : null}</p>
      <div className="choices">
        <button type="button" disabled={state === "busy"} onClick={() => void attempt(addOne)}>
          {t("online.passkey.add")}
        </button>
        {own.length === 0 ? null : (
          <button type="button" disabled={state === "busy"} onClick={() => void leave()}>
            {t("online.passkey.leave")}
          </button>
        )}
      </div>
      {own.length === 0 ? <ComeBack /> : null}
    </div>
  )
}

/** The passkey stands even if the decks can't be sent now: they follow at the next visit. */
async function addOne(): Promise<void> {
  await passkeys.add()
  await syncDecks().catch(() => {})
}

interface PasskeyRowProps {
  passkey: KnownPasskey
  isBusy: boolean
  onRemove: () => void
}

function PasskeyRow({ passkey, isBusy, onRemove }: PasskeyRowProps) {
  const t = useWords()
  const language = useLanguage()
  const [made, used] = [passkey.created, passkey.used].map((day) => dayIn(day, language))
  return (
    <li>
      {t("online.passkey.of", { made, used })}{" "}
      <button type="button" className="link" disabled={isBusy} onClick={onRemove}>
        {t("online.passkey.remove")}
      </button>
    </li>
  )
}
