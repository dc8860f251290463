import { useEffect, useState } from "react"
import { useOnline } from "../client/online/online-store.ts"
import { Dialog } from "../table/dialogs/dialog.tsx"
import { useWords } from "../words/use-words.ts"
import { Chat } from "./chat.tsx"
import { Consent } from "./consent.tsx"
import { LinkNote } from "./link-note.tsx"
import { OfferNotes } from "./offer-note.tsx"
import { Shuffles } from "./shuffles.tsx"
import { Sights } from "./sights.tsx"
import "./online.css"

/** The chat button at an online table, with pending offers. */
export function TableTalk() {
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
        <span aria-hidden="true">✉</span> <span className="words">{t("online.table")}</span>
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
          <Shuffles />
          <Chat />
        </Dialog>
      ) : null}
    </>
  )
}
