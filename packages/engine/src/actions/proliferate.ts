import type { Context } from "../characteristics/context.ts"
import { permanents } from "../characteristics/query.ts"
import { chooseObjects } from "../choosing/choose-objects.ts"
import { addCounters } from "../events/counters.ts"
import { simultaneously } from "../events/record.ts"
import { objectNow } from "../state/object-now.ts"
import { isPlayerRef, playerRef, type Ref, refPlayer } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import type { Procedure } from "./procedures.ts"

/** 701.34a: any number of permanents and players get another counter of each kind they have; repeated `n` times. */
export const proliferate: Procedure = (s, _e, context, n) => {
  for (let i = 0; i < n; i++) once(s, context)
}

function kindsOn(s: State, ref: Ref): string[] {
  return Object.keys((isPlayerRef(ref) ? s.players[refPlayer(ref)] : objectNow(s, ref)).counters ?? {})
}

function once(s: State, context: Context): void {
  const { you: player, source } = context
  const everybody = s.players.filter((p) => p.left === null).map((p) => playerRef(p.id))
  const options = [...permanents(s), ...everybody].filter((ref) => kindsOn(s, ref).length > 0)
  const chosen = chooseObjects(s, player, options, 0, options.length, {
    rule: "701.34a",
    purpose: "proliferate",
    source,
    hint: "good",
  })
  simultaneously(s, () => {
    for (const ref of chosen)
      for (const kind of kindsOn(s, ref)) addCounters(s, ref, kind, 1, player, source, "701.34a")
  })
}
