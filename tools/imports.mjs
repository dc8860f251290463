// Finds the imports of a source text.
import { pieces } from "./source.mjs"

/**
 * @typedef {{ specifier: string, at: number, isType: boolean }} Import
 */

/**
 * The import specifiers of a source text: static, side-effect, re-exported, dynamic, and `import("…")` types. Type-only imports vanish at
 * run time, and dynamic imports don't run while the module loads.
 * @param {string} source
 * @returns {Import[]}
 */
export function imports(source) {
  return pieces(source).flatMap(({ kind, text, at }) => {
    if (kind !== "string") return []
    const before = source.slice(Math.max(0, at - 40), at)
    if (!/(\bfrom|\bimport)\s*\(?\s*$/.test(before)) return []
    return [{ specifier: text.slice(1, -1), at, isType: /\(\s*$/.test(before) || isTypeOnly(source, at) }]
  })
}

/**
 * Whether the statement that ends with the specifier at this position imports or exports only types.
 * @param {string} source
 * @param {number} at
 */
function isTypeOnly(source, at) {
  const statement = /(?:^|\n)(import|export)\b((?:(?!\n(?:import|export)\b)[\s\S])*)$/.exec(
    source.slice(0, at),
  )
  if (statement === null) return false
  const clause = statement[2].trim()
  if (/^type\b/.test(clause)) return true
  const names = /^\{([\s\S]*)\}\s*from$/.exec(clause)
  const parts = names?.[1].split(",").map((name) => name.trim())
  return parts?.every((name) => name === "" || name.startsWith("type ")) ?? false
}
