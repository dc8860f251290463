import type { LogEntry } from "../../protocol/table.ts"

/** The sounds of the table. */
export type Sound =
  | "draw"
  | "land"
  | "cast"
  | "countered"
  | "tap"
  | "attack"
  | "damage"
  | "life"
  | "priority"
  | "won"
  | "lost"

const BY_KIND: Partial<Record<LogEntry["kind"], Sound>> = {
  draw: "draw",
  cast: "cast",
  activates: "cast",
  countered: "countered",
  taps: "tap",
  attackers: "attack",
  damage: "damage",
  gainLife: "life",
}

/** The sound of an event; null for silence. Lands sound when put onto the battlefield. */
export function soundOf({ kind, cause, to }: LogEntry): Sound | null {
  if (kind === "moves" && cause === "play" && to === "battlefield") return "land"
  return BY_KIND[kind] ?? null
}

/** Maximum number of sounds for simultaneous events, each played once. */
const MOST = 4

export function soundsOf(entries: readonly LogEntry[]): readonly Sound[] {
  const sounds = entries.map(soundOf).filter((sound) => sound !== null)
  return [...new Set(sounds)].slice(0, MOST)
}
