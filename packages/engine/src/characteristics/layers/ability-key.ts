import type { Ability } from "../../language/ability.ts"
import { hash } from "../../state/hash.ts"

/**
 * Names an ability among those of its object, whatever others the object gains or loses meanwhile, so that a limit on its use stays with it
 * (602.5b in spirit). Of several that say the same, the place among those before it tells them apart (602.5c).
 */
export function abilityKey(ability: Ability, before: readonly Ability[]): string {
  const said = JSON.stringify(ability)
  const alike = before.filter((other) => JSON.stringify(other) === said).length
  return alike === 0 ? hash(said) : `${hash(said)}~${alike}`
}
