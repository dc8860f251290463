import type { Room, RoomSeat } from "@apnap/session/protocol"
import { online } from "../client/online/online-store.ts"
import { Crest } from "../table/crest.tsx"
import { useWords } from "../words/use-words.ts"
import { DeckSelect } from "./deck-select.tsx"

const LEVELS = ["random", "beginner", "greedy", "strong"] as const

/** A seat: its player, deck, and readiness. */
export function SeatCard({ seat, room }: { seat: RoomSeat; room: Room }) {
  const t = useWords()
  const mine = seat.seat === room.you.seat
  return (
    <section
      className={`seat-card ${seat.kind} ${mine ? "mine" : ""}`}
      aria-label={t("online.seat", { number: seat.seat + 1 })}
    >
      <header>
        <Crest seat={seat.seat} />
        <h3>{seat.kind === "free" ? t("online.free") : seat.name}</h3>
        {seat.rating === null ? null : (
          <span className="seat-rating">{t("online.rating", { rating: seat.rating })}</span>
        )}
        <SeatState seat={seat} />
      </header>
      {seat.kind === "free" ? <Free seat={seat} room={room} /> : null}
      {seat.kind === "computer" ? <Computer seat={seat} room={room} /> : null}
      {seat.kind === "person" && !mine ? (
        <p className="hint">{seat.deck === null ? t("online.choosing") : t("online.hasDeck")}</p>
      ) : null}
      {mine ? <Mine seat={seat} room={room} /> : null}
    </section>
  )
}

function SeatState({ seat }: { seat: RoomSeat }) {
  const t = useWords()
  if (seat.kind === "free") return null
  if (seat.kind === "computer") return <span className="seat-state">{t("online.computer")}</span>
  if (!seat.connected) return <span className="seat-state away">{t("online.away")}</span>
  return (
    <span className={seat.ready ? "seat-state ready" : "seat-state"}>
      {t(seat.ready ? "online.ready" : "online.online")}
    </span>
  )
}

function Free({ seat: { seat }, room }: { seat: RoomSeat; room: Room }) {
  const t = useWords()
  return (
    <div className="buttons">
      <button
        type="button"
        className={room.you.seat === null ? "primary" : ""}
        onClick={() => online.sit(seat)}
      >
        {t(room.you.seat === null ? "online.sit" : "online.move")}
      </button>
      {room.you.isHost ? (
        <button type="button" onClick={() => online.computer({ seat, level: "greedy" })}>
          {t("online.addComputer")}
        </button>
      ) : null}
    </div>
  )
}

function Computer({ seat: { seat, level }, room }: { seat: RoomSeat; room: Room }) {
  const t = useWords()
  if (!room.you.isHost) return <p className="hint">{level === null ? "" : t(`level.${level}`)}</p>
  return (
    <div className="buttons">
      <select
        aria-label={t("start.level")}
        value={level ?? "greedy"}
        onChange={({ target }) => online.computer({ seat, level: target.value as (typeof LEVELS)[number] })}
      >
        {LEVELS.map((one) => (
          <option key={one} value={one}>
            {t(`level.${one}`)}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => online.computer({ seat, level: null })}>
        {t("online.freeSeat")}
      </button>
    </div>
  )
}

/** The person's own seat: choosing a deck and getting ready. */
function Mine({ seat, room }: { seat: RoomSeat; room: Room }) {
  const t = useWords()
  const { settled } = room
  return (
    <>
      {settled.decks ? (
        <p className="hint">{t("online.deckSettled")}</p>
      ) : (
        <DeckSelect at={room.choice} chosen={seat.deck} onChoose={online.deck} />
      )}
      <div className="buttons">
        <button
          type="button"
          className={seat.ready ? "" : "primary"}
          aria-pressed={seat.ready}
          disabled={seat.deck === null}
          onClick={() => online.ready(!seat.ready)}
        >
          {t(seat.ready ? "online.notReady" : "online.imReady")}
        </button>
        {settled.seats ? null : (
          <button type="button" onClick={online.stand}>
            {t("online.stand")}
          </button>
        )}
      </div>
    </>
  )
}
