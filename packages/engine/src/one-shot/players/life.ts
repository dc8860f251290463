import { bind, type Context } from "../../characteristics/context.ts"
import { activeStatics } from "../../characteristics/layers/derived.ts"
import { matchesEvent } from "../../characteristics/queries/match.ts"
import { sharersOf } from "../../characteristics/queries/teams.ts"
import { resolveAmount, resolvePlayer, resolvePlayers, resolveQuantity } from "../../choosing/selecting.ts"
import type { Executors } from "../../events/executor.ts"
import { gainLife, loseLife, setLife } from "../../events/life.ts"
import { simultaneously } from "../../events/record.ts"
import type { PlayerEffect } from "../../language/effects/player-effect.ts"
import { makeEvent } from "../../state/new-event.ts"
import type { PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

type Life = Extract<PlayerEffect, { do: "gainLife" | "loseLife" | "setLife" | "exchangeLife" }>

export const lifeEffects: Executors<Life> = {
  gainLife: (s, e, context) => bind(context, e.bind, changeAll(s, e, gainLife, context)),
  loseLife: (s, e, context) => bind(context, e.bind, changeAll(s, e, loseLife, context)),
  setLife: (s, e, context) => {
    const total = resolveAmount(s, e.amount, context)
    const players = oneOfEach(s, resolvePlayers(s, e.player, context))
    simultaneously(s, () => {
      for (const player of players) setLife(s, player, total, context.source)
    })
  },
  exchangeLife: (s, e, context) => {
    const [a, b] =
      e.b === undefined
        ? pairOf(resolvePlayers(s, e.a, context))
        : [resolvePlayer(s, e.a, context), resolvePlayer(s, e.b, context)]
    if (a >= 0 && b >= 0 && a !== b) exchange(s, a, b, context)
  },
}

/** Both players or neither: nothing is exchanged if only one of two targets remains (701.12a). */
function pairOf([a, b = -1]: readonly PlayerId[]): readonly [PlayerId, PlayerId] {
  return [a ?? -1, b]
}

/** 810.9d: if all members of a team with a shared life total are affected, only one counts. */
function oneOfEach(s: State, players: readonly PlayerId[]): readonly PlayerId[] {
  return players.filter((p, i) => !players.slice(0, i).some((q) => sharersOf(s, p, "life").includes(q)))
}

/** Changes all life totals simultaneously. Returns the sum of the changes. */
function changeAll(
  s: State,
  e: Extract<Life, { do: "gainLife" | "loseLife" }>,
  change: typeof gainLife,
  context: Context,
): number {
  const amount = resolveQuantity(s, e.amount, context)
  const players = resolvePlayers(s, e.player, context)
  return simultaneously(s, () =>
    players.reduce((sum, player) => sum + change(s, player, amount, context.source), 0),
  )
}

/**
 * 701.12c: each player gains or loses the difference; nothing happens if one of them can't (119.7, 119.8), or if they are teammates, whose
 * total is one (810.9e).
 */
function exchange(s: State, a: PlayerId, b: PlayerId, context: Context): void {
  const [lifeA, lifeB] = [s.players[a].life, s.players[b].life]
  const [poor, rich] = lifeA < lifeB ? [a, b] : [b, a]
  if (lifeA === lifeB || cant(s, "gainLife", poor) || cant(s, "loseLife", rich)) return
  simultaneously(s, () => {
    setLife(s, a, lifeB, context.source)
    setLife(s, b, lifeA, context.source)
  })
}

function cant(s: State, kind: "gainLife" | "loseLife", player: PlayerId): boolean {
  const event = makeEvent({ kind, rule: "701.12c", player, amount: 1 })
  return activeStatics(s, "cant").some((a) => matchesEvent(s, a.effect.event, event, a.context))
}
