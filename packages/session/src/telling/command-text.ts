import { type Ability, type ObjectId, objectOf, roomsOf, type State } from "@apnap/engine"
import { ringText } from "@apnap/words"
import { abilityText, type Named, spokenLanguage } from "./card-text.ts"

/** Before the room with the venture marker (309.4). */
const MARKER = "▶ "

/** What a dungeon says, a room a line: its name, what happens there, and where its arrows lead. None for what is no dungeon. */
export function dungeonText(s: State, id: ObjectId, abilities: readonly Ability[]): readonly string[] {
  const rooms = roomsOf(s, id)
  const here = objectOf(s, id)?.memory?.room ?? 0
  return rooms.map(({ name, next }, room) => {
    const says = roomText(s, id, abilities[room])
    const arrows = next.length === 0 ? "" : ` → ${next.map((other) => rooms[other].name).join(" / ")}`
    return `${room === here ? MARKER : ""}${name} — ${says}${arrows}`
  })
}

/** What happens in a room (309.4c); "" for an ability that is of no room. */
export function roomText(s: State, id: ObjectId, ability: Ability | undefined): string {
  if (ability?.ability !== "triggered" || ability.when.on !== "venture") return ""
  const { effect, targets } = ability
  const of: Named = { name: s.definitions[objectOf(s, id)!.def].name, types: ["sorcery"] }
  return abilityText({ ability: "spell", effect, ...(targets && { targets }) }, of)
}

/** What the emblem of the Ring says to its owner by now (701.54c); none for other objects. */
export function ringEmblemText(s: State, id: ObjectId): readonly string[] {
  const { kind, owner, def } = objectOf(s, id)!
  const isRing = kind === "emblem" && s.definitions[def].faces[0].abilities?.some(isOfRing) === true
  return isRing ? ringText(s.players[owner].ringTempted, spokenLanguage()) : []
}

function isOfRing(ability: Ability): boolean {
  return ability.ability === "triggered" && ability.condition?.if === "tempted"
}
