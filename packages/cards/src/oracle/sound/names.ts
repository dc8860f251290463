import type { EventPattern } from "@apnap/engine"
import { suppliedBy, suppliedByNode, suppliedInside } from "./supplies.ts"
import type { Unsound } from "./unsound.ts"

type Node = Readonly<Record<string, unknown>>

/** Names used although nothing before supplies them (608.2c). `known` are names supplied by other lines of the card. */
export function unboundNames(ability: object, known: ReadonlySet<string>): readonly Unsound[] {
  const found = new Set<string>()
  const visit = (value: unknown, names: Set<string>): void => {
    if (typeof value !== "object" || value === null) return
    if (Array.isArray(value)) {
      for (const part of value) visit(part, names)
      return
    }
    const node = value as Node
    const inside = scopeOf(node, names, known)
    // A repeated step may refer to what its previous round made.
    if (node.do === "repeat") for (const name of suppliedIn(node)) inside.add(name)
    if (isAsking(node) && !inside.has(node.name as string)) found.add(node.name as string)
    for (const [key, part] of Object.entries(node)) if (key !== "when") visit(part, inside)
    for (const name of suppliedByNode(node)) names.add(name)
    // Names supplied inside a part stay known after it.
    for (const name of inside) if (inside !== names && isKept(name)) names.add(name)
  }
  visit(ability, new Set(known))
  return [...found].map((name) => ({ reason: "unbound", told: `nothing supplies "${name}"` }))
}

/** Names of an event or loop are valid only inside it. */
const PASSING: ReadonlySet<string> = new Set([
  "it",
  "other",
  "player",
  "source",
  "amount",
  "became",
  "each",
  "affected",
])

function isKept(name: string): boolean {
  return !PASSING.has(name)
}

/** The names visible inside a node: those around it, those of its event and its own. */
function scopeOf(node: Node, names: Set<string>, known: ReadonlySet<string>): Set<string> {
  if ("ability" in node) {
    const own = new Set(known)
    if (node.ability === "triggered") for (const name of suppliedBy(node.when as EventPattern)) own.add(name)
    return own
  }
  const event = eventOf(node)
  const more = [...suppliedInside(node), ...(event === undefined ? [] : suppliedBy(event)), ...besides(node)]
  return more.length === 0 ? names : new Set([...names, ...more])
}

/** All names supplied anywhere inside the value. */
function suppliedIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return []
  const inner = Object.values(value).flatMap(suppliedIn)
  return Array.isArray(value) ? inner : [...suppliedByNode(value as Node), ...inner]
}

/** The event a node refers to: of a delayed trigger or a replacement effect. */
function eventOf(node: Node): EventPattern | undefined {
  const {
    do: deed,
    when,
    event,
    static: kind,
  } = node as {
    do?: string
    when?: EventPattern
    event?: EventPattern
    static?: string
  }
  if (deed === "delayed") return when
  return kind === undefined ? undefined : event
}

/** Names that a node supplies implicitly, without a key that declares them. */
function besides(node: Node): readonly string[] {
  const { do: deed, static: kind } = node as { do?: string; static?: string }
  if (deed === "prevent" || kind === "prevent" || deed === "redirect")
    return ["prevented", "source", "it", "player"]
  // "That many": as many as would have been created.
  if (kind === "alter" || kind === "replace") return ["amount"]
  if (kind === "asFinds") return ["found"]
  if (kind === "enters" || kind === "asTurnedFaceUp" || kind === "asTransforms") return ["it", "player"]
  // What mana does for the spell it's spent on (106.6).
  if ("when" in node && "effect" in node && !("do" in node)) return ["it", "player"]
  return []
}

function isAsking(node: Node): boolean {
  // Votes are referred to by the word voted for.
  if (typeof node.name === "string" && node.name.startsWith("vote:")) return false
  return node.sel === "bound" || node.who === "bound" || node.n === "bound" || node.if === "did"
}
