import { lazy, Suspense } from "react"
import { useStore } from "../client/store.ts"

// Not loaded when playing alone.
const TableTalk = lazy(() => import("./table-talk.tsx").then((part) => ({ default: part.TableTalk })))
const SeatClock = lazy(() => import("./seat-mark.tsx").then((part) => ({ default: part.SeatMark })))
const Onwards = lazy(() => import("./further.tsx").then((part) => ({ default: part.Further })))

function useIsElsewhere(): boolean {
  return useStore((s) => s.elsewhere !== null)
}

/** At an online table: the button for chat and offers. */
export function TableButton() {
  return useIsElsewhere() ? (
    <Suspense>
      <TableTalk />
    </Suspense>
  ) : null
}

/** At an online table: whether a player is connected, and their remaining time. */
export function SeatMark({ seat }: { seat: number }) {
  return useIsElsewhere() ? (
    <Suspense>
      <SeatClock seat={seat} />
    </Suspense>
  ) : null
}

/** After a game at an online table: what comes next. */
export function Further() {
  return (
    <Suspense>
      <Onwards />
    </Suspense>
  )
}
