import { lazy, Suspense } from "react"
import { useStore } from "../client/store.ts"

// Who plays alone needs none of it.
const TableTalk = lazy(() => import("./table-talk.tsx").then((part) => ({ default: part.TableTalk })))
const SeatClock = lazy(() => import("./seat-mark.tsx").then((part) => ({ default: part.SeatMark })))
const Onwards = lazy(() => import("./further.tsx").then((part) => ({ default: part.Further })))

function useIsElsewhere(): boolean {
  return useStore((s) => s.elsewhere !== null)
}

/** At a table elsewhere: what those who sit there say to each other and agree upon. */
export function TableButton() {
  return useIsElsewhere() ? (
    <Suspense>
      <TableTalk />
    </Suspense>
  ) : null
}

/** At a table elsewhere: whether a player is there, and the time that they have left. */
export function SeatMark({ seat }: { seat: number }) {
  return useIsElsewhere() ? (
    <Suspense>
      <SeatClock seat={seat} />
    </Suspense>
  ) : null
}

/** After a game at a table elsewhere: what comes next. */
export function Further() {
  return (
    <Suspense>
      <Onwards />
    </Suspense>
  )
}
