import type { MouseEvent } from "react"
import { ADDRESSES } from "../client/addresses.ts"
import { act, useStore } from "../client/store.ts"
import { judgeTool, useJudgeTool } from "../judge-tool/judge-tool-store.ts"
import { useWords } from "../words/use-words.ts"
import "./tab-bar.css"

interface Tab {
  name: "play" | "friend" | "decks" | "judge" | "course"
  address: string
  open: () => void
  /** The outline of its picture, in a square of 24. */
  path: string
}

const toDesk = (room: "editor" | "course") => () => {
  judgeTool.show(room)
  act.open("judgeTool")
}

const TABS: readonly Tab[] = [
  {
    name: "play",
    address: "#",
    open: act.leave,
    path: "M4 4l11 11m3-3-6 6m4-2 4 4M20 4 9 15m-3-3 6 6m-4-2-4 4",
  },
  {
    name: "decks",
    address: ADDRESSES.decks,
    open: () => act.open("decks"),
    path: "M3 8l9-5 9 5-9 5zM3 12l9 5 9-5M3 16l9 5 9-5",
  },
  {
    name: "friend",
    address: ADDRESSES.lobby,
    open: () => act.open("lobby"),
    path: "M8 11a4 4 0 100-8 4 4 0 000 8zM2 21c0-5 12-5 12 0M17 11a3 3 0 100-6M17 15c4 0 5 3 5 6",
  },
  {
    name: "judge",
    address: ADDRESSES.judgeTool,
    open: toDesk("editor"),
    path: "M12 3v18M7 21h10M5 6h14M5 6l-3 8h6zM19 6l-3 8h6z",
  },
  {
    name: "course",
    address: ADDRESSES.judgeTool,
    open: toDesk("course"),
    path: "M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1v14",
  },
]

/** On a phone, the ways between the screens, within reach of the thumb. */
export function TabBar() {
  const t = useWords()
  const now = useOpenTab()
  return (
    <nav className="tab-bar" aria-label={t("tabs.title")}>
      {TABS.map(({ name, address, open, path }) => (
        <a
          key={name}
          href={address}
          aria-current={name === now ? "page" : undefined}
          onClick={(event: MouseEvent) => {
            event.preventDefault()
            open()
          }}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={path} />
          </svg>
          {t(`tabs.${name}`)}
        </a>
      ))}
    </nav>
  )
}

function useOpenTab(): Tab["name"] {
  const screen = useStore((s) => s.screen)
  const room = useJudgeTool((s) => s.room)
  if (screen === "judgeTool") return room === "course" ? "course" : "judge"
  return screen === "decks" ? "decks" : screen === "lobby" ? "friend" : "play"
}
