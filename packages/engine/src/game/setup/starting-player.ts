import { sideOf, sitsTogether, teamOf } from "../../characteristics/queries/teams.ts"
import type { GameSetup } from "../../state/game-setup.ts"
import { beginner } from "../../state/random/random.ts"
import type { PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { editTurn } from "../../state/writing/edit.ts"

/** 103.1: who takes the first turn: as the set-up says, or at random. For a team with shared turns, the primary player (805.2). */
export function setStartingPlayer(s: State, { startingPlayer, openingHands }: GameSetup): void {
  const chosen = startingPlayer ?? (openingHands === false ? 0 : atRandom(s))
  const [starter] = sideOf(s, chosen)
  Object.assign(editTurn(s), { active: starter, priority: starter, opener: starter, nextPlayer: starter })
}

/**
 * 103.1, 808.4, 809.4: a random team's player in the center seat, or to the left of its midpoint. Players who sit apart from teammates
 * (811.3) are chosen individually.
 */
function atRandom(s: State): PlayerId {
  const groups = s.players.map(({ id }) => (sitsTogether(s, id) ? teamOf(s, id) : [id]))
  const teams = groups.filter(([first], id) => first === id)
  const team = teams[beginner(s, teams.length)]
  return team[Math.floor(team.length / 2)]
}
