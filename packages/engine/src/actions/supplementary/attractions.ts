import { faceOf } from "../../characteristics/layers/characteristics.ts"
import { characteristics, controllerOf, permanents } from "../../characteristics/query.ts"
import { move } from "../../events/moving/move.ts"
import { record, simultaneously } from "../../events/record.ts"
import { rollDice } from "../../one-shot/players/dice.ts"
import { objectNow } from "../../state/object-now.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { turnUpTop } from "./supplementary-decks.ts"

const SIDES = 6

/** 701.51b: the top card of the player's Attraction deck enters the battlefield; nothing happens if the deck is empty (701.51a). */
export function openAttraction(s: State, player: PlayerId): void {
  const top = turnUpTop(s, player, "attractions")
  if (top === NONE) return
  const entering = { controller: player }
  const object = move(s, { id: top, to: "battlefield", rule: "701.51b", by: player, entering })
  if (s.objects[object]?.zone === "battlefield")
    record(s, { kind: "action", rule: "701.51c", player, object, detail: "openAttraction" })
}

/** 701.52a: rolls a six-sided die and visits each of the player's Attractions on which the result is lit up. */
export function rollToVisit(s: State, player: PlayerId): void {
  const [result] = rollDice(s, player, { sides: SIDES, count: 1, rule: "701.52a" }, NONE)
  simultaneously(s, () => {
    for (const object of attractionsOf(s, player))
      if (lightsOf(s, object).includes(result))
        record(s, { kind: "action", rule: "701.52a", player, object, amount: result, detail: "visit" })
  })
}

export function attractionsOf(s: State, player: PlayerId): ObjectId[] {
  return permanents(s).filter(
    (id) => controllerOf(s, id) === player && characteristics(s, id).subtypes.includes("Attraction"),
  )
}

function lightsOf(s: State, id: ObjectId): readonly number[] {
  const { def, face } = objectNow(s, id)
  return faceOf(s.definitions[def], face).lights ?? []
}
