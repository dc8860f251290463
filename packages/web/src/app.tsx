import { Suspense, useEffect } from "react"
import { addressedScreen, markAddress } from "./client/addresses.ts"
import { followBrowser, isWithin, markEntry } from "./client/back.ts"
import { FailureNote } from "./client/failure-note.tsx"
import { atLeisure } from "./client/leisure.ts"
import { act, type Screen, useStore } from "./client/store.ts"
import { Wanted, whenWanted } from "./client/wanted.tsx"
import { Boundary } from "./fault/boundary.tsx"
import { UpdateNote } from "./offline/update-note.tsx"
import { useRule } from "./rule/rule-store.ts"
import { StartScreen } from "./start/start-screen.tsx"
import { screenWords } from "./words/index.ts"
import { useWords } from "./words/use-words.ts"

/** Loads a part of the page along with its words. Awaiting both at once prevents an unhandled rejection if one fails first. */
async function withWords<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, screenWords()])
  return loaded
}

const loadTable = () => withWords(import("./table/table-screen.tsx"))
const TABLE = whenWanted(() => loadTable().then(({ TableScreen }) => TableScreen))
const JUDGE_TOOL = whenWanted(() =>
  withWords(import("./judge-tool/judge-tool-screen.tsx")).then(({ JudgeToolScreen }) => JudgeToolScreen),
)
const DECKS = whenWanted(() =>
  withWords(import("./decks/decks-screen.tsx")).then(({ DecksScreen }) => DecksScreen),
)
const LOBBY = whenWanted(() =>
  withWords(import("./online/lobby-screen.tsx")).then(({ LobbyScreen }) => LobbyScreen),
)
const PARTS: Readonly<Record<Exclude<Screen, "start">, ReturnType<typeof whenWanted>>> = {
  table: TABLE,
  judgeTool: JUDGE_TOOL,
  decks: DECKS,
  lobby: LOBBY,
}
const TABS = whenWanted(() => withWords(import("./start/tab-bar.tsx")).then(({ TabBar }) => TabBar))
const RULE = whenWanted(() =>
  withWords(import("./rule/rule-dialog.tsx")).then(({ RuleDialog }) => RuleDialog),
)

/** The page: one screen at a time, with failures shown above it. */
export function App() {
  const screen = useStore((s) => s.screen)
  const elsewhere = useStore((s) => s.elsewhere)
  const hasRule = useRule(({ rule }) => rule !== null)
  // A failed preload is retried when the part is needed.
  useEffect(() => atLeisure(() => void loadTable().catch(() => {})), [])
  useEffect(() => {
    document.body.dataset.screen = screen
    window.scrollTo(0, 0)
    markEntry(screen)
    markAddress(screen, elsewhere)
  }, [screen, elsewhere])
  useEffect(() => followBrowser(openAddressed), [])
  return (
    <>
      <Boundary part="page">
        <Suspense fallback={<Loading />}>
          {screen === "start" ? <StartScreen /> : <Wanted part={PARTS[screen]} />}
        </Suspense>
      </Boundary>
      <Boundary part="page">
        <Suspense>{screen === "table" ? null : <Wanted part={TABS} />}</Suspense>
      </Boundary>
      <Boundary part="dialog">
        <Suspense>{hasRule ? <Wanted part={RULE} /> : null}</Suspense>
      </Boundary>
      <FailureNote />
      <UpdateNote />
    </>
  )
}

/** Opens the screen that the address names, else the first one. A table of several devices is left by its own button alone. */
function openAddressed(): void {
  const { elsewhere, screen } = useStore.getState()
  const addressed = addressedScreen()
  if (elsewhere !== null) {
    if (!isWithin()) history.forward()
  } else if (addressed !== null) act.open(addressed)
  else if (screen === "start") return
  else if (!isWithin()) act.leave()
  // The entry of a table that an address was typed over.
  else if (screen !== "table") history.back()
}

/** The placeholder for a screen that is loading. */
function Loading() {
  const t = useWords()
  return (
    <main className="loading" aria-busy="true">
      <h1 className="for-readers">{t("app.name")}</h1>
      <p role="status">{t("app.loading")}</p>
    </main>
  )
}
