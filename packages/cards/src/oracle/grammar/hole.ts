/** A placeholder in a shape for the value of a template's hole. */
export class Hole {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A hole by its name in the template, typed as the shape requires at that place. */
export function $<T>(name: string): T {
  return new Hole(name) as T
}

export type Bindings = Record<string, unknown>

/** Keys that the text does not spell: names that tie steps together, and `atOnce`. A shape need not list them. */
const SILENT: ReadonlySet<string> = new Set(["bind", "link", "restBind", "atOnce"])

/** The shape with its holes filled. Always a fresh value, because each place in a text needs a node of its own. */
export function fill(shape: unknown, holes: Bindings): unknown {
  if (shape instanceof Hole) return holes[shape.name]
  if (Array.isArray(shape)) return shape.map((part) => fill(part, holes))
  if (typeof shape !== "object" || shape === null) return shape
  const value: Record<string, unknown> = {}
  for (const key of Object.keys(shape)) value[key] = fill((shape as Bindings)[key], holes)
  return value
}

/**
 * Matches a value against a shape and collects what its holes hold; false if the value has another shape. Every key of the
 * value must be in the shape, so that nothing goes unprinted.
 */
export function unify(shape: unknown, value: unknown, holes: Bindings): boolean {
  if (shape instanceof Hole) return bindHole(shape.name, value, holes)
  if (Array.isArray(shape)) {
    if (!Array.isArray(value) || value.length !== shape.length) return false
    return shape.every((part, i) => unify(part, value[i], holes))
  }
  if (typeof shape !== "object" || shape === null) return shape === value
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false
  return unifyKeys(shape as Bindings, value as Bindings, holes)
}

function bindHole(name: string, value: unknown, holes: Bindings): boolean {
  if (value === undefined) return false
  if (name in holes) return same(holes[name], value)
  holes[name] = value
  return true
}

function unifyKeys(shape: Bindings, value: Bindings, holes: Bindings): boolean {
  const gathered = gather(shape, value)
  if (gathered !== undefined) return unifyKeys(shape, gathered, holes)
  for (const key of Object.keys(value))
    if (value[key] !== undefined && !(key in shape) && !SILENT.has(key)) return false
  for (const key of Object.keys(shape)) if (!unify(shape[key], value[key], holes)) return false
  return true
}

/** For an "and" filter with more parts than the shape's: the surplus goes into the shape's first hole. */
function gather(shape: Bindings, value: Bindings): Bindings | undefined {
  if (shape.is !== "and" || value.is !== "and") return undefined
  const [wanted, found] = [shape.of, value.of]
  if (!Array.isArray(wanted) || !Array.isArray(found)) return undefined
  const more = found.length - wanted.length
  if (more <= 0 || !(wanted[0] instanceof Hole)) return undefined
  return { ...value, of: [{ is: "and", of: found.slice(0, more + 1) }, ...found.slice(more + 1)] }
}

/** Deep equality that ignores undefined keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false
  const left = Object.keys(a).filter((key) => (a as Bindings)[key] !== undefined)
  const right = Object.keys(b).filter((key) => (b as Bindings)[key] !== undefined)
  return left.length === right.length && left.every((key) => same((a as Bindings)[key], (b as Bindings)[key]))
}
