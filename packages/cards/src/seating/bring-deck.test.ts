import { expect, it } from "vitest"
import { readDeckList } from "../decks/list.ts"
import { bringDeck } from "./bring-deck.ts"

const names = (list: string) => {
  const { deck, sideboard, commanders, companion } = bringDeck(readDeckList(list))
  return [deck.length, sideboard?.length, commanders?.map(({ name }) => name), companion?.name]
}

it("100.4, 103.2b: a deck comes with its sideboard and its companion", () => {
  expect(names("Deck\n60 Forest\nSideboard\n3 Shock")).toEqual([60, 3, undefined, undefined])
  expect(names("Companion\n1 Grizzly Bears\nDeck\n60 Forest")).toEqual([
    60,
    undefined,
    undefined,
    "Grizzly Bears",
  ])
})

it("903.5e, 702.139d: beside a commander the sideboard stays at home, but not the companion", () => {
  const list =
    "Commander\n1 Isamaru, Hound of Konda\nCompanion\n1 Savannah Lions\nDeck\n99 Plains\nSideboard\n3 Disenchant"
  expect(names(list)).toEqual([99, undefined, ["Isamaru, Hound of Konda"], "Savannah Lions"])
})
