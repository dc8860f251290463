import { RuleSummaries } from "./rule-summaries.ts"

/** Loads rule summaries by section: all of them together are too large for a page. */

export { heading } from "./headings.ts"
export type { RuleSummaries } from "./rule-summaries.ts"

/** Loaders of the parts' summaries, by number prefix; the longest match applies. */
const PARTS: readonly (readonly [string, () => Promise<readonly string[]>])[] = [
  ["1", async () => (await import("./sections/concepts/index.ts")).CONCEPTS],
  ["2", async () => (await import("./sections/cards/index.ts")).CARDS],
  ["3", async () => (await import("./sections/cards/index.ts")).CARDS],
  ["4", async () => [(await import("./sections/zones.ts")).ZONES]],
  ["5", async () => (await import("./sections/turn/index.ts")).TURN],
  ["6", async () => (await import("./sections/spells/index.ts")).SPELLS],
  ["700", async () => [(await import("./sections/general-terms.ts")).GENERAL_TERMS]],
  ["701", async () => (await import("./sections/keyword-actions/index.ts")).KEYWORD_ACTIONS],
  ["702", async () => (await import("./sections/keyword-abilities/index.ts")).KEYWORD_ABILITIES],
  ["7", async () => (await import("./sections/additional/index.ts")).ADDITIONAL],
  ["8", async () => (await import("./sections/multiplayer/index.ts")).MULTIPLAYER],
  ["9", async () => [(await import("./sections/variants.ts")).VARIANTS]],
]

const loaded = new Map<string, Promise<RuleSummaries>>()

/** The summaries of a rule and its neighbours, including its lettered rules. Rejects if loading fails; the next call retries. */
export async function loadSummaries(rule: string): Promise<RuleSummaries> {
  const part = PARTS.filter(([start]) => rule.startsWith(start)).sort(([a], [b]) => b.length - a.length)[0]
  if (part === undefined) return new RuleSummaries([])
  const [start, load] = part
  const summaries = loaded.get(start) ?? load().then((texts) => new RuleSummaries(texts))
  loaded.set(start, summaries)
  summaries.catch(() => loaded.delete(start))
  return summaries
}
