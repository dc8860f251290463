import { contextOf } from "../characteristics/context.ts"
import { fits, manaValueOf } from "../characteristics/filter.ts"
import { controllerOf, keywords, permanents } from "../characteristics/query.ts"
import { chooseObjects } from "../effects/choices.ts"
import type { Cost } from "../language/cost.ts"
import type { Filter } from "../language/filter.ts"
import { parseManaCost, printManaCost, reduceGeneric } from "../mana/index.ts"
import { choose, illegal } from "../state/choose.ts"
import type { Bindings } from "../state/object.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { NO_COST, type Proposal } from "./proposal.ts"
import { WAYS } from "./ways.ts"

/** A cost to start from (601.2f), and the names that it uses. */
export interface Base {
  cost: Cost
  bindings: Bindings
  /** The permanent that makes this cost what it is, if one does. */
  sacrificed?: ObjectId
  /** That is an additional cost which the player may leave out (702.48a). */
  offering?: true
}

const NO_NAMES: Bindings = {}

/**
 * The costs to start from: one; for emerge, each permanent that could be sacrificed makes its own (702.119a); with offering each of
 * these goes with each permanent that could be offered (702.48a). `offered`: at this time it can be cast only with an offering.
 */
export function bases(s: State, player: PlayerId, p: Proposal, offered = false): readonly Base[] {
  const plain = withoutOffering(s, player, p)
  const qualities = keywords(s, p.object, "offering")
  if (qualities.length === 0) return plain
  const offerings = qualities.flatMap(({ filter }) =>
    fodder(s, player, p.object, filter).flatMap((id) => plain.map((base) => offering(base, id))),
  )
  return offered ? offerings : [...plain, ...offerings]
}

function withoutOffering(s: State, player: PlayerId, p: Proposal): readonly Base[] {
  const { base, keyword } = p
  if (base === null || keyword === null || !WAYS[keyword.keyword]?.emerges)
    return [{ cost: base ?? NO_COST, bindings: NO_NAMES }]
  return fodder(s, player, p.object, keyword.filter).map((id) => emerging(s, base, id))
}

const CREATURE: Filter = { is: "type", type: "creature" }

function fodder(s: State, player: PlayerId, spell: ObjectId, quality: Filter = CREATURE): ObjectId[] {
  const context = contextOf(spell, player)
  return permanents(s).filter((id) => controllerOf(s, id) === player && fits(s, quality, id, context))
}

function sacrificing(name: string): Cost {
  return [{ pay: "sacrifice", filter: { is: "among", of: { sel: "bound", name } } }]
}

function emerging(s: State, base: Cost, creature: ObjectId): Base {
  const by = manaValueOf(s, creature)
  const reduced = base.map((part) =>
    part.pay === "mana"
      ? { ...part, mana: printManaCost(reduceGeneric(parseManaCost(part.mana), by)) }
      : part,
  )
  return {
    cost: [...reduced, ...sacrificing("emerge")],
    bindings: { emerge: [creature] },
    sacrificed: creature,
  }
}

/** The reduction by the permanent's mana cost comes with the other reductions (`effects/costs/`), by this name. */
const OFFERED = "offering"

function offering(base: Base, id: ObjectId): Base {
  return {
    cost: [...base.cost, ...sacrificing(OFFERED)],
    bindings: { ...base.bindings, [OFFERED]: [id] },
    sacrificed: id,
    offering: true,
  }
}

/** The cost that the player starts from; what will be sacrificed for it is chosen now (702.48b, 702.119c). */
export function chooseBase(
  s: State,
  player: PlayerId,
  p: Proposal,
  all: readonly Base[],
  payable: (base: Base) => boolean,
): Base {
  const possible = all.length === 1 ? all : all.filter(payable)
  if (possible.length === 0) illegal("601.2h", "its costs can't be paid")
  const wanted = wantsOffering(s, player, p, possible)
  const left = wanted === null ? possible : possible.filter((base) => (base.offering === true) === wanted)
  if (left.length === 1) return left[0]
  const rule = left[0].offering ? "702.48b" : "702.119c"
  const options = left.map(({ sacrificed }) => sacrificed!)
  const [id] = chooseObjects(s, player, options, 1, 1, { rule, purpose: "sacrifice", source: p.object })
  return left[options.indexOf(id)]
}

/** Whether the player makes an offering; null when that is no question. */
function wantsOffering(s: State, player: PlayerId, p: Proposal, possible: readonly Base[]): boolean | null {
  if (new Set(possible.map((base) => base.offering === true)).size < 2) return null
  return (
    choose(s, { kind: "confirm", player, rule: "601.2b", purpose: "optionalCost", source: p.object }) === 1
  )
}
