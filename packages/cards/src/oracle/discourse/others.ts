import type { Filter, PlayerSelector, Selector, Zone } from "@apnap/engine"
import { same } from "../grammar/hole.ts"
import { withoutOther } from "../phrases/objects/other.ts"
import { typesOfSubtype } from "../words/subtypes.ts"
import { mapNodes } from "./nodes.ts"
import { last, type Referent, type Scope } from "./referent.ts"

/** The context of "other": its noun phrase, and whether it applies to each member of a group. */
export interface OtherPlace {
  readonly filter?: Filter
  readonly zone?: Zone | readonly Zone[]
  /** Whether it's part of an event description, which can't refer to its own parts. */
  readonly inEvent?: boolean
  /** "Each Elf gets +1/+1 for each other Elf": other than the one affected. */
  readonly ofEach?: boolean
}

/** What each "other" is other than, unless it's the object that has the ability. */
const THAN = new WeakMap<object, Selector>()

export function isPlainOther(node: object): boolean {
  return (node as Filter).is === "other" && !("than" in node)
}

/** Records what an "other" is other than; nothing is recorded for this object itself. */
export function keepOther(node: object, found: Referent | undefined, { ofEach }: OtherPlace): void {
  if (found?.object === undefined || found.self === true) return
  const ofGroup = ofEach === true && found.object.sel === "all"
  THAN.set(node, ofGroup ? { sel: "bound", name: "affected" } : found.object)
}

/** The data with the antecedents of "other" filled in. */
export function withAntecedents<T>(value: T): T {
  return mapNodes(value, (node) => {
    const than = isPlainOther(node) ? THAN.get(node) : undefined
    return than === undefined ? undefined : { ...node, than, implied: true }
  }) as T
}

/** The data with "other" as printed. */
export function withoutAntecedents<T>(value: T): T {
  return mapNodes(value, (node) =>
    (node as { implied?: true }).implied === true ? { is: "other" } : undefined,
  ) as T
}

/** The antecedent of "other": the last thing mentioned that could be among the objects described, or this object. */
export function otherThan(at: number, place: OtherPlace, scope: Scope): Referent | undefined {
  const meant = place.zone ?? (saysSpell(place.filter) ? "stack" : "battlefield")
  return last(scope, at, (r) =>
    r.self === true ? couldBeSelf(scope, meant, place) : couldBeAmong(r, meant, place),
  )
}

/** A spell isn't a permanent; what is attached to a creature isn't a creature itself (301.5c, 303.4d). */
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

/** An attached object's host counts as a creature if nothing else is known of it. */
function kindOf({ object, filter }: Referent): Filter | undefined {
  return filter ?? (object?.sel === "attachedTo" ? { is: "type", type: "creature" } : undefined)
}

/** "Creatures you control" leave no others; "other creatures" share their antecedent with the earlier "other creatures". */
function isSameGroup({ filter, object, how }: Referent, meant: Filter | undefined): boolean {
  if (filter === undefined || meant === undefined) return false
  if (object?.sel !== "all" && how !== "changed") return false
  const bare = withoutOther({ filter: meant })?.filter
  return withoutOther({ filter }) !== undefined || same(filter, bare)
}

/** Whether a referent is in the zone of the objects described. */
function lies({ where, gone, object }: Referent, meant: Zone | readonly Zone[]): boolean {
  if (where !== undefined) return typeof meant === "string" ? where === meant : meant.includes(where)
  return gone !== true && object?.sel !== "libraryTop" && meant === "battlefield"
}

function saysSpell(filter: Filter | undefined): boolean {
  return filter?.is === "spell" || (filter?.is === "and" && filter.of.some(saysSpell))
}

/** Whether one object can match both: their card types must overlap, and their controllers must not be opposed. */
export function agree(known: Filter | undefined, meant: Filter | undefined): boolean {
  if (known === undefined || meant === undefined) return true
  const [a, b] = [typesOf(known), typesOf(meant)]
  if (a !== undefined && b !== undefined && !a.some((type) => b.includes(type))) return false
  const [mine, whose] = [controllerOf(known), controllerOf(meant)]
  return mine === undefined || whose === undefined || !areApart(mine, whose)
}

/** The card types a filter requires, all or one of them; undefined if it requires none. */
export function typesOf(filter: Filter): readonly string[] | undefined {
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
