import { OPEN } from "@apnap/engine"
import { loadCardText } from "@apnap/session"
import type { RoomRequest, SeatRequest } from "@apnap/session/protocol"
import type { Language } from "@apnap/words"
import type { HostedTable } from "../hosted-table.ts"
import type { Member } from "../member.ts"
import { seatOf } from "../seat-of.ts"
import { inSlices } from "../slices.ts"
import { TableError } from "../table-error.ts"
import { handleRoomRequest } from "./room-requests.ts"

export type TableRequest = SeatRequest | RoomRequest

/** Carries out a request. Throws a `TableError`, `GameError` or `DeckError`, and changes nothing, if it is refused. */
export function handle(table: HostedTable, member: Member, message: TableRequest): void | Promise<void> {
  switch (message.request) {
    case "settings":
      return changeSettings(table, member, message.settings)
    case "language":
      return speak(member, message.language)
    case "watch":
      return watch(table, member, message.move)
    case "answer":
    case "pass":
    case "repeat":
    case "stopPassing":
    case "seen":
    case "why":
    case "preview":
    case "concede":
    case "explain":
      return handleSeatRequest(table, member, message)
    default:
      return handleRoomRequest(table, member, message)
  }
}

type AtGame = Exclude<SeatRequest, { request: "settings" | "language" | "watch" }>

function handleSeatRequest(table: HostedTable, member: Member, message: AtGame): void {
  const seat = seatOf(table, member)
  const { game } = table
  switch (message.request) {
    case "answer":
      checkPlaying(table)
      return game.answer(seat, message.game, message.at, message.answer)
    case "pass":
      checkPlaying(table)
      return game.pass(seat, message.game, message.at, message.until)
    case "repeat":
      checkPlaying(table)
      return game.repeat(seat, message.game, message.at, message.times)
    case "stopPassing":
      game.seat(seat).stopPassing()
      member.wantsTable = true
      return
    case "seen":
      if (!message.hold) table.acknowledge(seat)
      return
    case "concede":
      checkPlaying(table)
      return game.concede(seat)
    case "why": {
      const { about, by } = message
      return member.tell({ response: "why", about, reasons: game.why(seat, about, by, member.language) })
    }
    case "preview": {
      const { at, option } = message
      const payment = game.preview(seat, message.game, at, option, member.language)
      return member.tell({ response: "preview", at, option, payment })
    }
    case "explain":
      return member.tell({
        response: "explained",
        explained: game.explain(seat, message.about, member.language),
      })
  }
}

async function speak(member: Member, language: Language): Promise<void> {
  await loadCardText(language)
  member.language = language
  member.wantsTable = true
}

function changeSettings(table: HostedTable, member: Member, settings: Member["settings"]): void {
  member.settings = settings
  const seat = table.seating.seatOf(member.guest.id)
  if (seat !== null) table.keepSettings(seat, settings)
  member.wantsTable = true
}

/** After the game anybody may review it move by move, with all cards revealed. */
async function watch(table: HostedTable, member: Member, move: number | null): Promise<void> {
  if (move === null) {
    member.wantsTable = true
    return
  }
  if (!table.isOver) throw new TableError("not-now", "all cards are open only when the game is over")
  const { game } = table
  await inSlices(game.approach(OPEN, move, member.settings))
  member.showTable(game.watch(OPEN, move, { language: member.language, from: 0 }))
}

function checkPlaying({ state }: HostedTable): void {
  if (state === "paused") throw new TableError("paused", "the game is paused")
  if (state !== "playing") throw new TableError("not-now", "no game is on")
}
