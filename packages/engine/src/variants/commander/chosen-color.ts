import { colorIdentity } from "../../characteristics/color-identity.ts"
import type { CardDefinition } from "../../language/card.ts"
import type { ColorLetter } from "../../language/filter.ts"
import { COLORS } from "../../mana/symbols.ts"
import { GameError } from "../../state/game-error.ts"
import type { PlayerSetup } from "../../state/game-setup.ts"

/** 903.4: the colors that a deck led by these commanders may have, those chosen for them included (903.4b). */
export function leadersIdentity(player: PlayerSetup): readonly string[] {
  const chosen = chosenColors(player).filter((color) => color !== null)
  return [...(player.commanders ?? []).flatMap(colorIdentity), ...chosen]
}

/**
 * 903.4b: the color chosen for each commander, null for those that have none chosen. What the set-up leaves open becomes a color that the
 * deck needs. Throws a `GameError`.
 */
export function chosenColors(player: PlayerSetup): readonly (ColorLetter | null)[] {
  const { commanders = [], commanderColors = [] } = player
  const needed = neededColors(player)
  return commanders.map((card, i) => {
    const named = commanderColors[i] ?? null
    if (named !== null && !(choosesColor(card) && COLORS.includes(named))) throw noChoice(player, card, named)
    return choosesColor(card) ? (named ?? needed.shift() ?? "W") : null
  })
}

/** Colors of the deck that neither the commanders' own identities nor the named choices have. */
function neededColors({ deck, commanders = [], commanderColors = [] }: PlayerSetup): ColorLetter[] {
  const has = new Set<string | null>([...commanders.flatMap(colorIdentity), ...commanderColors])
  const wanted = new Set(deck.flatMap(colorIdentity))
  return COLORS.filter((color) => wanted.has(color) && !has.has(color))
}

function choosesColor({ faces: [{ abilities = [] }] }: CardDefinition): boolean {
  return abilities.some(
    (a) =>
      a.ability === "static" &&
      a.effects.some(
        (e) => e.static === "modify" && e.changes.some(({ change }) => change === "commanderColor"),
      ),
  )
}

function noChoice({ name }: PlayerSetup, card: CardDefinition, color: string): GameError {
  return new GameError(
    "commander",
    `${name}'s commander ${card.name} can't have the color ${color} chosen (903.4b)`,
    "903.4b",
  )
}
