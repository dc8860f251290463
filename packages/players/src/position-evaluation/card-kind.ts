import type { Ability } from "@apnap/engine"
import { mentions } from "@apnap/engine/visit"
import { type EffectSummary, effectSummaries } from "../heuristics/effects/effect-summary.ts"

/** The uses of a card. */
interface CardKind {
  removes: boolean
  counters: boolean
  sweeps: boolean
  /** Damage it can deal to a player. */
  burns: number
  draws: boolean
}

const kinds = new WeakMap<readonly Ability[], CardKind>()

/** What a card does when cast, or when the permanent enters. */
export function kindOf(abilities: readonly Ability[]): CardKind {
  let kind = kinds.get(abilities)
  if (kind !== undefined) return kind
  const summaries = abilities.filter(isAtOnce).flatMap((a) => effectSummaries(a))
  const harm = summaries.filter(isRemoval)
  kind = {
    removes: harm.some((summary) => summary.slot !== null),
    counters: summaries.some((summary) => summary.isCounter),
    sweeps: harm.some((summary) => summary.slot === null),
    burns: Math.max(0, ...summaries.map(damageToPlayer)),
    draws: abilities.some((a) => a.ability === "spell" && mentions(a, "do", "draw")),
  }
  kinds.set(abilities, kind)
  return kind
}

function isAtOnce(a: Ability): boolean {
  return (
    a.ability === "spell" ||
    (a.ability === "triggered" && a.when.on === "moves" && a.when.to === "battlefield")
  )
}

function isRemoval({ polarity, zone, filter, share, damage, isCounter }: EffectSummary): boolean {
  return (
    polarity === "bad" &&
    !isCounter &&
    filter !== null &&
    (zone === null || zone === "battlefield") &&
    (share >= 0.5 || damage !== null)
  )
}

function damageToPlayer({ damage, players }: EffectSummary): number {
  return typeof damage === "number" && players !== "nobody" ? damage : 0
}
