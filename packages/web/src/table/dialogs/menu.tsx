import { lazy, Suspense, useState } from "react"
import { OpenFile } from "../../client/open-file.tsx"
import { act, useStore } from "../../client/store.ts"
import { TableButton } from "../../online/elsewhere.tsx"
import type { Table } from "../../protocol/table.ts"
import { ThemeButton } from "../../style/theme-button.tsx"
import { LanguageButton } from "../../words/language-button.tsx"
import { useWords } from "../../words/use-words.ts"
import { Dialog } from "./dialog.tsx"
import { Moments } from "./moments.tsx"

// No game begins with these: they come when they are opened.
const HelpDialog = lazy(() => import("./help-dialog.tsx").then((part) => ({ default: part.HelpDialog })))
const SettingsDialog = lazy(() =>
  import("./settings-dialog.tsx").then((part) => ({ default: part.SettingsDialog })),
)

/** What is open above the table. */
type Opened = "" | "menu" | "history" | "settings" | "help" | "concede"

/** Undo, and everything else in a menu. */
export function Menu({ table, onLog }: { table: Table; onLog: () => void }) {
  const t = useWords()
  const [open, setOpen] = useState<Opened>("")
  const close = () => setOpen("")
  return (
    <nav className="menu" aria-label={t("menu.menu")}>
      <button type="button" onClick={act.undoLast} disabled={table.moments.length === 0}>
        ↶ <span className="words">{t("menu.undo")}</span>
      </button>
      <TableButton />
      <button type="button" className="log-button" onClick={onLog}>
        {t("menu.log")}
      </button>
      <button type="button" onClick={() => setOpen("menu")} aria-haspopup="dialog">
        ☰ <span className="words">{t("menu.menu")}</span>
      </button>
      {open === "menu" ? <MenuList table={table} onOpen={setOpen} /> : null}
      {open === "history" ? <Moments table={table} onClose={close} /> : null}
      <Suspense>
        {open === "settings" ? <SettingsDialog onClose={close} /> : null}
        {open === "help" ? <HelpDialog onClose={close} /> : null}
      </Suspense>
      {open === "concede" ? <Concede onClose={close} /> : null}
    </nav>
  )
}

/** Everything besides playing; items for local games are omitted at an online table. */
function MenuList({ table, onOpen }: { table: Table; onOpen: (what: Opened) => void }) {
  const t = useWords()
  const elsewhere = useStore((s) => s.elsewhere) !== null
  const close = () => onOpen("")
  const then = (what: () => void) => () => {
    close()
    what()
  }
  return (
    <Dialog title={t("menu.menu")} onClose={close} className="menu-dialog">
      <div className="list">
        {elsewhere ? null : (
          <button type="button" onClick={() => onOpen("history")}>
            {t("menu.history")}
          </button>
        )}
        <button type="button" onClick={() => onOpen("settings")}>
          {t("menu.settings")}
        </button>
        <button type="button" onClick={() => onOpen("help")}>
          {t("help.title")}
        </button>
        {elsewhere && table.seen.over === null ? null : (
          <button type="button" onClick={then(() => act.watch(table.moves))}>
            {t("replay.title")}
          </button>
        )}
        {table.otherLine === 0 ? null : (
          <button type="button" onClick={then(act.otherLine)}>
            {t("menu.otherLine", { count: table.otherLine })}
          </button>
        )}
        {elsewhere ? null : (
          <>
            <button type="button" onClick={then(() => act.save("file"))}>
              {t("menu.save")}
            </button>
            <button type="button" onClick={then(() => act.save("link"))}>
              {t("menu.share")}
            </button>
            <OpenFile label={t("menu.load")} onText={(text) => then(() => act.load(text))()} />
          </>
        )}
        <LanguageButton />
        <ThemeButton />
        <button type="button" onClick={() => onOpen("concede")} disabled={table.seen.over !== null}>
          {t("menu.concede")}
        </button>
        <button type="button" onClick={then(act.leave)}>
          {t("menu.leave")}
        </button>
      </div>
    </Dialog>
  )
}

/** Asks for confirmation before conceding. */
function Concede({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const concede = () => {
    onClose()
    act.concede()
  }
  return (
    <Dialog title={t("menu.concedeSure")} onClose={onClose}>
      <div className="buttons">
        <button type="button" className="primary" onClick={concede}>
          {t("menu.concede")}
        </button>
        <button type="button" onClick={onClose}>
          {t("menu.cancel")}
        </button>
      </div>
    </Dialog>
  )
}
