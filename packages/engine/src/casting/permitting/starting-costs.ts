import { contextOf } from "../../characteristics/context.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { controllerOf, keywords, permanents } from "../../characteristics/query.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import type { Cost } from "../../language/cost.ts"
import type { Filter } from "../../language/filter.ts"
import type { Keyword } from "../../language/keyword.ts"
import { choose, illegal } from "../../state/choose.ts"
import type { Bindings } from "../../state/object.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { type CastOption, NO_COST } from "./cast-option.ts"

/** A cost to start from (601.2f), and the names it binds. */
export interface StartingCost {
  cost: Cost
  bindings: Bindings
  /** The permanent sacrificed or tapped for this cost, if any. */
  helper?: ObjectId
  /** Whether it includes an additional cost, which is optional. */
  optional?: true
}

/** Keywords that reduce the total cost by a quality of a sacrificed or tapped permanent (`effects/costs/`). */
interface Helped {
  keyword: Keyword
  rule: string
  pay: "sacrifice" | "tapOthers"
  optional: boolean
}

const OFFERING: Helped = { keyword: "offering", rule: "702.48b", pay: "sacrifice", optional: true }
const EMERGE: Helped = { keyword: "emerge", rule: "702.119c", pay: "sacrifice", optional: false }
const HARMONIZE: Helped = { keyword: "harmonize", rule: "702.180b", pay: "tapOthers", optional: true }
const HELPED_WAYS: readonly Helped[] = [EMERGE, HARMONIZE]

/** Bindings of a base cost that binds no names. */
export const NO_NAMES: Bindings = {}

/**
 * The costs to start from: the plain one, and one for each permanent that could help. `offered`: by timing, the spell can be cast only with
 * an offering (702.48a).
 */
export function startingCosts(
  s: State,
  player: PlayerId,
  p: CastOption,
  offered = false,
): readonly StartingCost[] {
  const plain: StartingCost = { cost: p.base ?? NO_COST, bindings: NO_NAMES }
  const offerings = keywords(s, p.object, "offering")
  const way =
    p.keyword === null ? undefined : HELPED_WAYS.find(({ keyword }) => keyword === p.keyword?.keyword)
  if (offerings.length === 0 && way === undefined) return [plain]
  const helped = way === undefined ? [] : withHelp(s, player, p, [plain], way, p.keyword!.filter)
  const ways = way === undefined ? [plain] : way.optional ? [plain, ...helped] : helped
  const more = offerings.flatMap(({ filter }) => withHelp(s, player, p, ways, OFFERING, filter))
  return offered ? more : [...ways, ...more]
}

const CREATURE: Filter = { is: "type", type: "creature" }

function withHelp(
  s: State,
  player: PlayerId,
  p: CastOption,
  ways: readonly StartingCost[],
  { keyword, pay, optional }: Helped,
  quality: Filter = CREATURE,
): StartingCost[] {
  const context = contextOf(p.object, player)
  const able = permanents(s).filter(
    (id) =>
      controllerOf(s, id) === player &&
      (pay === "sacrifice" || !objectNow(s, id).tapped) &&
      matchesFilter(s, quality, id, context),
  )
  const filter: Filter = { is: "among", of: { sel: "bound", name: keyword } }
  return able.flatMap((id) =>
    ways.map((base) => ({
      cost: [...base.cost, { pay, filter }],
      bindings: { ...base.bindings, [keyword]: [id] },
      helper: id,
      ...(optional && { optional: true as const }),
    })),
  )
}

/** Chooses the starting cost and the permanent to sacrifice or tap for it (702.48b, 702.119c, 702.180b). */
export function chooseStartingCost(
  s: State,
  player: PlayerId,
  p: CastOption,
  all: readonly StartingCost[],
  payable: (base: StartingCost) => boolean,
): StartingCost {
  const possible = all.length === 1 ? all : all.filter(payable)
  if (possible.length === 0) illegal("601.2h", "costs-unpayable")
  const wanted = wantsHelp(s, player, p, possible)
  const left = wanted === null ? possible : possible.filter((base) => (base.optional === true) === wanted)
  if (left.length === 1) return left[0]
  const { rule, pay } = helpOf(left[0])
  const options = left.map(({ helper }) => helper!)
  const [id] = chooseObjects(s, player, options, 1, 1, { rule, purpose: pay, source: p.object })
  return left[options.indexOf(id)]
}

function helpOf({ bindings }: StartingCost): Helped {
  return [OFFERING, EMERGE, HARMONIZE].find(({ keyword }) => bindings[keyword] !== undefined)!
}

/** Whether the player pays the optional part; null if there is no choice. */
function wantsHelp(
  s: State,
  player: PlayerId,
  p: CastOption,
  possible: readonly StartingCost[],
): boolean | null {
  if (new Set(possible.map((base) => base.optional === true)).size < 2) return null
  return (
    choose(s, { kind: "confirm", player, rule: "601.2b", purpose: "optionalCost", source: p.object }) === 1
  )
}
