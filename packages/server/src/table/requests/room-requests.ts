import type { PlayerId } from "@apnap/engine"
import type { OfferChoice, RoomRequest } from "@apnap/session/protocol"
import { computerName } from "@apnap/words"
import { checkDeckFor, usualDeck } from "../begin-game.ts"
import type { HostedTable } from "../hosted-table.ts"
import type { Member } from "../member.ts"
import { seatOf } from "../seat-of.ts"
import { TableError } from "../table-error.ts"

/** Milliseconds after which the others may continue without a disconnected player. */
const LONG_AWAY = 60_000

/** Carries out a request to the room. Throws a `TableError` or a `DeckError`, and changes nothing, if it is refused. */
export function handleRoomRequest(
  table: HostedTable,
  member: Member,
  message: RoomRequest,
): void | Promise<void> {
  switch (message.request) {
    case "sit":
      return sit(table, member, message.seat)
    case "stand":
      checkWaiting(table)
      // A tournament counts what each seat wins.
      if (table.seating.isAssigned) throw new TableError("not-now", "the seats of this table are settled")
      return table.note({ e: "free", seat: seatOf(table, member) })
    case "deck":
      checkWaiting(table)
      if (table.seating.areDecksSettled)
        throw new TableError("not-now", "the decks of this table are settled")
      checkDeckFor(table.seating.choice, message.deck, table.around.pool)
      return table.note({ e: "deck", seat: seatOf(table, member), deck: message.deck })
    case "ready":
      return getReady(table, seatOf(table, member), message.ready, message.salt ?? "")
    case "computer":
      return setComputer(table, member, message)
    case "chat":
      return say(table, member, { text: message.text, emote: null })
    case "emote":
      return say(table, member, { text: "", emote: message.emote })
    case "mute":
      return mute(table, member, message.seat, message.muted)
    case "report":
      return report(table, member, message.line)
    case "offer":
      return offer(table, seatOf(table, member), message.choice)
    case "consent":
      return consent(table, seatOf(table, member), message.offer, message.yes)
    case "resume":
      seatOf(table, member)
      if (table.state !== "paused") throw new TableError("not-now", "the game is not paused")
      return table.note({ e: "resume" })
  }
}

function checkWaiting({ seating }: HostedTable): void {
  if (seating.hasBegun) throw new TableError("has-begun", "the game has begun")
}

function sit(table: HostedTable, { guest, settings }: Member, seat: PlayerId): Promise<void> {
  checkWaiting(table)
  const { seats } = table.seating
  if (seats[seat] === undefined) throw new TableError("no-seat", "there is no such seat")
  if (seats[seat].kind !== "free") throw new TableError("seat-taken", "somebody sits there")
  const before = table.seating.seatOf(guest.id)
  if (before !== null) table.note({ e: "free", seat: before })
  table.note({ e: "sit", seat, guest: guest.id, name: guest.name })
  table.keepSettings(seat, settings)
  return table.ratings.learn()
}

function getReady(table: HostedTable, seat: PlayerId, ready: boolean, salt: string): void {
  checkWaiting(table)
  if (table.seating.seats[seat].deck === null) throw new TableError("no-deck", "choose a deck first")
  table.note({ e: "ready", seat, ready, salt })
}

function setComputer(
  table: HostedTable,
  { guest }: Member,
  { seat, level, deck }: Extract<RoomRequest, { request: "computer" }>,
): void {
  checkWaiting(table)
  const { seats, host, choice } = table.seating
  if (guest.id !== host) throw new TableError("not-host", "only who made the table may do that")
  if (seats[seat] === undefined) throw new TableError("no-seat", "there is no such seat")
  if (seats[seat].kind === "person") throw new TableError("seat-taken", "somebody sits there")
  if (level === null) return table.note({ e: "free", seat })
  const chosen = deck ?? usualDeck(choice, seat)
  checkDeckFor(choice, chosen, table.around.pool)
  table.note({ e: "computer", seat, level, name: computerName(seat, choice.seats) })
  table.note({ e: "deck", seat, deck: chosen })
}

/** Chat lines kept per table. */
const MOST_LINES = 2000

