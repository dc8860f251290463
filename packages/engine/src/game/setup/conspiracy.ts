import { place } from "../../events/moving/place.ts"
import type { CardDefinition } from "../../language/card.ts"
import { type Asker, setAsker } from "../../state/choose.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { notesOf } from "../../state/writing/edit.ts"
import { putConspiracy } from "../../variants/conspiracy/hidden-agenda.ts"

/** For positions: a conspiracy that began in the command zone, face down with a name that its owner chooses if it has hidden agenda (905.4). */
export function startWithConspiracy(
  s: State,
  player: PlayerId,
  card: CardDefinition,
  asker: Asker,
): ObjectId {
  const id = place(s, player, "outside", card)
  const before = setAsker(asker)
  notesOf(s).cursor = 0
  putConspiracy(s, id)
  setAsker(before)
  notesOf(s).answers = []
  return id
}
