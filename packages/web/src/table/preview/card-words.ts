import { counterNoun, type Language } from "@apnap/words"
import type { TFunction } from "i18next"
import type { Mark } from "../../prompt/draft.ts"
import type { Seen, SeenCard } from "../../protocol/table.ts"
import { cardName } from "../../words/card-names.ts"
import { noteWords } from "./note-words.ts"

/** The name of an object, or a substitute if it has none. */
export function nameOf(t: TFunction, card: SeenCard): string {
  if (card.name !== "") return cardName(card.name)
  if (card.under !== null) return t("card.faceDownAs", { name: cardName(card.under.name) })
  if (card.kind === "ability")
    // The rules' own, as of the monarch (725.2), have no source.
    return card.sourceName === ""
      ? t("card.ability")
      : t("card.abilityOf", { name: cardName(card.sourceName) })
  if (card.printedName !== "" && card.under === null) return cardName(card.printedName)
  return card.zone === "battlefield" || card.zone === "stack" ? t("card.faceDown") : t("card.unknown")
}

/** The text of an object, with its own name as displayed here. */
export function linesOf({ text, name, sourceName }: SeenCard): readonly string[] {
  const own = name === "" ? sourceName : name
  const said = cardName(own)
  return said === own ? text : text.map((line) => line.replaceAll(own, said))
}

/** The name on a permanent's tile: legends use the first part of theirs. */
export function tileName(t: TFunction, card: SeenCard): string {
  const isLegend = card.supertypes.some((supertype) => supertype === "legendary")
  return isLegend ? nameOf(t, card).split(",")[0] : nameOf(t, card)
}

/** A permanent described for screen readers: name, size, state and mark. */
export function cardWords(
  t: TFunction,
  card: SeenCard,
  mark: Mark,
  count: number,
  language: Language,
): string {
  const [short, name] = [tileName(t, card), nameOf(t, card)]
  // Begins with the visible text of the tile (WCAG 2.5.3).
  return [short, sizeOf(card), short === name ? "" : name, ...stateWords(t, card, mark, count, language)]
    .filter((word) => word !== "")
    .join(", ")
}

/** The state and mark of an object, in words. */
export function stateWords(
  t: TFunction,
  card: SeenCard,
  mark: Mark,
  count: number,
  language: Language,
): string[] {
  const creature = card.types.includes("creature")
  return [
    count > 1 ? t("card.count", { count }) : "",
    card.tapped ? t("card.tapped") : "",
    card.sick && creature && !card.keywords.includes("haste") && card.zone === "battlefield"
      ? t("card.sick")
      : "",
    card.attacking !== 0 ? t("card.attacking") : "",
    card.blocking.length > 0 ? t("card.blocking") : "",
    card.damage > 0 ? t("card.damage", { count: card.damage }) : "",
    ...Object.entries(card.counters).map(([kind, count]) => counterNoun(kind, count, language)),
    ...card.notes.map((note) => noteWords(t, note, language)),
    mark === "usable" || mark === "open" || mark === "mana" ? t("card.usable") : "",
    mark === "chosen" || mark === "held" ? t("card.selected") : "",
  ].filter((word) => word !== "")
}

/** What a permanent holds in exile, or what holds a card there, in words; "" for neither. */
export function holdingWords(t: TFunction, card: SeenCard, seen: Seen): string {
  if (card.holds.length === 0 && card.holder === 0) return ""
  const cards = cardsOf(seen)
  const called = (id: number) => {
    const other = cards.get(id)
    return other === undefined ? t("card.unknown") : nameOf(t, other)
  }
  if (card.holder !== 0) return t("card.heldBy", { name: called(card.holder) })
  return t("card.holds", { names: card.holds.map(called).join(", ") })
}

/** Power and toughness, else the printed loyalty or defense off the battlefield; on it, counters show them. */
export function sizeOf({ power, toughness, loyalty, defense, zone }: SeenCard): string {
  if (power !== null) return `${power}/${toughness}`
  return zone === "battlefield" ? "" : `${loyalty ?? defense ?? ""}`
}

/** Every visible card, by id. */
export function cardsOf(seen: Seen, also: readonly SeenCard[] = []): ReadonlyMap<number, SeenCard> {
  const lists = [
    also,
    seen.battlefield,
    seen.stack,
    seen.exile,
    seen.command,
    ...seen.players.flatMap((p) => [p.cards, p.graveyard, p.libraryTop === null ? [] : [p.libraryTop]]),
  ]
  return new Map(lists.flat().map((card) => [card.id, card]))
}
