// The parts of a source file's syntax tree that mutation needs.

/** @typedef {{ type: string, start: number, end: number } & Record<string, any>} Node */

const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"])
/** Node types that exist only for types and hold no code. */
const WRAPPERS = new Set(["TSAsExpression", "TSNonNullExpression", "TSSatisfiesExpression"])
const NOT_CODE = new Set([
  "typeAnnotation",
  "returnType",
  "typeParameters",
  "typeArguments",
  "superTypeArguments",
])

/** @param {Node | null | undefined} node */
export function isFunction(node) {
  return node !== null && node !== undefined && FUNCTIONS.has(node.type)
}

/**
 * The child nodes that are code.
 * @param {Node} node
 * @returns {Node[]}
 */
export function childrenOf(node) {
  if (node.type.startsWith("TS") && !WRAPPERS.has(node.type)) return []
  if (node.type === "ImportDeclaration") return []
  /** @type {Node[]} */
  const children = []
  for (const [field, value] of Object.entries(node)) {
    if (NOT_CODE.has(field) || (field === "key" && !node.computed)) continue
    if (field === "key" && node.shorthand) continue
    for (const part of Array.isArray(value) ? value : [value]) if (isNode(part)) children.push(part)
  }
  return children
}

/** @param {unknown} value @returns {value is Node} */
function isNode(value) {
  return typeof value === "object" && value !== null && typeof Reflect.get(value, "type") === "string"
}
