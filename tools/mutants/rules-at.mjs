// Finds the rules that code implements: those cited by a comment above it, or by a string in its function ("704.5g" of an event).
import { childrenOf, isFunction } from "./tree.mjs"

/** @typedef {import("./tree.mjs").Node} Node */

const number = /(?<!\[S\d{3}-)\b[1-9]\d{2}\.\d+[a-z]?\b(?!@)/g
const onlyNumber = /^[1-9]\d{2}\.\d+[a-z]?$/

/**
 * Returns a function from a node to the rules it implements.
 * @param {string} source
 * @param {Node} program
 * @param {readonly { start: number, end: number, value: string }[]} comments
 */
export function rulesAt(source, program, comments) {
  /** @type {{ start: number, end: number, rules: readonly string[] }[]} */
  const spans = []
  const nodes = all(program)
  for (const comment of comments) {
    const rules = comment.value.match(number)
    const host = rules && hostOf(source, nodes, comment)
    if (rules && host) spans.push({ start: host.start, end: host.end, rules })
  }
  for (const { node, above } of nodes) {
    if (node.type !== "Literal" || typeof node.value !== "string" || !onlyNumber.test(node.value)) continue
    const home = above.findLast((one) => isFunction(one))
    if (home) spans.push({ start: home.start, end: home.end, rules: [node.value] })
  }
  /** @param {Node} node */
  return ({ start, end }) => [
    ...new Set(spans.filter((span) => span.start <= start && end <= span.end).flatMap(({ rules }) => rules)),
  ]
}

/** Every node with those above it, outer ones first. @param {Node} program */
function all(program) {
  /** @type {{ node: Node, above: Node[] }[]} */
  const found = []
  /** @param {Node} node @param {Node[]} above */
  function visit(node, above) {
    found.push({ node, above })
    for (const child of childrenOf(node)) visit(child, [...above, node])
  }
  visit(program, [])
  return found
}

/**
 * The node that a comment describes: the largest one that begins right after it, or the one before it on the same line.
 * @param {string} source
 * @param {readonly { node: Node, above: Node[] }[]} nodes
 * @param {{ start: number, end: number }} comment
 */
function hostOf(source, nodes, { start, end }) {
  const lineStart = source.lastIndexOf("\n", start) + 1
  const before = source.slice(lineStart, start)
  const at = before.trim() === "" ? end + behind(source.slice(end)) : lineStart + before.search(/\S/)
  const host = nodes.find(({ node }) => node.start === at && node.type !== "Program")
  if (host) return host.node
  const home = nodes.findLast(({ node }) => isFunction(node) && node.start <= start && end <= node.end)
  return home?.node
}

/** How far the next code is, further comments and signs that close passed over. @param {string} text */
function behind(text) {
  return /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/|[)\]},;&|?:]|else\b)*/.exec(text)?.[0].length ?? 0
}
