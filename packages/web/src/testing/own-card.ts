import type { SourceCard } from "@apnap/cards"

/** A made-up source card: a creature with this text. */
export function madeUp(name: string, text: string): SourceCard {
  return {
    name,
    layout: "normal",
    mana_cost: "{G}",
    type_line: "Creature — Fox",
    oracle_text: text,
    power: "2",
    toughness: "1",
    colors: ["G"],
    color_identity: ["G"],
  }
}
