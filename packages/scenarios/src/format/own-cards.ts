import { type CompiledCard, type SourceCard, withOtherCards } from "@apnap/cards"
import type { CardDefinition } from "@apnap/engine"
import type { CardSource } from "./card-source.ts"
import type { OwnCard } from "./format.ts"
import { Unsupported } from "./outcome.ts"

/** Parses a card from its text. */
export type Compiler = (card: SourceCard) => CompiledCard

/** A card source with the scenario's own cards ahead of the given source. */
export function withOwnCards(
  own: readonly OwnCard[] | undefined,
  source: CardSource,
  compile: Compiler | undefined,
): CardSource {
  if (own === undefined || own.length === 0) return source
  if (compile === undefined) throw new Unsupported({ feature: "cards of its own" })
  const compiled = new Map(own.map((card) => [card.name, compileOwn(card, compile)]))
  const find = (name: string): CardDefinition | undefined => {
    const made = compiled.get(name)
    if (made === undefined) return source.find(name)
    return made.lacking.length > 0 ? undefined : withOtherCards(made.definition, find)
  }
  return { find, lacking: (name) => compiled.get(name)?.lacking ?? source.lacking?.(name) ?? [] }
}

/** A scenario's own card and its unparsed text: lines, and a type line without a card type (205.2a). */
export function compileOwn(
  card: OwnCard,
  compile: Compiler,
): { definition: CardDefinition; lacking: readonly string[] } {
  const { definition, missing } = compile({ layout: "normal", ...card })
  const typeless = (card.card_faces ?? [card])
    .filter((_, i) => definition.faces[i]?.types.length === 0)
    .map(({ type_line }) => type_line)
  return {
    definition,
    lacking: [...typeless, ...missing.map(({ line, stoppedAt }) => `${line} [at: ${stoppedAt}]`)],
  }
}
