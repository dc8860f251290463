import type { Ability } from "../../language/ability.ts"
import { hash } from "../../state/hash.ts"

/**
 * Names the ability at this index among those of its object, whatever others the object gains or loses meanwhile: a limit on its use stays
 * with it (602.5b). Of several that say the same, each has its own (602.5c).
 */
export function abilityKey(abilities: readonly Ability[], index: number): string {
  const said = JSON.stringify(abilities[index])
  const alike = abilities.slice(0, index).filter((other) => JSON.stringify(other) === said).length
  return alike === 0 ? hash(said) : `${hash(said)}~${alike}`
}
