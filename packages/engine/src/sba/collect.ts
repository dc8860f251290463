import { characteristics } from "../characteristics/query.ts"
import { SUPERTYPE_BIT, TYPE_BIT } from "../language/vocabulary.ts"
import { NONE, type ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { attachment } from "./attachments.ts"
import { annihilatingCounters, countersOverLimit } from "./counters.ts"
import { dyingCreature } from "./creatures.ts"
import { legendRule, worldRule } from "./legend-world.ts"
import type { Plan } from "./plan.ts"
import { battle, dyingPlaneswalker } from "./planeswalkers-battles.ts"
import { losingPlayers } from "./players.ts"
import { extraRoles, finishedDungeons, finishedSaga } from "./sagas-dungeons-roles.ts"
import { isSculptor, sectors, startingEngines, startsEngines } from "./sectors-speed.ts"
import { ceasingObjects } from "./tokens-copies.ts"
import { variantActions } from "./variants.ts"

/** Permanents of which 704.5 looks at several together. */
interface Groups {
  legends: ObjectId[]
  worlds: ObjectId[]
  roles: ObjectId[]
  sculptors: ObjectId[]
  engines: ObjectId[]
}

/** 704.3: everything that applies now; choices are made here, nothing is performed yet. */
export function collect(s: State, plan: Plan): void {
  losingPlayers(s, plan)
  ceasingObjects(s, plan)
  const groups: Groups = { legends: [], worlds: [], roles: [], sculptors: [], engines: [] }
  for (const id of s.battlefield) permanent(s, id, plan, groups)
  legendRule(s, groups.legends, plan)
  worldRule(s, groups.worlds, plan)
  extraRoles(s, groups.roles, plan)
  sectors(s, groups.sculptors, plan)
  startingEngines(s, groups.engines, plan)
  countersOverLimit(s, plan)
  finishedDungeons(s, plan)
  variantActions(s, plan)
}

function permanent(s: State, id: ObjectId, plan: Plan, groups: Groups): void {
  const object = s.objects[id]!
  if (object.phasedOut !== 0) return // 702.26d
  const c = characteristics(s, id)
  if ((c.types & TYPE_BIT.creature) !== 0) dyingCreature(object, c, plan)
  if ((c.types & TYPE_BIT.planeswalker) !== 0) dyingPlaneswalker(object, plan)
  if ((c.types & TYPE_BIT.battle) !== 0) battle(s, object, c, plan)
  if (object.attachedTo !== NONE || (c.types & TYPE_BIT.enchantment) !== 0) attachment(s, object, c, plan)
  if (object.counters !== null) annihilatingCounters(object, plan)
  if ((c.supertypes & SUPERTYPE_BIT.legendary) !== 0) groups.legends.push(id)
  if ((c.supertypes & SUPERTYPE_BIT.world) !== 0) groups.worlds.push(id)
  if (c.subtypes.includes("Saga")) finishedSaga(s, object, c, plan)
  if (c.subtypes.includes("Role")) groups.roles.push(id)
  if (isSculptor(s, id)) groups.sculptors.push(id)
  if (startsEngines(s, id)) groups.engines.push(id)
}
