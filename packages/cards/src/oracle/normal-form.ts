import type { Ability } from "@apnap/engine"

type Node = Readonly<Record<string, unknown>>

/** Members that bind a name to what an instruction makes, finds or counts. */
const NAMING: readonly string[] = ["bind", "restBind", "excess"]

/** Default names that loops bind. */
const LOOPS: ReadonlyMap<unknown, string> = new Map([
  ["forEach", "each"],
  ["forEachPlayer", "player"],
])

/**
 * An ability without differences that don't matter: unused names are dropped and the others
 * numbered; what is among the object itself is that object; an implicit "you", source of damage or mover of a card is left out; operands of "and" and "or"
 * are sorted.
 */
export function normalForm(ability: Ability): unknown {
  const asked = new Set<string>()
  visit(ability, (node) => asks(node) && asked.add(node.name as string))
  const numbers = new Map<string, string>()
  visit(ability, (node) => {
    for (const name of given(node))
      if (asked.has(name) || asked.has(`${name}Count`))
        numbers.set(name, numbers.get(name) ?? `#${numbers.size + 1}`)
  })
  return normal(ability, numbers)
}

function visit(node: unknown, f: (node: Node) => void): void {
  if (typeof node !== "object" || node === null) return
  if (!Array.isArray(node)) f(node as Node)
  for (const part of Object.values(node)) visit(part, f)
}

/** Whether a node refers to a bound name. */
function asks(node: Node): boolean {
  return (
    node.sel === "bound" ||
    node.who === "bound" ||
    node.n === "bound" ||
    node.if === "did" ||
    node.if === "coinWon"
  )
}

/** The names that a node binds. */
function given(node: Node): readonly string[] {
  const names = NAMING.map((key) => node[key]).filter((name) => typeof name === "string")
  if (node.do === "bind") names.push(node.name as string)
  return names
}

function normal(value: unknown, numbers: ReadonlyMap<string, string>): unknown {
  if (typeof value !== "object" || value === null) return value
  if (Array.isArray(value)) return value.map((part) => normal(part, numbers))
  const node = value as Node
  if (node.is === "among" && (node.of as Node).sel === "self") return { is: "self" }
  const made: Record<string, unknown> = {}
  for (const key of Object.keys(node).sort()) {
    const part = normalMember(node, key, numbers)
    if (part !== undefined) made[key] = part
  }
  return made.is === "and" || made.is === "or" || made.if === "and" || made.if === "or" ? joined(made) : made
}

function normalMember(node: Node, key: string, numbers: ReadonlyMap<string, string>): unknown {
  const part = node[key]
  if (key === "implied") return undefined
  if (NAMING.includes(key)) return part === LOOPS.get(node.do) ? undefined : numbers.get(part as string)
  if (key === "name" && (asks(node) || node.do === "bind")) return numbered(part as string, numbers)
  if (key === "player" && "do" in node && ((part as Node).who === "you" || node.do === "move"))
    return undefined
  if (key === "source" && node.do === "damage" && (part as Node).sel === "self") return undefined
  return normal(part, numbers)
}

/** `xCount` is the number of cards drawn by a draw bound to `x`. */
function numbered(name: string, numbers: ReadonlyMap<string, string>): string {
  const count = numbers.get(name.replace(/Count$/, ""))
  return numbers.get(name) ?? (count === undefined ? name : `${count}Count`)
}

/** Merges nested operands into one sorted list. */
function joined(node: Record<string, unknown>): Node {
  const [kind, word] = "is" in node ? (["is", node.is] as const) : (["if", node.if] as const)
  const parts = (node.of as readonly Node[]).flatMap((part) =>
    part[kind] === word ? (part.of as Node[]) : [part],
  )
  return {
    ...node,
    of: parts
      .map((part) => [JSON.stringify(part), part] as const)
      .sort(byText)
      .map(([, part]) => part),
  }
}

function byText([a]: readonly [string, Node], [b]: readonly [string, Node]): number {
  return a < b ? -1 : a > b ? 1 : 0
}