async function say(
  table: HostedTable,
  { guest }: Member,
  line: { text: string; emote: Parameters<HostedTable["around"]["chat"]["add"]>[1]["emote"] },
): Promise<void> {
  const seat = table.seating.seatOf(guest.id)
  if (seat === null) throw new TableError("not-seated", "only who has a seat may write")
  if (table.audience.lines.length >= MOST_LINES) throw new TableError("too-many", "this chat is full")
  const added = await table.around.chat.add(table.id, { guest: guest.id, seat, name: guest.name, ...line })
  if (added === null) throw new TableError("no-guest", "this guest has been deleted")
  table.audience.lines.push(added)
}

async function mute(table: HostedTable, { guest }: Member, seat: PlayerId, muted: boolean): Promise<void> {
  const other = table.seating.seats[seat]
  if (other?.kind !== "person") throw new TableError("no-seat", "nobody sits there")
  const { mutes } = table.around
  await (muted ? mutes.add(guest.id, other.guest) : mutes.remove(guest.id, other.guest))
  table.audience.mutes.set(guest.id, await mutes.of(guest.id))
  table.audience.changeRoom()
}

async function report(table: HostedTable, { guest }: Member, line: number): Promise<void> {
  const found = table.audience.lines.find(({ id }) => id === line)
  if (found === undefined) throw new TableError("no-offer", "there is no such line")
  await table.around.chat.report(table.id, guest.id, found)
}

function offer(table: HostedTable, seat: PlayerId, choice: OfferChoice): void | Promise<void> {
  checkOffer(table, seat, choice)
  if (choice.offer === "goOnWithout") checkAway(table, choice.seat)
  const without = choice.offer === "goOnWithout" ? choice.seat : -1
  const to = table.seating.people.filter(
    (one) =>
      one !== seat && one !== without && (table.isOver || table.game.game.state.players[one].left === null),
  )
  table.note({ e: "offer", by: seat, choice, to })
  if (to.length === 0) return carryOut(table, seat, choice)
}

function checkOffer(table: HostedTable, seat: PlayerId, choice: OfferChoice): void {
  if (choice.offer === "rematch") {
    if (!table.isOver || table.seating.next !== null)
      throw new TableError("not-now", "not before the game is over")
    return
  }
  if (table.state !== "playing") throw new TableError("not-now", "no game is on")
  if (choice.offer === "takeBack") checkTakeBack(table, seat, choice.to)
}

/** Only before the vote: whoever comes back ends it, and a process that takes over doesn't know for how long they have been away. */
function checkAway({ audience, now }: HostedTable, seat: PlayerId): void {
  const away = audience.awaySince.get(seat)
  if (away === undefined || now - away < LONG_AWAY)
    throw new TableError("still-there", "this player has not been away for long")
}

/** A decision can't be taken back once hidden information was revealed after it. */
function checkTakeBack({ game }: HostedTable, seat: PlayerId, to: number): void {
  if (game.learnedSince(game.moveOf(seat, to)))
    throw new TableError("seen-hidden", "something hidden has come to light since")
}

function consent(table: HostedTable, seat: PlayerId, id: number, yes: boolean): void | Promise<void> {
  const { by, choice, waiting } = table.offers.openTo(seat, id, yes)
  const isDeciding = yes && waiting.length === 1
  if (isDeciding) checkOffer(table, by, choice)
  table.note({ e: "consent", offer: id, by: seat, yes })
  if (isDeciding) return carryOut(table, by, choice)
}

/** Carries out an offer that everybody has agreed to. */
function carryOut(table: HostedTable, by: PlayerId, choice: OfferChoice): void | Promise<void> {
  switch (choice.offer) {
    case "takeBack":
      return table.game.cutTo(table.game.moveOf(by, choice.to))
    case "draw":
      return table.note({ e: "draw" })
    case "pause": {
      const left = table.clocks.left(table.now)
      return table.note(left === undefined ? { e: "pause" } : { e: "pause", left })
    }
    case "goOnWithout":
      return table.game.concede(choice.seat)
    case "rematch":
      return table.match.makeNext()
  }
}
