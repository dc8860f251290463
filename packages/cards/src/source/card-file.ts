import type { CardDefinition } from "@apnap/engine"
import { type CompiledCard, compileCard, type SourceCard } from "../oracle/card.ts"
import { withOtherCards } from "../oracle/other-cards.ts"

/**
 * Cards from a file with one JSON object per line, in the shape of Scryfall's "oracle cards". A line is parsed and its
 * text compiled only on request.
 */
export class CardFile {
  readonly #lines = new Map<string, string>()
  /** By face name, which may be another card's whole name: a prepare card's face is the spell that it copies. */
  readonly #faces = new Map<string, string>()
  /** By line, since a card has several names. */
  readonly #compiled = new Map<string, CompiledCard>()

  constructor(text: string) {
    for (const line of text.split("\n")) if (line.trim() !== "") this.#index(line)
  }

  /** Indexes a card by its whole name, its face names, and its plain spelling if that differs. */
  #index(line: string): void {
    for (const [, text] of line.matchAll(NAMES)) {
      const name = key(String(JSON.parse(`"${text}"`)))
      if (!this.#lines.has(name)) this.#lines.set(name, line)
      for (const face of name.split(" // ")) if (!this.#faces.has(face)) this.#faces.set(face, line)
    }
  }

  /** Whole names of all cards and their other spellings, in lower case. */
  names(): string[] {
    return [...this.#lines.keys()]
  }

  /** The compiled card, including what is missing; undefined if the file doesn't have it. */
  compiled(name: string): CompiledCard | undefined {
    const line = this.#lines.get(key(name)) ?? this.#faces.get(key(name))
    if (line === undefined) return undefined
    const known = this.#compiled.get(line)
    if (known !== undefined) return known
    const source: SourceCard = JSON.parse(line)
    const made = compileCard(source)
    this.#compiled.set(line, made)
    return made
  }

  /** The definition of a card, if all of its text is understood. */
  find(name: string): CardDefinition | undefined {
    const made = this.compiled(name)
    if (made === undefined || made.missing.length > 0) return undefined
    return withOtherCards(made.definition, (back) => this.find(back))
  }
}

/** Names at the top level of a card object; face names come after "card_faces" and are parts of the whole name. */
const NAMES = /(?:^\{|,)"(?:name|xmage_name)":"((?:[^"\\]|\\.)*)"/g

function key(name: string): string {
  return name.trim().toLowerCase()
}
