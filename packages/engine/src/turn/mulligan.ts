import { contextOf } from "../characteristics/context.ts"
import { apnapOrder } from "../characteristics/query.ts"
import { chooseObjects } from "../choosing/choose-objects.ts"
import { execute } from "../events/interpreter-port.ts"
import { draw, shuffle } from "../events/moving/draw.ts"
import { moveAll } from "../events/moving/move.ts"
import { record } from "../events/record.ts"
import { choose } from "../state/choose.ts"
import { NONE, type PlayerId, playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { takeOpeningActions } from "./opening-actions.ts"
import { beginNextTurn } from "./progress.ts"
import { variantTurn } from "./variants.ts"
import { setTurn } from "./write.ts"

const HAND = 7

/** 103.5: the opening hands and the mulligans of the ruleset, then the first turn. */
export function takeMulligans(s: State): void {
  switch (s.turn.stage) {
    case "setup":
      record(s, {
        kind: "startingPlayer",
        rule: s.options.sharedTurns ? "103.1a" : "103.1",
        player: s.turn.active,
      })
      for (const player of apnapOrder(s)) draw(s, player, HAND, 0, "103.5")
      return setTurn(s, { stage: "mulligan" })
    case "mulligan":
      return decideMulligans(s)
    default:
      takeOpeningActions(s)
      variantTurn(s, "beforeFirstTurn")
      return beginNextTurn(s)
  }
}

/** Each player who has not kept says in turn order whether to take one; then those who do take it at the same time (103.5). */
function decideMulligans(s: State): void {
  const undecided = deciding(s)
  if (undecided.length === 0) return allKept(s)
  const again = undecided.filter(
    (p) => s.turn.mulligans[p] < HAND + s.options.freeMulligans && wantsMulligan(s, p),
  )
  for (const p of undecided) if (!again.includes(p)) bottomCards(s, p)
  for (const p of again) redraw(s, p)
  setTurn(s, {
    kept: s.turn.kept.map((kept, p) => kept || (undecided.includes(p) && !again.includes(p))),
    mulligans: s.turn.mulligans.map((n, p) => (again.includes(p) ? n + 1 : n)),
  })
}

/** Who decides now: all who have not kept, or at one time one player until that player keeps. */
function deciding(s: State): readonly PlayerId[] {
  const undecided = apnapOrder(s).filter((p) => !s.turn.kept[p])
  return s.ruleset.knobs.mulligan === "paris-sequential" ? undecided.slice(0, 1) : undecided
}

/** 103.4@2015-10-02: who then has fewer cards than at first may scry 1. */
function allKept(s: State): void {
  if (s.ruleset.knobs.mulligan === "vancouver")
    for (const p of apnapOrder(s))
      if (s.players[p].hand.length < HAND) execute(s, { do: "scry", count: 1 }, contextOf(NONE, p))
  setTurn(s, { stage: "openingActions" })
}

function wantsMulligan(s: State, player: PlayerId): boolean {
  const about = [playerRef(s.turn.active)]
  return choose(s, { kind: "confirm", player, rule: "103.5", purpose: "mulligan", source: 0, about }) === 1
}

function redraw(s: State, player: PlayerId): void {
  moveAll(
    s,
    s.players[player].hand.map((id) => ({ id, to: "library" as const, rule: "103.5" })),
  )
  shuffle(s, player, "103.5")
  draw(s, player, isLondon(s) ? HAND : HAND - paidMulligans(s, player) - 1, 0, "103.5")
}

/** Seven new cards, of which some go to the bottom; before, each mulligan gave a hand smaller by one. */
function isLondon(s: State): boolean {
  return s.ruleset.knobs.mulligan === "london"
}

function paidMulligans(s: State, player: PlayerId): number {
  return s.turn.mulligans[player] - s.options.freeMulligans
}

/** 103.5: one card to the bottom for each mulligan taken; some may be free (103.5c). */
function bottomCards(s: State, player: PlayerId): void {
  const count = paidMulligans(s, player)
  if (count <= 0 || !isLondon(s)) return
  const cards = chooseObjects(s, player, s.players[player].hand, count, count, {
    rule: "103.5",
    purpose: "bottom",
    ordered: true,
  })
  for (const id of cards) moveAll(s, [{ id, to: "library", rule: "103.5", position: -1 }])
}
