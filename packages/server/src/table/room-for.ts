import type { Room, RoomSeat } from "@apnap/session/protocol"
import type { HostedTable } from "./hosted-table.ts"
import type { Member } from "./member.ts"

/** A table as one participant sees it. Others' decks are shown by name only, and lists not at all. */
export function roomFor(table: HostedTable, member: Member): Room {
  const { id, state, seating, commitment, secret, isOver, audience, winners, offers } = table
  const { choice, seats } = seating
  const { guest } = member
  const spectators = [...audience.members].filter((one) => seating.seatOf(one.guest.id) === null).length
  return {
    id,
    state,
    choice,
    you: { seat: seating.seatOf(guest.id), name: guest.name, isHost: guest.id === seating.host },
    settled: { seats: seating.isAssigned, decks: seating.areDecksSettled },
    seats: seats.map((_, seat) => roomSeat(table, member, seat)),
    spectators,
    offers: isOver ? offers.open.filter(({ choice }) => choice.offer === "rematch") : offers.open,
    fairness: { commitment, secret: isOver ? secret : null, salts: seats.map(({ salt }) => salt) },
    result: isOver ? { winners, why: seating.isDrawn ? "draw" : "game" } : null,
    next: seating.next,
    setBack: seating.isSetBack,
  }
}

function roomSeat(table: HostedTable, { guest }: Member, seat: number): RoomSeat {
  const state = table.seating.seats[seat]
  const { kind, name, level, deck, ready } = state
  return {
    seat,
    kind,
    name,
    level,
    connected: kind === "computer" || (kind === "person" && table.isThere(seat)),
    deck: deck === null ? null : "name" in deck ? deck.name : "",
    ready,
    rating: (kind === "person" ? table.ratings.displayed.get(state.guest) : undefined) ?? null,
    wins: table.match.wins[seat],
    left: table.running?.game.state.players[seat].left != null,
    muted: kind === "person" && table.audience.mutes.get(guest.id)?.has(state.guest) === true,
  }
}
