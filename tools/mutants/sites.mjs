// Finds the places where the engine can be mutated, and the rule that the code there implements.
import { parseSync } from "vite"
import { OPERATORS } from "./operators.mjs"
import { rulesAt } from "./rules-at.mjs"
import { childrenOf, isFunction } from "./tree.mjs"

/** @typedef {import("./tree.mjs").Node} Node */
/**
 * One change at one place; `prefix` comes before it, where it isn't written. `key` is stable as long as its function is unchanged: file, function, operator and index among its kind.
 * @typedef {{ key: string, start: number, end: number, text: string, prefix?: string, rules: readonly string[] }} Site
 */

/**
 * The mutation sites of a source file, all or only those in code of a rule. Code outside functions runs once at module load and has none.
 * @param {string} source
 * @param {string} file
 * @param {(place: string) => readonly string[] | null} more further rules of a function, by file and name; null where none is known
 * @returns {Site[]}
 */
export function sitesIn(source, file, more = () => null) {
  const { program, comments } = parseSync(file, source, { lang: "ts", range: false })
  const rules = rulesAt(source, /** @type {Node} */ (program), comments)
  /** @type {Site[]} */
  const sites = []
  /** @type {Map<string, number>} */
  const ordinals = new Map()

  /** @param {Node} node @param {Node[]} above @param {string} within @param {boolean} lazy */
  function visit(node, above, within, lazy) {
    const name = nameOf(node, above.at(-1)) ?? within
    if (lazy)
      for (const { op, ...change } of OPERATORS.flatMap((operator) => operator(node, source, above))) {
        const kind = `${name}:${op}`
        const ordinal = (ordinals.get(kind) ?? 0) + 1
        ordinals.set(kind, ordinal)
        const told = more(`${file}:${name}`)
        const named = [...new Set([...rules(node), ...(told ?? [])])]
        if (named.length > 0 || told !== null)
          sites.push({
            key: `${file}:${kind}:${ordinal}`,
            start: node.start,
            end: node.end,
            ...change,
            rules: named,
          })
      }
    for (const child of childrenOf(node)) visit(child, [...above, node], name, lazy || isFunction(node))
  }
  visit(/** @type {Node} */ (program), [], "", false)
  return sites
}

/** @param {Node} node @param {Node | undefined} parent */
function nameOf(node, parent) {
  if (node.type === "FunctionDeclaration") return node.id?.name
  if (node.type === "Property" || node.type === "MethodDefinition")
    return isFunction(node.value) ? (node.key.name ?? String(node.key.value)) : undefined
  if (isFunction(node) && parent?.type === "VariableDeclarator") return parent.id.name
  return undefined
}
