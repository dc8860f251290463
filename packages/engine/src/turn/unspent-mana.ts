import { activeStatics } from "../characteristics/layers/derived.ts"
import { players } from "../characteristics/queries/selector.ts"
import { getsPriority } from "../events/current-marker.ts"
import { loseLife } from "../events/life.ts"
import { setPool } from "../events/mana-pool.ts"
import type { StaticEffect } from "../language/statics/static.ts"
import type { Mana } from "../mana/pool.ts"
import { NONE, type PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { stepsOf } from "../state/steps.ts"

/** 500.5. Under 300.3@2003-07 mana stayed from step to step within a phase. */
export function emptyPools(s: State): void {
  if (s.players.every(({ pool }) => pool.length === 0)) return
  if (s.ruleset.knobs.manaEmpties === "phase" && !endsPhase(s)) return
  for (const player of s.players)
    if (player.pool.length > 0 && getsPriority(s, player.id)) emptyPool(s, player.id, s.turn.step)
}

function endsPhase(s: State): boolean {
  const { phase, cleanupAgain, ahead } = s.turn
  if (cleanupAgain) return false
  return ahead[0]?.phase !== phase || ahead[0].step === stepsOf(phase)[0].step
}

/** 106.4, 703.4q: mana that doesn't persist is lost. */
function emptyPool(s: State, player: PlayerId, step: string): void {
  const { pool } = s.players[player]
  const lasts = (until: string | undefined) =>
    until === "always" ||
    (until === "turn" && step !== "cleanup") ||
    (until === "combat" && step !== "endOfCombat")
  const rules = activeStatics(s, "manaPersists").filter(({ effect, context }) =>
    players(s, effect.who, context).includes(player),
  )
  const kept = pool.flatMap((mana) =>
    lasts(mana.persists)
      ? [mana]
      : unspent(
          mana,
          rules.map(({ effect }) => effect),
        ),
  )
  if (kept.length !== pool.length || rules.length > 0) setPool(s, player, kept)
  const lost = pool.length - kept.length
  if (s.ruleset.knobs.manaBurn && lost > 0) loseLife(s, player, lost, NONE, "300.3@2003-07")
}

/** "You don't lose unspent mana …", or it "becomes colorless instead". */
function unspent(
  mana: Mana,
  rules: readonly Extract<StaticEffect, { static: "manaPersists" }>[],
): readonly Mana[] {
  const rule = rules.find(({ colors }) => colors === undefined || colors.includes(mana.type))
  return rule === undefined ? [] : [rule.becomesColorless ? { ...mana, type: "C" } : mana]
}
