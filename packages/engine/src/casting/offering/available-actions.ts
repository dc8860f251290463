import { analyse, type Indexed } from "../../characteristics/layers/analysis.ts"
import {
  rememberedByBattlefield,
  rememberedByList,
  rememberedByPlayer,
} from "../../characteristics/queries/readings.ts"
import { characteristics } from "../../characteristics/query.ts"
import type { ActivatedAbility } from "../../language/ability.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { type CastCandidates, castCandidates, hiddenAgendas, offeringSpecials } from "./cast-candidates.ts"

/** An object with activated abilities, other than mana abilities, that function in its zone (113.6). */
export interface Usable {
  id: ObjectId
  entries: readonly Indexed<ActivatedAbility>[]
  /** Whether some ability defines who may activate it (602.2). */
  forOthers: boolean
}

/** Everything a player could ever begin an action with; priority windows check only these (117.1). */
interface AvailableActions {
  hand: CastCandidates
  graveyard: CastCandidates
  exile: CastCandidates
  command: CastCandidates
  /** Permanents and face-down conspiracies with special actions (116.2b, 116.2j, 116.2m). */
  specials: readonly ObjectId[]
  /** Objects with activated abilities, zone by zone, no matter who may use them. */
  usable: readonly (readonly Usable[])[]
}

/** Composed of memos of single lists, so that changing one list leaves the memos of the others valid. */
export const availableActions = rememberedByPlayer((s, player): AvailableActions => {
  const { exile, command } = s
  const { hand, graveyard } = s.players[player]
  const usable: (readonly Usable[])[] = []
  const permanents = usablePermanents(s)
  if (permanents.length > 0) usable.push(permanents)
  for (const zone of [hand, graveyard, exile, command]) {
    const found = usableIn(s, zone)
    if (found.length > 0) usable.push(found)
  }
  return {
    hand: castCandidates(s, hand),
    graveyard: castCandidates(s, graveyard),
    exile: castCandidates(s, exile),
    command: castCandidates(s, command),
    specials: [...offeringSpecials(s), ...hiddenAgendas(s, command)],
    usable,
  }
})

const usableIn = rememberedByList(usableOf)
const usablePermanents = rememberedByBattlefield(usableOf)

function usableOf(s: State, ids: readonly ObjectId[]): readonly Usable[] {
  const out: Usable[] = []
  for (const id of ids) {
    const { activated } = analyse(characteristics(s, id).abilities)
    if (activated.length > 0) addUsable(s, id, activated, out)
  }
  return out
}

function addUsable(
  s: State,
  id: ObjectId,
  activated: readonly Indexed<ActivatedAbility>[],
  out: Usable[],
): void {
  const { zone } = objectNow(s, id)
  const entries = activated.filter(({ zones }) => zones.includes(zone))
  const forOthers = entries.some(({ ability }) => ability.who !== undefined)
  if (entries.length > 0) out.push({ id, entries, forOthers })
}
