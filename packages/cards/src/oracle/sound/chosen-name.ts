import type { Ability } from "@apnap/engine"
import type { Speaker } from "./speaker.ts"
import type { Unsound } from "./unsound.ts"

/** "All permanents with that name" where nothing has a name chosen: another object's name is meant (201.2, 607.2d). */
export function unchosenName(ability: Ability, { abilities }: Speaker): readonly Unsound[] {
  if (!JSON.stringify(ability).includes('"chosenName"')) return []
  return JSON.stringify([ability, ...abilities]).includes('"cardName"')
    ? []
    : [{ reason: "unbound", told: "nobody chooses a name" }]
}
