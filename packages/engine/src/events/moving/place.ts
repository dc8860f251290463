import { invalidateIfVolatile } from "../../characteristics/layers/derived.ts"
import type { CardDefinition } from "../../language/card.ts"
import type { Zone } from "../../language/vocabulary.ts"
import { define } from "../../state/define.ts"
import type { GameObject } from "../../state/object.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, editPlayer, newObject } from "../../state/writing/edit.ts"
import { putInto } from "./zones.ts"

/** Makes a deck the player's library, last card on top. Equivalent to placing the cards one at a time. */
export function placeLibrary(s: State, owner: PlayerId, deck: readonly CardDefinition[]): void {
  const ids = deck.map((card) => create(s, owner, card, {}).id)
  for (const id of ids) edit(s, id).zone = "library"
  editPlayer(s, owner).library = [...s.players[owner].library, ...ids]
  invalidateIfVolatile(s)
}

/** Puts a card into a zone outside the rules: set-up of games, scenarios and tests. Permanents placed aren't summoning sick. */
export function place(
  s: State,
  owner: PlayerId,
  zone: Zone,
  card: CardDefinition,
  extra: Partial<GameObject> = {},
): ObjectId {
  const object = create(s, owner, card, extra)
  putInto(s, object.id, zone)
  return object.id
}

function create(s: State, owner: PlayerId, card: CardDefinition, extra: Partial<GameObject>): GameObject {
  return newObject(s, extra.kind ?? (card.token ? "token" : "card"), {
    def: define(s, card),
    owner,
    ...extra,
  })
}
