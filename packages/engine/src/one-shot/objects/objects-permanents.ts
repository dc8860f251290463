import { bind, type Context } from "../../characteristics/context.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { candidates } from "../../characteristics/queries/selector.ts"
import { controllerOf } from "../../characteristics/query.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import { noteMoved } from "../../choosing/find.ts"
import { resolvePermanents, resolvePlayers, resolveQuantity } from "../../choosing/selecting.ts"
import { settled } from "../../choosing/settle.ts"
import { freeze, freezeAll, saysWhose } from "../../continuous/freezing.ts"
import type { Executors } from "../../events/executor.ts"
import { destroy, sacrifice } from "../../events/moving/destroy.ts"
import { linkTo } from "../../events/moving/linking.ts"
import { record, simultaneously } from "../../events/record.ts"
import { tap, untap } from "../../events/tap.ts"
import type { ObjectEffect } from "../../language/effects/object-effect.ts"
import type { Selector } from "../../language/selector.ts"
import { choose } from "../../state/choose.ts"
import { pastOf } from "../../state/past.ts"
import { NONE, type ObjectId, type PlayerId, playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

type OnPermanents = Extract<
  ObjectEffect,
  { do: "destroy" | "sacrifice" | "tap" | "untap" | "tapOrUntap" | "freeze" }
>

export const permanentEffects: Executors<OnPermanents> = {
  destroy: (s, e, context) => {
    const gone = destroy(
      s,
      resolvePermanents(s, e.what, context),
      "701.8a",
      context.source,
      e.noRegeneration === true,
    )
    noteMoved(
      context,
      gone.map((id) => pastOf(s, id)?.became ?? NONE),
    )
    bind(context, e.bind, gone)
  },
  sacrifice: (s, e, context) => planSacrifice(s, e, context)(),
  tap: (s, e, context) => {
    const ids = resolvePermanents(s, e.what, context)
    const [by = context.you] = e.player === undefined ? [] : resolvePlayers(s, e.player, context)
    bind(context, e.bind && `${e.bind}Named`, ids)
    bind(
      context,
      e.bind,
      simultaneously(s, () => ids.filter((id) => tap(s, id, by, context.source))),
    )
  },
  untap: (s, e, context) => {
    const ids = resolvePermanents(s, e.what, context)
    bind(
      context,
      e.bind,
      simultaneously(s, () => ids.filter((id) => untap(s, id, context.source))),
    )
  },
  tapOrUntap: (s, e, context) => {
    for (const id of resolvePermanents(s, e.what, context)) tapOrUntap(s, id, context)
  },
  freeze: (s, e, context) => {
    const whose = e.whose && resolvePlayers(s, e.whose, context)
    if (e.what.sel === "all" && (whose !== undefined || saysWhose(e.what.filter)))
      freezeAll(s, e.what, context, whose)
    else for (const id of resolvePermanents(s, e.what, context)) freeze(s, id, context, whose)
  },
}

/** 701.21a: players choose in APNAP order among permanents they control; what is returned sacrifices all of them simultaneously (608.2e). */
export function planSacrifice(
  s: State,
  e: Extract<OnPermanents, { do: "sacrifice" }>,
  context: Context,
): () => void {
  const chosen = resolvePlayers(s, e.player, context).map((player) => ({
    player,
    ids: chosenBy(s, e, player, context),
  }))
  return () => {
    simultaneously(s, () => {
      for (const { player, ids } of chosen) {
        noteMoved(context, sacrifice(s, ids, player, "701.21a", context.source))
        if (e.exploit) recordExploits(s, ids, player, context.source)
      }
    })
    const gone = chosen.flatMap(({ ids }) => ids).filter((id) => s.objects[id] === undefined)
    if (e.link !== undefined) for (const id of gone) linkTo(s, context.source, e.link, id)
    bind(context, e.bind, gone)
  }
}

/** 702.110b: exploiting is recorded with the sacrifice, so abilities that trigger on it also look back (603.10a). */
function recordExploits(s: State, ids: readonly ObjectId[], player: PlayerId, object: ObjectId): void {
  for (const other of ids.filter((id) => s.objects[id] === undefined))
    record(s, { kind: "action", rule: "702.110b", player, object, other, detail: "exploit", source: object })
}

function chosenBy(
  s: State,
  e: Extract<OnPermanents, { do: "sacrifice" }>,
  player: PlayerId,
  context: Context,
): ObjectId[] {
  if (e.what !== undefined) {
    bind(context, SACRIFICER.name, [playerRef(player)])
    return resolvePermanents(s, ownOnly(e.what), context).filter((id) => controllerOf(s, id) === player)
  }
  const filter = settled(s, e.filter ?? { is: "any" as const }, context)
  const inner = { ...context }
  const own = candidates(s, "battlefield", undefined, inner).filter(
    (id) => controllerOf(s, id) === player && matchesFilter(s, filter, id, inner),
  )
  const count = e.count === undefined ? 1 : resolveQuantity(s, e.count, context)
  return chooseObjects(s, player, own, count, count, {
    rule: "701.21a",
    purpose: "sacrifice",
    source: context.source,
    hint: "bad",
  })
}

/** The player who is told to sacrifice, for the choice of what. */
const SACRIFICER = { who: "bound", name: "?sacrificer" } as const

/** 701.21a: a player can't sacrifice what they don't control, so it isn't offered. */
function ownOnly(what: Selector): Selector {
  if (what.sel !== "choose") return what
  return { ...what, filter: { is: "and", of: [what.filter, { is: "controlledBy", player: SACRIFICER }] } }
}

function tapOrUntap(s: State, id: ObjectId, context: Context): void {
  const options = [
    { label: "tap", object: id },
    { label: "untap", object: id },
  ]
  const [which] = choose(s, {
    kind: "option",
    player: context.you,
    rule: "701.26",
    purpose: "tapOrUntap",
    source: context.source,
    options,
    min: 1,
    max: 1,
  })
  if (which === 0) tap(s, id, context.you, context.source)
  else untap(s, id, context.source)
}
