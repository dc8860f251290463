import type { LogEntry } from "../protocol/table.ts"

type Who = LogEntry["who"]

/** Events that happen to the player of their entry. */
const SUFFERED: ReadonlySet<string> = new Set(["attackers", "damage", "loseLife", "targeted"])

/** For each entry of a log the player whose deed it is; null for none. Attacks are the active player's (508.1), blocks the attacked player's (509.1). */
export function doersOf(log: readonly LogEntry[]): readonly (Who | null)[] {
  const attacked = new Map<string, Who>()
  let active: Who | null = null
  return log.map((entry) => {
    const { kind, who, object, other } = entry
    if (kind === "beginsTurn") active = who
    if (kind === "attacks") attacked.set(object.tag, who)
    if (kind === "attacks") return active
    if (kind === "blocks") return attacked.get(other.tag) ?? null
    return who.is === "player" && !SUFFERED.has(kind) ? who : null
  })
}
