import type { Game } from "../../game/game.ts"
import { createState } from "../../game/setup/setup.ts"
import type { GameSetup, PlayerSetup } from "../../state/game-setup.ts"
import type { State } from "../../state/state.ts"
import { writable } from "../../state/writing/edit.ts"
import { creature } from "../../testing/table.ts"

export const bear = creature("Bear")

/** A game under the rules of a day, in the first player's main phase; `of` gives further set-up by seat. */
export function game(
  count: number,
  ruleset: string,
  setup: Partial<GameSetup>,
  of: (seat: number) => Partial<PlayerSetup> = () => ({}),
): State {
  const players = [..."ABCDEFGHIJ"].slice(0, count).map((name, seat) => ({ name, deck: [bear], ...of(seat) }))
  const laid = { openingHands: false, shuffle: false, checkDecks: false }
  const s = createState({ players, ruleset, ...laid, ...setup })
  writable(s).turn = {
    ...s.turn,
    number: 3,
    step: "precombatMain",
    phase: "precombatMain",
    stage: "priority",
  }
  return s
}

/** All players keep their hands, pass, and choose the first legal options until the condition holds. */
export function playUntil(game: Game, isSo: (s: State) => boolean): void {
  while (game.decision !== null && !isSo(game.state)) {
    const d = game.decision
    game.decide(d, d.kind === "choose" ? Array.from({ length: d.min }, (_, i) => i) : 0)
  }
}
