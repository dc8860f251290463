import { bind, type Context } from "../../characteristics/context.ts"
import { manaValueOf } from "../../characteristics/queries/filter.ts"
import { apnapOrder, opponentsOf } from "../../characteristics/query.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import { resolveSelector } from "../../choosing/selecting.ts"
import type { Executors } from "../../events/executor.ts"
import { execute } from "../../events/interpreter-port.ts"
import { record } from "../../events/record.ts"
import type { PlayerEffect } from "../../language/effects/player-effect.ts"
import { choose } from "../../state/choose.ts"
import { type ObjectId, type PlayerId, playerRef, type Ref, refPlayer } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { putOnBottom } from "../library/library-position.ts"

type Voting = Extract<PlayerEffect, { do: "vote" | "clash" }>
type Vote = Extract<Voting, { do: "vote" }>

export const votingEffects: Executors<Voting> = {
  vote: (s, e, context) =>
    e.objects === undefined ? voteForWords(s, e, context) : voteForObjects(s, e, context),
  clash,
}

/**
 * 701.38a: starting with you, in turn order. Votes for a word are bound as "<bind>:<word>", by how many they are ahead of the best
 * other word (nought when they are tied) as "<bind>:<word>:lead", the words with most votes as `bind`.
 */
function voteForWords(s: State, e: Vote, context: Context): void {
  const words = e.options ?? []
  const options = words.map(({ label }) => ({ label }))
  const votes = apnapOrder(s, context.you).map((player) => {
    const [at] = choose(s, {
      kind: "option",
      player,
      rule: "701.38a",
      purpose: "vote",
      source: context.source,
      options,
      min: 1,
      max: 1,
    })
    return { player, at }
  })
  const counts = words.map((_, at) => votes.filter((vote) => vote.at === at).length)
  for (const [at, { label }] of words.entries()) {
    bind(context, `${e.bind}:${label}`, counts[at])
    bind(context, `${e.bind}:${label}:lead`, counts[at] - Math.max(0, ...counts.filter((_, i) => i !== at)))
  }
  const most = Math.max(...counts)
  bind(
    context,
    e.bind,
    words
      .filter((_, at) => counts[at] === most)
      .map(({ label }) => label)
      .join(),
  )
  for (const { player, at } of votes) doEach(s, words[at].each, player, context)
  if (e.most !== undefined) execute(s, e.most, context)
}

function doEach(s: State, effect: Vote["most"], player: PlayerId, context: Context): void {
  if (effect === undefined) return
  bind(context, "player", [playerRef(player)])
  execute(s, effect, context)
}

/** The objects (or players) with most votes, or tied, are bound. */
function voteForObjects(s: State, e: Vote, context: Context): void {
  const options = resolveSelector(s, e.objects!, context)
  if (options.length === 0) return bind(context, e.bind, [])
  const counts = new Map<Ref, number>()
  for (const player of apnapOrder(s, context.you)) {
    const [ref] = chooseObjects(s, player, options, 1, 1, {
      rule: "701.38a",
      purpose: "vote",
      source: context.source,
    })
    counts.set(ref, (counts.get(ref) ?? 0) + 1)
  }
  const most = Math.max(...counts.values())
  bind(
    context,
    e.bind,
    options.filter((ref) => counts.get(ref) === most),
  )
  if (e.most !== undefined) execute(s, e.most, context)
}

/** 701.30b to d: with an opponent of your choice; bound 1 when you win. */
function clash(s: State, e: Extract<Voting, { do: "clash" }>, context: Context): void {
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
