import { type Context, contextOf } from "../characteristics/context.ts"
import { execute } from "../events/interpreter-port.ts"
import type { PlayerStatic } from "../language/statics/player-static.ts"
import { choose } from "../state/choose.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { setTurn } from "./write.ts"

interface Skip {
  readonly effect: Extract<PlayerStatic, { static: "skipStep" }>
  readonly context: Context
}

/**
 * 614.10: the first of these skips that the player may take and does. One is not offered again while its action waits: nothing has begun
 * since, and players could skip for ever.
 */
export function chosenSkip(s: State, player: PlayerId, skips: readonly Skip[]): Skip | undefined {
  const waits = ({ source }: Context) => s.turn.afterSkips?.some((one) => one.source === source) === true
  return skips.find(
    ({ effect, context }) =>
      effect.optional === true &&
      !waits(context) &&
      choose(s, {
        kind: "confirm",
        player,
        rule: "614.10",
        purpose: "replacement",
        source: context.source,
      }) === 1,
  )
}

/** 614.10b: what follows a skip waits for the next step, phase or turn. */
export function noteAfterSkip(s: State, { effect, context }: Skip): void {
  if (effect.then === undefined) return
  const { you, source } = context
  setTurn(s, { afterSkips: [...(s.turn.afterSkips ?? []), { then: effect.then, you, source }] })
}

/** 614.10b: it is the first thing that happens in the step, phase or turn that has just begun. */
export function doAfterSkips(s: State): void {
  const { afterSkips } = s.turn
  if (afterSkips === undefined) return
  setTurn(s, { afterSkips: undefined })
  for (const { then, you, source } of afterSkips) execute(s, then, contextOf(source, you))
}
