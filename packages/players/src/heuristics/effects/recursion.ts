import { type Ability, characteristics, type ObjectId, type PlayerId, type State } from "@apnap/engine"
import { says } from "@apnap/engine/visit"
import { isType } from "../../board-evaluation/is-type.ts"
import { worthOf } from "../../board-evaluation/worth.ts"
import { landsOf } from "../mana.ts"
import { effectSummaries } from "./effect-summary.ts"

/** Whether the player holds a card that returns a creature card from a graveyard to the battlefield. */
export function returnsFromGraveyard(s: State, player: PlayerId): boolean {
  return s.players[player].hand.some((id) => isReturning(characteristics(s, id).abilities))
}

function isReturning(abilities: readonly Ability[]): boolean {
  let found = returning.get(abilities)
  if (found === undefined) {
    found =
      abilities.some((a) =>
        effectSummaries(a).some((summary) => summary.zone === "graveyard" && summary.polarity === "good"),
      ) && says(abilities, "to", "battlefield")
    returning.set(abilities, found)
  }
  return found
}

const returning = new WeakMap<readonly Ability[], boolean>()

/** The value to the player of having this hand card in their graveyard instead: high for a creature still too expensive to cast. */
export function worthInGraveyard(s: State, id: ObjectId, player: PlayerId): number {
  const c = characteristics(s, id)
  if (!isType(c, "creature") || c.manaValue <= landsOf(s, player) + 1) return 0
  const { hand, library } = s.players[player]
  if (returnsFromGraveyard(s, player)) return worthOf(s, id)
  // Players know their own deck, but not its order.
  const others = [...hand, ...library]
  return others.some((other) => isReturning(characteristics(s, other).abilities)) ? worthOf(s, id) * 0.4 : 0
}
