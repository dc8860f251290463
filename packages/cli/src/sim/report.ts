import type { SimulationResult } from "@apnap/players"

/** A simulation's result in lines. */
export function report(result: SimulationResult): string {
  const rate = (n: number) => Math.round(n).toLocaleString("en")
  const wins = Object.entries(result.winRates).map(
    ([name, share]) => `  ${name}: ${(share * 100).toFixed(1)} %`,
  )
  return [
    `${result.games} games, ${rate(result.decisions)} decisions in ${result.seconds.toFixed(2)} s`,
    `${rate(result.decisionsPerSecond)} decisions/s, ${rate(result.gamesPerSecond)} games/s`,
    `${((100 * result.choices) / Math.max(1, result.windows)).toFixed(1)} % of priority windows had more than one option`,
    `${result.meanTurns.toFixed(1)} turns a game, ${result.draws} draws, ${result.cut} cut`,
    "wins:",
    ...wins,
  ].join("\n")
}
