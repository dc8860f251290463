import { contextOf } from "../../characteristics/context.ts"
import { beginEffect } from "../../continuous/continuous.ts"
import type { Ability } from "../../language/ability.ts"
import type { Change } from "../../language/statics/change.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import type { Answer, Decision, Pair } from "../../state/decision.ts"
import type { State } from "../../state/state.ts"
import { table } from "../../testing/table.ts"
import { atStep, fillLibraries, play } from "./drive.ts"

export const SELF = { sel: "self" } as const
export const always = (...effects: StaticEffect[]): Ability => ({ ability: "static", effects })

/** A game of two, about to come to this step of the first player's turn. */
export function board(step = "beginningOfCombat", ruleset = "2014-02", players = 2): State {
  const s = table(players, ruleset)
  fillLibraries(s)
  atStep(s, step)
  return s
}

interface Plan {
  attack?: readonly Pair[]
  block?: readonly Pair[]
  until?: string
  at?: (s: State, step: string) => void
  /** Other answers. */
  answer?: (d: Decision, s: State) => Answer | undefined
}

/** Combat with these declarations, until a step; `at` looks, or does something, whenever somebody has priority. Returns the questions. */
export function combat(s: State, { attack, block, until, at, answer }: Plan = {}): Decision[] {
  return play(
    s,
    (now) => now.turn.step === until || now.turn.phase !== "combat",
    (d, now) => {
      const own = answer?.(d, now)
      if (own !== undefined) return own
      if (d.kind === "attackers") return attack ?? d.candidates.map((_, i) => [i, 0] as const)
      if (d.kind === "blockers") return block ?? []
      if (d.kind === "priority") at?.(now, now.turn.step)
      return undefined
    },
  )
}

/** Until end of turn. */
export function change(s: State, id: number, ...changes: Change[]): void {
  beginEffect(s, contextOf(id, 0), { objects: [id], changes, duration: "endOfTurn" })
}

export const role = (s: State, id: number) => s.objects[id]?.combat ?? null
