import type { Ability, EventPattern } from "@apnap/engine"
import { mapNodes } from "../discourse/nodes.ts"

/** "Whenever a player casts a spell, each other player …": other than that player, where the words alone say other than you. */
export function othersThanThatPlayer(ability: Ability): Ability {
  if (ability.ability !== "triggered" || !isOfAnybody(ability.when)) return ability
  const { when, ...rest } = ability
  return { ...(mapNodes(rest, thanThatPlayer) as Omit<typeof ability, "when">), when }
}

/** What any player, or an opponent, does or has. */
function isOfAnybody(event: EventPattern): boolean {
  if (event.on === "anyOf") return event.of.some(isOfAnybody)
  if (event.on === "qualified") return isOfAnybody(event.event)
  const { player, by } = event as { player?: { who?: string }; by?: { who?: string } }
  return [player, by].some((who) => who?.who === "players" || who?.who === "opponents")
}

function thanThatPlayer(node: object): object | undefined {
  if ("change" in node || "token" in node) return node // abilities that are given are another object's
  const { who, than } = node as { who?: string; than?: { who?: string } }
  return who === "otherThan" && than?.who === "you"
    ? { ...node, than: { who: "bound", name: "player" } }
    : undefined
}
