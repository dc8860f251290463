import {
  characteristics,
  controllerOf,
  hasFlag,
  hasKeyword,
  objectOf,
  permanents,
} from "../../characteristics/query.ts"
import { TYPE_BIT } from "../../language/vocabulary.ts"
import {
  TYPE_BIT as MANA_BIT,
  MANA_TYPES,
  type ManaCost,
  type ManaOutput,
  type ManaType,
  typesOf,
} from "../../mana/index.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import type { Taken } from "./available.ts"
import type { Source, Way } from "./sources.ts"
import { STAND_IN } from "./terms.ts"
import type { PayFor } from "./types.ts"

/** Something that pays for mana instead of mana: a permanent to tap, a card to exile. */
interface Stand {
  id: ObjectId
  how: "tap" | "exile"
  letters: readonly ManaType[]
  harm: number
}

/** Whether the spell lets something else than mana be used to pay (702.51, 702.66, 702.126). */
export function hasPermissions(s: State, what: PayFor): boolean {
  if (what.kind !== "spell" || objectOf(s, what.object) === undefined) return false
  return (
    hasFlag(s, what.object, "convoke") ||
    hasFlag(s, what.object, "delve") ||
    hasKeyword(s, what.object, "improvise")
  )
}

/** The sources with convoke, improvise and delve added: each pays for one mana of the spell's total cost. */
export function withPermissions(
  s: State,
  player: PlayerId,
  cost: ManaCost,
  what: PayFor,
  sources: readonly Source[],
  taken: Taken,
): readonly Source[] {
  const out = [...sources]
  for (const stand of stands(s, player, cost, what)) {
    if (stand.how === "tap" ? taken.taps.has(stand.id) : taken.gone.has(stand.id)) continue
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
  }
  return { outputs, ways: stand.letters.map((letters) => ({ how: stand.how, ability: -1, letters, use })) }
}

function stands(s: State, player: PlayerId, cost: ManaCost, what: PayFor): Stand[] {
  const out: Stand[] = []
  const generic = genericType(cost)
  const convoke = hasFlag(s, what.object, "convoke")
  const improvise = hasKeyword(s, what.object, "improvise")
  if (convoke || improvise) {
    for (const id of permanents(s)) {
      if (s.objects[id]!.tapped || controllerOf(s, id) !== player) continue
      const c = characteristics(s, id)
      if (convoke && c.types & TYPE_BIT.creature)
        out.push({ id, how: "tap", letters: [...typesOf(c.colors), generic], harm: 3 })
      else if (improvise && c.types & TYPE_BIT.artifact)
        out.push({ id, how: "tap", letters: [generic], harm: 1 })
    }
  }
  if (hasFlag(s, what.object, "delve")) {
    for (const id of s.players[player].graveyard)
      if (id !== what.object) out.push({ id, how: "exile", letters: [generic], harm: 1 })
  }
  return out
}

/** What pays generic mana only: a type that no symbol of the cost accepts. */
function genericType(cost: ManaCost): ManaType {
  const wanted = cost.symbols.reduce((mask, symbol) => mask | symbol.mask, 0)
  return [...MANA_TYPES].reverse().find((type) => (wanted & MANA_BIT[type]) === 0) ?? "C"
}
