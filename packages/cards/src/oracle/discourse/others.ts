import type { Filter, PlayerSelector, Selector, Zone } from "@apnap/engine"
import { same } from "../grammar/hole.ts"
import { withoutOther } from "../phrases/other.ts"
import { typesOfSubtype } from "../words/subtypes.ts"
import { mapNodes } from "./nodes.ts"
import { last, type Referent, type Scope } from "./referent.ts"

/** What "other" stands in: the noun phrase that it is said of, and whether it is told of each of a group by itself. */
export interface OtherPlace {
  readonly filter?: Filter
  readonly zone?: Zone | readonly Zone[]
  /** Whether it tells what event is meant, which cannot speak of its own parts. */
  readonly inEvent?: boolean
  /** "Each Elf gets +1/+1 for each other Elf": other than the one that gets it. */
  readonly ofEach?: boolean
}

/** What each "other" that was read is other than, where that is not the object that has the ability. */
const THAN = new WeakMap<object, Selector>()

export function isPlainOther(node: object): boolean {
  return (node as Filter).is === "other" && !("than" in node)
}

/** Keeps what an "other" is other than; nothing is kept where it is the object that speaks. */
export function keepOther(node: object, found: Referent | undefined, { ofEach }: OtherPlace): void {
  if (found?.object === undefined || found.self === true) return
  const ofGroup = ofEach === true && found.object.sel === "all"
  THAN.set(node, ofGroup ? { sel: "bound", name: "affected" } : found.object)
}

/** The data with what each "other" is other than. */
export function withAntecedents<T>(value: T): T {
  return mapNodes(value, (node) => {
    const than = isPlainOther(node) ? THAN.get(node) : undefined
    return than === undefined ? undefined : { ...node, than, implied: true }
  }) as T
}

/** The data with "other" as the text says it. */
export function withoutAntecedents<T>(value: T): T {
  return mapNodes(value, (node) =>
    (node as { implied?: true }).implied === true ? { is: "other" } : undefined,
  ) as T
}

/** What "other" is other than: what was spoken of last that could be among the things that are meant, or the object that speaks. */
export function otherThan(at: number, place: OtherPlace, scope: Scope): Referent | undefined {
  const meant = place.zone ?? (saysSpell(place.filter) ? "stack" : "battlefield")
  return last(scope, at, (r) =>
    r.self === true ? couldBeSelf(scope, meant, place) : couldBeAmong(r, meant, place),
  )
}

/** A spell is no permanent; what is attached to a creature is none itself (301.5c, 303.4d). */
function couldBeSelf(
  { spell, attached }: Scope,
  meant: Zone | readonly Zone[],
  { filter }: OtherPlace,
): boolean {
  if (meant !== "battlefield") return true
  return !spell && !(attached && filter !== undefined && same(typesOf(filter), ["creature"]))
}

function couldBeAmong(
  r: Referent,
  meant: Zone | readonly Zone[],
  { filter, inEvent, ofEach }: OtherPlace,
): boolean {
  if (r.object === undefined || r.onlyFrom === true || r.onlyBy === true) return false
  if (inEvent === true && r.mention === undefined) return false
  return lies(r, meant) && agree(kindOf(r), filter) && (ofEach === true || !isSameGroup(r, filter))
}

/** What is enchanted or equipped is spoken of as a creature, if nothing else is known of it. */
function kindOf({ object, filter }: Referent): Filter | undefined {
  return filter ?? (object?.sel === "attachedTo" ? { is: "type", type: "creature" } : undefined)
}

/** "Creatures you control" leave none other; "other creatures" are other than what those are other than. */
function isSameGroup({ filter, object, how }: Referent, meant: Filter | undefined): boolean {
  if (filter === undefined || meant === undefined) return false
  if (object?.sel !== "all" && how !== "changed") return false
  const bare = withoutOther({ filter: meant })?.filter
  return withoutOther({ filter }) !== undefined || same(filter, bare)
}

/** Whether something that was spoken of lies where the things are that are meant. */
function lies({ where, gone, object }: Referent, meant: Zone | readonly Zone[]): boolean {
  if (where !== undefined) return typeof meant === "string" ? where === meant : meant.includes(where)
  return gone !== true && object?.sel !== "libraryTop" && meant === "battlefield"
}

function saysSpell(filter: Filter | undefined): boolean {
  return filter?.is === "spell" || (filter?.is === "and" && filter.of.some(saysSpell))
}

/** Whether one object can be of both kinds: neither of card types that exclude each other in speech, nor of different players. */
function agree(known: Filter | undefined, meant: Filter | undefined): boolean {
  if (known === undefined || meant === undefined) return true
  const [a, b] = [typesOf(known), typesOf(meant)]
  if (a !== undefined && b !== undefined && !a.some((type) => b.includes(type))) return false
  const [mine, whose] = [controllerOf(known), controllerOf(meant)]
  return mine === undefined || whose === undefined || !areApart(mine, whose)
}

/** The card types that a filter asks for, all or one of them; nothing where it asks for none. */
function typesOf(filter: Filter): readonly string[] | undefined {
  if (filter.is === "type") return [filter.type]
  if (filter.is === "subtype") return typesOfSubtype(filter.subtype)
  if (filter.is !== "and" && filter.is !== "or") return undefined
  const each = filter.of.map(typesOf)
  const known = each.flatMap((types) => types ?? [])
  const isTold = filter.is === "or" ? each.every((types) => types !== undefined) : known.length > 0
  return isTold ? known : undefined
}

function controllerOf(filter: Filter): PlayerSelector | undefined {
  if (filter.is === "controlledBy") return filter.player
  if (filter.is !== "and") return undefined
  return filter.of.map(controllerOf).find((player) => player !== undefined)
}

function areApart(a: PlayerSelector, b: PlayerSelector): boolean {
  return (a.who === "you" && b.who === "opponents") || (a.who === "opponents" && b.who === "you")
}
