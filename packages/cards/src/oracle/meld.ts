import type { Ability, CardDefinition, Effect } from "@apnap/engine"
import { mapNodes } from "./discourse/nodes.ts"

type Meld = Extract<Effect, { do: "meld" }>

/** All instructions to meld in the data. */
function meldsIn(data: unknown): Meld[] {
  const found: Meld[] = []
  mapNodes(data, (node) => {
    if ("do" in node && node.do === "meld") found.push(node as Meld)
    return undefined
  })
  return found
}

/** The name of the other card of a pair, from the condition "and a creature named Bruna, the Fading Light". */
function partnerOf(ability: Ability): string | undefined {
  let name: string | undefined
  mapNodes(ability, (node) => {
    if ("is" in node && node.is === "name" && "name" in node) name ??= String(node.name)
    return undefined
  })
  return name
}

/** Records in an ability that melds a pair which card it melds with (701.42a). */
export function withPartner(ability: Ability): Ability {
  if (meldsIn(ability).length === 0) return ability
  const name = partnerOf(ability)
  return mapNodes(ability, (node) =>
    "do" in node && node.do === "meld" && name !== undefined ? { ...node, with: name } : undefined,
  ) as Ability
}

/** The name of the card with the combined back face of the pair that this card is of (712.4a), which card files list separately. */
export function combinedBack(card: CardDefinition): string | undefined {
  const [meld] = card.layout === "meld" && card.faces.length === 1 ? meldsIn(card.faces[0].abilities) : []
  return meld?.into
}
