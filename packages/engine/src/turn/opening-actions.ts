import { contextOf } from "../characteristics/context.ts"
import { definitionsContain } from "../characteristics/definitions-contain.ts"
import { analyse } from "../characteristics/layers/analysis.ts"
import { evaluate } from "../characteristics/queries/condition.ts"
import { apnapOrder, characteristics } from "../characteristics/query.ts"
import { execute } from "../events/interpreter-port.ts"
import type { Effect } from "../language/effects/effect.ts"
import { choose } from "../state/choose.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/** 103.6: actions that cards allow from opening hands, in turn order; once for each card. */
export function takeOpeningActions(s: State): void {
  if (!definitionsContain(s, "openingHand")) return
  for (const player of apnapOrder(s))
    for (const id of [...s.players[player].hand])
      for (const effect of offered(s, player, id)) take(s, player, id, effect)
}

function offered(s: State, player: PlayerId, id: ObjectId): readonly Effect[] {
  const context = contextOf(id, player)
  return analyse(characteristics(s, id).abilities).statics.flatMap(({ ability }) =>
    ability.condition !== undefined && !evaluate(s, ability.condition, context)
      ? []
      : ability.effects.flatMap((effect) =>
          effect.static === "openingHand" &&
          (effect.condition === undefined || evaluate(s, effect.condition, context))
            ? [effect.effect]
            : [],
        ),
  )
}

function take(s: State, player: PlayerId, id: ObjectId, effect: Effect): void {
  const asked = { kind: "confirm", player, rule: "103.6", purpose: "openingHand", source: id } as const
  if (s.objects[id] !== undefined && choose(s, asked) === 1) execute(s, effect, contextOf(id, player))
}
