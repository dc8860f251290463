import type { Ability, EventPattern } from "@apnap/engine"
import { mapNodes } from "../discourse/nodes.ts"

/** "Whenever a player casts a spell, each other player …": other than that player, although the words alone read as other than you. */
export function othersThanThatPlayer(ability: Ability): Ability {
  if (ability.ability !== "triggered" || !isOfAnybody(ability.when)) return ability
  const { when, ...rest } = ability
  return { ...(mapNodes(rest, thanThatPlayer) as Omit<typeof ability, "when">), when }
}

/** Whether the event's player can be somebody else. */
function isOfAnybody(event: EventPattern): boolean {
  if (event.on === "anyOf") return event.of.some(isOfAnybody)
  if (event.on === "qualified") return isOfAnybody(event.event)
  const { player, by } = event as { player?: { who?: string }; by?: { who?: string } }
  return [player, by].some((who) => who?.who !== undefined && OTHERS.has(who.who))
}

const OTHERS: ReadonlySet<string> = new Set(["players", "opponents", "enchanted"])

function thanThatPlayer(node: object): object | undefined {
  if ("change" in node || "token" in node) return node // granted abilities belong to another object
  const { who, than } = node as { who?: string; than?: { who?: string } }
  return who === "otherThan" && than?.who === "you"
    ? { ...node, than: { who: "bound", name: "player" } }
    : undefined
}
