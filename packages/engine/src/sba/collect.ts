import type { Characteristics } from "../characteristics/characteristics.ts"
import { mentions } from "../characteristics/mentions.ts"
import { characteristics } from "../characteristics/query.ts"
import { SUPERTYPE_BIT, TYPE_BIT } from "../language/vocabulary.ts"
import type { GameObject } from "../state/object.ts"
import { NONE, type ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { attachment } from "./attachments.ts"
import { annihilatingCounters, countersOverLimit } from "./counters.ts"
import { dyingCreature } from "./creatures.ts"
import { isLegend, legendRule, worldRule } from "./legend-world.ts"
import type { Plan } from "./plan.ts"
import { uniquePlaneswalkers } from "./planeswalker-uniqueness.ts"
import { battle, dyingPlaneswalker } from "./planeswalkers-battles.ts"
import { losingPlayers } from "./players.ts"
import { extraRoles, finishedDungeons, finishedSaga } from "./sagas-dungeons-roles.ts"
import { isSculptor, sectors, startingEngines, startsEngines } from "./sectors-speed.ts"
import { ceasingObjects, phasedOutToken } from "./tokens-copies.ts"
import { variantActions } from "./variants.ts"

/** Permanents of which 704.5 looks at several together. */
interface Groups {
  planeswalkers: ObjectId[]
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
  const { knobs } = s.ruleset
  const groups: Groups = { planeswalkers: [], legends: [], worlds: [], roles: [], sculptors: [], engines: [] }
  const sculpting = knobs.spaceSculptor && mentions(s, "spaceSculptor")
  const racing = knobs.speed && mentions(s, "startYourEngines")
  for (const id of s.battlefield) {
    if (s.objects[id]!.phasedOut !== 0) {
      phasedOutToken(s, id, plan) // 702.26d
      continue
    }
    permanent(s, id, plan, groups)
    if (sculpting && isSculptor(s, id)) groups.sculptors.push(id)
    if (racing && startsEngines(s, id)) groups.engines.push(id)
  }
  uniquePlaneswalkers(s, groups.planeswalkers, plan)
  legendRule(s, groups.legends, plan)
  worldRule(s, groups.worlds, plan)
  extraRoles(s, groups.roles, plan)
  sectors(s, groups.sculptors, plan)
  startingEngines(s, groups.engines, plan)
  if (knobs.counterCapSba) countersOverLimit(s, plan)
  if (knobs.dungeons) finishedDungeons(s, plan)
  variantActions(s, plan)
}

/** Sagas (714.4) and Roles are enchantments. */
function enchantment(s: State, object: GameObject, c: Characteristics, plan: Plan, groups: Groups): void {
  const { knobs } = s.ruleset
  if (knobs.sagas !== "off" && c.subtypes.includes("Saga")) finishedSaga(s, object, c, plan)
  if (knobs.roles && c.subtypes.includes("Role")) groups.roles.push(object.id)
}

function permanent(s: State, id: ObjectId, plan: Plan, groups: Groups): void {
  const object = s.objects[id]!
  const c = characteristics(s, id)
  if ((c.types & TYPE_BIT.creature) !== 0) dyingCreature(s, object, c, plan)
  if ((c.types & TYPE_BIT.planeswalker) !== 0) {
    dyingPlaneswalker(object, plan)
    groups.planeswalkers.push(id)
  }
  if ((c.types & TYPE_BIT.battle) !== 0 && s.ruleset.knobs.battles) battle(s, object, c, plan)
  if (object.attachedTo !== NONE || (c.types & TYPE_BIT.enchantment) !== 0) attachment(s, object, c, plan)
  if (object.counters !== null && s.ruleset.knobs.counterPairSba) annihilatingCounters(object, plan)
  if (isLegend(s, c)) groups.legends.push(id)
  if ((c.supertypes & SUPERTYPE_BIT.world) !== 0) groups.worlds.push(id)
  if ((c.types & TYPE_BIT.enchantment) !== 0) enchantment(s, object, c, plan, groups)
}
