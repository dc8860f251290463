import { legalActions } from "../casting/offering/legal-actions.ts"
import { perform } from "../casting/perform.ts"
import { priorityOrder } from "../characteristics/queries/teams.ts"
import { apnapOrder } from "../characteristics/query.ts"
import { getsPriority } from "../events/current-marker.ts"
import { resolveTop } from "../resolving/resolve.ts"
import { checkStateBasedActions } from "../sba/check.ts"
import { chooseOrWait } from "../state/choose.ts"
import { CONCEDE } from "../state/decision.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { stackHere } from "../state/turn-markers.ts"
import { editTurn, notesOf } from "../state/writing/edit.ts"
import { isPlacing } from "../triggered/order.ts"
import { placeTriggers } from "../triggered/place.ts"
import { chooseStack } from "./choose-stack.ts"
import { concede } from "./concede.ts"
import { noteChoice, withoutFragmentedLoops } from "./loops/fragmented-loops.ts"
import { setTurn } from "./write.ts"

/**
 * 117.5: performs state-based actions until none apply, then places triggers, and repeats until neither happens; then the player gets
 * priority.
 */
export function givePriority(s: State): void {
  // 502.4: no player gets priority in the untap step; abilities that trigger in it wait for the upkeep.
  if (s.turn.step === "untap") {
    editTurn(s).stage = "end"
    return
  }
  // 603.3b: once begun, placing triggers continues to its end.
  const acted = !isPlacing(s) && checkStateBasedActions(s)
  // 514.3a: state-based actions or triggers in the cleanup step cause priority there, and another cleanup step.
  if (s.turn.step === "cleanup" && !s.turn.cleanupAgain && (acted || s.waiting.length > 0))
    setTurn(s, { cleanupAgain: true })
  if (acted || s.over !== null) return
  if (s.waiting.length > 0) return placeTriggers(s)
  if (!hasPriority(s)) {
    editTurn(s).stage = "end"
    return
  }
  // 800.4: a player who left the game can't have priority.
  if (s.players[s.turn.priority].left !== null) return passPriority(s, s.turn.passes)
  act(s, s.turn.priority)
}

/** 514.3: no player normally gets priority in the cleanup step. */
function hasPriority(s: State): boolean {
  return s.turn.step !== "cleanup" || s.turn.cleanupAgain
}

function act(s: State, player: PlayerId): void {
  const { forced } = s
  const options = withoutFragmentedLoops(s, player, legalActions(s, player))
  const index = chooseOrWait(s, {
    kind: "priority",
    player,
    rule: "117.1",
    purpose: "priority",
    source: 0,
    options,
  })
  if (index === null) return
  if (index === CONCEDE) return concede(s, player)
  const action = options[index]
  if (action.do === "pass") {
    // 732.5: no player is forced to end a loop that they could end, so merely passing keeps the count of forced actions.
    if (forced > s.forced && stackHere(s).length > 0) notesOf(s).forced = forced
    return passPriority(s, s.turn.passes + 1)
  }
  if (s.markers !== undefined) chooseStack(s, player, action)
  noteChoice(s, player, action)
  perform(s, player, action)
  editTurn(s).passes = 0 // 117.3c
}

/**
 * 117.3d, 117.4: if all players pass in succession, the top of the stack resolves or the step ends; otherwise the next player gets
 * priority.
 */
function passPriority(s: State, passes: number): void {
  const { priority } = s.turn
  if (s.options.sharedTurns) return goOnAsSides(s, passes)
  const all = apnapOrder(s, priority)
  const order = s.markers === undefined ? all : all.filter((p) => getsPriority(s, p)) // 807.5a
  const next = order[0] === priority ? (order[1] ?? priority) : (order[0] ?? priority)
  if (passes >= order.length) return allPassed(s)
  const turn = editTurn(s)
  turn.passes = passes
  turn.priority = next
}

/** 805.5: a team has priority until each of its members has passed; then the next team has it. */
function goOnAsSides(s: State, passes: number): void {
  const opener = s.turn.passes === 0 ? s.turn.priority : s.turn.opener
  const order = priorityOrder(s, opener)
  if (passes < order.length) return setTurn(s, { passes, opener, priority: order[passes] })
  allPassed(s)
}

/** Resolves the top of the stack and gives the active player priority (117.3b), or ends the step if the stack is empty. */
function allPassed(s: State): void {
  if (stackHere(s).length > 0) {
    resolveTop(s)
    editTurn(s).priority = s.turn.active
  } else editTurn(s).stage = "end"
  editTurn(s).passes = 0
}
