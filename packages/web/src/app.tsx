import { useEffect } from "react"
import { FailureNote } from "./client/failure-note.tsx"
import { useStore } from "./client/store.ts"
import { DeskScreen } from "./desk/desk-screen.tsx"
import { markAddress } from "./desk/desk-store.ts"
import { Boundary } from "./fault/boundary.tsx"
import { UpdateNote } from "./offline/update-note.tsx"
import { RuleDialog } from "./rule/rule-dialog.tsx"
import { StartScreen } from "./start/start-screen.tsx"
import { TableScreen } from "./table/table-screen.tsx"

/** The page: one screen at a time, and what went wrong over it. */
export function App() {
  const screen = useStore((s) => s.screen)
  useEffect(() => {
    document.body.dataset.screen = screen
    window.scrollTo(0, 0)
    markAddress(screen === "desk")
  }, [screen])
  return (
    <>
      <Boundary part="page">
        {screen === "table" ? <TableScreen /> : screen === "desk" ? <DeskScreen /> : <StartScreen />}
      </Boundary>
      <Boundary part="dialog">
        <RuleDialog />
      </Boundary>
      <FailureNote />
      <UpdateNote />
    </>
  )
}
