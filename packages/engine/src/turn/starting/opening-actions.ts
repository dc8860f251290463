import { contextOf } from "../../characteristics/context.ts"
import { definitionsContain } from "../../characteristics/definitions-contain.ts"
import { analyse } from "../../characteristics/layers/analysis.ts"
import { evaluate } from "../../characteristics/queries/condition.ts"
import { apnapOrder, characteristics } from "../../characteristics/query.ts"
import { execute } from "../../events/interpreter-port.ts"
import type { Condition } from "../../language/condition.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { PlayStatic } from "../../language/statics/play-static.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import { choose } from "../../state/choose.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

type Action = Extract<PlayStatic, { static: "openingHand" | "mulliganAction" | "beforeShuffle" }>

/** 103.6: actions that cards allow from opening hands, in turn order; once for each card. */
export function takeOpeningActions(s: State): void {
  if (!definitionsContain(s, "openingHand")) return
  for (const player of apnapOrder(s))
    for (const id of [...s.players[player].hand])
      for (const effect of offered(s, player, id, "openingHand")) take(s, player, id, effect, "103.6")
}

/** 103.5b: what the player may do any time they could mulligan, with each card that is or comes to be in their hand. */
export function takeMulliganActions(s: State, player: PlayerId): void {
  if (!definitionsContain(s, "mulliganAction")) return
  const seen = new Set<ObjectId>()
  for (;;) {
    const id = s.players[player].hand.find((card) => !seen.has(card))
    if (id === undefined) return
    seen.add(id)
    for (const effect of offered(s, player, id, "mulliganAction")) take(s, player, id, effect, "103.5b")
  }
}

/** 607.2n: what cards of their decks let players do before they shuffle; the order of the decks doesn't matter to it. */
export function takeActionsBeforeShuffling(s: State): void {
  if (!definitionsContain(s, "beforeShuffle")) return
  for (const player of apnapOrder(s))
    for (const id of [...s.players[player].library])
      for (const effect of offered(s, player, id, "beforeShuffle")) take(s, player, id, effect, "607.2n")
}

function offered(s: State, player: PlayerId, id: ObjectId, kind: Action["static"]): readonly Effect[] {
  const context = contextOf(id, player)
  const allows = (condition: Condition | undefined) =>
    condition === undefined || evaluate(s, condition, context)
  return analyse(characteristics(s, id).abilities).statics.flatMap(({ ability }) =>
    allows(ability.condition)
      ? ability.effects.flatMap((one) =>
          isAction(one) && one.static === kind && allows("condition" in one ? one.condition : undefined)
            ? [one.effect]
            : [],
        )
      : [],
  )
}

function isAction(effect: StaticEffect): effect is Action {
  return (
    effect.static === "openingHand" || effect.static === "mulliganAction" || effect.static === "beforeShuffle"
  )
}

function take(
  s: State,
  player: PlayerId,
  id: ObjectId,
  effect: Effect,
  rule: "103.6" | "103.5b" | "607.2n",
): void {
  const asked = { kind: "confirm", player, rule, purpose: "openingHand", source: id } as const
  if (s.objects[id] !== undefined && choose(s, asked) === 1) execute(s, effect, contextOf(id, player))
}
