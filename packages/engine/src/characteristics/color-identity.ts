import type { CardDefinition, CardFace } from "../language/card.ts"
import { someWord } from "../language/visit.ts"
import { COLORS } from "../mana/symbols.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/** The color of each basic land type (305.6). */
const BASIC: Readonly<Record<string, string>> = {
  Plains: "W",
  Island: "U",
  Swamp: "B",
  Mountain: "R",
  Forest: "G",
}

const known = new WeakMap<CardDefinition, readonly string[]>()

/**
 * 903.4, 903.5d: the color letters of all mana symbols on all faces of the card, of its color indicator and of the mana of its basic land
 * types.
 */
export function colorIdentity(card: CardDefinition): readonly string[] {
  let found = known.get(card)
  if (found === undefined) {
    found = card.identity ?? readIdentity(card)
    known.set(card, found)
  }
  return found
}

function readIdentity(card: CardDefinition): readonly string[] {
  const letters = new Set(card.faces.flatMap(lettersOf))
  return COLORS.filter((color) => letters.has(color))
}

function lettersOf(face: CardFace): string[] {
  const letters = (face.subtypes ?? []).flatMap((type) => BASIC[type] ?? [])
  letters.push(...(face.colors ?? []), ...symbolsIn(face.cost ?? ""))
  someWord(face.abilities, (word, field) => {
    if (typeof word === "string") letters.push(...(field === "choice" ? word : symbolsIn(word)))
    return false
  })
  return letters
}

/** The letters of the mana symbols in a text. */
function symbolsIn(text: string): string[] {
  return (text.match(/\{[0-9A-Z/]+\}/g) ?? []).flatMap((symbol) => [...symbol])
}

/** 903.4, 903.4b: the colors in the player's commanders' color identities, wherever the commanders are. */
export function commandersIdentity(s: State, player: PlayerId): ReadonlySet<string> {
  const { commanders, commanderColors } = s.players[player]
  const found = new Set<string>(Object.values(commanderColors ?? {}))
  if (commanders.length === 0) return found
  for (const object of s.objects) {
    if (object === undefined) continue
    // 903.3b, c: a commander may be a component of a melded or merged permanent.
    for (const { card, def } of [object, ...(object.memory?.components ?? [])])
      if (commanders.includes(card)) for (const color of colorIdentity(s.definitions[def])) found.add(color)
  }
  return found
}
