import type { ChooseDecision, PlayerId, Ref } from "@apnap/engine"
import { isPlayerRef, refPlayer } from "@apnap/engine/answering"
import type { Table } from "../protocol/table.ts"
import { cardsOf } from "../table/preview/card-words.ts"

/** An option with its index in the decision, and the player it is or its controller; null if there can be no mistake. */
interface Option {
  ref: Ref
  index: number
  whose: PlayerId | null
}

/** The options in display order: the person's own first if the effect helps them, others' first if it harms. */
export function optionsInOrder({ seen, prompt }: Table, { options }: ChooseDecision): Option[] {
  const cards = cardsOf(seen, prompt?.cards)
  const seatOf = (ref: Ref) => (isPlayerRef(ref) ? refPlayer(ref) : (cards.get(ref)?.controller ?? null))
  const list = options.map((ref, index) => ({ ref, index, whose: seatOf(ref) }))
  const owners = [...new Set(list.map(({ whose }) => whose))]
  // What helps another player is worth a second look.
  const isOpponentHelped = prompt?.polarity === "good" && owners[0] !== seen.player
  if (owners.length === 1 && !isOpponentHelped) return list.map((option) => ({ ...option, whose: null }))
  const ownFirst = prompt?.polarity === "bad" ? -1 : 1
  const rank = ({ whose }: Option) => (whose === seen.player ? 0 : ownFirst)
  return list.sort((a, b) => rank(a) - rank(b))
}
