// Compiles all mutants of a file into one source; a number selects the active one at run time (mutant schemata).
import { parseSync } from "vite"
import { childrenOf } from "./tree.mjs"

/** @typedef {import("./tree.mjs").Node} Node */
/** @typedef {{ start: number, end: number, text: string, prefix?: string, number: number }} Numbered */

const AWAKE = "__mutants"

/**
 * The source with every mutant in it, none active, and with loops that count their iterations.
 * @param {string} source
 * @param {string} file
 * @param {readonly Numbered[]} sites
 * @param {string} from the module that says which one is awake
 */
export function withMutants(source, file, sites, from) {
  const { program } = parseSync(file, source, { lang: "ts", range: false })
  /** @type {{ start: number, end: number, open: string, close: string }[]} */
  const around = [
    ...loops(/** @type {Node} */ (program)),
    ...byPlace(sites, statements(/** @type {Node} */ (program))),
  ]
  // Insert from the end, so that earlier positions stay valid. At one position the last insertion comes first: outer ones open first, close last.
  const marks = around.flatMap(({ start, end, open, close }) => {
    const width = end - start + (open.startsWith("{") ? 0.5 : 0)
    return [
      { at: start, text: open, rank: [0, width] },
      { at: end, text: close, rank: [1, -width] },
    ]
  })
  marks.sort((a, b) => b.at - a.at || a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1])
  let out = source
  for (const { at, text } of marks) out = out.slice(0, at) + text + out.slice(at)
  return `import { ${AWAKE} } from ${JSON.stringify(from)};${out}`
}

/**
 * A statement must not begin with a bracket: without semicolons it would continue the previous line.
 * @param {readonly Numbered[]} sites @param {ReadonlySet<number>} statements
 */
function byPlace(sites, statements) {
  /** @type {Map<string, Numbered[]>} */
  const places = new Map()
  for (const site of sites) {
    const place = `${site.start}-${site.end}`
    places.set(place, [...(places.get(place) ?? []), site])
  }
  return [...places.values()].map((list) => ({
    start: list[0].start,
    end: list[0].end,
    open: `${list[0].prefix ?? ""}${statements.has(list[0].start) && isWidest(list[0], sites) ? "void" : ""}(${list.map(({ number }) => `${AWAKE}.reached[${number}]=1,`).join("")}${list.map(({ number, text }) => `${AWAKE}.awake===${number}?(${text}):`).join("")}(`,
    close: "))",
  }))
}

/** @param {Numbered} site @param {readonly Numbered[]} sites */
function isWidest({ start, end }, sites) {
  return sites.every((other) => other.start !== start || other.end <= end)
}

/** Where statements begin that are an expression. @param {Node} node @returns {ReadonlySet<number>} */
function statements(node, found = new Set()) {
  if (node.type === "ExpressionStatement") found.add(node.start)
  for (const child of childrenOf(node)) statements(child, found)
  return found
}

/** A mutant may never come to an end: its rounds are counted. @param {Node} node @returns {{ start: number, end: number, open: string, close: string }[]} */
function loops(node) {
  const inner = childrenOf(node).flatMap(loops)
  if (!/^(?:While|DoWhile|For|ForOf|ForIn)Statement$/.test(node.type)) return inner
  const { start, end } = node.body
  return [...inner, { start, end, open: `{${AWAKE}.round();`, close: "}" }]
}
