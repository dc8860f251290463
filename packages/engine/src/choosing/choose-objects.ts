import type { Context } from "../characteristics/context.ts"
import { reachesRef } from "../characteristics/queries/range.ts"
import { players } from "../characteristics/queries/selector.ts"
import type { PlayerSelector } from "../language/selector.ts"
import { choose, chooseTogether } from "../state/choose.ts"
import type { ChooseDecision } from "../state/decision.ts"
import { type PlayerId, playerRef, type Ref, refPlayer } from "../state/ref.ts"
import type { State } from "../state/state.ts"

type About = Partial<ChooseDecision> & { rule: string; purpose: string }

/** What one of several players chooses from. */
interface Choice {
  player: PlayerId
  options: readonly Ref[]
  min: number
  max: number
}

/** Asks a player to choose some of these; asks nobody when none can be taken, or all must and the game does not ask for that. */
export function chooseObjects(
  s: State,
  player: PlayerId,
  options: readonly Ref[],
  min: number,
  max: number,
  about: About,
): Ref[] {
  const asked = decisionFor(s, { player, options, min, max }, about)
  return isSettled(s, asked) ? [...asked.options] : chosenOf(asked, choose(s, asked))
}

/** Who chooses something of a spell or ability: where it may be one of several, its controller says which (601.6a, 602.3a, 700.2e). */
export function decider(
  s: State,
  by: PlayerSelector | undefined,
  controller: PlayerId,
  context: Context,
): PlayerId {
  const able = by === undefined ? [controller] : players(s, by, context)
  if (able.length <= 1) return able[0] ?? controller
  const about = { rule: "601.6a", purpose: "choosePlayer", source: context.source }
  return refPlayer(chooseObjects(s, controller, able.map(playerRef), 1, 1, about)[0])
}

/**
 * 101.4: the same for several players who choose at the same time, in the order of the list. What each may choose must not hang on what the others
 * choose. Returns what each chose.
 */
export function chooseObjectsTogether(s: State, choices: readonly Choice[], about: About): Ref[][] {
  const all = choices.map((choice) => decisionFor(s, choice, about))
  const asked = all.filter((decision) => !isSettled(s, decision))
  const answers = chooseTogether(s, asked)
  return all.map((decision) => {
    const at = asked.indexOf(decision)
    return at < 0 ? [...decision.options] : chosenOf(decision, answers[at])
  })
}

function decisionFor(s: State, { player, options: offered, min, max }: Choice, about: About): ChooseDecision {
  // 801.5a: only what is within the range of influence of the one who chooses.
  const reached = s.reach === null ? offered : offered.filter((ref) => reachesRef(s, player, ref))
  const most = Math.max(0, Math.min(max, reached.length))
  const options = most === 0 ? NOTHING : reached
  return { kind: "choose", player, source: 0, ...about, options, min: Math.min(min, most), max: most }
}

const NOTHING: readonly Ref[] = []

/** Whether all must be taken, so that there is nothing to ask. */
function isSettled(s: State, { options, min, ordered }: ChooseDecision): boolean {
  return options.length === 0 || (min === options.length && !ordered && !s.options.asksForced)
}

function chosenOf({ options }: ChooseDecision, answer: readonly number[]): Ref[] {
  return answer.map((i) => options[i])
}
