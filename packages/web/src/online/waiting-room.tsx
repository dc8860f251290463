import type { Room } from "@apnap/session/protocol"
import { tableAddress } from "../client/addresses.ts"
import { online, useOnline } from "../client/online/online-store.ts"
import { useLanguage, useWords } from "../words/use-words.ts"
import { Chat } from "./chat.tsx"
import { CopiedLink } from "./copied-link.tsx"
import { LinkNote } from "./link-note.tsx"
import { SeatCard } from "./seat-card.tsx"
import { clockWords, rulesWords, variantWords } from "./table-words.ts"

/** A table before its game: players, decks and readiness. */
export function WaitingRoom() {
  const t = useWords()
  const room = useOnline((s) => s.room)
  const link = useOnline((s) => s.link)
  const refused = useOnline((s) => s.refused)
  if (room === null)
    return (
      <section className="panel">
        <p role="status">
          {t(
            link !== "gone" ? "online.connecting" : refused === null ? "online.noTable" : `failed.${refused}`,
          )}
        </p>
        {link === "gone" ? (
          <button type="button" className="primary" onClick={online.leave}>
            {t("online.toLobby")}
          </button>
        ) : null}
      </section>
    )
  return (
    <div className="room">
      <LinkNote />
      <section className="around" aria-label={t("online.seats")}>
        <Middle room={room} />
        {room.seats.map((seat) => (
          <SeatCard key={seat.seat} seat={seat} room={room} />
        ))}
      </section>
      <aside className="room-side">
        <About room={room} />
        <Chat />
        <Waiting room={room} />
      </aside>
    </div>
  )
}

/** The settings and the link to this table. */
function Middle({ room }: { room: Room }) {
  const t = useWords()
  return (
    <div className="middle">
      <h2>{variantWords(t, room.choice)}</h2>
      <p>{t("online.sendLink")}</p>
      <CopiedLink address={tableAddress(room.id)} label={t("online.link")} />
    </div>
  )
}

function About({ room: { choice, spectators } }: { room: Room }) {
  const t = useWords()
  const language = useLanguage()
  const facts: [string, string][] = [
    [t("start.variant"), variantWords(t, choice)],
    [t("start.seats"), `${choice.seats}`],
    [t("start.ruleset"), rulesWords(t, choice.ruleset, language)],
    [t("online.time"), clockWords(t, choice.clock, language)],
    [t("online.games"), choice.bestOf === 3 ? t("start.kinds.match") : t("start.kinds.one")],
    [t("online.watching"), choice.spectators.allowed ? `${spectators}` : t("online.noWatching")],
  ]
  return (
    <section className="panel about" aria-label={t("online.about")}>
      <h2>{t("online.about")}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The players being waited for. */
function Waiting({ room }: { room: Room }) {
  const t = useWords()
  const free = room.seats.filter(({ kind }) => kind === "free").length
  const unready = room.seats.filter(({ kind, ready }) => kind === "person" && !ready)
  const words =
    free > 0
      ? t("online.waitSeats", { count: free })
      : unready.length > 0
        ? t("online.waitReady", { names: unready.map(({ name }) => name).join(", ") })
        : t("online.begins")
  return (
    <p className="waiting" role="status">
      {words}
    </p>
  )
}
