import { bind, type Context } from "../characteristics/context.ts"
import { apnapOrder } from "../characteristics/query.ts"
import { carryOut } from "../events/interpreter.ts"
import type { PlayerEffect } from "../language/effect.ts"
import { choose } from "../state/choose.ts"
import { playerRef, type Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { chooseObjects } from "./choices.ts"
import { resolveSelector } from "./selecting.ts"

type Vote = Extract<PlayerEffect, { do: "vote" }>

/** 701.38: each player votes, from you in turn order. What won (or each option's count) is bound. */
export function vote(s: State, e: Vote, context: Context): void {
  const voters = apnapOrder(s, context.you)
  if (e.objects !== undefined) return voteForObjects(s, e, voters, context)
  const options = e.options ?? []
  const votes = voters.map((player) => choose(s, { kind: "option", player, rule: "701.38a", purpose: "vote", source: context.source, options: options.map((o) => ({ label: o.label })), min: 1, max: 1 })[0])
  voters.forEach((player, i) => {
    const { each } = options[votes[i]]
    if (each === undefined) return
    const inner = { ...context, bindings: { ...context.bindings, player: [playerRef(player)] } }
    carryOut(s, each, inner)
  })
  options.forEach((o, i) => bind(context, `${e.bind}:${o.label}`, votes.filter((v) => v === i).length))
  if (e.most !== undefined) carryOut(s, e.most, context)
}

function voteForObjects(s: State, e: Vote, voters: readonly number[], context: Context): void {
  const candidates = resolveSelector(s, e.objects!, context)
  const counts = new Map<Ref, number>()
  for (const player of voters) {
    for (const ref of chooseObjects(s, player, candidates, 1, 1, { rule: "701.38a", purpose: "vote", source: context.source })) counts.set(ref, (counts.get(ref) ?? 0) + 1)
  }
  const most = Math.max(0, ...counts.values())
  bind(context, e.bind, [...counts].filter(([, n]) => n === most).map(([ref]) => ref))
  if (e.most !== undefined) carryOut(s, e.most, context)
}
