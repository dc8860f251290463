import type { Bindings, StackInfo } from "../state/object.ts"
import type { ObjectId, PlayerId, Ref } from "../state/ref.ts"

/**
 * From where a filter, amount, condition or instruction is read: whose ability it is, who "you" are, what was targeted and what
 * names are bound. `bindings` is replaced, never mutated, when a step binds a name.
 */
export interface Context {
  /** The object with the ability; it may have left (then its last known information counts). */
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

/** Nothing is bound. */
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

/** The same, reading only these targets. Written out: spreading what has many shapes is slow. */
export function withTargets(
  c: Context,
  targets: Context["targets"],
  divided: Context["divided"] = c.divided,
): Context {
  const { source, you, bindings, x, stack } = c
  return { source, you, bindings, targets, divided, x, stack }
}

/** These bindings and one more, or another one of that name. */
export function bound(bindings: Bindings, name: string, value: readonly Ref[] | number | string): Bindings {
  // A computed name in a literal is several times as slow as a write.
  const out: Record<string, Bindings[string]> = { ...bindings }
  out[name] = value
  return out
}

/** The objects and players that a name is bound to; none where it is bound to nothing of the kind. */
export function boundRefs(bindings: Bindings, name: string): readonly Ref[] {
  const value = bindings[name]
  return typeof value === "object" ? value : NO_REFS
}
const NO_REFS: readonly Ref[] = []

/** Binds a name for the steps that follow. */
export function bind(
  context: Context,
  name: string | undefined,
  value: readonly Ref[] | number | string,
): void {
  if (name !== undefined) context.bindings = bound(context.bindings, name, value)
}
