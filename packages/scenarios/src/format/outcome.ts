import type { Refusal } from "@apnap/engine"

/** What a scenario run came to. What we lack makes a scenario unsupported, never passed. */
export type Outcome = "passed" | "failed" | "unsupported" | "disputed"

/** What this version lacks for a scenario: a card (or a phrase of its text), or a feature by name ("format commander"). */
export type Lack = { card: string; phrase?: string } | { feature: string }

/** An entry that was refused, in words, and why. */
export interface RefusedEntry extends Refusal {
  what: string
}

export interface ScenarioResult {
  id: string
  area: string
  outcome: Outcome
  /** Why, in words; empty when it passed. */
  reason: string
  /** For unsupported scenarios. */
  lacks?: Lack
  /** Scripted decisions that nothing asked for. */
  warnings: readonly string[]
  /** What the script asked for and the rules did not allow; absent where there is nothing of the kind. */
  refused?: readonly RefusedEntry[]
}

export interface Summary extends Record<Outcome, number> {
  total: number
  results: readonly ScenarioResult[]
}

/** A scenario that contradicts the rules, and the rule that decides it. */
export interface Dispute {
  rule: string
  reason: string
}

/** Thrown where a scenario needs what this version lacks; never counted as passed. */
export class Unsupported extends Error {
  readonly lacks: Lack

  constructor(lacks: Lack) {
    super(inWords(lacks))
    this.lacks = lacks
  }
}

function inWords(lacks: Lack): string {
  if ("feature" in lacks) return lacks.feature
  const { card, phrase } = lacks
  return phrase === undefined ? `card "${card}"` : `card "${card}": ${phrase}`
}

/** The area that an id belongs to: up to two folders of the path that it is; else the file's name. */
export function areaOf(id: string, file = ""): string {
  const folders = id.split("/").slice(0, -1).slice(0, 2)
  return folders.length > 0 ? folders.join("/") : file.replace(/^.*[/\\]/, "").replace(/\.jsonl$/, "")
}

/** The counts, with the results by id. */
export function summarise(results: readonly ScenarioResult[]): Summary {
  const counts: Record<Outcome, number> = { passed: 0, failed: 0, unsupported: 0, disputed: 0 }
  for (const { outcome } of results) counts[outcome]++
  const sorted = results.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
  return { total: results.length, ...counts, results: sorted }
}

/** The counts of each area, by name. */
export function summariseByArea(results: readonly ScenarioResult[]): Map<string, Summary> {
  const areas = [...new Set(results.map((r) => r.area))].sort()
  return new Map(areas.map((area) => [area, summarise(results.filter((r) => r.area === area))]))
}

/** What keeps most scenarios from running, most first. */
export function mostLacking(results: readonly ScenarioResult[]): { lacks: Lack; scenarios: number }[] {
  const found = new Map<string, { lacks: Lack; scenarios: number }>()
  for (const { lacks } of results) {
    if (lacks === undefined) continue
    const entry = found.get(JSON.stringify(lacks)) ?? { lacks, scenarios: 0 }
    entry.scenarios++
    found.set(JSON.stringify(lacks), entry)
  }
  return [...found.values()].sort((a, b) => b.scenarios - a.scenarios)
}

/** A failure that the rules excuse is disputed; a disputed scenario that passes counts as passed. */
export function judged(result: ScenarioResult, disputes: ReadonlyMap<string, Dispute>): ScenarioResult {
  const dispute = disputes.get(result.id)
  if (dispute === undefined || result.outcome !== "failed") return result
  return { ...result, outcome: "disputed", reason: `${dispute.rule}: ${dispute.reason}` }
}
