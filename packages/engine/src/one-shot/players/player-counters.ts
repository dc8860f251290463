import { resolveAmount, resolvePlayers, resolveQuantity } from "../../choosing/selecting.ts"
import { addCounters, removeCounters } from "../../events/counters.ts"
import type { Executors } from "../../events/executor.ts"
import { record, simultaneously } from "../../events/record.ts"
import type { PlayerEffect } from "../../language/effects/player-effect.ts"
import { type PlayerId, playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { editPlayer, invalidate } from "../../state/writing/edit.ts"

type OnPlayers = Extract<PlayerEffect, { do: "playerCounters" | "setSpeed" }>

/** 702.179e */
const MAX_SPEED = 4

export const playerCounterEffects: Executors<OnPlayers> = {
  playerCounters: (s, e, context) => {
    const count = resolveQuantity(s, e.count, context)
    const players = resolvePlayers(s, e.player, context)
    const change = e.remove ? removeCounters : addCounters
    simultaneously(s, () => {
      for (const player of players) change(s, playerRef(player), e.kind, count, context.you, context.source)
    })
  },
  setSpeed: (s, e, context) => {
    const by = resolveAmount(s, e.by, context)
    for (const player of resolvePlayers(s, e.player, context)) changeSpeed(s, player, by)
  },
}

/** 702.179c: changes a player's speed; without speed, it starts from 0. */
export function changeSpeed(s: State, player: PlayerId, by: number): void {
  const before = s.players[player].speed
  const after = Math.max(0, Math.min(MAX_SPEED, before + by))
  if (after === before) return
  editPlayer(s, player).speed = after
  invalidate(s)
  record(s, { kind: "action", rule: "702.179c", player, amount: after, detail: "speed" })
}
