/** Nodes derived from others while reading; they keep the original's place in the text. */
const MADE_FROM = new WeakMap<object, object>()

/** Records that a node takes another's place. */
export function inPlaceOf<T>(node: T, old: object): T {
  if (typeof node === "object" && node !== null && node !== old) MADE_FROM.set(node, old)
  return node
}

/** The place of a node in the text. */
export function placeOf<P>(places: { get(node: object): P | undefined }, node: object): P | undefined {
  const own = places.get(node)
  if (own !== undefined) return own
  const old = MADE_FROM.get(node)
  return old === undefined ? undefined : placeOf(places, old)
}

/** Data with some nodes replaced: `f` returns the new node, or undefined to look inside. */
export function mapNodes(value: unknown, f: (node: object) => unknown): unknown {
  if (typeof value !== "object" || value === null) return value
  if (Array.isArray(value)) return mapItems(value, f)
  const replaced = f(value)
  if (replaced !== undefined) return replaced
  let changed: Record<string, unknown> | undefined
  for (const [key, inner] of Object.entries(value)) {
    const next = mapNodes(inner, f)
    if (next === inner) continue
    changed ??= inPlaceOf({ ...value } as Record<string, unknown>, value)
    changed[key] = next
  }
  return changed ?? value
}

/** A list with some nodes replaced; the same list if none is. */
function mapItems(list: readonly unknown[], f: (node: object) => unknown): readonly unknown[] {
  let changed: unknown[] | undefined
  for (let i = 0; i < list.length; i++) {
    const next = mapNodes(list[i], f)
    if (next === list[i]) continue
    changed ??= [...list]
    changed[i] = next
  }
  return changed ?? list
}

/** Whether a word that refers to a player by this noun, or "they", occurs. */
export function isSaid(value: unknown, noun: string): boolean {
  let found = false
  mapNodes(value, (node) => {
    const said = node as { who?: string; noun?: string }
    if (said.who === "said" && (said.noun === noun || said.noun === "they")) found = true
    return undefined
  })
  return found
}

/** Data with the replacements of its nodes, and with the names its instructions bind. */
export function rebuild(
  value: unknown,
  replaced: ReadonlyMap<object, unknown>,
  bound: ReadonlyMap<object, string>,
): unknown {
  return mapNodes(value, (node) => {
    if (replaced.has(node)) return replaced.get(node)
    const name = bound.get(node)
    return name === undefined
      ? undefined
      : { ...(rebuild({ ...node }, replaced, bound) as object), bind: name }
  })
}
