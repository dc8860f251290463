import { definitionsContainAny, READS_STEP } from "../../characteristics/definitions-contain.ts"
import type { Action } from "../../state/decision.ts"
import type { PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

/** The options of a window, and of what state they are the options. */
interface Window {
  revision: number
  turn: number
  step: string
  options: readonly Action[]
}

type Find = (s: State, player: PlayerId, sorceryTime: boolean) => readonly Action[]

/** The last windows of each player, those in which a sorcery could be cast apart. */
const windows: (Window | undefined)[] = []

const readsStep = definitionsContainAny([READS_STEP])

/**
 * The options of the same player in an earlier window, if nothing has been written since. Most windows of a turn are such: only
 * the step is another, and that matters only to sorceries and to cards that say "during".
 */
export function remembered(s: State, player: PlayerId, sorceryTime: boolean, find: Find): readonly Action[] {
  const at = player * 2 + Number(sorceryTime)
  const step = readsStep(s) ? s.turn.step : ""
  const before = windows[at]
  if (before?.revision === s.revision && before.turn === s.turn.number && before.step === step)
    return before.options
  const options = find(s, player, sorceryTime)
  windows[at] = { revision: s.revision, turn: s.turn.number, step, options }
  return options
}
