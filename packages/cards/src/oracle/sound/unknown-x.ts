import type { Ability, EventPattern } from "@apnap/engine"
import { parametersOf } from "@apnap/engine/language"
import { someNode } from "../phrases/some-node.ts"
import { isSpell, type Speaker } from "./speaker.ts"
import type { Unsound } from "./unsound.ts"

const SAYS_X = /\{"n":"x"\}/
const TOLD_X = /"name":"X"|"bind":"X"|\{X/

/** X without a definition: no cost with {X}, no instruction that defines it, no linked ability (107.3). */
export function unknownX(ability: Ability, speaker: Speaker): readonly Unsound[] {
  if (ability.ability === "keyword") return [] // "bloodthirst X" (702.54b)
  if (ability.ability === "activated" && ability.loyalty === true) return [] // "-X" (606.5)
  const text = JSON.stringify(ability)
  if (!SAYS_X.test(text) || TOLD_X.test(text) || someNode(ability, paysX)) return []
  if (ofItsCost(ability, speaker) || ofAnother(ability, speaker)) return []
  return [{ reason: "unknown X", told: "nothing tells X" }]
}

/** "Remove X counters", "tap X untapped Knights": X is announced with the cost (107.3a). */
function paysX(node: object): boolean {
  return "pay" in node && SAYS_X.test(JSON.stringify(node))
}

/** X of a spell's own cost, in its own text or in its permanent's enters and cast triggers (107.3a, m). */
function ofItsCost(ability: Ability, speaker: Speaker): boolean {
  const costs = `${speaker.face.cost ?? ""}${JSON.stringify(speaker.abilities.filter(isCost))}`
  if (!/\{X|"n":"x"/.test(costs)) return false
  if (isSpell(speaker) || ability.ability === "static" || ability.ability === "keyword") return true
  return ability.ability === "triggered" && isOfItsArrival(ability.when)
}

/** Whether a cost is paid as the object is cast. */
function isCost(ability: Ability): boolean {
  if (ability.ability === "keyword") return parametersOf(ability).cost !== undefined
  const costs = ["additionalCost", "alternativeCost", "playFrom"]
  return ability.ability === "static" && ability.effects.some((effect) => costs.includes(effect.static))
}

function isOfItsArrival(when: EventPattern): boolean {
  if (when.on === "anyOf") return when.of.some(isOfItsArrival)
  if (when.on === "cast") return true
  return when.on === "moves" && when.object.is === "self" && when.to === "battlefield"
}

/** X of cycling, monstrosity or turning face up, in the ability triggered by it (107.3e). */
function ofAnother(ability: Ability, { abilities }: Speaker): boolean {
  if (ability.ability !== "triggered") return false
  const { when } = ability
  const linked = when.on === "anyOf" ? when.of : [when]
  return linked.some(
    (one) =>
      (one.on === "cycle" ||
        one.on === "turnedFaceUp" ||
        (one.on === "action" && one.action === "monstrous")) &&
      abilities.some((other) => other !== ability && /\{X/.test(JSON.stringify(other))),
  )
}
