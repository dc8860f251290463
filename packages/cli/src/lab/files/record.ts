import type { Estimate, LabRules, Limits, Study, StudyProgress } from "@apnap/players"
import { programVersion } from "../../program-version.ts"

/** A study's setup and results without its games: `study.json`. */
export interface StudyRecord {
  /** The version of this file's format. */
  format: 1
  /** The version of the engine, cards and players. */
  program: string
  kind: Study["kind"]
  level: string
  lines: number
  seed: number
  /** The target half-width of the 95 % intervals, and the maximum number of games per contest. */
  limits: Limits
  /** False when it was interrupted. */
  complete: boolean
  contests: ContestRecord[]
  /** All contests together. */
  overall: Estimate
}

export interface ContestRecord {
  a: string
  b: string
  arms: { name: string; rules: LabRules }[]
  games: number
  /** The share of A; with two arms, the second minus the first. Estimated by blocks. */
  estimate: Estimate
}

/** Unknown estimates are null, since JSON has no infinity. */
export function recordOf(
  study: Study,
  progress: StudyProgress,
  limits: Limits,
  complete: boolean,
): StudyRecord {
  const { kind, level, lines, seed } = study
  const contests = study.contests.map(({ names: [a, b], arms }, contest) => ({
    a,
    b,
    arms: arms.map(({ name, rules }) => ({ name, rules })),
    games: progress.results(contest).reduce((sum, { games }) => sum + games.length, 0),
    estimate: progress.estimate(contest),
  }))
  return {
    format: 1 as const,
    program: programVersion,
    kind,
    level,
    lines,
    seed,
    limits,
    complete,
    contests,
    overall: progress.overall(),
  }
}
