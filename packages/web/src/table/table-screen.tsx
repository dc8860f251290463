import { Suspense, useState } from "react"
import { frameEra } from "../card/frame.ts"
import { useFrenchNames } from "../client/french-names.ts"
import { useStore } from "../client/store.ts"
import { Wanted, whenWanted } from "../client/wanted.tsx"
import { Boundary } from "../fault/boundary.tsx"
import { Log } from "../log/log.tsx"
import { SpokenLog } from "../log/spoken-log.tsx"
import { ActionMenu } from "../prompt/actions/action-menu.tsx"
import { Announcer } from "../prompt/announcer.tsx"
import { PromptPanel } from "../prompt/prompt-panel.tsx"
import { AppliedOrder } from "../prompt/trigger-order/applied-order.tsx"
import type { Seen, Table } from "../protocol/table.ts"
import { useWhy } from "../why/why-store.ts"
import { useWords } from "../words/use-words.ts"
import { Board } from "./board.tsx"
import { Dialog } from "./dialogs/dialog.tsx"
import { Menu } from "./dialogs/menu.tsx"
import { Share } from "./dialogs/share.tsx"
import { Forecast } from "./forecast.tsx"
import { Hand } from "./hand.tsx"
import { toHand, useKeys } from "./keys.ts"
import { LastTurn } from "./last-turn.tsx"
import { useMotion } from "./motion/use-motion.ts"
import { dropping } from "./object/drag.ts"
import { Phases } from "./phases.tsx"
import { PlayerBar } from "./player-bar.tsx"
import { Preview, PreviewSheet } from "./preview/preview.tsx"
import { Stack } from "./stack.tsx"
import "../style/screens.css"

export function TableScreen() {
  const table = useStore((s) => s.table)
  const [logOpen, setLogOpen] = useState(false)
  useKeys()
  useFrenchNames()
  return table === null ? null : <Laid table={table} logOpen={logOpen} setLogOpen={setLogOpen} />
}

/** The table with a game on it. */
function Laid({
  table,
  logOpen,
  setLogOpen,
}: {
  table: Table
  logOpen: boolean
  setLogOpen: (open: boolean) => void
}) {
  const t = useWords()
  useMotion(table)
  const { seen } = table
  // Spectators sit with the first player.
  const own = seen.players.find(({ id }) => id === seen.player) ?? seen.players[0]
  return (
    <main
      className={`table ${seen.players.length === 2 ? "duel" : "several"}`}
      data-frame={frameEra(table.ruleset)}
      {...dropping}
    >
      <h1 className="for-readers">{t("app.name")}</h1>
      <Skip />
      <header className="top">
        <Boundary part="top">
          <Phases seen={seen} />
          <Menu table={table} onLog={() => setLogOpen(true)} />
        </Boundary>
      </header>
      <Boundary part="field">
        <Others seen={seen} own={own.id} onLog={() => setLogOpen(true)} />
        <div className="seat own">
          <Board seen={seen} player={own.id} />
        </div>
        <div className="you">
          <PlayerBar seen={seen} player={own} />
        </div>
      </Boundary>
      <Boundary part="hand">
        <Hand seen={seen} />
      </Boundary>
      <Side table={table} />
      <Boundary part="field">
        <LateArrows />
      </Boundary>
      <Boundary part="dialog">
        <ActionMenu />
        <PreviewSheet />
        <Why />
        <End />
        <Share />
      </Boundary>
      {logOpen ? (
        <Dialog title={t("log.title")} onClose={() => setLogOpen(false)} className="log-dialog">
          <Log />
        </Dialog>
      ) : null}
    </main>
  )
}

/** Arrows come after the table, and watching again when it is wanted. */
const ARROWS = whenWanted(() => import("./arrows/arrows.tsx").then(({ Arrows }) => Arrows))
const REPLAY = whenWanted(() => import("./replay.tsx").then(({ Replay }) => Replay))

function LateArrows() {
  return (
    <Suspense>
      <Wanted part={ARROWS} />
    </Suspense>
  )
}

/** The explanations come with the first question why. */
const WHY = whenWanted(() => import("../why/why-dialog.tsx").then(({ WhyDialog }) => WhyDialog))

function Why() {
  const isAsked = useWhy(({ explained }) => explained !== null)
  return <Suspense>{isAsked ? <Wanted part={WHY} /> : null}</Suspense>
}

/** The result comes with the end of the game. */
const OVER = whenWanted(() => import("./over.tsx").then(({ Over }) => Over))

function End() {
  const isOver = useStore((store) => store.table !== null && store.table.seen.over !== null)
  return <Suspense>{isOver ? <Wanted part={OVER} /> : null}</Suspense>
}

/** The first stop of the tab key. */
function Skip() {
  const t = useWords()
  return (
    <button type="button" className="skip" onClick={toHand}>
      {t("table.toHand")} <span className="key">H</span>
    </button>
  )
}

/** The side panel: the card being looked at, the stack, the log and the prompt. */
function Side({ table }: { table: Table }) {
  const t = useWords()
  return (
    <aside className="side" aria-label={t("prompt.priority")}>
      <div className="upper">
        <Boundary part="card">
          <Preview />
        </Boundary>
        <Boundary part="stack">
          <Stack seen={table.seen} />
        </Boundary>
        <Boundary part="log">
          <Log />
          <SpokenLog />
        </Boundary>
      </div>
      <Boundary part="prompt">
        <Forecast table={table} />
        <AppliedOrder />
        {table.watching === null ? (
          <PromptPanel table={table} />
        ) : (
          <Suspense>
            <Wanted part={REPLAY} />
          </Suspense>
        )}
        <Announcer table={table} />
      </Boundary>
    </aside>
  )
}

/** The opponents' seats: a single one has its player beside it, several are columns. */
function Others({ seen, own, onLog }: { seen: Seen; own: number; onLog: () => void }) {
  const others = seen.players.filter((p) => p.id !== own)
  const [only] = others
  if (others.length === 1)
    return (
      <>
        <div className="foe">
          <PlayerBar seen={seen} player={only} />
          <LastTurn seen={seen} onOpen={onLog} />
        </div>
        <div className="opponents">
          <div className="seat">
            <Board seen={seen} player={only.id} />
          </div>
        </div>
      </>
    )
  return (
    <div className="opponents">
      {others.map((player) => (
        <div className="seat" key={player.id} data-seat={player.id}>
          <PlayerBar seen={seen} player={player} />
          <Board seen={seen} player={player.id} />
        </div>
      ))}
    </div>
  )
}
