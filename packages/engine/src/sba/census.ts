import { mentionsAny } from "../characteristics/definitions-contain.ts"
import type { Characteristics } from "../characteristics/layers/characteristics.ts"
import { rememberedByBattlefield } from "../characteristics/queries/readings.ts"
import { characteristics } from "../characteristics/query.ts"
import { SUPERTYPE_BIT, TYPE_BIT } from "../language/vocabulary.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { isLegend } from "./legend-world.ts"
import { isSculptor, startsEngines } from "./sectors-speed.ts"

/** A phased-in permanent, and whether 704.5 asks more of it than what is attached to it or lies on it. */
interface Permanent {
  id: ObjectId
  c: Characteristics
  watched: boolean
}

/** What 704.5 asks of the permanents as long as the same ones are on the battlefield with the same characteristics. */
interface Roll {
  permanents: Permanent[]
  phasedOut: ObjectId[]
  /** Permanents of which 704.5 looks at several together. */
  planeswalkers: ObjectId[]
  legends: ObjectId[]
  worlds: ObjectId[]
  roles: ObjectId[]
  sculptors: ObjectId[]
  engines: ObjectId[]
}

const WATCHED = TYPE_BIT.creature | TYPE_BIT.planeswalker | TYPE_BIT.battle | TYPE_BIT.enchantment

const hasSculptors = mentionsAny(["spaceSculptor"])
const hasEngines = mentionsAny(["startYourEngines"])

/** The battlefield as state-based actions look at it. */
export const rollOf = rememberedByBattlefield((s, ids): Roll => {
  const roll = emptyRoll()
  const said = { sculptors: hasSculptors(s), engines: hasEngines(s) }
  for (const id of ids) {
    if (s.objects[id]!.phasedOut === 0) enroll(s, roll, id, said)
    else roll.phasedOut.push(id)
  }
  return roll
})

/** Keywords that any card of the game says. */
interface Said {
  sculptors: boolean
  engines: boolean
}

function emptyRoll(): Roll {
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

function enroll(s: State, roll: Roll, id: ObjectId, said: Said): void {
  const c = characteristics(s, id)
  roll.permanents.push({ id, c, watched: (c.types & WATCHED) !== 0 })
  if ((c.types & TYPE_BIT.planeswalker) !== 0) roll.planeswalkers.push(id)
  if (isLegend(s, c)) roll.legends.push(id)
  if ((c.supertypes & SUPERTYPE_BIT.world) !== 0) roll.worlds.push(id)
  if ((c.types & TYPE_BIT.enchantment) !== 0 && c.subtypes.includes("Role")) roll.roles.push(id)
  if (said.sculptors && isSculptor(s, id)) roll.sculptors.push(id)
  if (said.engines && startsEngines(s, id)) roll.engines.push(id)
}
