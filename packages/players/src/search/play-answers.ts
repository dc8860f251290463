import { type Answer, type Asker, type Game, playOut, type State } from "@apnap/engine"
import { notesOf } from "@apnap/engine/internal"

/** The state after the action that waits, ended with these answers and then the asker's; null when the rules refuse it (733.1). */
export function playAnswers(game: Game, answers: readonly Answer[], asker: Asker): State | null {
  const s = game.fork().state
  const given = [...s.answers, ...answers]
  notesOf(s).answers = []
  let at = 0
  const after = playOut(s, (now, d) => (at < given.length ? given[at++] : asker(now, d)), 1)
  // An action that is taken back leaves another state than the one that it spoiled.
  return after === s ? s : null
}
