/** A place in a shape that stands for what a hole of the template holds. */
export class Hole {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A hole by its name in the template. Its type is what the shape wants at that place. */
export function $<T>(name: string): T {
  return new Hole(name) as T
}

export type Bindings = Record<string, unknown>

/**
 * Keys that text does not spell: names that tie steps together, and where a trigger or replacement works from. A shape need
 * not name them.
 */
const SILENT: ReadonlySet<string> = new Set(["bind", "link", "restBind", "atOnce"])

/** The value of a shape whose holes are filled. Always a new value, for each place in a text is a node of its own. */
export function fill(shape: unknown, holes: Bindings): unknown {
  if (shape instanceof Hole) return holes[shape.name]
  if (Array.isArray(shape)) return shape.map((part) => fill(part, holes))
  if (typeof shape !== "object" || shape === null) return shape
  const value: Record<string, unknown> = {}
  for (const key of Object.keys(shape)) value[key] = fill((shape as Bindings)[key], holes)
  return value
}

/**
 * Finds what the holes of a shape hold in a value, or false when the value has another shape. Every key of the value must
 * be in the shape, so that nothing is left unsaid.
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

/** A list of joined filters that is longer than that of the shape: what is more fits its first hole. */
function gather(shape: Bindings, value: Bindings): Bindings | undefined {
  if (shape.is !== "and" || value.is !== "and") return undefined
  const [wanted, found] = [shape.of, value.of]
  if (!Array.isArray(wanted) || !Array.isArray(found)) return undefined
  const more = found.length - wanted.length
  if (more <= 0 || !(wanted[0] instanceof Hole)) return undefined
  return { ...value, of: [{ is: "and", of: found.slice(0, more + 1) }, ...found.slice(more + 1)] }
}

/** Whether two pieces of data are alike. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false
  const left = Object.keys(a).filter((key) => (a as Bindings)[key] !== undefined)
  const right = Object.keys(b).filter((key) => (b as Bindings)[key] !== undefined)
  return left.length === right.length && left.every((key) => same((a as Bindings)[key], (b as Bindings)[key]))
}
