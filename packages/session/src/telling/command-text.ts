import { type Ability, type ObjectId, objectOf, roomsOf, type State } from "@apnap/engine"
import { ringText } from "@apnap/words"
import { abilityText, type Named, spokenLanguage } from "./card-text.ts"

/** Precedes the room with the venture marker (309.4). */
const MARKER = "▶ "

/** A dungeon's text, one room per line: its name, effect, and where its arrows lead. Empty for other objects. */
export function dungeonText(s: State, id: ObjectId, abilities: readonly Ability[]): readonly string[] {
  const rooms = roomsOf(s, id)
  const here = objectOf(s, id)?.memory?.room ?? 0
  return rooms.map(({ name, next }, room) => {
    const says = roomText(s, id, abilities[room])
    const arrows = next.length === 0 ? "" : ` → ${next.map((other) => rooms[other].name).join(" / ")}`
    return `${room === here ? MARKER : ""}${name} — ${says}${arrows}`
  })
}

/** The effect of a room (309.4c); "" if the ability isn't a room's. */
export function roomText(s: State, id: ObjectId, ability: Ability | undefined): string {
  if (ability?.ability !== "triggered" || ability.when.on !== "venture") return ""
  const { effect, targets } = ability
  const of: Named = { name: s.definitions[objectOf(s, id)!.def].name, types: ["sorcery"] }
  return abilityText({ ability: "spell", effect, ...(targets && { targets }) }, of)
}

/** The Ring emblem's current text for its owner (701.54c); empty for other objects. */
export function ringEmblemText(s: State, id: ObjectId): readonly string[] {
  const { kind, owner, def } = objectOf(s, id)!
  const isRing = kind === "emblem" && s.definitions[def].faces[0].abilities?.some(isOfRing) === true
  return isRing ? ringText(s.players[owner].ringTempted, spokenLanguage()) : []
}

function isOfRing(ability: Ability): boolean {
  return ability.ability === "triggered" && ability.condition?.if === "tempted"
}
