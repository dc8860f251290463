import { bind, type Context } from "../../characteristics/context.ts"
import { select } from "../../characteristics/queries/selector.ts"
import { objectOf } from "../../characteristics/query.ts"
import { resolveQuantity, resolveSelector } from "../../choosing/selecting.ts"
import { addCounters, removeCounters } from "../../events/counters.ts"
import type { Executors } from "../../events/executor.ts"
import { simultaneously } from "../../events/record.ts"
import type { ObjectEffect } from "../../language/effects/object-effect.ts"
import { choose } from "../../state/choose.ts"
import { isPlayerRef, type Ref, refPlayer } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { shares } from "./divided.ts"

type OnCounters = Extract<
  ObjectEffect,
  { do: "addCounters" | "removeCounters" | "moveCounters" | "copyCounters" | "doubleCounters" }
>

export const counterEffects: Executors<OnCounters> = {
  addCounters: (s, e, context) => {
    const on = resolveSelector(s, e.on, context)
    const each = shares(s, e.on, on, e.count, e.divided === true, context)
    const put = simultaneously(s, () =>
      on.reduce((sum, ref, i) => sum + addCounters(s, ref, e.kind, each[i], context.you, context.source), 0),
    )
    bind(context, e.bind, put)
  },
  removeCounters: (s, e, context) => {
    const from = resolveSelector(s, e.from, context)
    const taken = simultaneously(s, () => from.reduce((sum, ref) => sum + total(take(s, ref, e, context)), 0))
    bind(context, e.bind, taken)
  },
  moveCounters,
  copyCounters: (s, e, context) => {
    const [to] = resolveSelector(s, e.to, context)
    if (to === undefined) return
    const had = select(s, e.from, context).map((ref) =>
      isPlayerRef(ref) ? undefined : objectOf(s, ref)?.counters,
    )
    simultaneously(s, () => {
      for (const [kind, count] of had.flatMap((counters) => Object.entries(counters ?? {})))
        addCounters(s, to, kind, count, context.you, context.source, "122.8")
    })
  },
  doubleCounters: (s, e, context) => {
    simultaneously(s, () => {
      for (const ref of resolveSelector(s, e.on, context)) {
        for (const [kind, count] of kindsOn(s, ref))
          if (e.kind === undefined || e.kind === kind)
            addCounters(s, ref, kind, count, context.you, context.source, "701.10e")
      }
    })
  },
}

function kindsOn(s: State, ref: Ref): [string, number][] {
  return Object.entries((isPlayerRef(ref) ? s.players[refPlayer(ref)] : s.objects[ref])?.counters ?? {})
}

function total(taken: readonly (readonly [string, number])[]): number {
  return taken.reduce((sum, [, count]) => sum + count, 0)
}

/** Removes counters of a kind, or one at a time of kinds that the player chooses. Returns the kinds and numbers removed. */
function take(s: State, ref: Ref, e: Taking, context: Context): [string, number][] {
  const { kind } = e
  const all = e.count === "all" && e.upTo !== true
  const wanted = e.upTo === true ? howMany(s, ref, e, context) : mostOf(s, e, context)
  if (kind !== undefined || all) {
    const kinds = kindsOn(s, ref).filter(([own]) => kind === undefined || own === kind)
    return kinds.map(([own, n]) => [
      own,
      removeCounters(s, ref, own, Math.min(n, wanted), context.you, context.source),
    ])
  }
  const taken: [string, number][] = []
  for (let left = wanted; left > 0; left--) {
    const chosen = chooseKind(s, ref, context)
    if (chosen === undefined) break
    taken.push([chosen, removeCounters(s, ref, chosen, 1, context.you, context.source)])
  }
  return taken
}

type Taking = Extract<OnCounters, { do: "removeCounters" | "moveCounters" }>

function mostOf(s: State, { count }: Taking, context: Context): number {
  return count === "all" ? Number.POSITIVE_INFINITY : resolveQuantity(s, count, context)
}

/** "Up to three counters", "any number of counters": the number is chosen on resolution (608.2d). */
function howMany(s: State, ref: Ref, e: Taking, context: Context): number {
  const there = total(kindsOn(s, ref).filter(([kind]) => e.kind === undefined || e.kind === kind))
  const max = Math.min(there, mostOf(s, e, context))
  if (max === 0) return 0
  return choose(s, {
    kind: "number",
    player: context.you,
    rule: "608.2d",
    purpose: "number",
    source: context.source,
    min: 0,
    max,
  })
}

function chooseKind(s: State, ref: Ref, context: Context): string | undefined {
  const kinds = kindsOn(s, ref).map(([kind]) => kind)
  if (kinds.length < 2) return kinds[0]
  const options = kinds.map((label) => ({ label }))
  const [i] = choose(s, {
    kind: "option",
    player: context.you,
    rule: "608.2d",
    purpose: "counter",
    source: context.source,
    options,
    min: 1,
    max: 1,
  })
  return kinds[i]
}

type Moving = Extract<OnCounters, { do: "moveCounters" }>

/** 122.5: each counter is removed from one and put on the other; it doesn't move if either is impossible. */
function moveCounters(s: State, e: Moving, context: Context): void {
  const there = resolveSelector(s, e.to, context).filter(
    (to) => isPlayerRef(to) || s.objects[to] !== undefined,
  )
  const from = resolveSelector(s, e.from, context)
  simultaneously(s, () => {
    // "Any number of counters onto other creatures": as many as the player likes onto each of them.
    for (const to of e.upTo === true ? there : there.slice(0, 1))
      for (const one of from) if (one !== to) moveFrom(s, one, to, e, context)
  })
}

function moveFrom(s: State, from: Ref, to: Ref, e: Moving, context: Context): void {
  if (e.count === "all" && e.upTo !== true) moveAll(s, from, to, e.kind, context)
  else
    for (const [kind, count] of take(s, from, e, context))
      addCounters(s, to, kind, count, context.you, context.source, "122.5")
}

/** Moves all counters of a kind, or of every kind; counters that can't be put on the other stay (122.5). */
function moveAll(s: State, from: Ref, to: Ref, kind: string | undefined, context: Context): void {
  for (const [own, count] of kindsOn(s, from))
    if (kind === undefined || own === kind)
      if (addCounters(s, to, own, count, context.you, context.source, "122.5") > 0)
        removeCounters(s, from, own, count, context.you, context.source)
}
