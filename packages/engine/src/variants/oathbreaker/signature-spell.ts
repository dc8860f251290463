import { defineVariantProhibition } from "../../casting/permitting/prohibitions.ts"
import { controllerOf, permanents } from "../../characteristics/query.ts"
import { commanderCard } from "../../state/commander.ts"
import type { GameObject } from "../../state/object.ts"
import { objectNow } from "../../state/object-now.ts"
import type { PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { isSpell } from "./deck.ts"

export function isSignatureSpell(s: State, object: GameObject): boolean {
  return s.players[object.owner].commanders.includes(object.card) && isSpell(s.definitions[object.def])
}

/** Whether the player controls an oathbreaker of their own. */
function controlsOathbreaker(s: State, player: PlayerId): boolean {
  return permanents(s).some((id) => {
    const object = objectNow(s, id)
    return object.owner === player && controllerOf(s, id) === player && commanderCard(s, object) !== 0
  })
}

/** A signature spell can be cast from the command zone only while its owner controls their oathbreaker on the battlefield. */
defineVariantProhibition("oathbreaker", (s, player, id) => {
  const object = objectNow(s, id)
  const isFromThere = object.memory?.castFrom === "command"
  return isFromThere && isSignatureSpell(s, object) && !controlsOathbreaker(s, player)
})
