import { activeStatics } from "../../characteristics/layers/derived.ts"
import { players } from "../../characteristics/queries/selector.ts"
import { execute } from "../../events/interpreter-port.ts"
import { whileControlled } from "../../events/player-control.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

/** 723.2: what a player chooses while searching their own library is chosen by whoever controls them for that time. */
export function whileSearching<T>(s: State, player: PlayerId, of: PlayerId, search: () => T): T {
  const effect =
    player !== of
      ? undefined
      : activeStatics(s, "controlsSearch").findLast((a) =>
          players(s, a.effect.of, a.context).includes(player),
        )
  const by = effect === undefined ? -1 : (players(s, effect.effect.who, effect.context)[0] ?? -1)
  if (effect === undefined || by < 0) return search()
  return whileControlled(s, player, by, effect.context.source, search)
}

/** Lets effects take the cards that a player found in their own library; whether any did. */
export function takeFound(s: State, player: PlayerId, found: readonly ObjectId[]): boolean {
  const effects = activeStatics(s, "asFinds").filter((a) =>
    players(s, a.effect.who, a.context).includes(player),
  )
  for (const { effect, context } of effects)
    execute(s, effect.effect, { ...context, bindings: { ...context.bindings, found } })
  return effects.length > 0
}
