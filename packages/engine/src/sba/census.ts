import { definitionsContainAny } from "../characteristics/definitions-contain.ts"
import type { Characteristics } from "../characteristics/layers/characteristics.ts"
import { rememberedByBattlefield } from "../characteristics/queries/readings.ts"
import { characteristics } from "../characteristics/query.ts"
import { CARD_TYPE_BIT, SUPERTYPE_BIT } from "../language/vocabulary.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { isLegend } from "./actions/legend-world.ts"
import { isSculptor, startsEngines } from "./actions/sectors-speed.ts"

/** A phased-in permanent. `watched`: 704.5 checks it even if it has no counters and isn't attached. */
interface Permanent {
  id: ObjectId
  c: Characteristics
  watched: boolean
}

/** The permanents that 704.5 checks; valid while the battlefield and its characteristics are unchanged. */
export interface Census {
  permanents: Permanent[]
  phasedOut: ObjectId[]
  /** Permanents that 704.5 compares with each other. */
  planeswalkers: ObjectId[]
  legends: ObjectId[]
  worlds: ObjectId[]
  roles: ObjectId[]
  sculptors: ObjectId[]
  engines: ObjectId[]
}

const WATCHED =
  CARD_TYPE_BIT.creature | CARD_TYPE_BIT.planeswalker | CARD_TYPE_BIT.battle | CARD_TYPE_BIT.enchantment

const hasSculptors = definitionsContainAny(["spaceSculptor"])
const hasEngines = definitionsContainAny(["startYourEngines"])

/** The battlefield, sorted for state-based actions. */
export const censusOf = rememberedByBattlefield((s, ids): Census => {
  const census = emptyCensus()
  const said = { sculptors: hasSculptors(s), engines: hasEngines(s) }
  for (const id of ids) {
    if (objectNow(s, id).phasedOut === 0) countIn(s, census, id, said)
    else census.phasedOut.push(id)
  }
  return census
})

/** Whether any card of the game has the keyword. */
interface Said {
  sculptors: boolean
  engines: boolean
}

function emptyCensus(): Census {
  return {
    permanents: [],
    phasedOut: [],
    planeswalkers: [],
    legends: [],
    worlds: [],
    roles: [],
    sculptors: [],
    engines: [],
  }
}

function countIn(s: State, census: Census, id: ObjectId, said: Said): void {
  const c = characteristics(s, id)
  census.permanents.push({ id, c, watched: (c.types & WATCHED) !== 0 })
  if ((c.types & CARD_TYPE_BIT.planeswalker) !== 0) census.planeswalkers.push(id)
  if (isLegend(s, c)) census.legends.push(id)
  if ((c.supertypes & SUPERTYPE_BIT.world) !== 0) census.worlds.push(id)
  if ((c.types & CARD_TYPE_BIT.enchantment) !== 0 && c.subtypes.includes("Role")) census.roles.push(id)
  if (said.sculptors && isSculptor(s, id)) census.sculptors.push(id)
  if (said.engines && startsEngines(s, id)) census.engines.push(id)
}
