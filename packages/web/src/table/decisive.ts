import type { LogEntry } from "../protocol/table.ts"

/** The loss that decided a game for the reader: their own, else the last; undefined if somebody won outright (104.2b). */
export function decisiveLoss<E extends Pick<LogEntry, "kind" | "who">>(log: readonly E[]): E | undefined {
  const losses = log.filter(({ kind }) => kind === "loses")
  return losses.findLast(({ who }) => who.you) ?? losses.at(-1)
}
