import type { Characteristics } from "../../characteristics/layers/characteristics.ts"
import { hostFits } from "../../characteristics/queries/host.ts"
import { endBestow } from "../../events/moving/bestowed.ts"
import { CARD_TYPE_BIT } from "../../language/vocabulary.ts"
import type { GameObject } from "../../state/object.ts"
import { isPlayerRef, NONE, type ObjectId, type Ref, refPlayer } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { bury, type Plan } from "../plan.ts"

/** 704.5m, n, p: Auras, Equipment and other permanents attached illegally. */
export function attachment(s: State, object: GameObject, c: Characteristics, plan: Plan): void {
  const host = object.attachedTo
  const aura = c.subtypes.includes("Aura")
  if (host === NONE) {
    if (aura) fallOff(s, object, plan)
    return
  }
  if ((c.types & (CARD_TYPE_BIT.creature | CARD_TYPE_BIT.battle)) !== 0)
    return unattaching(object.id, "704.5p", plan)
  if (aura) {
    if (!isLegalHost(s, object.id, host)) fallOff(s, object, plan)
    return
  }
  const gear = c.subtypes.includes("Equipment") || c.subtypes.includes("Fortification")
  if (!gear) return unattaching(object.id, "704.5p", plan)
  const { equipmentSba, equipOnPlayerSba } = s.ruleset.knobs
  const isIllegal = isPlayerRef(host) ? equipOnPlayerSba : !isLegalHost(s, object.id, host)
  if (equipmentSba && isIllegal) unattaching(object.id, "704.5n", plan)
}

function unattaching(id: ObjectId, rule: string, plan: Plan): void {
  plan.unattached.set(id, rule)
}

/** 303.4c: the host still exists and can be enchanted or equipped. */
function isLegalHost(s: State, id: ObjectId, host: Ref): boolean {
  if (isPlayerRef(host)) return s.players[refPlayer(host)].left === null && hostFits(s, id, host)
  const object = s.objects[host]
  return object !== undefined && object.phasedOut === 0 && hostFits(s, id, host)
}

/** 704.5m; a bestowed Aura becomes a creature instead (702.103f). */
function fallOff(s: State, object: GameObject, plan: Plan): void {
  if (object.memory?.way !== "bestow") return bury(plan, object.id, "704.5m")
  plan.steps.push(() => endBestow(s, object.id))
}
