import { bind, type Context } from "../../characteristics/context.ts"
import { activeStatics } from "../../characteristics/layers/derived.ts"
import { players } from "../../characteristics/queries/selector.ts"
import { apnapOrder } from "../../characteristics/query.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import { resolveSelector } from "../../choosing/selecting.ts"
import type { Executors } from "../../events/executor.ts"
import { execute } from "../../events/interpreter-port.ts"
import type { PlayerEffect } from "../../language/effects/player-effect.ts"
import { choose } from "../../state/choose.ts"
import { type PlayerId, playerRef, type Ref } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

type Vote = Extract<PlayerEffect, { do: "vote" }>

export const votingEffects: Executors<Vote> = {
  vote: (s, e, context) =>
    e.objects === undefined ? voteForWords(s, e, context) : voteForObjects(s, e, context),
}

/**
 * 701.38a: in turn order, starting with you. Binds the votes for a word as "<bind>:<word>", its lead over the best other word (0 if tied,
 * negative if behind) as "<bind>:<word>:lead", and the winning words as `bind`.
 */
function voteForWords(s: State, e: Vote, context: Context): void {
  const words = e.options ?? []
  const options = words.map(({ label }) => ({ label }))
  const votes: { player: PlayerId; at: number }[] = []
  for (const player of votersInOrder(s, context)) {
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
    votes.push({ player, at })
  }
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

/** The players in turn order from you, each once for every vote (701.38a, 701.38d). */
function* votersInOrder(s: State, { you }: Context): Generator<PlayerId> {
  for (const player of apnapOrder(s, you)) {
    yield player
    for (const { effect, context } of activeStatics(s, "extraVote")) {
      if (!players(s, effect.who, context).includes(player)) continue
      if (effect.optional !== true || wantsToVote(s, player, context)) yield player
    }
  }
}

function wantsToVote(s: State, player: PlayerId, { source }: Context): boolean {
  return choose(s, { kind: "confirm", player, rule: "701.38d", purpose: "vote", source }) === 1
}

function doEach(s: State, effect: Vote["most"], player: PlayerId, context: Context): void {
  if (effect === undefined) return
  bind(context, "player", [playerRef(player)])
  execute(s, effect, context)
}

/** Binds the objects (or players) with the most votes, including ties. */
function voteForObjects(s: State, e: Vote, context: Context): void {
  const options = resolveSelector(s, e.objects!, context)
  if (options.length === 0) return bind(context, e.bind, [])
  const counts = new Map<Ref, number>()
  for (const player of votersInOrder(s, context)) {
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
