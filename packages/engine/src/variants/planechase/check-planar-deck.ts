import type { CardDefinition } from "../../language/card.ts"
import type { Ruleset } from "../../rules/ruleset.ts"
import { GameError } from "../../state/game-error.ts"
import type { GameSetup } from "../../state/game-setup.ts"

interface Limits {
  least: number
  phenomena: number
  rule: string
}

/** 901.3, 901.15a: checks each player's planar deck, or the shared one. Throws a `GameError`. */
export function checkPlanarDecks({ players, planes }: GameSetup, { knobs }: Ruleset): void {
  const count = players.length
  if (planes !== undefined)
    return checkDeck("the planar deck", planes, {
      least: Math.min(40, 10 * count),
      phenomena: knobs.phenomenonSba ? 2 * count : 0,
      rule: "901.15a",
    })
  for (const p of players)
    checkDeck(`${p.name}'s planar deck`, p.planes ?? [], {
      least: 10,
      phenomena: knobs.phenomenonSba ? 2 : 0,
      rule: "901.3",
    })
}

function checkDeck(
  whose: string,
  cards: readonly CardDefinition[],
  { least, phenomena, rule }: Limits,
): void {
  const refuse = (why: string): never => {
    throw new GameError("planar-deck", `${whose} ${why} (${rule})`, rule)
  }
  if (cards.length < least) refuse(`has ${cards.length} cards, at least ${least} are needed`)
  const kinds = cards.map(({ faces }) => faces[0].types)
  const other = kinds.findIndex((types) => !types.includes("plane") && !types.includes("phenomenon"))
  if (other >= 0) refuse(`holds ${cards[other].name}, which is no plane or phenomenon`)
  if (kinds.filter((types) => types.includes("phenomenon")).length > phenomena)
    refuse(`has more than ${phenomena} phenomena`)
  const names = cards.map(({ name }) => name)
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice !== undefined) refuse(`holds ${twice} more than once`)
}
