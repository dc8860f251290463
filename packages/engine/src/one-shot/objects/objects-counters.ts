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
  {
    do:
      | "addCounters"
      | "removeCounters"
      | "moveCounters"
      | "copyCounters"
      | "doubleCounters"
      | "anotherOfEach"
  }
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
    const removeFrom = (ref: Ref) =>
      take(s, ref, e, context, (kind, n) => removeCounters(s, ref, kind, n, context.you, context.source))
    const taken = simultaneously(s, () => from.reduce((sum, ref) => sum + removeFrom(ref), 0))
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
  anotherOfEach: (s, e, context) => {
    const { you, source } = context
    const kinds = resolveSelector(s, e.on, context).flatMap((ref) =>
      kindsOn(s, ref).map(([kind]) => ({
        ref,
        kind,
        less: e.orRemove === true && wantsLess(s, kind, context),
      })),
    )
    simultaneously(s, () => {
      for (const { ref, kind, less } of kinds)
        if (less) removeCounters(s, ref, kind, 1, you, source)
        else addCounters(s, ref, kind, 1, you, source)
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

function wantsLess(s: State, label: string, { you: player, source }: Context): boolean {
  return choose(s, { kind: "confirm", player, rule: "608.2d", purpose: "oneLess", source, label }) === 1
}

/**
 * Takes counters of a kind, or one at a time of kinds that the player chooses. `each` does it and returns how many it could; a kind that it
 * can't take is no choice (608.2d). Returns the number taken.
 */
function take(
  s: State,
  ref: Ref,
  e: Taking,
  context: Context,
  each: (kind: string, n: number) => number,
): number {
  const { kind } = e
  const all = e.count === "all" && e.upTo !== true
  const wanted = e.upTo === true ? howMany(s, ref, e, context) : mostOf(s, e, context)
  if (kind !== undefined || all) {
    const kinds = kindsOn(s, ref).filter(([own]) => kind === undefined || own === kind)
    return kinds.reduce((sum, [own, n]) => sum + each(own, Math.min(n, wanted)), 0)
  }
  let taken = 0
  const stay = new Set<string>()
  while (taken < wanted) {
    const chosen = chooseKind(s, ref, stay, context)
    if (chosen === undefined) break
    if (each(chosen, 1) > 0) taken++
    else stay.add(chosen)
  }
  return taken
}

type Taking = Extract<OnCounters, { do: "removeCounters" | "moveCounters" }>

function mostOf(s: State, { count }: Taking, context: Context): number {
  return count === "all" ? Number.POSITIVE_INFINITY : resolveQuantity(s, count, context)
}

/** "Up to three counters", "any number of counters": the number is chosen on resolution (608.2d). */
function howMany(s: State, ref: Ref, e: Taking, context: Context): number {
  const there = kindsOn(s, ref).filter(([kind]) => e.kind === undefined || e.kind === kind)
  const max = Math.min(
    there.reduce((sum, [, n]) => sum + n, 0),
    mostOf(s, e, context),
  )
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

function chooseKind(s: State, ref: Ref, stay: ReadonlySet<string>, context: Context): string | undefined {
  const kinds = kindsOn(s, ref).flatMap(([kind]) => (stay.has(kind) ? [] : [kind]))
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
  const { you, source } = context
  take(s, from, e, context, (kind, n) =>
    addCounters(s, to, kind, n, you, source, "122.5") > 0 ? removeCounters(s, from, kind, n, you, source) : 0,
  )
}
