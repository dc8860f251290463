import { lazy, Suspense, useEffect } from "react"
import { FailureNote } from "./client/failure-note.tsx"
import { atLeisure } from "./client/leisure.ts"
import { useStore } from "./client/store.ts"
import { markAddress } from "./desk/address.ts"
import { Boundary } from "./fault/boundary.tsx"
import { UpdateNote } from "./offline/update-note.tsx"
import { useRule } from "./rule/rule-store.ts"
import { StartScreen } from "./start/start-screen.tsx"

const loadTable = () => import("./table/table-screen.tsx")
const TableScreen = lazy(() => loadTable().then(({ TableScreen }) => ({ default: TableScreen })))
const DeskScreen = lazy(() =>
  import("./desk/desk-screen.tsx").then(({ DeskScreen }) => ({ default: DeskScreen })),
)
const RuleDialog = lazy(() =>
  import("./rule/rule-dialog.tsx").then(({ RuleDialog }) => ({ default: RuleDialog })),
)

/** The page: one screen at a time, and what went wrong over it. */
export function App() {
  const screen = useStore((s) => s.screen)
  const hasRule = useRule(({ rule }) => rule !== null)
  useEffect(() => atLeisure(() => void loadTable()), [])
  useEffect(() => {
    document.body.dataset.screen = screen
    window.scrollTo(0, 0)
    markAddress(screen === "desk")
  }, [screen])
  return (
    <>
      <Boundary part="page">
        <Suspense fallback={<main aria-busy="true" />}>
          {screen === "table" ? <TableScreen /> : screen === "desk" ? <DeskScreen /> : <StartScreen />}
        </Suspense>
      </Boundary>
      <Boundary part="dialog">
        <Suspense>{hasRule ? <RuleDialog /> : null}</Suspense>
      </Boundary>
      <FailureNote />
      <UpdateNote />
    </>
  )
}
