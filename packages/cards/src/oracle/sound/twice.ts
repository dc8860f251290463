import { someNode } from "../phrases/some-node.ts"
import type { Unsound } from "./unsound.ts"

/**
 * "Choose a card from it, then choose a card from their graveyard. Exile the chosen cards": the second choice would
 * overwrite the first.
 */
export function namesBoundTwice(ability: object): readonly Unsound[] {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return
    const { do: kind, of } = value as { do?: string; of?: unknown }
    if (kind === "sequence" && Array.isArray(of)) for (const name of twiceIn(of)) found.add(name)
    for (const part of Object.values(value)) visit(part)
  }
  visit(ability)
  return [...found].map((name) => ({ reason: "bound twice", told: `"${name}" is given twice` }))
}

/** Names that two choices of one sequence bind and that a later step uses. */
function twiceIn(steps: readonly unknown[]): readonly string[] {
  const given = steps.map((step) => {
    const { do: kind, bind } = step as { do?: string; bind?: string }
    return kind === "chooseObjects" ? bind : undefined
  })
  return given.flatMap((name, i) => {
    const again = name === undefined ? -1 : given.indexOf(name, i + 1)
    if (name === undefined || again < 0) return []
    return steps.slice(again + 1).some((step) => asksFor(step, name)) ? [name] : []
  })
}

function asksFor(step: unknown, name: string): boolean {
  return someNode(
    step,
    (node) => "sel" in node && node.sel === "bound" && "name" in node && node.name === name,
  )
}
