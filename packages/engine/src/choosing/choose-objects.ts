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

/** Asks a player to choose some of these; skips the question if none can be chosen, or if all must be and the game doesn't ask for that. */
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

/** Who makes a choice for a spell or ability; if it could be one of several players, its controller decides (601.6a, 602.3a, 700.2e). */
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
 * 101.4: `chooseObjects` for several players at the same time, in list order. Their options must not depend on each other's choices.
 * Returns each player's choice.
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
  // 801.5a: only what is within the chooser's range of influence.
  const free = s.entering.length === 0 ? offered : offered.filter((ref) => !s.entering.includes(ref)) // 614.13a
  const reached = s.reach === null ? free : free.filter((ref) => reachesRef(s, player, ref))
  const most = Math.max(0, Math.min(max, reached.length))
  const options = most === 0 ? NOTHING : reached
  return { kind: "choose", player, source: 0, ...about, options, min: Math.min(min, most), max: most }
}

const NOTHING: readonly Ref[] = []

/** Whether all must be chosen, so that there is nothing to ask. */
function isSettled(s: State, { options, min, ordered }: ChooseDecision): boolean {
  return options.length === 0 || (min === options.length && !ordered && !s.options.asksForced)
}

function chosenOf({ options }: ChooseDecision, answer: readonly number[]): Ref[] {
  return answer.map((i) => options[i])
}
