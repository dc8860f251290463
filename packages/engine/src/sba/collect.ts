import type { Characteristics } from "../characteristics/layers/characteristics.ts"
import { CARD_TYPE_BIT } from "../language/vocabulary.ts"
import type { GameObject } from "../state/object.ts"
import { objectNow } from "../state/object-now.ts"
import { NONE } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { attachment } from "./actions/attachments.ts"
import { annihilatingCounters, countersOverLimit } from "./actions/counters.ts"
import { dyingCreature } from "./actions/creatures.ts"
import { legendRule, worldRule } from "./actions/legend-world.ts"
import { uniquePlaneswalkers } from "./actions/planeswalker-uniqueness.ts"
import { battle, dyingPlaneswalker } from "./actions/planeswalkers-battles.ts"
import { losingPlayers } from "./actions/players.ts"
import { extraRoles, finishedDungeons, finishedSaga } from "./actions/sagas-dungeons-roles.ts"
import { sectors, startingEngines } from "./actions/sectors-speed.ts"
import { ceasingObjects, phasedOutToken } from "./actions/tokens-copies.ts"
import { censusOf } from "./census.ts"
import type { Plan } from "./plan.ts"
import { noteStanding } from "./standing.ts"
import { variantActions } from "./variants.ts"

/** 704.3: collects everything that applies now. Choices are made here; nothing is performed yet. */
export function collect(s: State, plan: Plan): void {
  losingPlayers(s, plan)
  ceasingObjects(s, plan)
  const { knobs } = s.ruleset
  const census = censusOf(s)
  for (const id of census.phasedOut) phasedOutToken(s, id, plan) // 702.26d
  for (const { id, c, watched } of census.permanents) {
    const object = objectNow(s, id)
    if (watched || object.attachedTo !== NONE || object.counters !== null) permanent(s, object, c, plan)
  }
  noteStanding(s, census)
  uniquePlaneswalkers(s, census.planeswalkers, plan)
  legendRule(s, census.legends, plan)
  worldRule(s, census.worlds, plan)
  if (knobs.roles) extraRoles(s, census.roles, plan)
  if (knobs.spaceSculptor) sectors(s, census.sculptors, plan)
  if (knobs.speed) startingEngines(s, census.engines, plan)
  if (knobs.counterCapSba) countersOverLimit(s, plan)
  if (knobs.dungeons) finishedDungeons(s, plan)
  variantActions(s, plan)
}

function permanent(s: State, object: GameObject, c: Characteristics, plan: Plan): void {
  const { knobs } = s.ruleset
  const isEnchantment = (c.types & CARD_TYPE_BIT.enchantment) !== 0
  if ((c.types & CARD_TYPE_BIT.creature) !== 0) dyingCreature(s, object, c, plan)
  if ((c.types & CARD_TYPE_BIT.planeswalker) !== 0 && knobs.loyaltySba) dyingPlaneswalker(object, plan)
  if ((c.types & CARD_TYPE_BIT.battle) !== 0 && knobs.battles) battle(s, object, c, plan)
  if (object.attachedTo !== NONE || isEnchantment) attachment(s, object, c, plan)
  if (object.counters !== null && knobs.counterPairSba) annihilatingCounters(object, plan)
  if (isEnchantment && knobs.sagas !== "off" && c.subtypes.includes("Saga")) finishedSaga(s, object, c, plan) // 714.4
}
