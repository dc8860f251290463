/** Data with some of its nodes replaced: `f` gives the new node, or nothing to look inside. */
export function mapNodes(value: unknown, f: (node: object) => unknown): unknown {
  if (typeof value !== "object" || value === null) return value
  const replaced = Array.isArray(value) ? undefined : f(value)
  if (replaced !== undefined) return replaced
  if (Array.isArray(value)) {
    const items = value.map((item) => mapNodes(item, f))
    return items.some((item, i) => item !== value[i]) ? items : value
  }
  let changed: Record<string, unknown> | undefined
  for (const [key, inner] of Object.entries(value)) {
    const next = mapNodes(inner, f)
    if (next === inner) continue
    changed ??= { ...value } as Record<string, unknown>
    changed[key] = next
  }
  return changed ?? value
}

/** Whether a word that points back at a player in this way occurs. */
export function isSaid(value: unknown, noun: string): boolean {
  let found = false
  mapNodes(value, (node) => {
    const said = node as { who?: string; noun?: string }
    if (said.who === "said" && (said.noun === noun || said.noun === "they")) found = true
    return undefined
  })
  return found
}
