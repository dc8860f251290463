import type { Ability, EventPattern } from "@apnap/engine"
import { someNode } from "../phrases/some-node.ts"
import type { Unsound } from "./unsound.ts"

/** "Whenever a player casts a spell, each other player …": others than that player, where the data says others than you. */
export function othersThanYou(ability: Ability): readonly Unsound[] {
  if (ability.ability !== "triggered" || !isOfAnybody(ability.when)) return []
  const { when: _, ...rest } = ability
  return someNode(rest, isOtherThanYou) ? [{ reason: "other", told: "no other player than you" }] : []
}

/** What any player, or an opponent, does or has. */
function isOfAnybody(event: EventPattern): boolean {
  if (event.on === "anyOf") return event.of.some(isOfAnybody)
  if (event.on === "qualified") return isOfAnybody(event.event)
  const { player, by } = event as { player?: { who?: string }; by?: { who?: string } }
  return [player, by].some((who) => who?.who === "players" || who?.who === "opponents")
}

function isOtherThanYou(node: object): boolean {
  const { who, than } = node as { who?: string; than?: { who?: string } }
  return who === "otherThan" && than?.who === "you"
}
