import { type FormEvent, lazy, Suspense, useState } from "react"
import { online, useOnline } from "../client/online/online-store.ts"
import { useWords } from "../words/use-words.ts"

const ComeBack = lazy(() => import("./passkeys/come-back.tsx").then((part) => ({ default: part.ComeBack })))

/** The person's name for others: nothing else is asked, and there is no account. */
export function NameForm({ onDone }: { onDone?: () => void }) {
  const t = useWords()
  const known = useOnline((s) => s.me?.name ?? "")
  const isNew = useOnline((s) => s.me?.id === null)
  const [name, setName] = useState(known)
  const say = (event: FormEvent) => {
    event.preventDefault()
    void online.say(name.trim()).then((said) => said && onDone?.())
  }
  return (
    <form className="panel name-form" onSubmit={say}>
      <label>
        <span>{t("online.name")}</span>
        <input
          value={name}
          maxLength={24}
          autoComplete="nickname"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <p className="hint">{t("online.nameHint")}</p>
      <button type="submit" className="primary" disabled={name.trim() === ""}>
        {t("online.sayName")}
      </button>
      <Suspense>{isNew ? <ComeBack /> : null}</Suspense>
    </form>
  )
}
