import { type ObjectId, objectOf, type State } from "@apnap/engine"

/** The cards in exile that a permanent holds: until it leaves (610.3), or for another of its abilities (607.2a). */
export function heldBy(s: State, permanent: ObjectId): readonly ObjectId[] {
  const object = objectOf(s, permanent)
  if (object?.zone !== "battlefield") return []
  const linked = Object.values(object.memory?.linked ?? {}).flat()
  const until = s.effects.flatMap(({ source, bindings }) => {
    const ids = source === permanent ? bindings.exiledUntil : undefined
    return typeof ids === "object" ? ids : []
  })
  return [...new Set([...linked, ...until])].filter((id) => objectOf(s, id)?.zone === "exile")
}

/** The permanent that holds a card in exile; 0 for none. */
export function holderOf(s: State, card: ObjectId): ObjectId {
  if (objectOf(s, card)?.zone !== "exile") return 0
  return s.battlefield.find((id) => heldBy(s, id).includes(card)) ?? 0
}
