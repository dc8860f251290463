import type { Characteristics } from "../characteristics/layers/characteristics.ts"
import {
  characteristics,
  controllerOf,
  hasFlag,
  hasKeyword,
  objectOf,
  permanents,
} from "../characteristics/query.ts"
import type { CostPart } from "../language/cost.ts"
import { CARD_TYPE_BIT } from "../language/vocabulary.ts"
import {
  COLOR_BIT as MANA_BIT,
  MANA_TYPES,
  type ManaCost,
  type ManaOutput,
  type ManaType,
  parseManaCost,
  typesOf,
  withX,
} from "../mana/index.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import type { Taken } from "./mana/available.ts"
import type { Source, Way } from "./mana/sources.ts"
import { STAND_IN } from "./terms.ts"
import type { Payment } from "./types.ts"

/** A substitute for mana: a permanent to tap or a card to exile. */
interface Stand {
  id: ObjectId
  how: "tap" | "exile"
  letters: readonly ManaType[]
  harm: number
}

/** Whether substitutes for mana may pay: for the spell (702.51, 702.66, 702.126), or by waterbending (701.67). */
export function hasPermissions(s: State, payment: Payment, parts: readonly CostPart[]): boolean {
  if (parts.some((part) => part.pay === "waterbend")) return true
  if (payment.kind !== "spell" || objectOf(s, payment.object) === undefined) return false
  return (
    hasFlag(s, payment.object, "convoke") ||
    hasFlag(s, payment.object, "delve") ||
    hasKeyword(s, payment.object, "improvise")
  )
}

/** 701.67b: the generic mana that waterbending may pay for. */
function waterbent(parts: readonly CostPart[], x: number): number {
  return parts.reduce(
    (sum, part) => sum + (part.pay === "waterbend" ? withX(parseManaCost(part.mana), x).generic : 0),
    0,
  )
}

/** The sources, plus convoke, improvise, delve and waterbending. Each substitute pays for one mana of the spell's total cost. */
export function withPermissions(
  s: State,
  cost: ManaCost,
  payment: Payment,
  sources: readonly Source[],
  taken: Taken,
  parts: readonly CostPart[],
): readonly Source[] {
  const out = [...sources]
  const isFree = ({ how, id }: Stand) => (how === "tap" ? !taken.taps.has(id) : !taken.gone.has(id))
  for (const stand of allStands(s, cost, payment, parts, isFree)) {
    const at =
      stand.how === "tap"
        ? out.findIndex((source) => source.id === stand.id && source.ways.some((way) => way.use.taps))
        : -1
    const added = entries(stand)
    if (at < 0) out.push({ id: stand.id, ...added })
    else
      out[at] = {
        ...out[at],
        outputs: [...out[at].outputs, ...added.outputs],
        ways: [...out[at].ways, ...added.ways],
      }
  }
  return out
}

function entries(stand: Stand): { outputs: ManaOutput[]; ways: Way[] } {
  const outputs = stand.letters.map((type) => ({ mana: [{ type, restriction: STAND_IN }], harm: stand.harm }))
  const use = {
    taps: stand.how === "tap",
    gone: stand.how === "exile" ? stand.id : 0,
    chosen: 0,
    life: 0,
    own: null,
    harm: stand.harm,
    other: [],
    parts: [],
    x: null,
  }
  return { outputs, ways: stand.letters.map((letters) => ({ how: stand.how, ability: -1, letters, use })) }
}

function allStands(
  s: State,
  cost: ManaCost,
  payment: Payment,
  parts: readonly CostPart[],
  isFree: (stand: Stand) => boolean,
): readonly Stand[] {
  const own = payment.kind === "spell" ? stands(s, cost, payment).filter(isFree) : []
  const limit = waterbent(parts, payment.x)
  if (limit === 0) return own
  const bending = waterbenders(s, payment.player, genericType(cost)).filter(
    (stand) => isFree(stand) && !own.some(({ id }) => id === stand.id),
  )
  // If the cost has more generic mana, only that many may be tapped: the least harmful ones.
  return [
    ...own,
    ...(limit >= cost.generic ? bending : bending.toSorted((a, b) => a.harm - b.harm).slice(0, limit)),
  ]
}

/** 701.67a: untapped artifacts and creatures. */
function waterbenders(s: State, player: PlayerId, generic: ManaType): Stand[] {
  return permanents(s).flatMap((id): Stand[] => {
    if (objectNow(s, id).tapped || controllerOf(s, id) !== player) return []
    const { types } = characteristics(s, id)
    if (types & CARD_TYPE_BIT.creature) return [{ id, how: "tap", letters: [generic], harm: 3 }]
    return types & CARD_TYPE_BIT.artifact ? [{ id, how: "tap", letters: [generic], harm: 1 }] : []
  })
}

function stands(s: State, cost: ManaCost, payment: Payment): Stand[] {
  const { player } = payment
  const out: Stand[] = []
  const generic = genericType(cost)
  const convoke = hasFlag(s, payment.object, "convoke")
  const improvise = hasKeyword(s, payment.object, "improvise")
  if (convoke || improvise) {
    for (const id of permanents(s)) {
      if (objectNow(s, id).tapped || controllerOf(s, id) !== player) continue
      const c = characteristics(s, id)
      if (convoke && c.types & CARD_TYPE_BIT.creature)
        out.push({ id, how: "tap", letters: [...typesOf(c.colors), generic], harm: harmOf(c) })
      else if (improvise && c.types & CARD_TYPE_BIT.artifact)
        out.push({ id, how: "tap", letters: [generic], harm: 1 })
    }
  }
  if (hasFlag(s, payment.object, "delve")) {
    for (const id of s.players[player].graveyard)
      if (id !== payment.object) out.push({ id, how: "exile", letters: [generic], harm: 1 })
  }
  return out
}

/** A tapped creature can neither attack nor block, so weak ones are tapped first. */
function harmOf({ power }: Characteristics): number {
  return 3 + Math.min(MOST_POWER, Math.max(0, power ?? 0))
}

const MOST_POWER = 6

/** A type that no symbol of the cost accepts, so it pays generic mana only. */
function genericType(cost: ManaCost): ManaType {
  const wanted = cost.symbols.reduce((mask, symbol) => mask | symbol.mask, 0)
  return [...MANA_TYPES].reverse().find((type) => (wanted & MANA_BIT[type]) === 0) ?? "C"
}
