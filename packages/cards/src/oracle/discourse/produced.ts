import type { Amount, Filter, PlayerSelector, Selector } from "@apnap/engine"
import { same } from "../grammar/hole.ts"
import { conjunction, partsOf } from "../noun-phrase/conjunction.ts"
import { LOOP } from "../phrases/effects/repeating/doers.ts"
import { someNode } from "../phrases/some-node.ts"
import {
  type Compared,
  type Counting,
  countedBy,
  differenceOf,
  isCompared,
  isCounted,
  isLying,
  isOnly,
} from "./asked.ts"
import { insteadOf, within } from "./branches.ts"
import { filterOf, isPlural, whereWas } from "./described.ts"
import { rebuild } from "./nodes.ts"
import { kindOf, MOVED_TO, NUMBERS, PRODUCERS, type Producer } from "./producer.ts"
import type { Referent, Scope } from "./referent.ts"
import { isSurface, slotOf } from "./surface.ts"
import { whereFound, whereIs, whereOf } from "./where.ts"

/** The results so far: replacements of nodes, and the names of what nodes make. */
export interface Worked {
  readonly replaced: Map<object, unknown>
  readonly bound: Map<object, string>
}

/** What a resolved node binds a name to, and the participle for it. */
export function participleOf(node: object): Pick<Referent, "object" | "how" | "filter"> | undefined {
  const { bind, filter, what } = node as Producer
  const kind = kindOf(node)
  if (typeof bind !== "string" || kind === undefined) return undefined
  const how = participle(node, kind, PRODUCERS[kind] ?? kind)
  const kept = filter ?? (what !== undefined && "filter" in what ? what.filter : undefined)
  return { object: { sel: "bound", name: bind }, how, ...(kept && { filter: kept }) }
}

/** Records what a node names, makes or finds for later words. */
export function produce(scope: Scope, node: object, at: number, worked: Worked): void {
  if (isCompared(node)) {
    const compared = rebuild(node, worked.replaced, worked.bound) as Compared
    scope.referents.push({ at, difference: differenceOf(compared), plural: false })
    return
  }
  if (isCounted(node)) {
    const counted = countedBy(rebuild(node, worked.replaced, worked.bound) as Counting)
    scope.referents.push({ at, counted, plural: false })
    return
  }
  if (isOnly(node)) {
    const { filter, zone } = (rebuild(node, worked.replaced, worked.bound) as typeof node).left
    const object: Selector = { sel: "all", filter, ...(zone && { zone }) }
    scope.referents.push({ at, object, plural: false, filter, ...whereIs(object) })
    return
  }
  if (isLying(node)) {
    scope.referents.push({ at, object: { sel: "self" }, plural: false, ...whereOf(node.filter.zone) })
    return
  }
  if ("do" in node && node.do === "choosePlayer" && "bind" in node) {
    scope.referents.push({ at, player: { who: "bound", name: node.bind as string }, plural: false })
    return
  }
  if ("do" in node && node.do === "chooseNumber" && "bind" in node) {
    scope.referents.push({ at, amount: node.bind as string, plural: false })
    return
  }
  const kind = kindOf(node)
  scope.referents.push(
    ...(kind === undefined ? mentioned(node, at, worked) : found(scope, node, kind, at, worked)),
  )
}

const CREATURE: Filter = { is: "type", type: "creature" }

/** A group, player or object that is mentioned without being acted on. */
function mentioned(node: object, at: number, { replaced, bound }: Worked): readonly Referent[] {
  if ("who" in node) return [{ at, player: rebuild(node, replaced, bound) as PlayerSelector, plural: false }]
  if ("n" in node) return [counted(rebuild(node, replaced, bound) as Count, at, node)]
  const object = rebuild(node, replaced, bound) as Selector
  if (object.sel === "all")
    return [{ at, object, plural: true, filter: object.filter, mention: node, ...whereIs(object) }]
  if (object.sel === "union") return [{ at, object, plural: true }]
  if (object.sel === "pairedWith") return [{ at, object, plural: false, filter: CREATURE }]
  return [{ at, object, plural: false, mention: node, ...(object.sel === "self" && { self: true }) }]
}

type Count = Extract<Amount, { n: "count" }>

/** "Draw a card for each creature you control. Those creatures gain flying": the counted objects, by their noun only. */
function counted({ filter, zone, of }: Count, at: number, mention: object): Referent {
  const object: Selector = { sel: "all", filter, ...(zone && { zone }), ...(of && { of }) }
  return { at, object, plural: true, filter, onlyNoun: true, mention, ...whereIs(object) }
}

function found(scope: Scope, node: Producer, kind: string, at: number, worked: Worked): readonly Referent[] {
  const { bound } = worked
  const how = NUMBERS[kind] ?? PRODUCERS[kind] ?? kind
  const name = node.bind ?? nameOfOther(scope, node, how, at) ?? nameFor(how, bound.size + 1, scope.names)
  scope.names.add(name)
  bound.set(node, name)
  if (!(kind in NUMBERS)) return objects(scope, node, kind, { at, name, how }, worked)
  return [...numbers(kind, name, at), ...sameNumber(node, at, worked), ...spokenNumber(node, at, worked)]
}

