import { bind, boundRefs, type Context } from "../../characteristics/context.ts"
import { defenderOf } from "../../characteristics/queries/selector.ts"
import { defendingPlayers, followerOf, isActive, sideOf } from "../../characteristics/queries/teams.ts"
import { characteristics, controllerOf, opponentsOf, permanents } from "../../characteristics/query.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import {
  resolveAmount,
  resolvePermanents,
  resolvePlayer,
  resolvePlayers,
  resolveQuantity,
} from "../../choosing/selecting.ts"
import { beginEffect } from "../../continuous/continuous.ts"
import { changeKeptTurns } from "../../events/current-marker.ts"
import type { Executors } from "../../events/executor.ts"
import { controlPlayer } from "../../events/player-control.ts"
import { record } from "../../events/record.ts"
import type { PlayerEffect } from "../../language/effects/player-effect.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import { CARD_TYPE_BIT } from "../../language/vocabulary.ts"
import { objectNow } from "../../state/object-now.ts"
import { isPlayerRef, type ObjectId, type PlayerId, playerRef, type Ref } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import type { Turn } from "../../state/turn.ts"
import { edit, editState, invalidate, newTimestamp, setEffects } from "../../state/writing/edit.ts"
import { controlWhile } from "./control-while.ts"
import { endPhase, endTurn } from "./end-turn.ts"
import { addSteps } from "./extra-steps.ts"

type Turns = Extract<
  PlayerEffect,
  {
    do:
      | "extraTurn"
      | "extraPhase"
      | "skip"
      | "endTurn"
      | "reverseTurnOrder"
      | "endPhase"
      | "controlPlayer"
      | "controlWhile"
      | "permitLandPlays"
      | "reselectAttack"
  }
>

export const turnEffects: Executors<Turns> = {
  // 500.7: created one at a time in turn order; the most recently created is taken first.
  extraTurn: (s, e, context) => {
    const anchored = e.after !== undefined && s.ruleset.knobs.extraTurnAnchor === "specified"
    const after = anchored ? resolvePlayer(s, e.after, context) : -1
    const count = e.count === undefined ? 1 : resolveQuantity(s, e.count, context)
    const turns = onePerSide(s, resolvePlayers(s, e.player, context)).flatMap((player) =>
      Array.from({ length: count }, () => ({
        player,
        source: context.source,
        ...(e.loseAtEnd && { loseAtEnd: true }),
        ...(after >= 0 && { after }),
      })),
    )
    editState(s).turn = { ...s.turn, extraTurns: [...s.turn.extraTurns, ...turns] }
    for (const { player } of turns) tell(s, context, player, "500.7", "addsTurn")
  },
  extraPhase: (s, e, context) => {
    if (e.youGet && !isActive(s, context.you)) return
    const count = e.count === undefined ? 1 : resolveQuantity(s, e.count, context)
    const added = newTimestamp(s)
    for (let i = 0; i < count; i++) addSteps(s, e.phases, e.after, added)
    if (e.bind !== undefined) bind(context, e.bind, added)
    tell(s, context, s.turn.active, "500.8", `adds ${e.phases.join(" ")}`, count)
  },
  skip: (s, e, context) => {
    const count = e.count === undefined ? 1 : resolveQuantity(s, e.count, context)
    const skips = onePerSide(s, resolvePlayers(s, e.player, context)).map((player) => ({
      player,
      what: e.what,
      count,
      source: context.source,
    }))
    editState(s).turn = { ...s.turn, skips: [...s.turn.skips, ...skips] }
    for (const { player, what } of skips) tell(s, context, player, "614.10", `willSkip ${what}`, count)
  },
  endTurn,
  reverseTurnOrder: (s, _e, context) => {
    const reversed = s.turn.reversed !== true
    editState(s).turn = { ...s.turn, reversed }
    // In the new order, whose turn it would have been follows whoever had the last turn that was not extra.
    const nextOf = ({ nextPlayer }: Turn) => followerOf(s, followerOf(s, nextPlayer))
    editState(s).turn = { ...s.turn, nextPlayer: nextOf(s.turn) }
    // 807.4: other turns that are taken at the same time are in the same order.
    changeKeptTurns(s, (turn) => ({ ...turn, reversed, nextPlayer: nextOf(turn) }))
    tell(s, context, s.turn.active, "103.1", "reversesTurnOrder")
  },
  endPhase,
  controlPlayer: (s, e, context) => {
    for (const player of resolvePlayers(s, e.player, context)) {
      if (e.turn === "next") controlNextTurn(s, player, context)
      else controlPlayer(s, player, context.you, context.source)
    }
  },
  controlWhile,
  permitLandPlays: (s, e, context) => {
    const inner = { ...context }
    bind(inner, "player", resolvePlayers(s, e.player, context).map(playerRef))
    const statics: StaticEffect[] = [
      {
        static: "landPlays",
        who: { who: "bound", name: "player" },
        plus: resolveAmount(s, e.count, context),
      },
    ]
    beginEffect(s, inner, { statics, duration: "endOfTurn", bindings: inner.bindings })
  },
  reselectAttack: (s, e, context) => {
    const whom = e.whom === undefined ? undefined : resolvePlayers(s, e.whom, context)
    for (const id of resolvePermanents(s, e.what, context))
      reselect(s, id, whom ?? opponentsOf(s, controllerOf(s, id)), context)
  },
}

