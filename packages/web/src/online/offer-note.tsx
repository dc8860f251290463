import type { Offer, Room } from "@apnap/session/protocol"
import type { TFunction } from "i18next"
import { online, useOnline } from "../client/online/online-store.ts"
import { useWords } from "../words/use-words.ts"

/** An offer, with buttons to answer it. */
export function OfferNote({ offer, room }: { offer: Offer; room: Room }) {
  const t = useWords()
  const asks = room.you.seat !== null && offer.waiting.includes(room.you.seat)
  return (
    <div className="offer-note" role="status">
      <p>{offerWords(t, offer, room)}</p>
      {asks ? (
        <div className="buttons">
          <button type="button" className="primary" onClick={() => online.consent(offer.id, true)}>
            {t("online.agree")}
          </button>
          <button type="button" onClick={() => online.consent(offer.id, false)}>
            {t("online.decline")}
          </button>
        </div>
      ) : (
        <p className="hint">{t("online.waitAnswer")}</p>
      )}
    </div>
  )
}

function offerWords(t: TFunction, { by, choice }: Offer, { seats, you }: Room): string {
  const name = by === you.seat ? t("online.you") : (seats[by]?.name ?? "")
  if (choice.offer === "goOnWithout")
    return t("online.offer.goOnWithout", { name, other: seats[choice.seat]?.name ?? "" })
  return t(`online.offer.${choice.offer}`, { name })
}

/** All pending offers at the table. */
export function OfferNotes() {
  const room = useOnline((s) => s.room)
  return room === null
    ? null
    : room.offers.map((offer) => <OfferNote key={offer.id} offer={offer} room={room} />)
}
