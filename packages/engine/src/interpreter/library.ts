import { bind } from "../characteristics/context.ts"
import { libraryTop } from "../characteristics/queries/library-top.ts"
import { noteUnveiled } from "../characteristics/queries/unveiled.ts"
import { objectOf } from "../characteristics/query.ts"
import { noteMoved } from "../choosing/find.ts"
import { resolvePlayer, resolvePlayers, resolveQuantity, resolveSelector } from "../choosing/selecting.ts"
import { inTurnOrder } from "../choosing/settle.ts"
import type { Executors } from "../events/executor.ts"
import { draw, mill, shuffle } from "../events/moving/draw.ts"
import { hideReordered } from "../events/moving/shown-tops.ts"
import { record, simultaneously } from "../events/record.ts"
import type { LibraryEffect } from "../language/effects/library-effect.ts"
import { digging } from "../one-shot/library/dig.ts"
import { exchangeZones } from "../one-shot/library/exchange-zones.ts"
import { inOrder, putOnTop } from "../one-shot/library/library-position.ts"
import { allowToLook, LOOKED, LOOKERS } from "../one-shot/library/looking.ts"
import { scryEffects } from "../one-shot/library/scry.ts"
import { searchEffects } from "../one-shot/library/search.ts"
import { moveObjects } from "../one-shot/objects/objects-move.ts"
import { isPlayerRef, type PlayerId, playerRef, type Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"

type Simple = Exclude<LibraryEffect, { do: "scry" | "surveil" | "dig" | "digUntil" | "search" }>

const simple: Executors<Simple> = {
  // 121.2c: each player draws all their cards before the next does.
  draw: (s, e, context) => {
    const count = resolveQuantity(s, e.count, context)
    const before = s.events.length
    const players = resolvePlayers(s, e.player, context)
    const drawn = players.flatMap((player) => draw(s, player, count, context.source))
    noteMoved(context, drawn)
    bind(context, e.bind, drawn)
    // 121.6c: later instructions ignore cards from a draw that replaced one of these. All draws are counted, whoever drew.
    const all = s.events.slice(before).filter((event) => event.kind === "draw")
    if (e.bind !== undefined) bind(context, `${e.bind}Count`, all.length)
  },
  mill: (s, e, context) => {
    const count = resolveQuantity(s, e.count, context)
    const players = resolvePlayers(s, e.player, context)
    const milled = simultaneously(s, () =>
      players.flatMap((player) => mill(s, player, count, context.source)),
    )
    noteMoved(context, milled)
    bind(context, e.bind, milled)
  },
  shuffle: (s, e, context) => {
    const into = e.into === undefined ? [] : resolveSelector(s, e.into, context)
    const owners = ownersOf(s, into)
    const objects = into.filter((ref) => !isPlayerRef(ref) && s.objects[ref] !== undefined)
    if (objects.length > 0)
      moveObjects(s, objects, "library", { shuffle: false, order: "random" }, context, "701.24c")
    // 701.24c, d: shuffles even if no cards were put into the library.
    const players =
      e.player === undefined && owners.length > 0 ? owners : resolvePlayers(s, e.player, context)
    for (const player of inTurnOrder(s, [...new Set([...players, ...owners])])) shuffle(s, player)
  },
  look: (s, e, context) => {
    const looker = resolvePlayer(s, e.player, context)
    const refs = resolveSelector(s, e.what, context)
    if (e.exiled === true) allowToLook(s, refs, looker)
    show(s, refs, looker, "look")
    bind(context, LOOKED, refs)
    bind(context, LOOKERS, looker < 0 ? [] : [playerRef(looker)])
    bind(context, e.bind, refs)
  },
  reveal: (s, e, context) => {
    const refs = resolveSelector(s, e.what, context)
    show(s, refs, context.you, "")
    noteUnveiled(s, refs, context)
    bind(context, e.bind, refs)
  },
  exchangeZones: (s, e, context) => {
    for (const player of resolvePlayers(s, e.player, context))
      noteMoved(context, exchangeZones(s, player, e.zones, context.source))
  },
  reorderTop: (s, e, context) => {
    const by = resolvePlayer(s, e.player, context)
    const of = e.of === undefined ? by : resolvePlayer(s, e.of, context)
    if (by < 0 || of < 0) return
    const cards = libraryTop(s, of, resolveQuantity(s, e.count, context))
    show(s, cards, by, "look")
    const ordered = inOrder(s, by, cards, "chosen", "401.4", "orderTop", context.source)
    putOnTop(s, of, ordered)
    hideReordered(
      s,
      of,
      cards.filter((id, place) => ordered[place] !== id),
    )
  },
}

/** Instructions about libraries, and about looking at cards. */
export const libraryEffects: Executors<LibraryEffect> = {
  ...simple,
  ...scryEffects,
  ...digging,
  ...searchEffects,
}

/** 701.20a, e: shows cards to all players, or to one. */
export function show(s: State, refs: readonly Ref[], player: PlayerId, detail: "look" | ""): void {
  for (const ref of refs)
    if (!isPlayerRef(ref) && s.objects[ref] !== undefined)
      record(s, {
        kind: "revealed",
        rule: detail === "look" ? "701.20e" : "701.20a",
        object: ref,
        player,
        detail,
      })
}

function ownersOf(s: State, refs: readonly Ref[]): PlayerId[] {
  return refs.flatMap((ref) => (isPlayerRef(ref) ? [] : (objectOf(s, ref)?.owner ?? [])))
}