/** A replacement takes the name of what it replaces: "look at the top eight cards instead. Put two of them into your hand". */
function nameOfOther(scope: Scope, node: Producer, how: string, at: number): string | undefined {
  const other = insteadOf(scope.branches, at)
  if (other === undefined) return undefined
  const called = participle(node, node.do ?? "", how)
  const names = scope.referents.flatMap(({ at: place, how: word, amount }) =>
    word === called && amount !== undefined && within(place, other) ? [amount] : [],
  )
  return new Set(names).size === 1 ? names[0] : undefined
}

/** "You lose life equal to that card's mana value. Otherwise, each opponent loses that much life": the number holds in both branches. */
function spokenNumber({ amount }: Producer, at: number, { replaced, bound }: Worked): readonly Referent[] {
  if (typeof amount !== "object" || amount === null || isSurface(amount)) return []
  return [
    { at: at - 0.1, counted: rebuild(amount, replaced, bound) as Amount, plural: false, inAnyBranch: true },
  ]
}

/** "Deals that much damage, and you draw that many cards": both are the number mentioned before. */
function sameNumber({ amount, count }: Producer, at: number, { replaced }: Worked): readonly Referent[] {
  const number = amount ?? count
  const said = typeof number === "object" && number !== null && isSurface(number) ? number : undefined
  if (said === undefined || !("n" in said) || (said.what !== "many" && said.what !== "much")) return []
  const told = replaced.get(said) as Amount
  if (typeof told === "object" && told.n === "bound")
    return [{ at, amount: told.name, plural: false, again: true }]
  return [{ at, counted: told, plural: false }]
}

/** "Each creature dealt damage this way". */
const DEALT = { how: "dealt", onlyBy: true, plural: true } as const

function numbers(kind: string, name: string, at: number): readonly Referent[] {
  const number: Referent = { at, amount: name, plural: false, how: NUMBERS[kind] }
  if (kind === "damage")
    return [
      { at, amount: `${name}Excess`, plural: false, how: "excess" },
      number,
      { at, object: { sel: "bound", name: `${name}Dealt` }, ...DEALT },
    ]
  if (kind !== "destroy") return [number]
  // "Each creature destroyed this way".
  const destroyed = { at, object: { sel: "bound", name }, how: "destroyed", onlyBy: true } as const
  return [number, { ...destroyed, plural: true }, { ...destroyed, plural: false }]
}

/** An unused name; a delayed instruction also sees the names bound before it. */
function nameFor(how: string, number: number, names: ReadonlySet<string>): string {
  const name = number === 1 ? how : `${how}${number}`
  return names.has(name) ? nameFor(how, number + 1, names) : name
}

interface Named {
  readonly at: number
  readonly name: string
  readonly how: string
}

function objects(
  scope: Scope,
  node: Producer,
  kind: string,
  { at, name, how }: Named,
  worked: Worked,
): readonly Referent[] {
  const { replaced } = worked
  const plural = node.each !== undefined || isPlural(node.what, node.count)
  const filter = filterOf(node, scope, replaced)
  const one: Referent = {
    at,
    object: { sel: "bound", name },
    how: participle(node, kind, how),
    amount: name,
    plural,
    ...(node.what?.sel === "self" && { self: true }),
    ...(filter && { filter }),
    ...whereFound(kind, node),
    ...((kind === "reveal" || kind === "look") && whereWas(node.what, scope, replaced)),
    ...(kind === "choose" && { choice: node }),
    // A tapped object keeps what it was called before.
    ...(kind === "tap" && { onlyBy: true }),
    ...(kind === "move" && node.to !== "battlefield" && { gone: true }),
  }
  const left = kind === "chooseObjects" ? unchosen(one, node, worked) : rest(one, node, kind)
  const each: Referent[] = isOfEach(node, replaced) && !plural ? [{ ...one, plural: true }] : []
  if (how === "token" && !plural) each.push({ ...one, plural: true, onlyNoun: true })
  const again = sameNumber(node, at, worked) // "draw that many cards, then discard that many": the same number
  return [
    ...asWholeZone(one, node),
    ...(kind === "tap" ? told(one, node) : []),
    one,
    ...again,
    ...each,
    ...owner(one, node, kind),
    ...(kind === "search" && node.to === "exile" ? [{ ...one, how: "exiled", onlyBy: true as const }] : []),
    ...arrived(one, node),
    ...left,
  ]
}

/** "Tap all creatures. Those creatures …": all of them (608.2c); what was "tapped this way" had been untapped. */
function told({ at, plural, filter, object }: Referent, { what }: Producer): readonly Referent[] {
  if (what?.sel !== "all" || object?.sel !== "bound") return []
  const all: Selector = { sel: "bound", name: `${object.name}Named` }
  return [{ at, object: all, plural, ...(filter && { filter }) }]
}

