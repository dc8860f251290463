import type { TFunction } from "i18next"
import en from "../words/en.json" with { type: "json" }
import type { LogEntry } from "../worker/protocol.ts"

type Key = keyof typeof en.log

/** Events that go without saying: what follows from the step, or stands beside another event that says more. */
const QUIET: ReadonlySet<string> = new Set([
  "taps",
  "untaps",
  "mana",
  "priority",
  "paid",
  "draws",
  "attackers",
  "step",
  "becomesBlocked",
  "unblocked",
  "targeted",
  "destroyed",
  "excessDamage",
  "effectEnds",
  "leavesCombat",
  "action",
  "ceases",
  "ends",
  "copied",
])

/** Whether an event is shown unless everything is asked for. */
export function isTold(e: LogEntry): boolean {
  if (QUIET.has(e.kind)) return false
  // Damage tells of the life that it costs (120.3a).
  if (e.kind === "loseLife" && e.rule.startsWith("120.3")) return false
  return e.kind !== "moves" || keyOfMove(e) !== null
}

/** The event as a sentence. `me`: the person, who is spoken to. */
export function sentence(t: TFunction, e: LogEntry, who: (player: number) => string, me: number): string {
  const key = e.kind === "moves" ? (keyOfMove(e) ?? "goes") : keyOf(e.kind)
  const hidden = t("log.hidden")
  return t(`log.${key}`, {
    context: e.player === me ? "you" : undefined,
    who: e.player < 0 ? t("log.nobody") : who(e.player),
    object: e.object || hidden,
    other: e.otherPlayer === me ? t("log.you") : e.otherPlayer >= 0 ? who(e.otherPlayer) : e.other || hidden,
    source: e.source || e.object || hidden,
    amount: e.amount,
    detail: e.detail,
    kind: e.kind,
    step:
      e.kind === "step" && Object.hasOwn(en.step, e.detail)
        ? t(`step.${e.detail as keyof typeof en.step}`)
        : "",
    from: e.from === "" ? "" : t(`zone.${e.from}`),
    to: e.to === "" ? "" : t(`zone.${e.to}`),
  })
}

function keyOf(kind: string): Key {
  return Object.hasOwn(en.log, kind) ? (kind as Key) : "other"
}

/** Moves that have a word of their own; null for those that another event tells. */
function keyOfMove(e: LogEntry): Key | null {
  if (e.from === "battlefield" && e.to === "graveyard") return "dies"
  if (e.to === "battlefield" && e.from === "stack") return null
  if (e.to === "battlefield") return e.from === "hand" && e.rule.startsWith("305") ? "plays" : "enters"
  if (e.to === "stack" || e.from === "stack" || (e.from === "library" && e.to === "hand")) return null
  if (e.from === "hand" && e.to === "graveyard") return null
  return "goes"
}

/** A sentence of the log, and how often it happened in a row. */
export interface Told {
  entry: LogEntry
  text: string
  times: number
}

/** The same thing several times in a row is told once, with its number. */
export function counted(list: readonly Told[]): Told[] {
  const out: Told[] = []
  for (const one of list) {
    const before = out.at(-1)
    if (before !== undefined && before.text === one.text) before.times += one.times
    else out.push({ ...one })
  }
  return out
}
