// The status of each numbered rule of the rule book: proven, elsewhere, or open.

/**
 * @typedef {{ state: "proven", test: string, file: string } | { state: "elsewhere", rule: string, why: string } | { state: "open", why: string }} Status
 * @typedef {{
 *   kept: readonly { target: string, file: string, title: string }[],
 *   elsewhere: ReadonlyMap<string, { rule: string, why: string }>,
 *   open: ReadonlyMap<string, string>,
 * }} Known
 */

const NO_PROOF = "no kept mutant of its code dies by a test that names it"

/**
 * Reads a tab-separated list without its comments.
 * @param {string} text
 */
export function cells(text) {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"))
  return lines.map((line) => line.split("\t"))
}

/**
 * The status of every rule. A rule is proven if a kept mutant of its code was killed by a test that names it, elsewhere if the list says
 * which rule has the code, and open otherwise.
 * @param {Iterable<string>} rules
 * @param {Known} known
 * @returns {Map<string, Status>}
 */
export function statuses(rules, { kept, elsewhere, open }) {
  const proofs = new Map(kept.map(({ target, file, title }) => [target, { file, test: title }]))
  /** @type {Map<string, Status>} */
  const out = new Map()
  for (const rule of rules) {
    const proof = proofs.get(rule)
    const told = elsewhere.get(rule)
    if (proof !== undefined) out.set(rule, { state: "proven", ...proof })
    else if (told !== undefined) out.set(rule, { state: "elsewhere", ...told })
    else out.set(rule, { state: "open", why: whyOpen(rule, open) ?? NO_PROOF })
  }
  return out
}

/** The reason given for the rule, its number without a letter, or its section. @param {string} rule @param {ReadonlyMap<string, string>} open */
function whyOpen(rule, open) {
  const number = rule.replace(/[a-z]$/, "")
  return open.get(rule) ?? open.get(number) ?? open.get(rule.slice(0, 3))
}

/**
 * Errors in the lists: unknown rules, and rules that point at each other.
 * @param {ReadonlySet<string>} rules
 * @param {Pick<Known, "elsewhere" | "open">} lists
 */
export function faults(rules, { elsewhere, open }) {
  const sections = new Set([...rules].map((rule) => rule.slice(0, 3)))
  const unknown = [...elsewhere]
    .flatMap(([rule, { rule: to }]) => [rule, to])
    .filter((rule) => !rules.has(rule))
  const strange = [...open.keys()].filter((rule) => !rules.has(rule) && !sections.has(rule))
  const round = [...elsewhere.keys()].filter((rule) => goesRound(rule, elsewhere))
  return [
    ...[...unknown, ...strange].map((rule) => `no such rule: ${rule}`),
    ...round.map((rule) => `${rule} points back at itself`),
  ]
}

/** @param {string} rule @param {Known["elsewhere"]} elsewhere */
function goesRound(rule, elsewhere) {
  const seen = new Set([rule])
  for (let at = elsewhere.get(rule)?.rule; at !== undefined; at = elsewhere.get(at)?.rule) {
    if (seen.has(at)) return true
    seen.add(at)
  }
  return false
}

/** @param {ReadonlyMap<string, Status>} all */
export function totals(all) {
  const count = (/** @type {string} */ state) => [...all.values()].filter((one) => one.state === state).length
  return { total: all.size, proven: count("proven"), elsewhere: count("elsewhere"), open: count("open") }
}
