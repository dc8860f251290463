import type { Asker } from "../state/choose.ts"
import type { Answer } from "../state/decision.ts"
import type { State } from "../state/state.ts"
import { isOver } from "../state/subgame.ts"
import { notesOf } from "../state/writing/edit.ts"
import { endJournal, returnTo, type Savepoint, savepoint } from "../state/writing/savepoint.ts"
import { runAction } from "./run.ts"
import { mayBeIllegalAtOnce } from "./way-back.ts"

/**
 * A moment to which an illegal action can be taken back (733.1): a savepoint some actions ago, and the answers to each action since. Few
 * actions turn out illegal, so one moment serves for a turn, and the actions since are replayed if needed.
 */
interface Moment {
  back: Savepoint
  turn: number
  since: (readonly Answer[])[]
}

/** Plays on with in-process players until the game ends or `limit` actions have been performed: the fast way, for simulations. */
export function playOut(state: State, asker: Asker, limit = Number.POSITIVE_INFINITY): State {
  let s = state
  let moment: Moment | null = null
  let forced = 0
  // A window with nothing pending has changed nothing yet when it asks, so most need no moment.
  const ask: Asker = (now, decision) => {
    const answer = asker(now, decision)
    if (
      moment === null &&
      decision.kind === "priority" &&
      typeof answer === "number" &&
      mayBeIllegal(now, answer)
    ) {
      moment = momentOf(now)
      moment.back.record.forced = forced
    }
    return answer
  }
  for (let i = 0; i < limit && !isOver(s); i++) {
    if (moment !== null && moment.turn !== s.turn.number) moment = null
    if (moment === null && mayBeIllegalAtOnce(s)) moment = momentOf(s)
    forced = s.forced
    const { answers } = s
    if (runAction(s, ask).is === "illegal") {
      s = upTo(moment!, s)
      moment = null
    } else moment?.since.push(answers.length > 0 ? answers : NO_ANSWERS)
  }
  endJournal(s)
  return s
}

const NO_ANSWERS: readonly Answer[] = []

function momentOf(s: State): Moment {
  endJournal(s)
  return { back: savepoint(s), turn: s.turn.number, since: [] }
}

/** Replays the actions since that moment. */
function upTo({ back, since }: Moment, now: State): State {
  const base = returnTo(back, now)
  for (const answers of since) {
    notesOf(base).answers = answers.slice()
    runAction(base, null)
  }
  notesOf(base).answers = []
  return base
}

const PASS = 0

/** 733.1: whether the answer may begin something that turns out illegal: an action, or a resolution once all have passed (117.4). */
function mayBeIllegal({ stack, turn, players }: State, option: number): boolean {
  if (option !== PASS) return option > PASS
  return stack.length > 0 && turn.passes + 1 >= players.filter((player) => player.left === null).length
}
