import type { Ability } from "./ability.ts"
import type { AmountNode } from "./amount.ts"
import type { Condition } from "./condition.ts"
import type { CostPart } from "./cost.ts"
import type { Effect } from "./effects/effect.ts"
import type { EventPattern } from "./event.ts"
import type { Filter } from "./filter.ts"
import type { PlayerSelector, Selector } from "./selector.ts"
import type { Change } from "./statics/change.ts"
import type { StaticEffect } from "./statics/static.ts"

const KINDS = ["ability", "static", "do", "change", "pay", "on", "if", "n", "sel", "who", "is"] as const

/**
 * The nodes of the language by kind. The field named after the kind holds the node's name: `do: "draw"` is an instruction. Parts without
 * such a field (modes, target slots, costs, faces) belong to the enclosing node.
 */
export interface Nodes {
  ability: Ability
  static: StaticEffect
  do: Effect
  change: Change
  pay: CostPart
  on: EventPattern
  if: Condition
  n: AmountNode
  sel: Selector
  who: PlayerSelector
  is: Filter
}

export type NodeKind = (typeof KINDS)[number]

/** The names of a kind's nodes. */
export type NodeName<K extends NodeKind> = Extract<Nodes[K], Readonly<Record<K, string>>>[K]

/** Whether this part is a node of that kind. Only one node also has another kind's field: the condition "it's night". */
export function isNode<K extends NodeKind>(part: object, kind: K): part is Nodes[K] {
  return typeof Reflect.get(part, kind) === "string" && (kind !== "is" || !("if" in part))
}

/** The first node of that kind in the piece (itself included) that passes the test; outer nodes come first. */
export function find<K extends NodeKind>(
  piece: unknown,
  kind: K,
  test: (node: Nodes[K]) => boolean,
): Nodes[K] | undefined {
  if (typeof piece !== "object" || piece === null) return undefined
  if (isNode(piece, kind) && test(piece)) return piece
  for (const part of Object.values(piece)) {
    const found = find(part, kind, test)
    if (found !== undefined) return found
  }
  return undefined
}

/** Whether any node of that kind in the piece passes the test. */
export function some<K extends NodeKind>(
  piece: unknown,
  kind: K,
  test: (node: Nodes[K]) => boolean,
): boolean {
  return find(piece, kind, test) !== undefined
}

/** Whether the piece contains a node of that kind with one of these names. */
export function mentions<K extends NodeKind>(
  piece: unknown,
  kind: K,
  ...names: readonly NodeName<K>[]
): boolean {
  const wanted: readonly unknown[] = names
  return some(piece, kind, (node) => wanted.includes(Reflect.get(node, kind)))
}

/** A field value that is not itself a part. */
export type Word = string | number | boolean

/** Whether any word in the piece passes the test, which also gets the field that holds the word or its list. */
export function someWord(piece: unknown, test: (word: Word, field: string) => boolean, field = ""): boolean {
  if (Array.isArray(piece)) return piece.some((part) => someWord(part, test, field))
  if (typeof piece === "object" && piece !== null)
    return Object.entries(piece).some(([key, part]) => someWord(part, test, key))
  return isWord(piece) && test(piece, field)
}

function isWord(part: unknown): part is Word {
  return typeof part === "string" || typeof part === "number" || typeof part === "boolean"
}

/** Whether the field holds this word, or a list with it, anywhere in the piece. */
export function says(piece: unknown, field: string, word: Word): boolean {
  return someWord(piece, (found, at) => at === field && found === word)
}

/** How to change the nodes of some kinds. */
export type Mapping = { readonly [K in NodeKind]?: (node: Nodes[K]) => Nodes[K] }

/**
 * The piece with its nodes changed, innermost first: a node's parts are changed before the node. Unchanged pieces stay the same objects;
 * parts that `enters` rejects stay as they are.
 */
export function map<T>(piece: T, mapping: Mapping, enters: (part: object) => boolean = always): T {
  return mapped(piece, mapping, enters) as T
}

function always(): boolean {
  return true
}

function mapped(piece: unknown, mapping: Mapping, enters: (part: object) => boolean): unknown {
  if (typeof piece !== "object" || piece === null || !enters(piece)) return piece
  if (Array.isArray(piece)) {
    const parts = piece.map((part) => mapped(part, mapping, enters))
    return parts.some((part, i) => part !== piece[i]) ? parts : piece
  }
  const before = Object.entries(piece)
  const after = before.map(([key, part]) => [key, mapped(part, mapping, enters)] as const)
  const same = after.every(([, part], i) => part === before[i][1])
  return changed(same ? piece : Object.fromEntries(after), mapping)
}

function changed(part: object, mapping: Mapping): object {
  for (const kind of KINDS) if (isNode(part, kind)) return by(mapping, kind, part)
  return part
}

function by<K extends NodeKind>(mapping: Mapping, kind: K, node: Nodes[K]): object {
  return mapping[kind]?.(node) ?? node
}
