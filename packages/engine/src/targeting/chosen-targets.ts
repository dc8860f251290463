import type { StackInfo } from "../state/object.ts"

/** Targets chosen for each slot, the shares of divided amounts, and the player for whom each was chosen. */
export type ChosenTargets = Required<Pick<StackInfo, "targets" | "divided" | "forWhom">>

/** The targets of several parts of one spell or ability, part by part. */
export function joined(parts: readonly ChosenTargets[]): ChosenTargets {
  if (parts.length === 1) return parts[0]
  return {
    targets: parts.flatMap(({ targets }) => targets),
    divided: bySlot(parts, ({ divided }) => divided),
    forWhom: bySlot(parts, ({ forWhom }) => forWhom),
  }
}

/** What is said of the targets of some parts, with nothing for the slots of the others. */
function bySlot<T>(
  parts: readonly ChosenTargets[],
  said: (part: ChosenTargets) => readonly (readonly T[])[] | null,
): readonly (readonly T[])[] | null {
  if (parts.every((part) => said(part) === null)) return null
  return parts.flatMap((part) => said(part) ?? part.targets.map(() => []))
}
