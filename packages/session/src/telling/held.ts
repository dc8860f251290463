import { type ObjectId, objectOf, type State } from "@apnap/engine"

const NONE: readonly ObjectId[] = []

/** The cards in exile that a permanent holds: until it leaves (610.3), or for another of its abilities (607.2a). */
export function heldBy(s: State, permanent: ObjectId): readonly ObjectId[] {
  const object = objectOf(s, permanent)
  if (object?.zone !== "battlefield") return []
  const until = exiledUntil(s.effects).get(permanent) ?? NONE
  if (object.memory?.linked === undefined && until.length === 0) return NONE
  const linked = Object.values(object.memory?.linked ?? {}).flat()
  return [...new Set([...linked, ...until])].filter((id) => objectOf(s, id)?.zone === "exile")
}

const exiled = new WeakMap<State["effects"], ReadonlyMap<ObjectId, readonly ObjectId[]>>()

/** The cards exiled until their source leaves, by source. */
function exiledUntil(effects: State["effects"]): ReadonlyMap<ObjectId, readonly ObjectId[]> {
  const known = exiled.get(effects)
  if (known !== undefined) return known
  const bySource = new Map<ObjectId, readonly ObjectId[]>()
  for (const { source, bindings } of effects) {
    const ids = bindings.exiledUntil
    if (typeof ids === "object") bySource.set(source, [...(bySource.get(source) ?? NONE), ...ids])
  }
  exiled.set(effects, bySource)
  return bySource
}

/** The permanent that holds a card in exile; 0 for none. */
export function holderOf(s: State, card: ObjectId): ObjectId {
  if (objectOf(s, card)?.zone !== "exile") return 0
  return s.battlefield.find((id) => heldBy(s, id).includes(card)) ?? 0
}
