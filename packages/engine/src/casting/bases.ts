import { contextOf } from "../characteristics/context.ts"
import { fits, manaValueOf } from "../characteristics/filter.ts"
import { controllerOf, permanents } from "../characteristics/query.ts"
import type { Cost } from "../language/cost.ts"
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
}

const NO_NAMES: Bindings = {}

/** The costs to start from: one, but for emerge, where each permanent that could be sacrificed makes its own (702.119). */
export function bases(s: State, player: PlayerId, p: Proposal): readonly Base[] {
  const { base, keyword } = p
  if (base === null || keyword === null || !WAYS[keyword.keyword]?.emerges)
    return [{ cost: base ?? NO_COST, bindings: NO_NAMES }]
  const quality = keyword.filter ?? { is: "type" as const, type: "creature" as const }
  const context = contextOf(p.object, player)
  const fodder = permanents(s).filter((id) => controllerOf(s, id) === player && fits(s, quality, id, context))
  return fodder.map((id) => emerging(s, base, id))
}

function emerging(s: State, base: Cost, creature: ObjectId): Base {
  const by = manaValueOf(s, creature)
  const reduced = base.map((part) =>
    part.pay === "mana"
      ? { ...part, mana: printManaCost(reduceGeneric(parseManaCost(part.mana), by)) }
      : part,
  )
  return {
    cost: [...reduced, { pay: "sacrifice", filter: { is: "among", of: { sel: "bound", name: "emerge" } } }],
    bindings: { emerge: [creature] },
  }
}

/** The cost that the player starts from; for emerge the permanent is chosen now (702.119c). */
export function chooseBase(s: State, player: PlayerId, p: Proposal, payable: (base: Base) => boolean): Base {
  const all = bases(s, player, p)
  const possible = all.length === 1 ? all : all.filter(payable)
  if (possible.length === 0) illegal("601.2h", "its costs can't be paid")
  if (possible.length === 1) return possible[0]
  const options = possible.map(({ bindings }) => ({
    label: "emerge",
    object: (bindings.emerge as readonly ObjectId[])[0],
  }))
  return possible[
    choose(s, {
      kind: "option",
      player,
      rule: "702.119c",
      purpose: "cost",
      source: p.object,
      options,
      min: 1,
      max: 1,
    })[0]
  ]
}
