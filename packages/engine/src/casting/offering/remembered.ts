import { definitionsContainAny, READS_STEP } from "../../characteristics/definitions-contain.ts"
import type { Action } from "../../state/decision.ts"
import type { PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

/** The options of a window, with the state they belong to. */
interface Window {
  revision: number
  turn: number
  step: string
  options: readonly Action[]
}

type Find = (s: State, player: PlayerId, sorceryTime: boolean) => readonly Action[]

/** The last windows of each player; those at sorcery timing are kept separately. */
const windows: (Window | undefined)[] = []

const readsStep = definitionsContainAny([READS_STEP])

/**
 * The options from the player's earlier window, if nothing has been written since. This holds for most windows of a turn: only the step
 * differs, which matters only to sorceries and to cards that say "during".
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
