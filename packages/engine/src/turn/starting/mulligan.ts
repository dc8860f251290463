import { bind, contextOf } from "../../characteristics/context.ts"
import { apnapOrder } from "../../characteristics/query.ts"
import { chooseObjectsTogether } from "../../choosing/choose-objects.ts"
import { execute } from "../../events/interpreter-port.ts"
import { draw, shuffle } from "../../events/moving/draw.ts"
import { moveAll } from "../../events/moving/move.ts"
import { record } from "../../events/record.ts"
import { chooseTogether } from "../../state/choose.ts"
import type { ConfirmDecision } from "../../state/decision.ts"
import { NONE, type PlayerId, playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { beginNextTurn } from "../progress.ts"
import { variantTurn } from "../variants.ts"
import { setTurn } from "../write.ts"
import { circleColors } from "./circled-colors.ts"
import { takeActionsBeforeShuffling, takeMulliganActions, takeOpeningActions } from "./opening-actions.ts"

/** 103.5: opening hands and mulligans by the ruleset, then the first turn. */
export function takeMulligans(s: State): void {
  switch (s.turn.stage) {
    case "setup":
      record(s, {
        kind: "startingPlayer",
        rule: s.options.sharedTurns ? "103.1a" : "103.1",
        player: s.turn.active,
      })
      circleColors(s)
      takeActionsBeforeShuffling(s)
      variantTurn(s, "beforeHands")
      for (const player of apnapOrder(s)) draw(s, player, s.players[player].maxHand, 0, "103.5")
      return setTurn(s, { stage: "mulligan" })
    case "mulligan":
      return decideMulligans(s)
    default:
      circleColors(s)
      takeOpeningActions(s)
      variantTurn(s, "beforeFirstTurn")
      finishRestart(s)
      return beginNextTurn(s)
  }
}

/** 727.4: the effect that restarted the game finishes just before the first turn. */
function finishRestart(s: State): void {
  const { restarting } = s.turn
  if (restarting === undefined) return
  const { then, you, source, left } = restarting
  const context = contextOf(source, you)
  bind(context, "left", left)
  execute(s, then, context)
  setTurn(s, { restarting: undefined })
}

/** Each player who has not kept declares in turn order whether to mulligan; then those who do mulligan at the same time (103.5). */
function decideMulligans(s: State): void {
  const undecided = deciding(s)
  if (undecided.length === 0) return allKept(s)
  const able = undecided.filter((p) => s.turn.mulligans[p] < s.players[p].maxHand + s.options.freeMulligans)
  for (const player of able) takeMulliganActions(s, player)
  const wishes = chooseTogether(
    s,
    able.map((player) => askMulligan(s, player)),
  )
  const again = able.filter((_, i) => wishes[i] === 1)
  bottomCards(
    s,
    undecided.filter((p) => !again.includes(p)),
  )
  for (const p of again) redraw(s, p)
  setTurn(s, {
    kept: s.turn.kept.map((kept, p) => kept || (undecided.includes(p) && !again.includes(p))),
    mulligans: s.turn.mulligans.map((n, p) => (again.includes(p) ? n + 1 : n)),
  })
}

/** The players who decide now: all who have not kept, or under the sequential Paris mulligan one player until they keep. */
function deciding(s: State): readonly PlayerId[] {
  const undecided = apnapOrder(s).filter((p) => !s.turn.kept[p])
  return s.ruleset.knobs.mulligan === "paris-sequential" ? undecided.slice(0, 1) : undecided
}

/** 103.4@2015-10-02: players with fewer cards than their starting hand size may scry 1. */
function allKept(s: State): void {
  if (s.ruleset.knobs.mulligan === "vancouver")
    for (const p of apnapOrder(s))
      if (s.players[p].hand.length < s.players[p].maxHand)
        execute(s, { do: "scry", count: 1 }, contextOf(NONE, p))
  setTurn(s, { stage: "openingActions" })
}

function askMulligan(s: State, player: PlayerId): ConfirmDecision {
  const about = [playerRef(s.turn.active)]
  return { kind: "confirm", player, rule: "103.5", purpose: "mulligan", source: NONE, about }
}

function redraw(s: State, player: PlayerId): void {
  moveAll(
    s,
    s.players[player].hand.map((id) => ({ id, to: "library" as const, rule: "103.5" })),
  )
  shuffle(s, player, "103.5")
  const { maxHand } = s.players[player]
  draw(s, player, isLondon(s) ? maxHand : maxHand - paidMulligans(s, player) - 1, 0, "103.5")
}

/** London: a full new hand, of which some cards go to the bottom. Earlier, each mulligan gave a hand smaller by one. */
function isLondon(s: State): boolean {
  return s.ruleset.knobs.mulligan === "london"
}

function paidMulligans(s: State, player: PlayerId): number {
  return s.turn.mulligans[player] - s.options.freeMulligans
}

/** 103.5: how many cards a player who keeps puts on the bottom, one for each mulligan taken; some may be free (103.5c). */
export function bottomedIfKept(s: State, player: PlayerId): number {
  return isLondon(s) ? Math.max(0, paidMulligans(s, player)) : 0
}

function bottomCards(s: State, keepers: readonly PlayerId[]): void {
  const paying = keepers.filter((p) => bottomedIfKept(s, p) > 0)
  const chosen = chooseObjectsTogether(
    s,
    paying.map((player) => {
      const count = bottomedIfKept(s, player)
      return { player, options: s.players[player].hand, min: count, max: count }
    }),
    { rule: "103.5", purpose: "bottom", ordered: true },
  )
  for (const id of chosen.flat()) moveAll(s, [{ id, to: "library", rule: "103.5", position: -1 }])
}
