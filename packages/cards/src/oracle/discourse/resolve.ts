import type {
  Ability,
  Effect,
  EventPattern,
  KeywordAbility,
  ManaRider,
  Mode,
  Selector,
  TargetSlot,
} from "@apnap/engine"
import type { Places } from "../grammar/read.ts"
import { someNode } from "../phrases/some-node.ts"
import { saidAmount } from "./amounts.ts"
import { branchesIn } from "./branches.ts"
import { addEvent } from "./event-referents.ts"
import { followsPaying, followsPrevention, inOrder, isInstead, isRider, namesTarget } from "./in-order.ts"
import { mentionObject, mentionPlayer } from "./mention.ts"
import { inPlaceOf, mapNodes, placeOf, rebuild } from "./nodes.ts"
import { keepOther, type OtherPlace, otherThan } from "./others.ts"
import { saidObject, saidPlayer } from "./pointing.ts"
import { produce, type Worked } from "./produced.ts"
import { type Scope, Unresolved } from "./referent.ts"
import { isIt, isSurface, type Surface } from "./surface.ts"

/** The ability with targets listed and words that refer back replaced by their referents; undefined if one has no referent. */
export function resolve(ability: Ability, places: Places): Ability | undefined {
  try {
    if (ability.ability === "keyword") return resolveKeyword(ability, places)
    return resolveAbility(ability, places)
  } catch (error) {
    if (error instanceof Unresolved) return undefined
    throw error
  }
}

/** The abilities after "boast" or "exhaust" are resolved on their own. */
function resolveKeyword(ability: KeywordAbility, places: Places): KeywordAbility {
  if (!("abilities" in ability) || ability.abilities === undefined) return ability
  return { ...ability, abilities: ability.abilities.map((inner) => resolveAbility(inner, places)) }
}

function resolveAbility(ability: Ability, places: Places): Ability {
  const scope: Scope = {
    spell: ability.ability === "spell",
    attached: someNode(ability, (node) => "sel" in node && node.sel === "attachedTo" && !("of" in node)),
    places,
    branches: branchesIn(ability, places),
    targets: [],
    names: new Set(),
    apart: [],
    referents: [{ at: -2, object: { sel: "self" }, plural: false, self: true }],
  }
  if (ability.ability === "triggered") addEvent(scope, ability.when)
  if (ability.ability === "triggered" && ability.chapters !== undefined) forget(scope, "amount")
  const resolved = resolveIn(ability, scope) as Ability
  apartFromTarget(scope)
  return scope.targets.length === 0 ? resolved : ({ ...resolved, targets: scope.targets } as Ability)
}

/** A chapter doesn't refer to the number of lore counters that triggers it (714.2b). */
function forget({ referents }: Scope, amount: string): void {
  const at = referents.findIndex((r) => r.amount === amount)
  if (at >= 0) referents.splice(at, 1)
}

/** Resolves everything inside a piece of data, in text order. */
function resolveIn(value: unknown, scope: Scope, start = 0): unknown {
  const worked: Worked = { replaced: new Map(), bound: new Map() }
  for (const { node, at, end, parent, other } of inOrder(value, scope.places, start))
    if (end) produce(scope, node, at, worked)
    else if (other !== undefined) apart(node, at, scope, other)
    else worked.replaced.set(node, resolved(node, at, scope, parent))
  return rebuild(value, worked.replaced, worked.bound)
}

/** Finds the antecedent of "other", or defers it. */
function apart(node: object, at: number, scope: Scope, place: OtherPlace): void {
  const found = otherThan(at, place, scope)
  if (found === undefined) scope.apart.push({ node, place })
  else keepOther(node, found, place)
}

/** "Each other creature becomes a copy of target creature": other than the only target, if nothing was mentioned before. */
function apartFromTarget({ apart: left, targets }: Scope): void {
  const objects = targets.flatMap((slot, i) => (slot.filter === undefined ? [] : [i]))
  if (left.length > 0 && objects.length !== 1) throw new Unresolved()
  for (const { node, place } of left)
    keepOther(node, { at: 0, object: { sel: "target", slot: objects[0] }, plural: false }, place)
}

/** The replacement of a node: an ability or instruction with its own words, a mode, or a word that refers back. */
function resolved(node: object, at: number, scope: Scope, parent: object | undefined): unknown {
  if (isSurface(node)) return meaning(node, at, scope, parent)
  if ("ability" in node)
    return node.ability === "keyword" ? node : resolveAbility(node as Ability, scope.places)
  if (isRider(node)) return resolveRider(node, scope)
  if (followsPaying(node, parent)) return resolvePaid(node, scope)
  if (isInstead(node, parent)) return resolveInstead(node as Effect, at, scope, parent)
  if (followsPrevention(node, parent)) return resolvePrevented(node as Effect, at, scope, parent)
  return "do" in node ? resolveLater(node as Later, scope) : resolveMode(node as Mode, scope)
}

