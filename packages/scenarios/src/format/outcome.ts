import type { Refusal } from "@apnap/engine"

/** The result of a scenario run. A missing card or feature makes it unsupported, never passed. */
export type Outcome = "passed" | "failed" | "unsupported" | "disputed"

/** What a scenario needs and this version lacks: a card (or a phrase of its text), or a named feature ("format commander"). */
export type Lack = { card: string; phrase?: string } | { feature: string }

/** A refused entry in words, and the reason. */
export interface RefusedEntry extends Refusal {
  what: string
}

export interface ScenarioResult {
  id: string
  area: string
  outcome: Outcome
  /** Why, in words; empty when it passed. */
  reason: string
  /** What is missing, for unsupported scenarios. */
  lacks?: Lack
  /** Scripted decisions that nothing asked for. */
  warnings: readonly string[]
  /** Script entries that the rules did not allow; absent if there are none. */
  refused?: readonly RefusedEntry[]
}

export interface Summary extends Record<Outcome, number> {
  total: number
  results: readonly ScenarioResult[]
}

/** A scenario that contradicts the rules, with the deciding rule. */
export interface Dispute {
  rule: string
  reason: string
}

/** Thrown if a scenario needs something this version lacks; never counted as passed. */
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

/** The area of an id: up to two folders of its path, else the file name. */
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

/** The gaps that block scenarios, most frequent first. */
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

/** A listed failure becomes disputed; a disputed scenario that passes counts as passed. */
export function judged(result: ScenarioResult, disputes: ReadonlyMap<string, Dispute>): ScenarioResult {
  const dispute = disputes.get(result.id)
  if (dispute === undefined || result.outcome !== "failed") return result
  return { ...result, outcome: "disputed", reason: `${dispute.rule}: ${dispute.reason}` }
}
