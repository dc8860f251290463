import type { SupplementaryDeck } from "../actions/supplementary/supplementary-decks.ts"
import { place } from "../events/moving/place.ts"
import type { CardDefinition } from "../language/card.ts"
import { inCommandZone } from "../one-shot/players/emblem.ts"
import { shuffledDeck } from "../state/random/random.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, editPlayer } from "../state/writing/edit.ts"

const known = new WeakMap<CardDefinition, CardDefinition>()

/** 113.6: abilities of a nontraditional card function in the command zone, where it stays; those of Attractions on the battlefield. */
export function forCommandZone(card: CardDefinition): CardDefinition {
  let found = known.get(card)
  if (found === undefined) {
    const faces = card.faces.map((face) => ({ ...face, abilities: face.abilities?.map(inCommandZone) ?? [] }))
    found = { ...card, faces }
    known.set(card, found)
  }
  return found
}

/** 103.3a: puts a supplementary deck face down into the command zone, shuffled unless the set-up says otherwise. */
export function layOutDeck(
  s: State,
  owner: PlayerId,
  deck: SupplementaryDeck,
  cards: readonly CardDefinition[],
  shuffle: boolean,
): void {
  const ids = cards.map((card) => {
    const id = place(s, owner, "outside", deck === "attractions" ? card : forCommandZone(card))
    edit(s, id).zone = "command"
    return id
  })
  const own = editPlayer(s, owner)
  own.outside = own.outside.filter((id) => !ids.includes(id))
  own[deck] = shuffle ? shuffledDeck(s, owner, deck, ids) : ids
}
