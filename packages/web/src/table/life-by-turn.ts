import type { LogEntry, SeenPlayer } from "../protocol/table.ts"

/** The detail of the event with which the game begins anew (727). */
const RESTARTS = "restarts"
const TOWARDS: Readonly<Record<string, 1 | -1>> = { gainLife: -1, loseLife: 1 }

/** A player's life total before the first turn and after each, in order; damage, payment and set totals are life lost or gained too (119.3, 119.4, 119.5). */
export function lifeByTurn(
  log: readonly LogEntry[],
  { name, life }: Pick<SeenPlayer, "name" | "life">,
): number[] {
  const lives = [life]
  let now = life
  for (const { kind, who, amount } of log.slice(beginningOf(log)).toReversed()) {
    if (kind === "beginsTurn") lives.push(now)
    else if (who.is === "player" && who.name === name) now += amount * (TOWARDS[kind] ?? 0)
  }
  return lives.reverse()
}

function beginningOf(log: readonly LogEntry[]): number {
  return log.findLastIndex(({ detail }) => detail === RESTARTS) + 1
}
