import type { CardDefinition, TokenSpec } from "@apnap/engine"
import type { CompiledCard } from "./card.ts"
import { mapNodes } from "./discourse/nodes.ts"
import { combinedBack } from "./meld.ts"

type Named = Extract<TokenSpec, { card: string }>

/** A token that is what the card of its name is (111.11), and doesn't know that card yet. */
function unknownToken(node: object): Named | undefined {
  return "card" in node && typeof node.card === "string" && Object.keys(node).length === 1
    ? (node as Named)
    : undefined
}

/** The names of other cards that this one can't do without: the combined back face of its meld pair (712.4a), tokens named after cards. */
export function otherCards(card: CardDefinition): readonly string[] {
  const back = combinedBack(card)
  const names = back === undefined ? [] : [back]
  mapNodes(card.faces, (node) => {
    const token = unknownToken(node)
    if (token !== undefined) names.push(token.card)
    return undefined
  })
  return names
}

/** The card with what it needs of other cards; undefined if `find` doesn't know one of them. Most cards are returned unchanged. */
export function withOtherCards(
  card: CardDefinition,
  find: (name: string) => CardDefinition | undefined,
): CardDefinition | undefined {
  if (otherCards(card).length === 0) return card
  let lacks = false
  const known = (name: string) => {
    const found = find(name)
    lacks ||= found === undefined
    return found
  }
  const back = combinedBack(card)
  const backs = back === undefined ? [] : (known(back)?.faces.slice(0, 1) ?? [])
  const faces = mapNodes(card.faces, (node) => {
    const token = unknownToken(node)
    return token && { ...token, definition: known(token.card) }
  }) as CardDefinition["faces"]
  return lacks ? undefined : { ...card, faces: [...faces, ...backs] }
}

/** The same for a compiled card; what `find` doesn't know is missing of it. */
export function completed(
  card: CompiledCard,
  find: (name: string) => CardDefinition | undefined,
): CompiledCard {
  const definition = withOtherCards(card.definition, find)
  if (definition !== undefined) return { ...card, definition }
  const unknown = otherCards(card.definition).filter((name) => find(name) === undefined)
  const lines = unknown.map((line) => ({ understood: false, line, stoppedAt: line, expected: [] }) as const)
  return { ...card, missing: [...card.missing, ...lines] }
}
