import type { Ability, CardDefinition, Filter } from "@apnap/engine"
import { keywordAbility } from "@apnap/engine/language"
import { activated, anthem, gains, statically, TAP, triggered } from "../build/abilities.ts"
import { keyword } from "../build/creature-table.ts"
import { addMana, draw, may, token } from "../build/effects.ts"
import { card, tokenFace } from "../build/face.ts"
import { and, CREATURE, INSTANT_OR_SORCERY, YOU, yours } from "../build/filters.ts"

const CHOSEN: Filter = { is: "chosenName" }
const YOUR_CHOSEN = yours(CREATURE, CHOSEN)
const AGENDA = keywordAbility("hiddenAgenda")
const CONSTRUCT = tokenFace("", "Artifact Creature — Construct", "1/1", [keyword("defender")])

/** A conspiracy that starts face up. */
function conspiracy(name: string, ...abilities: readonly Ability[]): CardDefinition {
  return card(name, "", "Conspiracy", abilities)
}

/** A conspiracy with hidden agenda, whose chosen name starts out secret (702.106). */
function secret(name: string, ability: Ability): CardDefinition {
  return conspiracy(name, AGENDA, ability)
}

/** Conspiracy cards. */
export const CONSPIRACIES: readonly CardDefinition[] = [
  secret("Brago's Favor", statically({ static: "cost", spells: CHOSEN, by: YOU, less: "{1}" })),
  secret("Immediate Action", anthem(YOUR_CHOSEN, gains(keyword("haste")))),
  secret(
    "Iterative Analysis",
    triggered({ on: "cast", spell: and(INSTANT_OR_SORCERY, CHOSEN), by: YOU }, may(draw(1))),
  ),
  secret(
    "Secrets of Paradise",
    anthem(YOUR_CHOSEN, gains(activated([TAP], addMana({ choice: "anyColor" })))),
  ),

  conspiracy(
    "Sentinel Dispatch",
    triggered({ on: "step", step: "upkeep" }, token(CONSTRUCT), {
      limit: { times: 1, per: "game" },
    }),
  ),
]
