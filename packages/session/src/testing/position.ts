import { findCard } from "@apnap/cards"
import { createState, Game, type PlayerId, place, type State } from "@apnap/engine"

/** Cards of one side by zone. */
type Side = Partial<Record<"hand" | "battlefield" | "library", readonly string[]>>

/** A saved game with these cards, at the first player's first priority in their first main phase. `arrange` edits the state. */
export function savedPosition(
  mine: Side,
  theirs: Side,
  first: PlayerId = 0,
  ruleset = "current",
  arrange: (s: State) => void = () => {},
): string {
  const deck = Array.from({ length: 20 }, () => findCard("Forest")!)
  const s = createState({
    players: [
      { name: "You", deck },
      { name: "Computer", deck },
    ],
    seed: 1,
    openingHands: false,
    startingPlayer: first,
    ruleset,
  })
  ;[mine, theirs].forEach((side, player) => {
    for (const zone of ["library", "hand", "battlefield"] as const)
      for (const name of side[zone] ?? []) place(s, player, zone, findCard(name)!)
  })
  arrange(s)
  const game = Game.from(s)
  while (game.decision?.kind === "priority" && game.state.turn.step !== "precombatMain")
    game.decide(game.decision, 0)
  return game.save()
}
