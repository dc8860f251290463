import { CARD_TYPE_BIT } from "../../language/vocabulary.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { characteristics, controllerOf, hasSubtype, permanents } from "../query.ts"

/** 700.8: the creature types of a party. */
export const PARTY_TYPES: readonly string[] = ["Cleric", "Rogue", "Warrior", "Wizard"]

/** 700.8, 700.8a: at most one creature of each of the four types, a different one for each. 700.8c: a full party has 4. */
export function partySize(s: State, player: PlayerId): number {
  const own = permanents(s).filter(
    (id) => controllerOf(s, id) === player && characteristics(s, id).types & CARD_TYPE_BIT.creature,
  )
  const roles = own.map((id) => partyRoles(s, id))
  // König's theorem: the smallest sum, over all sets of types, of the creatures with any of these types and the number of other types.
  const bounds = ROLE_SETS.map(
    ({ mask, others }) => others + roles.filter((role) => (role & mask) !== 0).length,
  )
  return Math.min(...bounds)
}

/** 700.8b: the party types that the object has, as a bit mask: it can count for any one of them. */
function partyRoles(s: State, id: ObjectId): number {
  const c = characteristics(s, id)
  return PARTY_TYPES.reduce((mask, type, i) => (hasSubtype(c, type) ? mask | (1 << i) : mask), 0)
}

/** Each set of party types, with the number of types outside it. */
const ROLE_SETS = Array.from({ length: 1 << PARTY_TYPES.length }, (_, mask) => ({
  mask,
  others: PARTY_TYPES.filter((_type, i) => (mask & (1 << i)) === 0).length,
}))
