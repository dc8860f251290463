import type { Bindings, StackInfo } from "../state/object.ts"
import type { ObjectId, PlayerId, Ref } from "../state/ref.ts"

/**
 * The point of view from which a filter, amount, condition or instruction is evaluated: whose ability it is, who "you" are, the targets
 * and the bound names. Binding a name replaces `bindings`, never mutates it.
 */
export interface Context {
  /** The object with the ability; if it has left, its last known information counts. */
  source: ObjectId
  /** "You". */
  you: PlayerId
  bindings: Bindings
  targets: readonly (readonly Ref[])[]
  divided: readonly (readonly number[])[] | null
  x: number
  /** The resolving or cast object on the stack; 0 for static abilities. */
  stack: ObjectId
}

export const NO_BINDINGS: Bindings = {}
const NO_TARGETS: readonly (readonly Ref[])[] = []

/** The context of a static ability, a cost or a question about an object. */
export function contextOf(source: ObjectId, you: PlayerId, x = 0, bindings: Bindings = NO_BINDINGS): Context {
  return { source, you, bindings, targets: NO_TARGETS, divided: null, x, stack: 0 }
}

/** The context of a spell or ability on the stack. */
export function stackContext(id: ObjectId, you: PlayerId, info: StackInfo): Context {
  return {
    source: info.source,
    you,
    bindings: info.bindings,
    targets: info.targets,
    divided: info.divided,
    x: info.x,
    stack: id,
  }
}

/** The same context with only these targets. Written out, since spreading objects of many shapes is slow. */
export function withTargets(
  c: Context,
  targets: Context["targets"],
  divided: Context["divided"] = c.divided,
): Context {
  const { source, you, bindings, x, stack } = c
  return { source, you, bindings, targets, divided, x, stack }
}

/** The bindings with one name added or replaced. */
export function bound(bindings: Bindings, name: string, value: readonly Ref[] | number | string): Bindings {
  // A computed key in a literal is several times slower than a write.
  const out: Record<string, Bindings[string]> = { ...bindings }
  out[name] = value
  return out
}

/** The objects and players bound to a name; empty if there are none. */
export function boundRefs(bindings: Bindings, name: string): readonly Ref[] {
  const value = bindings[name]
  return typeof value === "object" ? value : NO_REFS
}
const NO_REFS: readonly Ref[] = []

/** Binds a name for the following steps. */
export function bind(
  context: Context,
  name: string | undefined,
  value: readonly Ref[] | number | string,
): void {
  if (name !== undefined) context.bindings = bound(context.bindings, name, value)
}
