import { bind, type Context } from "../../characteristics/context.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { libraryTop } from "../../characteristics/queries/library-top.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import { noteMoved } from "../../choosing/find.ts"
import { resolvePlayer, resolveQuantity } from "../../choosing/selecting.ts"
import { settled } from "../../choosing/settle.ts"
import type { Executors } from "../../events/executor.ts"
import { moveAll } from "../../events/moving/move.ts"
import { record, simultaneously } from "../../events/record.ts"
import type { LibraryEffect } from "../../language/effects/library-effect.ts"
import type { MoveOptions } from "../../language/effects/move-options.ts"
import type { Zone } from "../../language/vocabulary.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { moveObjects } from "../objects/objects-move.ts"
import { inOrder, putOnBottom, putOnTop } from "./library-position.ts"

type Digging = Extract<LibraryEffect, { do: "dig" | "digUntil" }>
type Until = Extract<Digging, { do: "digUntil" }>

export const digging: Executors<Digging> = {
  dig: (s, e, context) => {
    const player = resolvePlayer(s, e.player, context)
    if (player < 0) return
    const cards = libraryTop(s, player, resolveQuantity(s, e.count, context))
    for (const id of cards)
      record(s, {
        kind: "revealed",
        rule: e.reveal ? "701.20a" : "701.20e",
        object: id,
        player: context.you,
        detail: e.reveal ? "" : "look",
      })
    const taken = take(s, e, cards, context)
    const rest = cards.filter((id) => !taken.includes(id))
    const [got, left] = simultaneously(s, () => [
      put(s, player, taken, e.take.to, e.take, context),
      put(s, player, rest, e.rest.to, e.rest, context),
    ])
    bind(context, e.bind, got)
    bind(context, e.restBind, left)
  },
  digUntil: (s, e, context) => {
    const player = resolvePlayer(s, e.player, context)
    if (player < 0) return
    const { found, rest } = turnOver(s, e, player, context)
    bind(context, e.bind, found)
    bind(context, e.restBind, rest)
  },
}

function take(
  s: State,
  e: Extract<Digging, { do: "dig" }>,
  cards: readonly ObjectId[],
  context: Context,
): ObjectId[] {
  const filter = settled(s, e.take.filter, context)
  const options = filter === undefined ? cards : cards.filter((id) => matchesFilter(s, filter, id, context))
  const count = resolveQuantity(s, e.take.count, context)
  return chooseObjects(s, context.you, options, e.take.upTo ? 0 : count, count, {
    rule: "608.2d",
    purpose: "dig",
    source: context.source,
  })
}

/** Puts cards from the top of a library into a zone; cards that stay in that library remain the same objects. */
function put(
  s: State,
  player: PlayerId,
  ids: readonly ObjectId[],
  to: Zone,
  o: MoveOptions,
  context: Context,
): ObjectId[] {
  if (to !== "library")
    return moveObjects(
      s,
      ids,
      to,
      to === "battlefield" && o.control === undefined ? { ...o, control: { who: "you" } } : o,
      context,
    )
  const ordered = inOrder(
    s,
    context.you,
    ids,
    o.order ?? "chosen",
    "401.4",
    (o.position ?? 0) < 0 ? "orderBottom" : "orderTop",
    context.source,
  )
  if ((o.position ?? 0) < 0) putOnBottom(s, player, ordered)
  else putOnTop(s, player, ordered, o.position)
  return ordered
}

/** Reveals or exiles cards one at a time from the top until enough of them match, or the library is empty. */
function turnOver(
  s: State,
  e: Until,
  player: PlayerId,
  context: Context,
): { found: ObjectId[]; rest: ObjectId[] } {
  const filter = settled(s, e.filter, context)
  const count = e.count === undefined ? 1 : resolveQuantity(s, e.count, context)
  const found: ObjectId[] = []
  const rest: ObjectId[] = []
  for (const card of libraryTop(s, player, count === 0 ? 0 : s.players[player].library.length)) {
    if (found.length >= count) break
    const id = e.exile ? exile(s, e, card, player, context) : reveal(s, card, player)
    if (id === NONE) continue
    ;(matchesFilter(s, filter, id, context) ? found : rest).push(id)
  }
  noteMoved(context, e.exile ? [...found, ...rest] : [])
  return { found, rest }
}

function reveal(s: State, card: ObjectId, player: PlayerId): ObjectId {
  record(s, { kind: "revealed", rule: "701.20a", object: card, player })
  return card
}

function exile(s: State, e: Until, card: ObjectId, player: PlayerId, context: Context): ObjectId {
  const { source } = context
  const link = e.link === true ? { link: { source, key: "" } } : {} // 607.2a
  const [id] = moveAll(s, [
    { id: card, to: "exile", rule: "701.13a", cause: "exile", by: player, source, ...link },
  ])
  return s.objects[id]?.zone === "exile" ? id : NONE
}