/** Records what becomes of a player's turns, so that a log can say why. */
function tell(
  s: State,
  { source }: Context,
  player: PlayerId,
  rule: string,
  detail: string,
  amount = 1,
): void {
  record(s, { kind: "action", rule, player, source, detail, amount })
}

/** 805.8: teammates who share turns add or skip a turn, phase or step only once. */
function onePerSide(s: State, players: readonly PlayerId[]): readonly PlayerId[] {
  return [...new Set(players.map((player) => sideOf(s, player)[0]))]
}

/** 723.1, 723.1a: controls the player's next turn; the newest effect wins. `turn/` looks for the effect when a turn begins. */
function controlNextTurn(s: State, player: PlayerId, context: Context): void {
  const of = "controlled"
  setEffects(
    s,
    s.effects.filter((effect) => boundRefs(effect.bindings, of)[0] !== playerRef(player)),
  )
  beginEffect(s, context, {
    statics: [{ static: "controlsTurn", who: { who: "you" }, of: { who: "bound", name: of } }],
    duration: "permanent",
    bindings: { [of]: [playerRef(player)] },
  })
}

/** 508.7: the creature now attacks another of these players, or one of their planeswalkers or battles. */
function reselect(s: State, id: ObjectId, whom: readonly PlayerId[], context: Context): void {
  const role = objectNow(s, id).combat
  if (role === null || role.attacking === 0 || !s.ruleset.knobs.reselectAttacked) return
  // 508.7c-e: only defenders its controller could attack, by side, option and range; its attack restrictions don't apply (508.7b).
  const foes = defendingPlayers(s, controllerOf(s, id)).filter((p) => whom.includes(p))
  const others = permanents(s).filter(
    (other) =>
      (characteristics(s, other).types & (CARD_TYPE_BIT.planeswalker | CARD_TYPE_BIT.battle)) !== 0 &&
      foes.includes(defenderOf(s, other)),
  )
  const options: Ref[] = [...foes.map(playerRef), ...others]
  const [chosen] = chooseObjects(
    s,
    context.you,
    options.filter((ref) => isPlayerRef(ref) || ref !== id),
    1,
    1,
    { rule: "508.7a", purpose: "attack", source: id },
  )
  if (chosen === undefined) return
  const { last: _none, ...rest } = role
  edit(s, id).combat = { ...rest, attacking: chosen }
  invalidate(s)
}
