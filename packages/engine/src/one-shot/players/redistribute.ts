import type { Context } from "../../characteristics/context.ts"
import { affects } from "../../characteristics/queries/range.ts"
import { teamOf } from "../../characteristics/queries/teams.ts"
import { apnapOrder } from "../../characteristics/query.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import type { Executors } from "../../events/executor.ts"
import { setLife } from "../../events/life.ts"
import { simultaneously } from "../../events/record.ts"
import { cant } from "../../events/replacing/cant.ts"
import type { PlayerEffect } from "../../language/effects/player-effect.ts"
import { type PlayerId, playerRef, refPlayer } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

type Redistribute = Extract<PlayerEffect, { do: "redistributeLife" }>

/** "Redistribute any number of players' life totals": who takes part is chosen, then whose life total each of them gets. */
export const redistributing: Executors<Redistribute> = {
  redistributeLife: (s, _e, context) => {
    const players = takingPart(s, context)
    const givers: PlayerId[] = []
    for (const player of players) givers.push(giverFor(s, player, players, givers, context))
    const totals = givers.map((giver) => s.players[giver].life)
    simultaneously(s, () => {
      for (const [i, player] of players.entries()) setLife(s, player, totals[i], context.source)
    })
  },
}

/** 810.9f: of a team that shares its life total at most one member. */
function takingPart(s: State, context: Context): PlayerId[] {
  const options = apnapOrder(s)
    .map(playerRef)
    .filter((ref) => affects(s, context, ref))
  const keys = s.options.sharedLife && options.map((ref) => teamOf(s, refPlayer(ref))[0])
  const about = { rule: "119.5", purpose: "redistributeLife", source: context.source, ...(keys && { keys }) }
  return chooseObjects(s, context.you, options, 0, options.length, about).map(refPlayer)
}

function giverFor(
  s: State,
  player: PlayerId,
  players: readonly PlayerId[],
  taken: readonly PlayerId[],
  context: Context,
): PlayerId {
  const left = players.filter((giver) => !taken.includes(giver))
  const rest = players.slice(taken.length + 1)
  const options = left.filter(
    (giver) =>
      mayGet(s, player, giver) &&
      canAllGet(
        s,
        rest,
        left.filter((other) => other !== giver),
      ),
  )
  const about = { rule: "119.5", purpose: "lifeTotalFor", source: context.source }
  return refPlayer(chooseObjects(s, context.you, options.map(playerRef), 1, 1, about)[0])
}

/** 119.7, 119.8: nobody gets a life total that would be a gain or a loss that can't happen. */
function mayGet(s: State, player: PlayerId, giver: PlayerId): boolean {
  const change = s.players[giver].life - s.players[player].life
  const kind = change > 0 ? "gainLife" : "loseLife"
  return change === 0 || !cant(s, { kind, rule: "119.7", player, amount: Math.abs(change) })
}

/** Whether the life totals that are left can go round: those who are bound to few of them choose first, by augmenting paths. */
function canAllGet(s: State, players: readonly PlayerId[], givers: readonly PlayerId[]): boolean {
  const got = new Map<PlayerId, PlayerId>()
  const find = (player: PlayerId, seen: Set<PlayerId>): boolean =>
    givers.some((giver) => {
      if (seen.has(giver) || !mayGet(s, player, giver)) return false
      seen.add(giver)
      const holder = got.get(giver)
      if (holder !== undefined && !find(holder, seen)) return false
      got.set(giver, player)
      return true
    })
  return players.every((player) => find(player, new Set()))
}