function participle({ to = "" }: Producer, kind: string, how: string): string {
  return (kind === "move" && MOVED_TO[to]) || how
}

/** A hand or graveyard is both one thing and several cards: "choose a card from it". */
function asWholeZone(one: Referent, { what }: Producer): readonly Referent[] {
  if (what?.sel !== "all" || what.zone === undefined) return []
  if (what.filter.is === "any") return [{ ...one, plural: !one.plural }]
  return what.zone === "hand" ? [{ at: one.at, object: one.object, plural: false, onlyFrom: true }] : []
}

/** What several players each choose, or is found in the library of each, is plural together: "you gain control of those creatures". */
function isOfEach({ what, of }: Producer, replaced: ReadonlyMap<object, unknown>): boolean {
  // "For each opponent, choose a creature that player controls": one of each.
  if (what?.sel === "choose") return same(what.by, LOOP) || isOfLoop(what, replaced)
  const searched = what?.sel === "libraryTop" ? what.of : of
  return searched !== undefined && same(replaced.get(searched) ?? searched, LOOP)
}

/** Whether the objects are those of the player that a loop has come to. */
function isOfLoop(what: Selector, replaced: ReadonlyMap<object, unknown>): boolean {
  return someNode(what, (node) => same(replaced.get(node) ?? node, LOOP))
}

/** "If you put a card into your hand this way": named by destination. */
const ARRIVED: Readonly<Record<string, string>> = { hand: "toHand", battlefield: "toBattlefield" }

function arrived({ at, object }: Referent, { to, take }: Producer): readonly Referent[] {
  const how = ARRIVED[take?.to ?? to ?? ""]
  return how === undefined || object === undefined ? [] : [{ at, object, plural: true, how, onlyBy: true }]
}

/** A card's owner: the player to whose hand or library it goes. */
function owner(one: Referent, { what, to }: Producer, kind: string): readonly Referent[] {
  const goes = kind === "move" && (to === "hand" || to === "library")
  if (!goes || one.object === undefined || slotOf(what) === undefined) return []
  return [{ at: one.at, player: { who: "ownerOf", of: one.object }, plural: false }]
}

/** "The rest" of the cards looked at: those not moved since. */
function rest({ at, object }: Referent, { what, to, exile }: Producer, kind: string): readonly Referent[] {
  const left = { at, plural: true, how: "rest", onlyBy: true } as const
  const chosen = kind === "move" ? chosenOfExiled(what) : undefined
  if (chosen !== undefined) return [{ ...left, object: chosen }]
  if (
    kind === "move" &&
    MOVED_TO[to ?? ""] === "exiled" &&
    what?.sel === "libraryTop" &&
    object !== undefined
  )
    return [{ ...left, object: { sel: "filtered", of: object, filter: { is: "inZone", zone: "exile" } } }]
  if (kind === "digUntil")
    return [{ ...left, object: { sel: "bound", name: "rest" } }, ...all(at, object, exile)]
  if ((kind !== "look" && kind !== "reveal") || what?.sel !== "libraryTop" || object === undefined) return []
  return [{ ...left, object: { sel: "filtered", of: object, filter: { is: "inZone", zone: "library" } } }]
}

/** All revealed or exiled cards including the one found: "puts those cards into their graveyard". */
function all(at: number, found: Selector | undefined, exile?: boolean): readonly Referent[] {
  if (found === undefined) return []
  const object: Selector = { sel: "union", of: [found, { sel: "bound", name: "rest" }] }
  return [
    { at, object, plural: true },
    { at, object, plural: true, how: exile === true ? "exiled" : "revealed", onlyBy: true },
  ]
}

/** "Chooses two creatures they control, then sacrifices the rest": those that could have been chosen but weren't. */
function unchosen({ at, object }: Referent, { what }: Producer, worked: Worked): readonly Referent[] {
  if (what?.sel !== "choose" || object === undefined) return []
  const { filter, zone, of, from } = rebuild(what, worked.replaced, worked.bound) as typeof what
  const left = { at, plural: true, how: "rest", onlyBy: true } as const
  const unchosen: Filter = { is: "not", of: { is: "among", of: object } }
  if (from !== undefined) return [{ ...left, object: { sel: "filtered", of: from, filter: unchosen } }]
  const others = conjunction([...partsOf(filter), unchosen])
  return [{ ...left, object: { sel: "all", filter: others, ...(zone && { zone }), ...(of && { of }) } }]
}

/** Of cards exiled with an object, those still in exile after some have moved. */
function chosenOfExiled(what: Selector | undefined): Selector | undefined {
  if (what?.sel !== "choose" || what.zone !== "exile" || what.from !== undefined) return undefined
  return same(what.filter, { is: "exiledWith" })
    ? { sel: "all", filter: what.filter, zone: "exile" }
    : undefined
}
