import { useEffect } from "react"
import { addressedTable } from "../client/addresses.ts"
import { online, useOnline } from "../client/online/online-store.ts"
import { act } from "../client/store.ts"
import { Boundary } from "../fault/boundary.tsx"
import { ThemeButton } from "../style/theme-button.tsx"
import { LanguageButton } from "../words/language-button.tsx"
import { useWords } from "../words/use-words.ts"
import { Invitation } from "./invitation.tsx"
import { Lobby } from "./lobby.tsx"
import { NameForm } from "./name-form.tsx"
import { WaitingRoom } from "./waiting-room.tsx"
import "../style/screens.css"
import "./online.css"

/** Online tables: the lobby, and a table's room until its game begins. */
export function LobbyScreen() {
  const t = useWords()
  const me = useOnline((s) => s.me)
  const table = useOnline((s) => s.table)
  const failed = useOnline((s) => s.failed)
  const isNamed = me !== null && me.id !== null
  useEffect(() => void online.look(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other decks
  useEffect(() => {
    if (isNamed)
      void import("../client/online/deck-sync.ts").then(({ syncDecks }) => syncDecks()).catch(() => {})
  }, [isNamed, me?.id])
  useEffect(() => {
    const linked = addressedTable()
    if (isNamed && linked !== null && useOnline.getState().table !== linked) online.enter(linked)
  }, [isNamed])
  return (
    <main className="online">
      <header className="masthead">
        <h1>{t("online.title")}</h1>
        <nav aria-label={t("menu.menu")}>
          <button type="button" onClick={table === null ? act.leave : online.leave}>
            {t(table === null ? "menu.leave" : "online.toLobby")}
          </button>
          <LanguageButton />
          <ThemeButton />
        </nav>
      </header>
      <Boundary part="page">
        {failed === null ? null : (
          <div className="online-failed" role="alert">
            <p>{t(failedWords(failed))}</p>
            <button type="button" onClick={() => void online.look()}>
              {t("online.again")}
            </button>
          </div>
        )}
        {me === null ? null : !isNamed ? <Newcomer /> : table === null ? <Lobby /> : <WaitingRoom />}
      </Boundary>
    </main>
  )
}

function Newcomer() {
  return (
    <>
      <Invitation />
      <NameForm />
    </>
  )
}

function failedWords(code: string) {
  if (code === "no-server" || code === "offline" || code === "too-fast")
    return `online.failed.${code}` as const
  return "online.failed.other" as const
}
