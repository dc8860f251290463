import { bind, type Context } from "../../characteristics/context.ts"
import { libraryTop } from "../../characteristics/queries/library-top.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import { noteMoved } from "../../choosing/find.ts"
import { resolvePlayers, resolveQuantity } from "../../choosing/selecting.ts"
import type { Executors } from "../../events/executor.ts"
import { moveAll } from "../../events/moving/move.ts"
import { record, simultaneously } from "../../events/record.ts"
import { applyReplacements, newPendingEvent } from "../../events/replacing/apply-replacements.ts"
import type { LibraryEffect } from "../../language/effects/library-effect.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { inOrder, putOnBottom, putOnTop } from "./library-position.ts"

type Scry = Extract<LibraryEffect, { do: "scry" | "surveil" }>

/** A player's decisions about the top cards of a library. */
interface Sorted {
  player: PlayerId
  top: ObjectId[]
  away: ObjectId[]
  /** How many cards were looked at. */
  count: number
}

export const scryEffects: Executors<Scry> = {
  scry: (s, e, context) => {
    // 701.22c: players decide in turn order, then the cards move simultaneously.
    const all = sortAll(s, e, context, (player, count) =>
      sortTop(s, player, player, count, "701.22a", "scry", true, context),
    )
    for (const { player, top, away } of all) arrangeLibrary(s, player, top, away)
    for (const { player, count } of all)
      record(s, { kind: "scry", rule: "701.22a", player, amount: count, source: context.source })
  },
  surveil: (s, e, context) => {
    const all = sortAll(s, e, context, (player, count) =>
      sortTop(s, player, player, count, "701.25a", "surveil", false, context),
    )
    for (const { player, top } of all) putOnTop(s, player, top)
    const moves = all.flatMap(({ player, away }) =>
      away.map((id) => ({
        id,
        to: "graveyard" as const,
        rule: "701.25a",
        by: player,
        source: context.source,
      })),
    )
    const gone = simultaneously(s, () => moveAll(s, moves)).filter((id) => id !== NONE)
    noteMoved(context, gone)
    bind(context, e.bind, gone)
    for (const { player, count } of all)
      record(s, { kind: "surveil", rule: "701.25a", player, amount: count, source: context.source })
  },
}

function sortAll(
  s: State,
  e: Scry,
  context: Context,
  sort: (player: PlayerId, count: number) => Sorted,
): Sorted[] {
  const asked = resolveQuantity(s, e.count, context)
  return resolvePlayers(s, e.player, context).flatMap((player) => {
    // 701.22b, 701.25c: scrying or surveilling 0 is no event.
    const p = newPendingEvent(e.do, e.do === "scry" ? "701.22a" : "701.25a")
    p.player = player
    p.amount = asked
    p.source = context.source
    return asked > 0 && applyReplacements(s, p) && p.amount > 0 ? [sort(p.player, p.amount)] : []
  })
}

/** `by` looks at the top cards of a library and decides which go away, and the order of both groups. */
export function sortTop(
  s: State,
  by: PlayerId,
  of: PlayerId,
  count: number,
  rule: string,
  purpose: string,
  orderAway: boolean,
  context: Context,
): Sorted {
  const cards = libraryTop(s, of, count)
  const chosen = chooseSome(s, by, cards, rule, purpose, context)
  const rest = cards.filter((id) => !chosen.includes(id))
  const away = orderAway ? inOrder(s, by, chosen, "chosen", rule, "orderBottom", context.source) : chosen
  return {
    player: of,
    top: inOrder(s, by, rest, "chosen", rule, "orderTop", context.source),
    away,
    count: cards.length,
  }
}

function chooseSome(
  s: State,
  by: PlayerId,
  cards: readonly ObjectId[],
  rule: string,
  purpose: string,
  context: Context,
): ObjectId[] {
  return chooseObjects(s, by, cards, 0, cards.length, { rule, purpose, source: context.source })
}

export function arrangeLibrary(
  s: State,
  player: PlayerId,
  top: readonly ObjectId[],
  bottom: readonly ObjectId[],
): void {
  putOnTop(s, player, top)
  putOnBottom(s, player, bottom)
}
