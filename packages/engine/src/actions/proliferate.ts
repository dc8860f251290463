import type { RulesEffect } from "../language/effect.ts"
import type { Context } from "../characteristics/context.ts"
import { permanents } from "../characteristics/query.ts"
import { chooseObjects } from "../effects/choices.ts"
import { addCounters } from "../events/counters.ts"
import { isPlayerRef, playerRef, refPlayer } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/** 701.34: any number of permanents and players with counters get another of each kind. */
export function proliferate(s: State, _e: Extract<RulesEffect, { do: "action" }>, context: Context, n: number): void {
  for (let i = 0; i < n; i++) once(s, context)
}

function once(s: State, context: Context): void {
  const able = [...permanents(s).filter((id) => s.objects[id]!.counters !== null), ...s.players.filter((p) => p.counters !== null && p.left === null).map((p) => playerRef(p.id))]
  const chosen = chooseObjects(s, context.you, able, 0, able.length, { rule: "701.34a", purpose: "proliferate", source: context.source, hint: "good" })
  for (const ref of chosen) {
    const counters = isPlayerRef(ref) ? s.players[refPlayer(ref)].counters : s.objects[ref]!.counters
    for (const kind of Object.keys(counters ?? {})) addCounters(s, ref, kind, 1, context.you, context.source, "701.34a")
  }
}
