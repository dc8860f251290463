import { bind, type Context } from "../characteristics/context.ts"
import { resolvePlayers, resolveQuantity, resolveSelector } from "../choosing/selecting.ts"
import type { Executors } from "../events/executor.ts"
import type { RulesEffect } from "../language/effects/rules-effect.ts"
import type { EventPattern } from "../language/event.ts"
import type { Filter } from "../language/filter.ts"
import type { PlayerSelector, Selector } from "../language/selector.ts"
import { isPlayerRef, playerRef, type Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { beginEffect } from "./continuous.ts"

type Prevention = Extract<RulesEffect, { do: "prevent" | "redirect" }>
type Damage = Extract<EventPattern, { on: "damage" }>

export const preventionEffects: Executors<Prevention> = {
  // 615.7: "the next N damage" is a shield that shrinks; "the next time" is one used up by a single event.
  prevent: (s, e, context) => {
    const inner = { ...context }
    const uses = shieldSize(s, e, inner)
    const { kind: ofKind, these } = kindAndRest(e.to, uses)
    const kind = e.toKind ?? ofKind
    const to = e.toKind === undefined ? these.flatMap((one) => resolveSelector(s, one, inner)) : []
    const players = e.toPlayers === undefined ? [] : resolvePlayers(s, e.toPlayers, inner).map(playerRef)
    const named = e.to !== undefined || e.toPlayers !== undefined
    if (uses === 0 || (named && kind === undefined && to.length + players.length === 0)) return
    const all = [...to, ...players]
    if (uses > 0 && saysEach(e.to)) {
      for (const ref of all) shield(s, e, [ref], kind, uses, { ...inner })
      return
    }
    shield(s, e, named || kind !== undefined ? all : null, kind, uses, inner)
  },
  // 614.9: the damage is dealt to another recipient instead.
  redirect: (s, e, context) => {
    const inner = { ...context }
    // 611.2c: for a kind of permanents, one effect also covers later ones, whatever its size.
    const { kind, these } = kindAndRest(e.from, UNLIMITED)
    const from = these.flatMap((one) => resolveSelector(s, one, inner))
    const selector = recipientOf(s, e.to, inner)
    const uses = shieldSize(s, e, inner)
    if (uses === 0 || (e.from !== undefined && kind === undefined && from.length === 0)) return
    const event = damageTo(inner, from, sourceOf(s, e.source, uses, inner), e.combat, kind)
    const alter = { to: "recipient" as const, selector, ...(e.times !== undefined && { times: true }) }
    beginEffect(s, inner, {
      statics: [{ static: "alter", event, alter }],
      duration: e.duration,
      uses,
      bindings: inner.bindings,
    })
  },
}

const UNLIMITED = -1

/** Whom the damage is dealt to instead: chosen now, but a controller is whoever that is by then. */
function recipientOf(s: State, to: Selector, context: Context): Selector {
  if (to.sel === "players" && to.of.who === "controllerOf") return to
  bind(context, "redirected", resolveSelector(s, to, context))
  return { sel: "bound", name: "redirected" }
}

/** One shield for these (null: for anything). */
function shield(
  s: State,
  e: Extract<Prevention, { do: "prevent" }>,
  shielded: readonly Ref[] | null,
  kind: Filter | undefined,
  uses: number,
  context: Context,
): void {
  const event = damageTo(context, shielded, sourceOf(s, e.from, uses, context), e.combat, kind)
  const effect = {
    static: "prevent" as const,
    event,
    ...(e.times !== undefined && { times: true }),
    ...(e.then && { then: e.then }),
  }
  beginEffect(s, context, { statics: [effect], duration: e.duration, uses, bindings: context.bindings })
}

/** 615.11: "the next 1 damage that would be dealt to each …" makes a shield for each one that exists now. */
function saysEach(to: Selector | undefined): boolean {
  return to?.sel === "all" || (to?.sel === "union" && to.of.some((part) => part.sel === "all"))
}

function shieldSize(s: State, e: Prevention, context: Context): number {
  if (e.times !== undefined) return e.times
  return e.amount === undefined ? -1 : resolveQuantity(s, e.amount, context)
}

/**
 * 611.2c: preventing all damage changes no characteristics, so for a kind of permanents it also covers later ones. A shield of limited
 * size is made for each existing permanent (615.11).
 */
function kindOf(selector: Selector | undefined, uses: number): Filter | undefined {
  if (selector?.sel !== "all" || uses >= 0 || selector.of !== undefined) return undefined
  return (selector.zone ?? "battlefield") === "battlefield" ? selector.filter : undefined
}

/** "You and creatures you control": the kind of permanents, which stays open, and what is found now. */
function kindAndRest(
  selector: Selector | undefined,
  uses: number,
): { kind: Filter | undefined; these: readonly Selector[] } {
  const parts = selector?.sel === "union" ? selector.of : selector === undefined ? [] : [selector]
  const kinds = parts.flatMap((part) => kindOf(part, uses) ?? [])
  return {
    kind: kinds.length < 2 ? kinds[0] : { is: "or", of: kinds },
    these: parts.filter((part) => kindOf(part, uses) === undefined),
  }
}

/** The selected sources; null for any. */
function sourceOf(s: State, from: Selector | undefined, uses: number, context: Context): Filter | null {
  if (from === undefined) return null
  const { kind, these } = kindAndRest(from, uses)
  if (these.length === 0) return kind ?? null
  const found = these.flatMap((one) => resolveSelector(s, one, context))
  const fixed = sourceLike(among(context, "sources", found), stillLike(from))
  return kind === undefined ? fixed : { is: "or", of: [fixed, kind] }
}

/** Damage to these objects and players and to objects of this kind (none: to anything) from these sources (null: any). */
function damageTo(
  context: Context,
  to: readonly Ref[] | null,
  source: Filter | null,
  combat: boolean | undefined,
  kind: Filter | undefined,
): EventPattern {
  const shared = {
    on: "damage" as const,
    ...(source !== null && { source }),
    ...(combat !== undefined && { combat }),
  }
  const objects = (to ?? []).filter((ref) => !isPlayerRef(ref))
  const players = (to ?? []).filter(isPlayerRef)
  const kinds = kind === undefined ? [] : [kind]
  if (objects.length > 0) kinds.unshift(among(context, "shielded", objects))
  const of: Damage[] = []
  if (kinds.length > 0) of.push({ ...shared, to: kinds.length === 1 ? kinds[0] : { is: "or", of: kinds } })
  if (players.length > 0) of.push({ ...shared, player: who(context, "shieldedPlayers", players) })
  if (of.length === 0) return shared
  return of.length === 1 ? of[0] : { on: "anyOf", of }
}

/** 615.9, 609.7b: a source chosen for a quality must still have it when it would deal damage. */
function stillLike(from: Selector | undefined): Filter | undefined {
  return from?.sel === "choose" ? from.filter : undefined
}

function sourceLike(these: Filter, like: Filter | undefined): Filter {
  return like === undefined ? these : { is: "and", of: [these, like] }
}

function among(context: Context, name: string, refs: readonly Ref[]): Filter {
  bind(context, name, refs)
  return { is: "among", of: { sel: "bound", name } }
}

function who(context: Context, name: string, refs: readonly Ref[]): PlayerSelector {
  bind(context, name, refs)
  return { who: "bound", name }
}
