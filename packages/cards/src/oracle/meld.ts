import type { Ability, CardDefinition, Effect } from "@apnap/engine"
import { mapNodes } from "./discourse/nodes.ts"

type Meld = Extract<Effect, { do: "meld" }>

/** Every instruction to meld among these data. */
function meldsIn(data: unknown): Meld[] {
  const found: Meld[] = []
  mapNodes(data, (node) => {
    if ("do" in node && node.do === "meld") found.push(node as Meld)
    return undefined
  })
  return found
}

/** The name of the other card of a pair, which stands in the condition: "and a creature named Bruna, the Fading Light". */
function partnerOf(ability: Ability): string | undefined {
  let name: string | undefined
  mapNodes(ability, (node) => {
    if ("is" in node && node.is === "name" && "name" in node) name ??= String(node.name)
    return undefined
  })
  return name
}

/** An ability that melds a pair knows with which card (701.42a). */
export function withPartner(ability: Ability): Ability {
  if (meldsIn(ability).length === 0) return ability
  const name = partnerOf(ability)
  return mapNodes(ability, (node) =>
    "do" in node && node.do === "meld" && name !== undefined ? { ...node, with: name } : undefined,
  ) as Ability
}

/**
 * The card with the combined face that the pair has at its back (712.4a), which card files print as a card of its own; undefined
 * where `find` knows none. Other cards are themselves.
 */
export function withCombinedBack(
  card: CardDefinition,
  find: (name: string) => CardDefinition | undefined,
): CardDefinition | undefined {
  const [meld] = card.layout === "meld" && card.faces.length === 1 ? meldsIn(card.faces[0].abilities) : []
  if (meld === undefined) return card
  const back = find(meld.into)?.faces[0]
  return back === undefined ? undefined : { ...card, faces: [...card.faces, back] }
}
