import { TO_PERMANENTS } from "../discourse/pointing.ts"
import { someNode } from "../phrases/some-node.ts"
import type { Unsound } from "./unsound.ts"

/** "Sacrifice a Forest. It gains trample": what was sacrificed or destroyed is no permanent any more (701.8a, 701.21a). */
export function changesWhatLeft(ability: object): readonly Unsound[] {
  const gone = new Set<string>()
  someNode(ability, (node) => {
    const { do: deed, pay, bind } = node as Readonly<Record<string, unknown>>
    if (LEAVING.has((deed ?? pay) as string) && typeof bind === "string") gone.add(bind)
    return false
  })
  const isLate = (node: object) => {
    const { do: deed, what, to, on } = node as Readonly<Record<string, unknown>>
    if (deed !== "change" && deed !== "addCounters" && !TO_PERMANENTS.has(deed as string)) return false
    return [what, to, on].some((of) => {
      const { sel, name } = (of ?? {}) as { sel?: string; name?: string }
      return sel === "bound" && gone.has(name ?? "")
    })
  }
  return someNode(ability, isLate)
    ? [{ reason: "left before", told: "what was sacrificed or destroyed is changed" }]
    : []
}

const LEAVING: ReadonlySet<string> = new Set(["sacrifice", "destroy"])
