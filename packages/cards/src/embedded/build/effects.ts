import type {
  Amount,
  CardFace,
  Change,
  Cost,
  Duration,
  Effect,
  Filter,
  ManaProduction,
  PlayerSelector,
  Selector,
  TokenSpec,
  Zone,
} from "@apnap/engine"
import { ANY, THIS, target } from "./filters.ts"

export function seq(...of: readonly Effect[]): Effect {
  return { do: "sequence", of }
}
export function damage(amount: Amount, to: Selector = target()): Effect {
  return { do: "damage", amount, to }
}
export function destroy(what: Selector = target()): Effect {
  return { do: "destroy", what }
}
export function exile(what: Selector = target()): Effect {
  return { do: "move", what, to: "exile" }
}
export function bounce(what: Selector = target()): Effect {
  return { do: "move", what, to: "hand" }
}
export function put(what: Selector, to: Zone, extra: Partial<Extract<Effect, { do: "move" }>> = {}): Effect {
  return { do: "move", what, to, ...extra }
}
export function draw(count: Amount, player?: PlayerSelector): Effect {
  return { do: "draw", count, ...(player !== undefined && { player }) }
}
export function discard(count: Amount, player?: PlayerSelector): Effect {
  return { do: "discard", count, ...(player !== undefined && { player }) }
}
export function gainLife(amount: Amount, player?: PlayerSelector): Effect {
  return { do: "gainLife", amount, ...(player !== undefined && { player }) }
}
export function loseLife(amount: Amount, player?: PlayerSelector): Effect {
  return { do: "loseLife", amount, ...(player !== undefined && { player }) }
}
export function mill(count: Amount, player?: PlayerSelector): Effect {
  return { do: "mill", count, ...(player !== undefined && { player }) }
}
export function scry(count: Amount): Effect {
  return { do: "scry", count }
}
export function change(what: Selector, changes: readonly Change[], duration: Duration = "endOfTurn"): Effect {
  return { do: "change", what, changes, duration }
}
export function pump(
  power: Amount,
  toughness: Amount,
  what: Selector = target(),
  ...more: readonly Change[]
): Effect {
  return change(what, [{ change: "modifyPT", power, toughness }, ...more])
}
export function counters(kind: string, count: Amount, on: Selector = THIS): Effect {
  return { do: "addCounters", kind, count, on }
}
export function token(spec: CardFace | TokenSpec, count: Amount = 1): Extract<Effect, { do: "createToken" }> {
  return {
    do: "createToken",
    token: "name" in spec ? { face: spec } : spec,
    ...(count !== 1 && { count }),
  }
}
export function may(effect: Effect, cost?: Cost): Effect {
  return { do: "may", effect, ...(cost !== undefined && { cost }) }
}
export function tap(what: Selector = target()): Effect {
  return { do: "tap", what }
}
export function untap(what: Selector = target()): Effect {
  return { do: "untap", what }
}
export function addMana(mana: ManaProduction): Effect {
  return { do: "addMana", mana }
}
/** "Search your library for a … card, put it …, then shuffle." */
export function tutor(
  filter: Filter,
  to: Zone,
  extra: Partial<Extract<Effect, { do: "search" }>> = {},
): Extract<Effect, { do: "search" }> {
  return {
    do: "search",
    filter,
    count: 1,
    to,
    shuffle: true,
    ...(filter !== ANY && to === "hand" && { reveal: true }),
    ...extra,
  }
}
/** "Target player reveals their hand. You choose a … card from it. That player discards that card." */
export function discardOfYourChoice(filter: Filter): readonly Effect[] {
  const hand: Selector = { sel: "all", filter: ANY, zone: "hand", of: { who: "target", slot: 0 } }
  return [
    { do: "reveal", what: hand, bind: "revealed" },
    {
      do: "chooseObjects",
      what: { sel: "choose", filter, from: { sel: "bound", name: "revealed" } },
      bind: "chosen",
    },
    { do: "move", what: { sel: "bound", name: "chosen" }, to: "graveyard", cause: "discard" },
  ]
}
export function eachPlayer(of: PlayerSelector, effect: Effect): Effect {
  return { do: "forEachPlayer", of, effect }
}
export const THAT_PLAYER: PlayerSelector = { who: "bound", name: "player" }