function meaning(node: Surface, at: number, scope: Scope, parent: object | undefined): unknown {
  if ("n" in node) return saidAmount(node.what, at, scope)
  if ("who" in node)
    return node.who === "said" ? saidPlayer(at, scope, node.noun) : mentionPlayer(node.slot, at, scope)
  if (node.sel === "said") return saidObject(node, at, scope, parent)
  // Words inside the noun phrase ("that player controls") are resolved with it.
  const slot = resolveIn(mapNodes(node.slot, ofItself), scope, at) as TargetSlot
  return mentionObject(slot, { at, another: node.another === true, node }, scope)
}

/** "With mana value less than the number of cards in its controller's graveyard": the controller of the object being tested. */
function ofItself(node: object): unknown {
  const { n, of } = node as { n?: string; of?: { who?: string; of?: object } }
  if (n === undefined || of?.who !== "controllerOf" || of.of === undefined || !isIt(of.of)) return undefined
  return inPlaceOf({ ...node, of: { who: "controllerOf", of: { sel: "bound", name: "affected" } } }, node)
}

/** A mode has its own targets (700.2b). */
function resolveMode(mode: Mode, scope: Scope): Mode {
  const inner: Scope = { ...scope, targets: [], referents: [...scope.referents], apart: [] }
  const resolved = resolveIn({ ...mode }, inner) as Mode
  apartFromTarget(inner)
  return inner.targets.length === 0 ? resolved : { ...resolved, targets: inner.targets }
}

/** "It" is the spell the mana was spent on. */
function resolveRider(rider: ManaRider, scope: Scope): ManaRider {
  const inner: Scope = { ...scope, targets: [], referents: [...scope.referents] }
  addEvent(inner, { on: "cast", spell: rider.when }, placeOf(scope.places, rider.effect ?? rider)?.start)
  return resolveIn({ ...rider }, inner) as ManaRider
}

/** "It" is the replaced event's object, "that player" its player. */
function resolveInstead(effect: Effect, at: number, scope: Scope, parent: object | undefined): Effect {
  const { event } = parent as { event: EventPattern }
  const inner: Scope = { ...scope, referents: [...scope.referents] }
  addEvent(inner, event, at)
  return resolveIn({ ...effect }, inner) as Effect
}

/** "That much" is the damage prevented, "that source" its source. */
function resolvePrevented(effect: Effect, at: number, scope: Scope, parent: object | undefined): Effect {
  const { event } = (parent ?? {}) as { event?: EventPattern }
  const to = event?.on === "damage" && event.to?.is !== "self" ? event.to : undefined
  const victim = { at: at - 1, object: { sel: "bound", name: "it" } as const, plural: false }
  const source: Selector = { sel: "bound", name: "source" }
  const known = [
    { at: at - 1, object: source, plural: false, how: "source", onlyBy: true },
    { at: at - 1, amount: "prevented", plural: false },
    ...(to === undefined ? [] : [{ ...victim, filter: to }]),
  ]
  return resolveIn({ ...effect }, { ...scope, referents: [...scope.referents, ...known] }) as Effect
}

/** The effect after "when you do" has its own targets (603.12). */
function resolvePaid(then: object, scope: Scope): object {
  const inner: Scope = { ...scope, targets: [], referents: [...scope.referents] }
  const resolved = resolveIn({ ...then }, inner) as object
  return inner.targets.length === 0 ? resolved : { ...resolved, targets: inner.targets }
}

/** An instruction that creates a delayed or reflexive trigger, possibly with its own targets. */
type Later = Extract<Effect, { do: "reflexive" | "delayed" }>

function resolveLater(effect: Later, scope: Scope): Later {
  const own = namesTarget(effect) && !isTrailing(effect, scope.places)
  const earlier = own
    ? scope.referents.filter((r) => r.object?.sel !== "target" && r.player?.who !== "target")
    : [...scope.referents]
  const inner: Scope = { ...scope, targets: own ? [] : scope.targets, referents: earlier }
  const { do: kind, ...parts } = effect
  if (effect.do === "delayed") {
    // Words within the event mean what was mentioned before it ("When it dies this turn, …").
    Object.assign(parts, { when: resolveIn(effect.when, inner) })
    addEvent(inner, effect.when, placeOf(scope.places, effect)?.start)
  }
  const resolved = { do: kind, ...(resolveIn(parts, inner) as object) } as Later
  return own && inner.targets.length > 0 ? { ...resolved, targets: inner.targets } : resolved
}

/** "Destroy target creature at end of combat": the target is chosen now, only the effect is delayed (603.7). */
function isTrailing(effect: Later, places: Places): boolean {
  const deed = placeOf(places, effect.effect)
  return effect.do === "delayed" && deed !== undefined && deed.start === placeOf(places, effect)?.start
}
