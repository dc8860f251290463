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
 * The nodes of the language by kind. The field that names the kind holds which member of it a node is: `do: "draw"` makes an instruction.
 * Parts without such a field (modes, target slots, costs, faces) belong to the node that they are in.
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

/** What the members of a kind are called. */
export type NodeName<K extends NodeKind> = Extract<Nodes[K], Readonly<Record<K, string>>>[K]

/** Whether this part of the language is a node of that kind. Of all nodes, one condition alone has the field of another kind: "it's night". */
export function isNode<K extends NodeKind>(part: object, kind: K): part is Nodes[K] {
  return typeof Reflect.get(part, kind) === "string" && (kind !== "is" || !("if" in part))
}

/** The first node of that kind in the piece, itself included, that passes the test; a node comes before its parts. */
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

/** Whether some node of that kind in the piece passes the test. */
export function some<K extends NodeKind>(
  piece: unknown,
  kind: K,
  test: (node: Nodes[K]) => boolean,
): boolean {
  return find(piece, kind, test) !== undefined
}

/** Whether a node of that kind and one of these names is in the piece. */
export function mentions<K extends NodeKind>(
  piece: unknown,
  kind: K,
  ...names: readonly NodeName<K>[]
): boolean {
  const wanted: readonly unknown[] = names
  return some(piece, kind, (node) => wanted.includes(Reflect.get(node, kind)))
}

/** What a field can hold that is no part of its own. */
export type Word = string | number | boolean

/** Whether some word in the piece passes the test, given with the field that holds it, or holds the list that it is in. */
export function someWord(piece: unknown, test: (word: Word, field: string) => boolean, field = ""): boolean {
  if (Array.isArray(piece)) return piece.some((part) => someWord(part, test, field))
  if (typeof piece === "object" && piece !== null)
    return Object.entries(piece).some(([key, part]) => someWord(part, test, key))
  return isWord(piece) && test(piece, field)
}

function isWord(part: unknown): part is Word {
  return typeof part === "string" || typeof part === "number" || typeof part === "boolean"
}

/** Whether the field holds this word, or has it in its list, anywhere in the piece. */
export function says(piece: unknown, field: string, word: Word): boolean {
  return someWord(piece, (found, at) => at === field && found === word)
}

/** What becomes of the nodes of some kinds. */
export type Mapping = { readonly [K in NodeKind]?: (node: Nodes[K]) => Nodes[K] }

/**
 * The same piece with its nodes changed, innermost first: a node is given with its parts changed already. Pieces in which nothing changes are
 * the same objects as before; parts that `enters` turns down stay as they are.
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
