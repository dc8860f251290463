import { useEffect, useState } from "react"
import { useOnline } from "../client/online/online-store.ts"
import { useStore } from "../client/store.ts"
import { Dialog } from "../table/dialogs/dialog.tsx"
import { useWords } from "../words/use-words.ts"
import { Chat } from "./chat.tsx"
import { Consent } from "./consent.tsx"
import { LinkNote } from "./link-note.tsx"
import { OfferNotes } from "./offer-note.tsx"
import { Sights } from "./sights.tsx"
import "./online.css"

/** At a table elsewhere: what those who sit there say to each other and agree upon. */
export function TableButton() {
  const elsewhere = useStore((s) => s.elsewhere)
  return elsewhere === null ? null : <Opened />
}

function Opened() {
  const t = useWords()
  const chat = useOnline((s) => s.chat)
  const [open, setOpen] = useState(false)
  const [read, setRead] = useState(chat.length)
  useEffect(() => {
    if (open) setRead(chat.length)
  }, [open, chat.length])
  const unread = chat.length - read
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} aria-haspopup="dialog">
        ✉ <span className="words">{t("online.table")}</span>
        {unread > 0 ? <b className="unread"> {t("online.unread", { count: unread })}</b> : null}
      </button>
      <div className="table-notes">
        <LinkNote />
        <OfferNotes />
      </div>
      {open ? (
        <Dialog title={t("online.table")} onClose={() => setOpen(false)} className="online-dialog">
          <Consent />
          <Sights />
          <Chat />
        </Dialog>
      ) : null}
    </>
  )
}
