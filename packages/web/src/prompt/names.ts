import type { Ref } from "@apnap/engine"
import { isPlayerRef, refPlayer } from "@apnap/engine/answering"
import type { TFunction } from "i18next"
import type { Table } from "../protocol/table.ts"
import { cardsOf, nameOf } from "../table/preview/card-words.ts"
import { seatName } from "../table/seat-name.ts"

/** Names of objects and players; objects of equal names are numbered. */
export function namesFor(t: TFunction, table: Table, refs: readonly Ref[]): string[] {
  const cards = cardsOf(table.seen, table.prompt?.cards)
  const plain = refs.map((ref) => {
    if (isPlayerRef(ref)) return seatName(t, table.seen, refPlayer(ref))
    const card = cards.get(ref)
    if (card === undefined) return t("card.unknown")
    return card.power === null ? nameOf(t, card) : `${nameOf(t, card)} ${card.power}/${card.toughness}`
  })
  return plain.map((name, i) => {
    const namesakes = [...new Set(refs.filter((_, k) => plain[k] === name))]
    return namesakes.length === 1 ? name : `${name} (${namesakes.indexOf(refs[i]) + 1})`
  })
}
