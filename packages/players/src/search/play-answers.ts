import { type Answer, type Asker, type Game, playOut, type State } from "@apnap/engine"
import { notesOf } from "@apnap/engine/internal"

/** The state after the pending action is completed with these answers and then the asker's; null if the rules refuse it (733.1). */
export function playAnswers(game: Game, answers: readonly Answer[], asker: Asker): State | null {
  const s = game.fork().state
  const given = [...s.answers, ...answers]
  notesOf(s).answers = []
  let at = 0
  const after = playOut(s, (now, d) => (at < given.length ? given[at++] : asker(now, d)), 1)
  // If an action is undone, the result is a different state object.
  return after === s ? s : null
}
