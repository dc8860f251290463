import { type Answer, type Asker, type Game, playOut, type State } from "@apnap/engine"

/** Thrown to leave an action that was only looked at. */
const ENOUGH: unique symbol = Symbol("enough")

/**
 * What `look` makes of the state in the middle of the action that waits: a spell that is being cast is on the stack there (601.2a), while
 * `Game.state` is from before the action. The game stays as it is.
 */
export function inProgress<T>(game: Game, look: (s: State) => T): T {
  let found: { is: T } | undefined
  const asker: Asker = (s) => {
    found = { is: look(s) }
    throw ENOUGH
  }
  try {
    playAnswers(game, [], asker)
  } catch (signal) {
    if (signal !== ENOUGH) throw signal
  }
  return found!.is
}

/** The state after the action that waits, ended with these answers and then the asker's; null when the rules refuse it (733.1). */
export function playAnswers(game: Game, answers: readonly Answer[], asker: Asker): State | null {
  const s = game.fork().state
  const given = [...s.answers, ...answers]
  s.answers = []
  let at = 0
  const after = playOut(s, (now, d) => (at < given.length ? given[at++] : asker(now, d)), 1)
  // An action that is taken back leaves another state than the one that it spoiled.
  return after === s ? s : null
}
