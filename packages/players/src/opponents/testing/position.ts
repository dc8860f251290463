import { findCard } from "@apnap/cards"
import { createState, Game, type PlayerId, place, playOut, type Step, type Zone } from "@apnap/engine"
import { writable } from "@apnap/engine/internal"
import { heuristicPlayer } from "../../heuristics/heuristics.ts"
import { dice } from "../../random.ts"

/** A player's cards by zone. */
export type Placing = Partial<
  Record<Extract<Zone, "hand" | "battlefield" | "library" | "graveyard">, readonly string[]>
>

/** A game in the given step of the first player's turn 1, with these cards and 20 lands in each library. */
export function position(
  step: Step,
  sides: readonly [Placing, Placing],
  life: readonly [number, number] = [20, 20],
): Game {
  const deck = Array.from({ length: 20 }, () => findCard("Forest")!)
  let s = createState({
    players: [
      { name: "A", deck },
      { name: "B", deck },
    ],
    seed: 1,
    openingHands: false,
    startingPlayer: 0,
  })
  sides.forEach((side, player: PlayerId) => {
    for (const zone of ["hand", "battlefield", "library", "graveyard"] as const)
      for (const name of side[zone] ?? []) place(s, player, zone, findCard(name)!)
  })
  const asker = heuristicPlayer(dice(1), true)
  const isThere = () =>
    s.turn.step === step && s.turn.stage === (step === "declareAttackers" ? "begin" : "priority")
  while (!isThere()) {
    if (s.turn.number > 1) throw new Error(`Turn 1 has no ${step} step in this position.`)
    s = playOut(s, asker, 1)
  }
  writable(s).players = s.players.map((p, i) => ({ ...p, life: life[i] }))
  return Game.from(s)
}
