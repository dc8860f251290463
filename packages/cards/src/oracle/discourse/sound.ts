/**
 * Whether no player would have to choose where nobody can be asked: in a condition, a number, a filter, an event, or what a
 * static ability affects. "A creature" means any creature there, not one that is chosen (603.2, 611.3).
 */
export function isSound(value: unknown, asking = true): boolean {
  if (typeof value !== "object" || value === null) return true
  if (Array.isArray(value)) return value.every((item) => isSound(item, asking))
  const node = value as Readonly<Record<string, unknown>>
  if (!asking && (node.sel === "choose" || node.who === "choose")) return false
  const here = asking && !UNASKED.some((key) => key in node)
  const again = ASKED.some((key) => key in node)
  return Object.values(node).every((inner) => isSound(inner, here || again))
}

/** Nodes that are worked out without asking: conditions, amounts, filters, events, static effects. */
const UNASKED = ["if", "n", "is", "on", "static"]
/** Abilities and effects inside of them ask again. */
const ASKED = ["ability", "do"]
