import type { CardDefinition } from "../language/card.ts"
import type { Zone } from "../language/vocabulary.ts"
import { define } from "../state/define.ts"
import { addObject } from "../state/edit.ts"
import type { GameObject } from "../state/object.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { putInto } from "./zones.ts"

/** Puts a card into a zone outside the rules: set-up of games, scenarios and tests. On the battlefield it has been there long. */
export function place(
  s: State,
  owner: PlayerId,
  zone: Zone,
  card: CardDefinition,
  extra: Partial<GameObject> = {},
): ObjectId {
  const object = addObject(s, {
    kind: card.token ? "token" : "card",
    def: define(s, card),
    face: 0,
    card: 0,
    owner,
    controller: owner,
    zone: "outside",
    tapped: false,
    faceDown: false,
    flipped: false,
    phasedOut: 0,
    sick: false,
    damage: 0,
    deathtouched: false,
    counters: null,
    attachedTo: 0,
    combat: null,
    stack: null,
    memory: null,
    ...extra,
  })
  object.card = object.id
  putInto(s, object.id, zone)
  return object.id
}
