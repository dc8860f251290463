// Mutation operators: each returns the possible replacements of a node.

/** @typedef {import("./tree.mjs").Node} Node */
/** @typedef {(node: Node, source: string, above: readonly Node[]) => { op: string, text: string, prefix?: string }[]} Operator */

const FLIPPED = /** @type {Record<string, string>} */ ({
  "===": "!==",
  "!==": "===",
  "<": ">=",
  "<=": ">",
  ">": "<=",
  ">=": "<",
  "+": "-",
  "-": "+",
  "*": "+",
  "&": "|",
})
const SWAPPED = /** @type {Record<string, string>} */ ({ "&&": "||", "||": "&&" })
/** Names of functions that return a boolean. */
const ASKS = /^(?:is|has|can|may|cant|does|was|matches|includes|some|every|are|evaluate)/
/** Fields that only hold text for people or a rule number: a test that reads just these proves nothing. */
const TOLD = new Set(["rule", "purpose", "label", "reason", "hint", "why", "told", "code", "message"])

/** @type {readonly Operator[]} */
export const OPERATORS = [condition, comparison, negation, question, literal, word, statement, field]

/** @type {Operator} */
function condition(node, source, above) {
  const parent = above.at(-1)
  const isTest =
    (parent?.type === "IfStatement" || parent?.type === "ConditionalExpression") && parent.test === node
  return isTest && plain(node) ? [{ op: "not", text: `!(${textOf(node, source)})` }] : []
}

/** @type {Operator} */
function comparison(node, source) {
  const other = (
    node.type === "BinaryExpression" ? FLIPPED : node.type === "LogicalExpression" ? SWAPPED : {}
  )[node.operator]
  if (other === undefined) return []
  const [left, right] = [textOf(node.left, source), textOf(node.right, source)]
  return [{ op: node.operator, text: `(${left}) ${other} (${right})` }]
}

/** @type {Operator} */
function negation(node, source) {
  return node.type === "UnaryExpression" && node.operator === "!"
    ? [{ op: "!", text: textOf(node.argument, source) }]
    : []
}

/** Negates a boolean expression that is not already a condition. @type {Operator} */
function question(node, source, above) {
  if (node.type !== "CallExpression" || above.at(-1)?.type === "UnaryExpression") return []
  const { callee } = node
  const name = callee.type === "MemberExpression" ? callee.property.name : callee.name
  return ASKS.test(name ?? "") ? [{ op: "asks", text: `!(${textOf(node, source)})` }] : []
}

/** @type {Operator} */
function literal(node) {
  if (node.type !== "Literal") return []
  if (typeof node.value === "boolean") return [{ op: "boolean", text: String(!node.value) }]
  return typeof node.value === "number" ? [{ op: "number", text: String(node.value + 1) }] : []
}

/** Replaces words of the ability language and names of events, zones and steps. @type {Operator} */
function word(node, _source, above) {
  const parent = above.at(-1)
  if (node.type !== "Literal" || typeof node.value !== "string" || /^\d{3}\.\d/.test(node.value)) return []
  const isValue =
    (parent?.type === "Property" && parent.value === node && !TOLD.has(parent.key.name)) ||
    parent?.type === "ArrayExpression" ||
    (parent?.type === "CallExpression" && parent.arguments.includes(node)) ||
    parent?.type === "SwitchCase"
  return isValue ? [{ op: "word", text: '"?"' }] : []
}

/** Removes a statement. @type {Operator} */
function statement(node, _source, above) {
  if (above.at(-1)?.type !== "ExpressionStatement") return []
  return node.type === "CallExpression" || node.type === "AssignmentExpression"
    ? [{ op: "done", text: "undefined" }]
    : []
}

/** Leaves out a field of an object literal that it takes over from somewhere, like the source or the controller of an ability. @type {Operator} */
function field(node, _source, above) {
  const parent = above.at(-1)
  const isField =
    parent?.type === "Property" && parent.value === node && above.at(-2)?.type === "ObjectExpression"
  const isTaken =
    node.type === "MemberExpression" || (node.type === "Identifier" && node.name !== "undefined")
  if (!isField || !isTaken || TOLD.has(parent.key.name)) return []
  return [{ op: "field", text: "undefined", ...(parent.shorthand && { prefix: `${node.name}: ` }) }]
}

/** Comparisons and negations have operators of their own. @param {Node} node */
function plain(node) {
  return !["BinaryExpression", "UnaryExpression", "CallExpression"].includes(node.type)
}

/** @param {Node} node @param {string} source */
function textOf(node, source) {
  return source.slice(node.start, node.end)
}
