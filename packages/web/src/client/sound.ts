/**
 * Validates a stored value against the shape of its default: parts of another type, from other versions or manual edits, are replaced by
 * the default. Parts absent from the default are kept.
 */
export function soundly<T>(kept: unknown, usual: T): T {
  if (!isSameKind(kept, usual)) return usual
  if (!isPlain(usual)) return kept as T
  const parts = Object.entries(usual).map(([name, part]) => {
    const own = (kept as Record<string, unknown>)[name]
    return [name, own === undefined ? part : soundly(own, part)]
  })
  return { ...(kept as T), ...Object.fromEntries(parts) }
}

function isSameKind(one: unknown, other: unknown): boolean {
  return (
    typeof one === typeof other &&
    Array.isArray(one) === Array.isArray(other) &&
    (one === null) === (other === null)
  )
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
