import { type PlayerId, SPECTATOR, type Viewer } from "@apnap/engine"
import type { ChatLine, Table } from "@apnap/session/protocol"
import type { Language } from "@apnap/words"
import type { StoredLine } from "../storage/chat-store.ts"
import type { HostedTable } from "./hosted-table.ts"
import type { Member } from "./member.ts"
import { roomFor } from "./room-for.ts"

const SECOND = 1000
/** What is left of a line that somebody may not or does not want to read. */
const BLANK = { text: "", emote: null }

/** The clients connected to a table, and what is sent to them. */
export class Audience {
  readonly members = new Set<Member>()
  lines: StoredLine[] = []
  /** For each guest who is here, the guests they have muted. */
  readonly mutes = new Map<string, ReadonlySet<string>>()
  /** Since when each seat has had nobody connected, in milliseconds of this process's clock. */
  readonly awaySince = new Map<PlayerId, number>()
  #roomChanged = false
  #gameChanged = false
  /** The game-dependent part of the room as last sent. */
  #standing = ""

  /** Marks the room to be sent to everybody again. */
  changeRoom(): void {
    this.#roomChanged = true
  }

  /** Marks the game to be sent to everybody again. */
  changeGame(): void {
    this.#gameChanged = true
  }

  join(member: Member, seat: PlayerId | null): void {
    this.members.add(member)
    if (seat !== null) this.awaySince.delete(seat)
    this.changeRoom()
  }

  leave(member: Member, { seating, now }: HostedTable): void {
    this.members.delete(member)
    const { id } = member.guest
    if (!this.has(id)) {
      this.mutes.delete(id)
      const seat = seating.seatOf(id)
      if (seat !== null) this.awaySince.set(seat, now)
    }
    this.changeRoom()
  }

  /** Blanks the lines that are no longer stored, as their writers have been deleted; the others keep their numbers. */
  keepLines(stored: ReadonlySet<number>): void {
    this.lines = this.lines.map((line) => (stored.has(line.id) ? line : { ...line, ...BLANK }))
  }

  /** Whether a guest is connected. */
  has(guest: string): boolean {
    for (const member of this.members) if (member.guest.id === guest) return true
    return false
  }

  /** Sends everybody what has changed since the last time. */
  tellAll(table: HostedTable): void {
    const standing = standingOf(table)
    const tellsRoom = this.#roomChanged || standing !== this.#standing
    const clocks = this.#gameChanged || this.#roomChanged ? table.clocks.states(table.now) : null
    const tableOf = spectatorsTables(table)
    for (const member of this.members) {
      const isNew = member.wantsTable
      if (tellsRoom || isNew) member.tell({ response: "room", room: roomFor(table, member) })
      this.#tellChat(member)
      if (this.#gameChanged || isNew) tellTable(table, member, tableOf)
      if (clocks !== null && table.running !== null) member.tell({ response: "clocks", clocks })
    }
    this.#standing = standing
    this.#roomChanged = false
    this.#gameChanged = false
  }

  /** The viewers whose logs must be recalled before everybody is told. */
  whoAskFurtherBack(table: HostedTable): ReadonlySet<Viewer> {
    const { running, seating } = table
    const viewers = new Set<Viewer>()
    if (running === null) return viewers
    for (const member of this.members) {
      if (!mayWatch(table, member) || !(this.#gameChanged || member.wantsTable) || !member.takesTables)
        continue
      const viewer = seating.seatOf(member.guest.id) ?? SPECTATOR
      if (running.canRecall(viewer, member.logFrom(running.number))) viewers.add(viewer)
    }
    return viewers
  }

  /** Whether somebody reads so slowly that they haven't been sent the latest table yet. */
  get hasSlowReader(): boolean {
    for (const member of this.members) if (member.wantsTable && !member.takesTables) return true
    return false
  }

  #tellChat(member: Member): void {
    const from = member.chatFrom
    if (from === this.lines.length) return
    const muted = this.mutes.get(member.guest.id)
    const shown = this.lines
      .slice(from)
      .map(({ guest, ...line }): ChatLine => (muted?.has(guest) ? { ...line, ...BLANK } : line))
    member.tell({ response: "chat", lines: shown, from })
  }

  /** Closes every connection. */
  close(code: number, reason: string): void {
    for (const member of this.members) member.close(code, reason)
    this.members.clear()
  }
}

/** The part of a room that depends on the game. */
function standingOf({ state, running }: HostedTable): string {
  const left = running?.game.state.players.map((player) => player.left !== null)
  return `${state} ${left}`
}

type TablesFor = (language: Language, from: number) => Table

/** Builds a spectator's table once for all who have the same log entries and language. */
function spectatorsTables({ running }: HostedTable): TablesFor {
  const made = new Map<string, Table>()
  return (language, from) => {
    const key = `${language} ${from}`
    const known = made.get(key)
    if (known !== undefined) return known
    if (running === null) throw new Error("there is no game to tell of")
    const table = running.table(SPECTATOR, { language, from })
    made.set(key, table)
    return table
  }
}

/** If spectators aren't allowed, they see the game once it is over. */
function mayWatch({ seating, isOver }: HostedTable, { guest }: Member): boolean {
  return seating.choice.spectators.allowed || isOver || seating.seatOf(guest.id) !== null
}

function tellTable(table: HostedTable, member: Member, tableForSpectators: TablesFor): void {
  const { running, seating, isOver } = table
  if (running === null) return
  if (!mayWatch(table, member)) return
  const seat = seating.seatOf(member.guest.id)
  const { delay } = seating.choice.spectators
  // A slow reader gets the latest table once the earlier data has arrived.
  member.wantsTable = true
  if (!member.takesTables) return
  const { language } = member
  const from = member.logFrom(running.number)
  if (seat === null) member.tellTable(tableForSpectators(language, from), isOver ? 0 : delay * SECOND)
  else member.tellTable(running.table(seat, { language, from }), 0)
}
