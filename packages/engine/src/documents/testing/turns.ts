import { contextOf } from "../../characteristics/context.ts"
import { execute } from "../../events/interpreter-port.ts"
import type { Ability } from "../../language/ability.ts"
import type { Effect } from "../../language/effects/effect.ts"
import { STEPS as ALL, type Step } from "../../language/vocabulary.ts"
import type { Decision } from "../../state/decision.ts"
import type { State } from "../../state/state.ts"
import { table, when } from "../../testing/table.ts"
import { atStep, fillLibraries, gain, play } from "./drive.ts"

export const ERA = "2014-02"

/** The steps of a turn without a first combat damage step for first strike. */
export const STEPS: readonly string[] = ALL.filter((step) => step !== "firstStrikeDamage")

export const GREEN = { type: "G" } as const

export const SELF = { sel: "self" } as const

export function game(): State {
  const s = table(2, ERA)
  fillLibraries(s)
  return s
}

/** From the upkeep of this turn. */
export function fromUpkeep(s: State): State {
  atStep(s, "upkeep")
  return s
}

export const attackers = (d: Decision) =>
  d.kind === "attackers" ? d.candidates.map((_, i) => [i, 0] as const) : undefined

/** The steps that begin until `turns` turns have ended, "3 upkeep". */
export function steps(s: State, turns = 1): string[] {
  const last = s.turn.number + turns
  const seen = [`${s.turn.number} ${s.turn.step}`]
  play(
    s,
    (now) => {
      const here = `${now.turn.number} ${now.turn.step}`
      if (seen.at(-1) !== here && now.turn.number < last) seen.push(here)
      return now.turn.number >= last
    },
    attackers,
  )
  return seen
}

export const ofTurn = (seen: string[], turn: number) =>
  seen.filter((x) => x.startsWith(`${turn} `)).map((x) => x.split(" ")[1])

export function add(s: State, effect: Effect): void {
  execute(s, effect, contextOf(0, 0))
}

export const atBeginning = (step: Step, effect: Effect = gain): Ability => when({ on: "step", step }, effect)
