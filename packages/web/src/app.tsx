import { useEffect } from "react"
import { FailureNote } from "./client/failure-note.tsx"
import { useStore } from "./client/store.ts"
import { StartScreen } from "./start/start-screen.tsx"
import { TableScreen } from "./table/table-screen.tsx"

/** The page: one screen at a time, and what went wrong over it. */
export function App() {
  const screen = useStore((s) => s.screen)
  useEffect(() => {
    document.body.dataset.screen = screen
    window.scrollTo(0, 0)
  }, [screen])
  return (
    <>
      {screen === "table" ? <TableScreen /> : <StartScreen />}
      <FailureNote />
    </>
  )
}
