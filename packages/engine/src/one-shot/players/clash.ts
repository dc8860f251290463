import { bind, type Context } from "../../characteristics/context.ts"
import { manaValueOf } from "../../characteristics/queries/filter.ts"
import { apnapOrder, opponentsOf } from "../../characteristics/query.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import type { Executors } from "../../events/executor.ts"
import { record } from "../../events/record.ts"
import type { PlayerEffect } from "../../language/effects/player-effect.ts"
import { choose } from "../../state/choose.ts"
import { type ObjectId, type PlayerId, playerRef, refPlayer } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { putOnBottom } from "../library/library-position.ts"

type Clash = Extract<PlayerEffect, { do: "clash" }>

export const clashEffects: Executors<Clash> = { clash }

/** 701.30b to d: with an opponent of your choice. Binds 1 if you win, else 0. */
function clash(s: State, e: Clash, context: Context): void {
  const [ref] = chooseObjects(s, context.you, opponentsOf(s, context.you).map(playerRef), 1, 1, {
    rule: "701.30b",
    purpose: "clash",
    source: context.source,
  })
  const clashing = apnapOrder(s).filter(
    (p) => p === context.you || (ref !== undefined && p === refPlayer(ref)),
  )
  const tops = clashing.map((player) => ({ player, card: s.players[player].library.at(-1) }))
  const values = tops.map(({ player, card }) => (card === undefined ? -1 : reveal(s, player, card)))
  const down = tops.filter(({ player, card }) => card !== undefined && goesDown(s, player, card, context))
  for (const { player, card } of down) putOnBottom(s, player, [card!])
  const mine = values[clashing.indexOf(context.you)] ?? -1
  const won = mine >= 0 && values.every((value, i) => clashing[i] === context.you || value < mine)
  bind(context, e.bind, Number(won))
  // 701.30d
  const winner = clashing.find((_, i) => values.every((value, j) => i === j || value < values[i]))
  if (winner !== undefined && (values[clashing.indexOf(winner)] ?? -1) >= 0)
    record(s, {
      kind: "action",
      rule: "701.30d",
      player: winner,
      source: context.source,
      detail: "winsClash",
    })
  for (const player of clashing)
    record(s, {
      kind: "action",
      rule: "701.30",
      player,
      source: context.source,
      detail: "clashes",
      amount: Number(won && player === context.you),
    })
}

function reveal(s: State, player: PlayerId, card: ObjectId): number {
  record(s, { kind: "revealed", rule: "701.30a", object: card, player })
  return manaValueOf(s, card)
}

function goesDown(s: State, player: PlayerId, card: ObjectId, context: Context): boolean {
  return (
    choose(s, {
      kind: "confirm",
      player,
      rule: "701.30a",
      purpose: "bottom",
      source: context.source,
      about: [card],
    }) === 1
  )
}
