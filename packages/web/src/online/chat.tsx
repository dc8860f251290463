import { type ChatLine, EMOTES } from "@apnap/session/protocol"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { online, useOnline } from "../client/online/online-store.ts"
import { useWords } from "../words/use-words.ts"

const LONGEST = 300

/** The table's chat. */
export function Chat() {
  const t = useWords()
  const chat = useOnline((s) => s.chat)
  const room = useOnline((s) => s.room)
  const end = useRef<HTMLLIElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is shown
  useEffect(() => void end.current?.scrollIntoView({ block: "nearest" }), [chat.length])
  const seated = room?.you.seat != null
  const muted = new Set(room?.seats.filter((seat) => seat.muted).map(({ seat }) => seat))
  return (
    <section className="panel chat" aria-label={t("online.chat")}>
      <h2>{t("online.chat")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it (WCAG 2.1.1) */}
      <div role="log" tabIndex={0} aria-label={t("online.chat")}>
        <ol>
          {chat
            .filter(({ seat }) => seat === null || !muted.has(seat))
            .map((line) => (
              <Line key={line.id} line={line} />
            ))}
          <li ref={end} aria-hidden="true" />
        </ol>
      </div>
      <Mutes />
      {seated ? <Writing /> : <p className="hint">{t("online.sitToWrite")}</p>}
    </section>
  )
}

/** What who has a seat writes, or shows by an emote. */
function Writing() {
  const t = useWords()
  const [text, setText] = useState("")
  const say = (event: FormEvent) => {
    event.preventDefault()
    const line = text.trim()
    if (line === "") return
    online.write(line)
    setText("")
  }
  return (
    <>
      <form onSubmit={say}>
        <input
          value={text}
          maxLength={LONGEST}
          aria-label={t("online.write")}
          placeholder={t("online.write")}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" disabled={text.trim() === ""}>
          {t("online.send")}
        </button>
      </form>
      <div className="emotes">
        {EMOTES.map((emote) => (
          <button key={emote} type="button" onClick={() => online.emote(emote)}>
            {t(`online.emote.${emote}`)}
          </button>
        ))}
      </div>
    </>
  )
}

/** A chat line; others may report it. */
function Line({ line }: { line: ChatLine }) {
  const t = useWords()
  const you = useOnline((s) => s.room?.you.seat)
  return (
    <li>
      <b className={`by-${line.seat ?? "none"}`}>{line.name}</b>{" "}
      {line.emote === null ? line.text : <i>{t(`online.emote.${line.emote}`)}</i>}
      {line.seat === null || line.seat === you ? null : <Report line={line} seat={line.seat} />}
    </li>
  )
}

function Report({ line: { id, name }, seat }: { line: ChatLine; seat: number }) {
  const t = useWords()
  const [isReported, setReported] = useState(false)
  if (isReported)
    return (
      <span className="hint" role="status">
        {t("online.reported")}
      </span>
    )
  return (
    <button
      type="button"
      className="link"
      aria-label={t("online.report", { name })}
      title={t("online.report", { name })}
      onClick={() => setReported(online.report(seat, id))}
    >
      ⚑
    </button>
  )
}

/** The guests whose lines are muted. */
function Mutes() {
  const t = useWords()
  const room = useOnline((s) => s.room)
  const others = room?.seats.filter(({ kind, seat }) => kind === "person" && seat !== room.you.seat) ?? []
  if (others.length === 0) return null
  return (
    <div className="mutes">
      {others.map(({ seat, name, muted }) => (
        <label key={seat} className="check">
          <input
            type="checkbox"
            checked={muted}
            onChange={({ target }) => online.mute(seat, target.checked)}
          />
          {t("online.mute", { name })}
        </label>
      ))}
    </div>
  )
}
