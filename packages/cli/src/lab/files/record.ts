import type { Estimate, LabRules, Limits, Study, StudyProgress } from "@apnap/players"
import { programVersion } from "../../program-version.ts"

/** What a study was and what it came to, without its games: `study.json`. */
export interface StudyRecord {
  /** Of this file. */
  format: 1
  /** Which engine, cards and players played. */
  program: string
  kind: Study["kind"]
  level: string
  lines: number
  seed: number
  /** Half the width asked for of the intervals at 95 %, and games of a contest at most. */
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
  /** The share of A; of two arms, how much larger it is in the second. By blocks. */
  estimate: Estimate
}

/** Estimates of which nothing is known have null, since JSON has no infinity. */
export function recordOf(
  study: Study,
  progress: StudyProgress,
  limits: Limits,
  complete: boolean,
): StudyRecord {
  const { kind, level, lines, seed } = study
  const contests = study.contests.map(({ names: [a, b], arms }, contest) => ({
    ...{ a, b },
    arms: arms.map(({ name, rules }) => ({ name, rules })),
    games: progress.results(contest).reduce((sum, { games }) => sum + games.length, 0),
    estimate: progress.estimate(contest),
  }))
  return {
    ...{ format: 1 as const, program: programVersion, kind, level, lines, seed, limits, complete, contests },
    overall: progress.overall(),
  }
}
