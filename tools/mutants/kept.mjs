// Reads and writes `kept.tsv`: the mutants that prove a rule, one per line.

/** @typedef {{ target: string, key: string, file: string, title: string }} Kept */

const HEAD =
  "# rule or row\tmutant: file, function, operator, which one of its kind\ttest file\ttitle of the test that kills it"

/** @param {string} text @returns {Kept[]} */
export function keptIn(text) {
  return text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [target, key, file, title] = line.split("\t")
      return { target, key, file, title }
    })
}

/** @param {readonly Kept[]} kept */
export function printKept(kept) {
  const lines = kept.map(({ target, key, file, title }) => [target, key, file, title].join("\t"))
  return `${[HEAD, ...lines.sort(inOrder)].join("\n")}\n`
}

/** @param {readonly Kept[]} kept */
export function byRule(kept) {
  /** @type {Map<string, Kept[]>} */
  const rules = new Map()
  for (const one of kept) rules.set(one.target, [...(rules.get(one.target) ?? []), one])
  return rules
}

/** Numbers by their parts: 702.9b before 702.19a. @param {string} a @param {string} b */
function inOrder(a, b) {
  return a.localeCompare(b, "en", { numeric: true })
}
