/**
 * What was kept, brought into the form of what is usual: parts of another kind, which another version or somebody's hand left there, are as
 * usual. Parts that are usually not there stay as they are.
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
