import { activeStatics, invalidateIfRead } from "../../characteristics/layers/derived.ts"
import { libraryTop } from "../../characteristics/queries/library-top.ts"
import { players } from "../../characteristics/queries/selector.ts"
import { isActive } from "../../characteristics/queries/teams.ts"
import { hasKeyword } from "../../characteristics/query.ts"
import { choose } from "../../state/choose.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { editPlayer } from "../../state/writing/edit.ts"
import { closeBatch, openBatch, record, recordEvent } from "../record.ts"
import { afterwards, insteadOf } from "../replacing/afterwards.ts"
import { applyReplacements } from "../replacing/apply-replacements.ts"
import { eventOf, newPendingEvent, type PendingEvent } from "../replacing/pending-event.ts"
import { moveAll, moveOne } from "./move.ts"
import { blankMove, type Move } from "./move-request.ts"

export { shuffle } from "./shuffle.ts"

/** Draws cards one at a time (121.2). The number and each draw can be replaced. Returns the ids of the cards drawn. */
export function draw(
  s: State,
  player: PlayerId,
  count: number,
  source: ObjectId = NONE,
  rule = "121.1",
): ObjectId[] {
  if (count <= 0) return []
  const p = newPendingEvent("draws", rule)
  p.player = player
  p.amount = count
  p.source = source
  if (!applyReplacements(s, p)) return [] // 121.2a
  const drawn: ObjectId[] = []
  for (let i = 0; i < p.amount; i++) drawn.push(...drawOne(s, p.player, source, rule))
  afterwards(s, p)
  return drawn
}

function drawOne(s: State, player: PlayerId, source: ObjectId, rule: string): ObjectId[] {
  if (s.players[player].left !== null) return []
  const p = newPendingEvent("draw", rule)
  p.player = player
  p.amount = 1
  p.source = source
  if (s.turn.step === "draw") p.detail = "draw"
  // 614.11: replaced even if the library is empty.
  if (!applyReplacements(s, p)) return []
  const drawn = [takeTop(s, p)]
  // Two cards instead of one are two draws; the same effect replaces neither again (614.5).
  if (p.amount > 1)
    insteadOf(s, p.applied, () => drawn.push(...draw(s, p.player, p.amount - 1, source, rule)))
  afterwards(s, p)
  return drawn.filter((id) => id !== NONE)
}

function takeTop(s: State, p: PendingEvent): ObjectId {
  const { player } = p
  const top = s.players[player].library.at(drawsFromBottom(s, player) ? 0 : -1)
  if (top === undefined) {
    editPlayer(s, player).drewFromEmpty = true // 704.5b
    return NONE
  }
  const batch = openBatch(s)
  const drawn = moveOne(s, moveOfDraw(s, top, p))
  invalidateIfRead(s, "library")
  const event = eventOf(p)
  event.object = drawn
  event.amount = 1
  recordEvent(s, event)
  closeBatch(s, batch)
  if (s.underway === null) offerAsDrawn(s, player, drawn)
  return drawn
}

function moveOfDraw(s: State, id: ObjectId, { player, source, rule }: PendingEvent): Move {
  const m = blankMove(id, "hand", rule)
  m.faceDown = s.underway !== null // 121.8
  m.cause = "draw"
  m.by = player
  m.source = source
  return m
}

/** "You draw cards from the bottom of your library rather than the top." */
function drawsFromBottom(s: State, player: PlayerId): boolean {
  return activeStatics(s, "drawsFromBottom").some(({ effect, context }) =>
    players(s, effect.who, context).includes(player),
  )
}

function isFirstDraw(s: State, player: PlayerId, card: ObjectId): boolean {
  return s.events.find((e) => e.kind === "draw" && e.player === player)?.object === card
}

/** What lets or makes the player reveal a card as it is drawn. */
export function offerAsDrawn(s: State, player: PlayerId, card: ObjectId): void {
  offerMiracle(s, player, card)
  revealAsDrawn(s, player, card)
}

/** 702.94a: the first card drawn each turn may be revealed as it is drawn. */
function offerMiracle(s: State, player: PlayerId, card: ObjectId): void {
  if (!hasKeyword(s, card, "miracle") || !isFirstDraw(s, player, card)) return
  if (choose(s, { kind: "confirm", player, rule: "702.94a", purpose: "miracle", source: card }) === 0) return
  record(s, { kind: "revealed", rule: "702.94a", player, object: card })
  record(s, { kind: "action", rule: "702.94a", player, object: card, detail: "miracle" })
}

/** 603.11: "Reveal the first card you draw each turn"; linked abilities trigger on that. */
function revealAsDrawn(s: State, player: PlayerId, card: ObjectId): void {
  const reveals = activeStatics(s, "revealsFirstDraw")
  if (reveals.length === 0 || !isFirstDraw(s, player, card)) return
  for (const { effect, context } of reveals) {
    if (!players(s, effect.who, context).includes(player)) continue
    if (effect.ownTurn === true && !isActive(s, player)) continue
    const asked = { kind: "confirm", player, rule: "121.9", purpose: "revealDrawn", source: card } as const
    if (effect.optional === true && choose(s, asked) === 0) continue
    record(s, { kind: "revealed", rule: "603.11", player, object: card })
    const detail = "revealDrawn"
    record(s, { kind: "action", rule: "603.11", player, object: context.source, other: card, detail })
  }
}

/** 701.17: puts cards from the top of a library into the graveyard. Returns their new ids. */
export function mill(s: State, player: PlayerId, count: number, source: ObjectId = NONE): ObjectId[] {
  const p = newPendingEvent("mills", "701.17a")
  p.player = player
  p.amount = count
  p.source = source
  if (count <= 0 || !applyReplacements(s, p)) return []
  const milled = millNow(s, p.player, p.amount, source)
  afterwards(s, p)
  return milled
}

/** 701.17a: what is left of the instruction is followed. */
function millNow(s: State, player: PlayerId, count: number, source: ObjectId): ObjectId[] {
  return moveAll(
    s,
    libraryTop(s, player, count).map((id) => ({
      id,
      to: "graveyard" as const,
      rule: "701.17a",
      cause: "mill" as const,
      by: player,
      source,
    })),
  ).filter((id) => id !== NONE)
}
