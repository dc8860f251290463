import { colorIdentity } from "../../characteristics/color-identity.ts"
import { definitionsContain } from "../../characteristics/definitions-contain.ts"
import { apnapOrder } from "../../characteristics/query.ts"
import { chooseColors } from "../../choosing/choice-effects.ts"
import type { Ability } from "../../language/ability.ts"
import type { CardDefinition, CardFace } from "../../language/card.ts"
import type { ColorLetter } from "../../language/filter.ts"
import { map } from "../../language/visit.ts"
import { COLORS } from "../../mana/symbols.ts"
import { intern } from "../../state/define.ts"
import type { State } from "../../state/state.ts"
import { edit, invalidate } from "../../state/writing/edit.ts"

/**
 * 207.5: each player circles colors on the cards of their deck that have them do so. What is circled becomes part of what is printed on
 * that card, wherever it goes, and of its color identity. Asked once: a card on which colors are circled no longer asks for them.
 */
export function circleColors(s: State): void {
  if (!definitionsContain(s, "circlesColors")) return
  for (const player of apnapOrder(s))
    for (const object of s.objects)
      if (object?.owner === player && object.kind === "card") circleOn(s, object.id, object.def, player)
}

function circleOn(s: State, id: number, def: number, player: number): void {
  const card = s.definitions[def]
  const count = card.faces.flatMap(({ abilities = [] }) => abilities.flatMap(circledBy))[0]
  if (count === undefined) return
  const colors = chooseColors(s, player, id, COLORS, count, count, "207.5")
  edit(s, id).def = intern(s, withCircled(card, colors))
  invalidate(s)
}

function circledBy(ability: Ability): number[] {
  if (ability.ability !== "static") return []
  return ability.effects.flatMap((effect) => (effect.static === "circlesColors" ? [effect.count] : []))
}

function withCircled(card: CardDefinition, colors: readonly ColorLetter[]): CardDefinition {
  const [front, ...others] = card.faces.map((face) => circled(face, colors))
  const identity = COLORS.filter((color) => colors.includes(color) || colorIdentity(card).includes(color))
  return { ...card, faces: [front, ...others], identity }
}

/** The symbols of these colors are printed in place of the words "the circled colors". */
function circled(face: CardFace, colors: readonly ColorLetter[]): CardFace {
  const abilities = (face.abilities ?? []).filter((ability) => circledBy(ability).length === 0)
  return {
    ...face,
    abilities: map(abilities, {
      do: (node) =>
        node.do === "addMana" && "choice" in node.mana && node.mana.choice === "circled"
          ? { ...node, mana: { ...node.mana, choice: colors } }
          : node,
    }),
  }
}
