import type { Ruleset } from "../rules/ruleset.ts"
import type { GameSetup } from "../state/game-setup.ts"
import type { State } from "../state/state.ts"
import { ALTERNATING_TEAMS } from "./alternating-teams.ts"
import { ANTE, refuseAnteCards } from "./ante.ts"
import { ARCHENEMY } from "./archenemy/index.ts"
import { ATTRACTIONS } from "./attractions/index.ts"
import { BRAWL } from "./brawl/index.ts"
import { checkCombination, checkEra, keyOf } from "./combinations.ts"
import { COMMANDER_DRAFT } from "./commander/draft.ts"
import { COMMANDER } from "./commander/index.ts"
import { CONSPIRACY_DRAFT } from "./conspiracy/index.ts"
import { checkDeploying, deployCreatures } from "./deploy-creatures.ts"
import { EMPEROR } from "./emperor.ts"
import { FREE_FOR_ALL } from "./free-for-all.ts"
import { GRAND_MELEE } from "./grand-melee/index.ts"
import { OATHBREAKER } from "./oathbreaker/index.ts"
import { PLANECHASE } from "./planechase/index.ts"
import { TEAM_VS_TEAM } from "./team-vs-team.ts"
import { TWO_HEADED_GIANT } from "./two-headed-giant/index.ts"
import { VANGUARD } from "./vanguard.ts"
import type { Variant } from "./variant.ts"

const VARIANTS: ReadonlyMap<string, Variant> = new Map(
  [
    FREE_FOR_ALL,
    GRAND_MELEE,
    TEAM_VS_TEAM,
    EMPEROR,
    ALTERNATING_TEAMS,
    TWO_HEADED_GIANT,
    PLANECHASE,
    VANGUARD,
    CONSPIRACY_DRAFT,
    COMMANDER,
    COMMANDER_DRAFT,
    BRAWL,
    OATHBREAKER,
    ARCHENEMY,
    ATTRACTIONS,
    ANTE,
  ].map((variant) => [keyOf(variant.name), variant]),
)

/** Names accepted in `GameSetup.variant`. */
const VARIANT_NAMES: readonly string[] = [...VARIANTS.values()].map(({ name }) => name)

/** The variants that the set-up asks for, multiplayer variants first; Attractions if a player brings a deck of them. */
function chosen({ variant, options, players }: GameSetup): Variant[] {
  const names = [variant ?? [], options?.variants ?? []].flat()
  if (players.some((player) => player.attractions !== undefined)) names.push(ATTRACTIONS.name)
  const asked = new Set(names.map(keyOf))
  return [...VARIANTS.entries()].flatMap(([key, found]) => (asked.has(key) ? [found] : []))
}

/**
 * The set-up with everything its variants turn on. Throws a `GameError` for unknown names, illegal combinations and, unless `checkDecks` is
 * false, illegal decks.
 */
export function applyVariants(setup: GameSetup, ruleset: Ruleset): GameSetup {
  const variants = chosen(setup)
  checkCombination(setup, variants, VARIANT_NAMES)
  checkEra(setup, variants, ruleset)
  let out = setup
  for (const { seats } of variants) if (seats !== undefined) out = seats(out)
  for (const { check } of variants) check?.(out)
  if (setup.checkDecks !== false) {
    for (const { checkDecks } of variants) checkDecks?.(out, ruleset)
    if (!variants.includes(ANTE)) refuseAnteCards(out)
  }
  const options = Object.assign({}, ...variants.map((v) => v.options?.(out, ruleset) ?? {}), setup.options)
  checkDeploying(out)
  const names = [...new Set([...variants.map((v) => v.name), ...(setup.options?.variants ?? [])])]
  return { ...out, options: { ...options, variants: names } }
}

/** 103.2, 103.3a: puts the objects that the variants need into the game. */
export function prepareVariants(s: State, setup: GameSetup): void {
  for (const { prepare } of chosen(setup)) prepare?.(s, setup)
  if (s.options.deployCreatures) deployCreatures(s)
}
