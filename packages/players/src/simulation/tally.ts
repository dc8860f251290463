import type { Decision, State } from "@apnap/engine"

/** The results of simulated games as counts: tallies of parts of a simulation add up to that of the whole. */
export interface Tally {
  games: number
  decisions: number
  /** Priority windows, and those with more than one option. */
  windows: number
  choices: number
  draws: number
  turns: number
  /** Games cut short at their last turn. */
  cut: number
  /** Games won, by deck name. */
  wins: Record<string, number>
}

export function emptyTally(): Tally {
  return { games: 0, decisions: 0, windows: 0, choices: 0, draws: 0, turns: 0, cut: 0, wins: {} }
}

/** Adds the games of `part` to `whole`. */
export function addTally(whole: Tally, part: Tally): void {
  for (const count of ["games", "decisions", "windows", "choices", "draws", "turns", "cut"] as const)
    whole[count] += part[count]
  for (const [name, wins] of Object.entries(part.wins)) whole.wins[name] = (whole.wins[name] ?? 0) + wins
}

export function tallyDecision(tally: Tally, decision: Decision): void {
  tally.decisions++
  if (decision.kind !== "priority") return
  tally.windows++
  if (decision.options.length > 1) tally.choices++
}

/** Counts a finished game; `names` are the deck names by seat. */
export function tallyGame(tally: Tally, s: State, names: readonly string[]): void {
  tally.games++
  tally.turns += s.turn.number
  if (s.over === null) tally.cut++
  const winners = s.over?.winners ?? []
  if (winners.length === 0) tally.draws++
  for (const name of new Set(winners.map((winner) => names[winner])))
    tally.wins[name] = (tally.wins[name] ?? 0) + 1
}
