import type { CardDefinition } from "@apnap/engine"
import { type CompiledCard, compileCard, type SourceCard } from "../oracle/card.ts"
import { withCombinedBack } from "../oracle/meld.ts"

/**
 * The cards of a file with one JSON object a line, in the shape of Scryfall's "oracle cards". Lines are parsed and their
 * text is compiled only when a card is asked for.
 */
export class CardFile {
  readonly #lines = new Map<string, string>()
  /** By the names of faces, which may be whole names of other cards: of a prepare card, the spell that it copies. */
  readonly #faces = new Map<string, string>()
  /** By the line, since a card has several names. */
  readonly #compiled = new Map<string, CompiledCard>()

  constructor(text: string) {
    for (const line of text.split("\n")) if (line.trim() !== "") this.#index(line)
  }

  /** A card is known by its whole name, the names of its faces, and its plain spelling where that differs. */
  #index(line: string): void {
    for (const [, text] of line.matchAll(NAMES)) {
      const name = key(JSON.parse(`"${text}"`) as string)
      if (!this.#lines.has(name)) this.#lines.set(name, line)
      for (const face of name.split(" // ")) if (!this.#faces.has(face)) this.#faces.set(face, line)
    }
  }

  /** The whole names of all cards, and other spellings of them, in small letters. */
  names(): string[] {
    return [...this.#lines.keys()]
  }

  /** The card as compiled, with what is missing; undefined when the file has no such card. */
  compiled(name: string): CompiledCard | undefined {
    const line = this.#lines.get(key(name)) ?? this.#faces.get(key(name))
    if (line === undefined) return undefined
    const known = this.#compiled.get(line)
    if (known !== undefined) return known
    const made = compileCard(JSON.parse(line) as SourceCard)
    this.#compiled.set(line, made)
    return made
  }

  /** The definition of a card whose whole text is understood. */
  find(name: string): CardDefinition | undefined {
    const made = this.compiled(name)
    if (made === undefined || made.missing.length > 0) return undefined
    return withCombinedBack(made.definition, (back) => this.find(back))
  }
}

/** Names at the top level of a card object; those of its faces follow "card_faces" and are the parts of its name. */
const NAMES = /(?:^\{|,)"(?:name|xmage_name)":"((?:[^"\\]|\\.)*)"/g

function key(name: string): string {
  return name.trim().toLowerCase()
}
