import type { Ability, CardDefinition } from "@apnap/engine"
import {
  activated,
  anthem,
  gains,
  grows,
  sacrifice,
  statically,
  triggered,
  YOUR_CREATURES,
} from "../build/abilities.ts"
import { keyword } from "../build/creature-table.ts"
import { bounce, draw } from "../build/effects.ts"
import { card } from "../build/face.ts"
import { ANY, CREATURE, PERMANENT, YOU } from "../build/filters.ts"

/** A vanguard with its hand modifier and its life modifier (313.6, 313.7). */
function vanguard(
  name: string,
  handModifier: number,
  lifeModifier: number,
  ability: Ability,
): CardDefinition {
  return card(name, "", "Vanguard", [ability], { handModifier, lifeModifier })
}

/** Vanguard cards. */
export const VANGUARDS: readonly CardDefinition[] = [
  vanguard("Gerrard", -4, 0, triggered({ on: "step", step: "draw", player: YOU }, draw(1))),
  vanguard("Hanna", 1, -5, statically({ static: "cost", spells: ANY, by: YOU, less: "{1}" })),
  vanguard("Tahngarth", -1, 7, anthem(YOUR_CREATURES, gains(keyword("haste")))),
  vanguard("Orim", 0, 12, anthem(YOUR_CREATURES, gains(keyword("reach")))),
  vanguard("Selenia", 1, 7, anthem(YOUR_CREATURES, gains(keyword("vigilance")))),
  vanguard("Maraxus", 1, 2, anthem(YOUR_CREATURES, grows(1, 0))),
  vanguard("Barrin", 0, 6, activated([sacrifice(PERMANENT)], bounce(), { targets: [{ filter: CREATURE }] })),
]
