/**
 * Whether no choice occurs where nobody can be asked: in a condition, amount, filter, event, or what a static ability
 * affects. There, "a creature" means any creature, not a chosen one (603.2, 611.3).
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

/** Nodes evaluated without asking: conditions, amounts, filters, events, static effects. */
const UNASKED = ["if", "n", "is", "on", "static"]
/** Abilities and effects inside them may ask again. */
const ASKED = ["ability", "do"]
